"""The diagram on a card: the court from above, one's own end below, with where the ball is and where it goes."""

from __future__ import annotations

from wwtennis.games.serve_play.cards import Face, Half, Place

CELL = 7  # letters wide: two of them make the court
PLAIN_LETTERS = str.maketrans("┌┐└┘├┤┬┴┼─│═╞╡╪●×", "+++++++++-|=+++ox")


def diagram(face: Face, *, ascii_only: bool = False) -> list[str]:
    """Nine lines; none for a card that goes nowhere."""
    if face.start is None or face.end is None:
        return []
    line = "─" * CELL
    rows = [
        f"┌{line}┬{line}┐",
        _row(far=True, back=True, face=face),
        f"├{line}┼{line}┤",
        _row(far=True, back=False, face=face),
        f"╞{'═' * CELL}╪{'═' * CELL}╡",
        _row(far=False, back=False, face=face),
        f"├{line}┼{line}┤",
        _row(far=False, back=True, face=face),
        f"└{line}┴{line}┘",
    ]
    return [row.translate(PLAIN_LETTERS) for row in rows] if ascii_only else rows


def _row(*, far: bool, back: bool, face: Face) -> str:
    """S12: the far end is turned round, its right half is on the left."""
    halves = (Half.RIGHT, Half.LEFT) if far else (Half.LEFT, Half.RIGHT)
    mark, place = ("×", face.end) if far else ("●", face.start)
    cells = [mark if _is_there(place, half, back=back) else "" for half in halves]
    return "│" + "│".join(f"{cell:^{CELL}}" for cell in cells) + "│"


def _is_there(place: Place | None, half: Half, *, back: bool) -> bool:
    return place is not None and place.half is half and place.is_fore is not back
