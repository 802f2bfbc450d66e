"""How strong the solo opponent is: by the book, and four harder levels, as one small table of numbers."""

from __future__ import annotations

import attrs

from wwtennis.kernel.words import later


@attrs.frozen
class SoloLevel:
    """What a level changes in chapter 20. The defaults change nothing."""

    id: str
    name: str  # marked for translation
    says: str  # one sentence, marked for translation; {ease} stands for the number
    ease: int = 0  # all its target numbers are lowered by this
    safe_second_serve: bool = False  # its second ball is the easiest serve card
    moves_back: bool = False  # after a stroke from Forehand or Backhand it is back on Neutral


BY_THE_BOOK = SoloLevel("book", later("By the book"), later("It plays exactly as the rulebook says."))

SOLO_LEVELS: dict[str, SoloLevel] = {level.id: level for level in (BY_THE_BOOK,)}
