"""From the match as it is shown, and the answer being put together, to what each widget paints."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from wwtennis.games.worldwide.cards import NET, Serve, Stroke, Zone
from wwtennis.games.worldwide.choices import Ask
from wwtennis.games.worldwide.rules.player_powers import star_price
from wwtennis.games.worldwide.view import View
from wwtennis.games.worldwide.words.cards import serve_brief, serve_text, stroke_brief, stroke_text
from wwtennis.games.worldwide.words.odds import Odds, serve_odds, stroke_odds
from wwtennis.games.worldwide.words.questions import LOSES_THE_POINT, Act, act_text
from wwtennis.games.worldwide.words.terms import spin_name, stars_text
from wwtennis.kernel.words import _, later
from wwtennis.tui.shell.actions import action_named, key_name
from wwtennis.tui.shell.session import MatchSession
from wwtennis.tui.worldwide.cards_shown import CardLine, card_lines
from wwtennis.tui.worldwide.draft import Draft, card_of
from wwtennis.tui.worldwide.story import Story
from wwtennis.tui.worldwide.widgets.acts import ActBox
from wwtennis.tui.worldwide.widgets.card_detail import CardDetail, StarOdds
from wwtennis.tui.worldwide.widgets.court import Scene
from wwtennis.tui.worldwide.widgets.hand import HandShown
from wwtennis.tui.worldwide.widgets.score_table import ScoreShown
from wwtennis.tui.worldwide.widgets.trackers import IncomingShown, PlateShown

STAR_CELLS = {Serve: 3, Stroke: 4}  # 0 to 2 Stars on a serve, 0 to 3 on a stroke
ONE_CARD = (Ask.STROKE, Ask.SERVE, Ask.TRIM)  # questions that are answered by choosing a card


def score_shown(session: MatchSession, story: Story) -> ScoreShown:
    state = story.state
    return ScoreShown(
        session.names, session.setup.played, state.score, state.server, story.strokes, tuple(story.points)
    )


def plate_shown(session: MatchSession, view: View, seat: int) -> PlateShown:
    return PlateShown(session.names[seat], seat, seat == view.seat, view.sides[seat], session.setup.challenges_on)


def incoming_shown(session: MatchSession, view: View) -> IncomingShown | None:
    ball = view.ball
    if ball is None:
        return None
    return IncomingShown(session.names[ball.by], ball.by, view.setup.deck.name(ball.card), ball)


def scene_shown(session: MatchSession, story: Story, near: int, draft: Draft | None, progress: float) -> Scene:
    state = story.state
    zones = (state.sides[0].zone, state.sides[1].zone)
    ball = None
    if story.flight is None:
        ball = (state.server, Zone.NEUTRAL) if state.ball is None else (1 - state.ball.by, state.ball.zone)
    scene = Scene(near, session.names, zones, ball, story.flight, progress)
    if draft is None:
        return scene
    if draft.act is Act.SERVE:
        return replace(scene, targets=(draft.view.zone,), aim=draft.view.zone)
    if draft.act is Act.PLAY:
        return replace(scene, targets=tuple(draft.targets), aim=draft.target)
    offered = {act: _goes_to(act, draft.view) for act in draft.acts}
    ways = tuple((zone, ACTION_OF.get(act, act.value)) for act, zone in offered.items() if zone is not None)
    return replace(scene, offered=ways, picked=offered[draft.act])


def _goes_to(act: Act, view: View) -> Zone | None:
    """Where on one's own end this answer leads, if it leads anywhere."""
    ball = view.ball.zone if view.ball is not None else None
    places = {
        Act.STAY: view.me.zone, Act.NET: NET, Act.BACK: Zone.NEUTRAL, Act.RUN: ball, Act.RETREAT: ball,
        Act.BACKHAND: Zone.BACKHAND, Act.FOREHAND: Zone.FOREHAND,
    }  # fmt: skip
    return places.get(act)


# The hand


def hand_shown(view: View, draft: Draft | None, lines: Sequence[CardLine], dot: str) -> HandShown:
    me, deck = view.me, view.setup.deck
    counts = _("{count} of {limit}").format(count=me.hand_count, limit=me.limit)
    shown = HandShown(_("Your hand"), counts, tuple(lines))
    if draft is not None and draft.act is Act.SERVE:
        hand = tuple(deck.strokes[card] for card in sorted(me.hand))
        shown = replace(
            shown, title=_("Your serves"), counts="", also_title=f"{_('Your hand')} {dot} {counts}", also=hand
        )
    elif draft is not None and draft.act is Act.TAKE_BACK:
        shown = replace(shown, title=_("Your discard pile"), counts=str(len(me.discard)))
    else:
        title = _HAND_TITLES.get(draft.act, "") if draft is not None and draft.needs_card else ""
        shown = replace(shown, title=_(title) if title else shown.title, serves=tuple(deck.serves.values()))
    return shown


_HAND_TITLES = {
    Act.RUN: later("Pay for the run with ..."),
    Act.RETREAT: later("Pay for the retreat with ..."),
    Act.NET: later("Pay for the net with ..."),
    Act.BACK: later("Pay for the way back with ..."),
    Act.DISCARD: later("Discard ..."),
}


def hidden_hand(view: View) -> HandShown:
    """Nobody is to see it: how many cards there are, and no more."""
    return HandShown(_("Hand hidden"), is_hidden=True, hidden_count=view.me.hand_count)


# The chosen card


def detail_shown(draft: Draft, opponent: str) -> CardDetail | None:
    """The card that the cursor is on."""
    if not draft.needs_card or draft.card is None:
        return None
    view, deck = draft.view, draft.view.setup.deck
    card = deck.strokes.get(draft.card) or deck.serves[draft.card]
    if isinstance(card, Serve):
        return _serve_detail(draft, card)
    price = star_price(view.me, card)
    text, brief = stroke_text(card, view.setup.surface, price), stroke_brief(card, view.setup.surface, price)
    if draft.act is not Act.PLAY:
        return CardDetail(card, text, brief)
    line = next(line for line in card_lines(draft, view, opponent) if line.number == draft.card)
    return CardDetail(
        card, text, brief, _star_odds(draft, card), draft.target, tuple(draft.targets), "", _roll_words(draft),
        line.why_not_at_length, _("winner"),
    )  # fmt: skip


def struck_shown(story: Story) -> CardDetail | None:
    """The card that was played last, while one looks on."""
    if story.struck is None:
        return None
    deck, surface = story.state.setup.deck, story.state.setup.surface
    if story.struck in deck.serves:
        serve = deck.serves[story.struck]
        return CardDetail(serve, serve_text(serve, surface), serve_brief(serve, surface))
    stroke = deck.strokes[story.struck]
    return CardDetail(
        stroke, stroke_text(stroke, surface, stroke.star_cost), stroke_brief(stroke, surface, stroke.star_cost)
    )


def _serve_detail(draft: Draft, card: Serve) -> CardDetail:
    text, brief = serve_text(card, draft.view.setup.surface), serve_brief(card, draft.view.setup.surface)
    spin = spin_name(draft.spin) if len(draft.spins) > 1 else ""
    why_not = "" if draft.ways(card.number) else _("It missed the first ball: the second needs another card.")
    return CardDetail(card, text, brief, _star_odds(draft, card), spin=spin, why_not=why_not, special=_("ace"))


def _roll_words(draft: Draft) -> str:
    if not draft.may_roll:
        return ""
    return _("roll") if draft.roll else _("take it")


def _star_odds(draft: Draft, card: Stroke | Serve) -> tuple[StarOdds, ...]:
    if not draft.ways(card.number):
        return ()
    open_counts = draft.star_counts
    most = STAR_CELLS[type(card)] if draft.view.setup.advanced else 1
    counts = range(most) if len(open_counts) > 1 or _odds(draft, card, 0).tested else range(1)
    return tuple(StarOdds(n, _odds(draft, card, n), n in open_counts, n == draft.stars) for n in counts)


def _odds(draft: Draft, card: Stroke | Serve, stars: int) -> Odds:
    view = draft.view
    if isinstance(card, Serve):
        return serve_odds(view, view.seat, card, draft.spin, stars)
    return stroke_odds(view, view.seat, card, stars, roll=draft.roll)


# The ways to answer


def acts_shown(draft: Draft, opponent: str, ascii_only: bool) -> tuple[ActBox, ...]:
    """The boxes of a question that is not answered by a card alone."""
    if draft.is_confirming:
        return _sure_boxes(draft, opponent, ascii_only)
    if draft.ask in ONE_CARD:
        return ()
    return tuple(_box(draft, act, opponent, ascii_only) for act in draft.acts)


def _sure_boxes(draft: Draft, opponent: str, ascii_only: bool) -> tuple[ActBox, ...]:
    yes = ActBox(
        _key("yes", ascii_only), _("Yes"), _("the point"), _("{name} wins it").format(name=opponent), "screen.yes",
        is_chosen=draft.says_yes, is_drastic=True,
    )  # fmt: skip
    no = ActBox(_key("cancel", ascii_only), _("No"), "", _("play on"), "screen.cancel", is_chosen=not draft.says_yes)
    return yes, no


def _box(draft: Draft, act: Act, opponent: str, ascii_only: bool) -> ActBox:
    with_card = act is not Act.PLAY and draft.act_needs_card(act)
    text = act_text(act, draft.view, opponent, with_card=with_card)
    cost, gives = text.cost, text.gives
    chosen = act is draft.act
    if chosen and with_card and draft.card is not None and act is not Act.TAKE_BACK:
        paid = draft.view.setup.deck.name(draft.card)
        cost = cost.replace(_("a card"), paid)
    if chosen and act is Act.TAKE_BACK and draft.card is not None:
        gives = draft.view.setup.deck.name(draft.card)
    if act is Act.PLAY:
        cost, gives = _smash_words(draft)
    action = ACTION_OF.get(act, act.value)
    drastic = act in LOSES_THE_POINT
    return ActBox(_key(action, ascii_only), text.label, cost, gives, f"screen.{action}", chosen, drastic)


def _smash_words(draft: Draft) -> tuple[str, str]:
    """A Smash among the answers to a Lob: its chance as it would be played."""
    smashes = [number for option in draft.options[Act.PLAY] if (number := card_of(option)) is not None]
    card = draft.view.setup.deck.strokes[smashes[0]]
    chosen = draft.act is Act.PLAY
    odds = stroke_odds(draft.view, draft.view.seat, card, draft.stars if chosen else 0)
    text = _("needs {needed}: {percent}%").format(needed=odds.needed, percent=odds.percent)
    return stars_text(draft.stars) if chosen and draft.stars else "", text


# Acts whose action has another name.
ACTION_OF = {Act.PLAY: "smash", Act.REFUSE: "give_up", Act.SERVE: "play", Act.DISCARD: "play", Act.FOCUS: "take_focus"}


def _key(action: str, ascii_only: bool) -> str:
    found = action_named("match", action)
    return key_name(found.keys[0], ascii_only) if found else ""
