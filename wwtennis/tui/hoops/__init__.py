"""The screens of Hoops."""
