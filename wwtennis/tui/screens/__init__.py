"""One module a screen, each imported when it is first shown."""
