"""What can be remarked on a match of Worldwide Tennis: beside its score the shot, the die, the surface, habits."""

from __future__ import annotations

from collections.abc import Sequence

from wwtennis.games.worldwide.state import Match
from wwtennis.games.worldwide.words.remarks.moment import OCCASIONS, Moment
from wwtennis.games.worldwide.words.remarks.players import ON_PLAYERS
from wwtennis.games.worldwide.words.remarks.shots import ON_SHOTS
from wwtennis.games.worldwide.words.remarks.surfaces import ON_SURFACE
from wwtennis.games.worldwide.words.story import Story
from wwtennis.kernel.game import Event
from wwtennis.kernel.remarks import Form, Remark, Remarks
from wwtennis.tennis.remarks import FORMS as ON_TENNIS
from wwtennis.tennis.remarks.moment import occasion

FORMS: tuple[Form[Moment], ...] = (*ON_TENNIS, *ON_SURFACE, *ON_SHOTS, *ON_PLAYERS)
REMARKS = Remarks(FORMS)


def remark(story: Story, event: Event, match: Match, names: Sequence[str]) -> Remark | None:
    """What is said beside this event, which the story has heard."""
    after = OCCASIONS.get(type(event))
    if after is None:
        return None
    played, score = match.setup.played, match.score
    after = occasion(story.tennis, played, score, after)
    if after is None:
        return None
    return REMARKS.pick(after, Moment(story.tennis, played, score, names, story, match, event), match.events)
