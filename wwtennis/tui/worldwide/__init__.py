"""The screens of Worldwide Tennis: match, replay and end, and the widgets that they are made of."""
