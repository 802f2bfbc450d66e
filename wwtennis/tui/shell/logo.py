"""Large letters, two pixels a cell: the name of the game, and a score. In ASCII, one pixel a cell."""

from __future__ import annotations

SMALL = {
    "T": ("#####", "  #  ", "  #  ", "  #  ", "  #  ", "     "),
    "E": ("####", "#   ", "### ", "#   ", "####", "    "),
    "N": ("#   #", "##  #", "# # #", "#  ##", "#   #", "     "),
    "I": ("#", "#", "#", "#", "#", " "),
    "S": (" ####", "#    ", " ### ", "    #", "#### ", "     "),
}
LARGE = {
    "T": ("######", "######", "  ##  ", "  ##  ", "  ##  ", "  ##  ", "  ##  ", "  ##  "),
    "E": ("######", "######", "##    ", "####  ", "####  ", "##    ", "######", "######"),
    "N": ("##   ##", "###  ##", "#### ##", "#######", "## ####", "##  ###", "##   ##", "##   ##"),
    "I": ("##", "##", "##", "##", "##", "##", "##", "##"),
    "S": (" ######", "#######", "##     ", "###### ", " ######", "     ##", "#######", "###### "),
}
DIGITS = {
    "0": ("###", "# #", "# #", "# #", "###", "   "),
    "1": (" # ", "## ", " # ", " # ", "###", "   "),
    "2": ("###", "  #", "###", "#  ", "###", "   "),
    "3": ("###", "  #", " ##", "  #", "###", "   "),
    "4": ("# #", "# #", "###", "  #", "  #", "   "),
    "5": ("###", "#  ", "###", "  #", "###", "   "),
    "6": ("###", "#  ", "###", "# #", "###", "   "),
    "7": ("###", "  #", "  #", " # ", " # ", "   "),
    "8": ("###", "# #", "###", "# #", "###", "   "),
    "9": ("###", "# #", "###", "  #", "###", "   "),
    "-": ("  ", "  ", "##", "  ", "  ", "  "),
    " ": ("  ", "  ", "  ", "  ", "  ", "  "),
}
HALVES = {(" ", " "): " ", ("#", " "): "▀", (" ", "#"): "▄", ("#", "#"): "█"}

OVER = "W O R L D W I D E"
WORD = "TENNIS"


def logo(room: int, ascii_only: bool) -> list[str]:
    """The lines of the large word, in as many columns as there is room for."""
    letters, gap = (LARGE, "  ") if room >= 46 and not ascii_only else (SMALL, " ")
    rows = [gap.join(letters[letter][row] for letter in WORD) for row in range(len(letters["T"]))]
    if ascii_only:
        return [row.rstrip() for row in rows if row.strip()]
    return [
        "".join(HALVES[pair] for pair in zip(upper, lower, strict=True)).rstrip()
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]


def large(text: str, ascii_only: bool) -> list[str]:
    """Digits in large letters: three lines of half blocks, or five of plain ones."""
    rows = [" ".join(DIGITS[letter][row] for letter in text) for row in range(6)]
    if ascii_only:
        return [row.rstrip() for row in rows[:5]]
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(HALVES[pair] for pair in zip(upper, lower, strict=True)).rstrip() for upper, lower in pairs]
