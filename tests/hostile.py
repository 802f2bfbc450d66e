"""Names that somebody chose to harm whoever sees them, and how to see that they do not."""

from wwtennis.kernel.plain import printable

ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m"  # sets the title of the window, wipes the screen, paints
TURNED = "\u202egnp.\u2066\u200b\ufeff\u3164"  # turns the writing round, and hides in it
LINES = "\r\n\x0b\x85\u2028wwtennis: all is well"
BYTE = "\udcff"  # of a file name that is no text
HOSTILE = f"a{ESCAPES}{TURNED}{LINES}{BYTE}[bold]z"


def is_harmless(text: str) -> bool:
    """Whether no letter of it, but the ends of lines, acts on a terminal or hides in it."""
    return all(printable(line) == line for line in text.split("\n"))
