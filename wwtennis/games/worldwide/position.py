"""What both the state and a seat's view of it show, under the same names.

Rules that only ask (odds, what is playable) read this, so that bots and screens ask them with a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wwtennis.games.worldwide.cards import Zone
from wwtennis.games.worldwide.player_cards import Powers
from wwtennis.games.worldwide.setup import Setup
from wwtennis.games.worldwide.state import Ball


class SoloPosition(Protocol):
    @property
    def fatigue(self) -> int: ...


class SidePosition(Protocol):
    @property
    def zone(self) -> Zone: ...
    @property
    def stars(self) -> int: ...
    @property
    def built(self) -> int: ...
    @property
    def played(self) -> Sequence[int]: ...
    @property
    def powers(self) -> Powers: ...
    @property
    def solo(self) -> SoloPosition | None: ...
    @property
    def hand_count(self) -> int: ...


class Position(Protocol):
    @property
    def setup(self) -> Setup: ...
    @property
    def sides(self) -> tuple[SidePosition, SidePosition]: ...
    @property
    def ball(self) -> Ball | None: ...
    @property
    def answered(self) -> Ball | None: ...
    @property
    def rolled(self) -> int: ...
    @property
    def retreated(self) -> bool: ...
    @property
    def fault(self) -> int | None: ...
