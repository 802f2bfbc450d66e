"""What can be counted in a match: the box score, its course, the report of many matches."""
