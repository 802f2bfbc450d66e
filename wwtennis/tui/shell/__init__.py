"""What every game has around it: the app, the title, forms, lists, and the machinery of playing and replaying."""
