"""How strong the solo opponent is: by the book, and four harder levels, as one small table of numbers."""

from __future__ import annotations

import msgspec

from wwtennis.kernel.words import _, later


class SoloLevel(msgspec.Struct, frozen=True):
    """What a level changes in chapter 20. The defaults change nothing."""

    id: str
    name: str  # marked for translation
    says: str  # one sentence, marked for translation; {ease} and {serve_ease} stand for the numbers
    ease: int = 0  # its strokes need this much less
    serve_ease: int = 0  # and its serves this much

    @property
    def sentence(self) -> str:
        """What is different at this level: exactly this, and nothing else."""
        return _(self.says).format(ease=self.ease, serve_ease=self.serve_ease)


BY_THE_BOOK = SoloLevel("book", later("By the book"), later("It plays exactly as the rulebook says."))
EASED = later("Its strokes need {ease} less, and its serves {serve_ease} less; all else is by the book.")

SOLO_LEVELS: dict[str, SoloLevel] = {
    level.id: level
    for level in (
        BY_THE_BOOK,
        SoloLevel("club", later("Club"), EASED, ease=1, serve_ease=1),
        SoloLevel("regional", later("Regional"), EASED, ease=2, serve_ease=1),
        SoloLevel("national", later("National"), EASED, ease=3, serve_ease=1),
        SoloLevel("champion", later("Champion"), EASED, ease=4, serve_ease=1),
    )
}
