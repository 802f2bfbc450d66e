"""How strong the solo opponent is: by the book, and four harder levels, as one small table of numbers."""

from __future__ import annotations

import attrs

from wwtennis.kernel.words import _, later


@attrs.frozen
class SoloLevel:
    """What a level changes in chapter 20. The defaults change nothing."""

    id: str
    name: str  # marked for translation
    says: str  # one sentence, marked for translation; {ease} stands for the number
    ease: int = 0  # all its target numbers are lowered by this
    moves_back: bool = False  # to Neutral, after a stroke from Forehand or Backhand, unless it goes to the net

    @property
    def sentence(self) -> str:
        """What is different at this level: exactly this, and nothing else."""
        return _(self.says).format(ease=self.ease)


EASED = later("Its serves and strokes all need {ease} less.")
EASED_AND_BACK = later(
    "Its serves and strokes all need {ease} less, and after a stroke from Forehand or Backhand it moves back to Neutral"
    " unless it goes to the net."
)

BY_THE_BOOK = SoloLevel("book", later("By the book"), later("It plays exactly as the rulebook says."))

SOLO_LEVELS: dict[str, SoloLevel] = {
    level.id: level
    for level in (
        BY_THE_BOOK,
        SoloLevel("club", later("Club"), EASED, ease=1),
        SoloLevel("regional", later("Regional"), EASED, ease=2),
        SoloLevel("national", later("National"), EASED_AND_BACK, ease=2, moves_back=True),
        SoloLevel("champion", later("Champion"), EASED_AND_BACK, ease=3, moves_back=True),
    )
}
