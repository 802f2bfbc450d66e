"""Where things are on a drawn court: lines, zones and anchors, computed from the size. Seen from the near end."""

from __future__ import annotations

import msgspec
from textual.geometry import Region

from wwtennis.games.worldwide.cards import NET, Zone

NEAR_ORDER = (Zone.BACKHAND, Zone.NEUTRAL, Zone.FOREHAND)  # WT-4.1, from left to right
FAR_ORDER = NEAR_ORDER[::-1]  # the other end is seen across the net
LEAST_ALLEY = 60  # columns from which on the doubles alleys are drawn


class CourtPlan(msgspec.Struct, frozen=True):
    """The lines of a court of this size. Rows and columns are those of the lines themselves."""

    width: int
    height: int
    left: int  # the singles sidelines
    right: int
    top: int  # the baselines
    bottom: int
    net: int
    service: int  # rows from the net to a service line
    alley: int  # columns of a doubles alley, 0 where there is no room

    @property
    def middle(self) -> int:
        return (self.left + self.right) // 2

    def zone(self, zone: Zone, near: bool) -> Region:
        """The cells inside a zone."""
        if zone is NET:
            top = self.net + 1 if near else self.net - self.service + 1
            return Region(self.left + 1, top, self.right - self.left - 1, self.service - 1)
        column = (NEAR_ORDER if near else FAR_ORDER).index(zone)
        x0, x1 = self._column(column), self._column(column + 1)
        top = self.net + self.service + 1 if near else self.top + 1
        bottom = self.bottom if near else self.net - self.service
        return Region(x0 + 1, top, x1 - x0 - 1, bottom - top)

    def _column(self, number: int) -> int:
        """The line to the left of this column of the baseline."""
        return self.left + round((self.right - self.left) * number / 3)

    def stand(self, zone: Zone, near: bool) -> tuple[int, int]:
        """Where a pawn stands: its column and row."""
        where = self.zone(zone, near)
        row = where.y + (where.height - 1) // 2 if near else where.bottom - 1 - (where.height - 1) // 2
        return where.x + where.width // 2, row

    def label_row(self, zone: Zone, near: bool) -> int:
        """The row of a zone's name: along the baseline."""
        where = self.zone(zone, near)
        if zone is NET:
            return where.bottom - 1 if near else where.y
        return where.bottom - 1 if near else where.y


def court_plan(width: int, height: int) -> CourtPlan:
    """The court that fills this room: always with the net in the middle row."""
    side = 0 if width < 40 else 2 if width < LEAST_ALLEY else 3
    alley = 4 if width >= LEAST_ALLEY else 0
    above = 0 if height < 15 else 1 if height < 30 else 2
    if height % 2 == 0:
        height -= 1
    net = height // 2
    half = net - above
    service = max(2, round(half * 0.42))
    left, right = side + alley, width - 1 - side - alley
    return CourtPlan(width, height, left, right, above, height - 1 - above, net, service, alley)
