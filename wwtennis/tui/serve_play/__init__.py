"""The screens of Serve & Play: match, replay and end, and the widgets that they are made of."""
