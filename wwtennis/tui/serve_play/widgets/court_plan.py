"""Where things are on a drawn court: lines, places and anchors, computed from the size. Seen from the near end."""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from wwtennis.games.serve_play.cards import Half, Place


class CourtPlan(msgspec.Struct, frozen=True):
    """SP-2: the lines of a court of this size. Rows and columns are those of the lines themselves."""

    left: int
    right: int
    top: int
    bottom: int
    net: int
    service: int  # rows from the net to a service line

    @property
    def middle(self) -> int:
        return (self.left + self.right) // 2

    def place(self, place: Place, near: bool) -> Region:
        """The cells inside a place. S12: the far end's left is on the right, seen across the net."""
        on_the_left = (place.half is Half.LEFT) == near
        x0, x1 = (self.left, self.middle) if on_the_left else (self.middle, self.right)
        far_line, near_line = self.net - self.service, self.net + self.service
        if place.is_fore:
            y0, y1 = (self.net, near_line) if near else (far_line, self.net)
        else:
            y0, y1 = (near_line, self.bottom) if near else (self.top, far_line)
        return Region(x0 + 1, y0 + 1, x1 - x0 - 1, y1 - y0 - 1)

    def centre(self, place: Place, near: bool) -> tuple[int, int]:
        """Where the ball lies: a column and a row, beside the name of the place, which stands along the outer edge."""
        where = self.place(place, near)
        inwards = (where.height - 1) // 2
        return where.x + where.width // 2, where.y + inwards if near else where.bottom - 1 - inwards


def court_plan(width: int, height: int) -> CourtPlan:
    """The court that fills this room: always with the net in the middle row."""
    side = 0 if width < 40 else 2
    above = 0 if height < 17 else 1
    if height % 2 == 0:
        height -= 1
    net = height // 2
    service = max(2, (net - above) // 2)
    return CourtPlan(side, width - 1 - side, above, height - 1 - above, net, service)
