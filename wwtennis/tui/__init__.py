"""The full-screen game: a shell around every game, and a folder of screens for each."""
