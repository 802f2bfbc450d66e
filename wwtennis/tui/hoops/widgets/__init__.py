"""What is painted on the screens of Hoops."""
