"""A match for elsewhere: as text for a terminal, as a picture, as numbers."""
