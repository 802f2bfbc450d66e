"""The name of the game in large letters, two pixels a cell; in plain letters where half blocks are not to be had."""

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
