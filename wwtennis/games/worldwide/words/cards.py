"""The full text of a card, a sentence for each thing that it says."""

from __future__ import annotations

from collections.abc import Mapping

from wwtennis.games.worldwide.cards import Kind, Serve, Spin, Stands, Stroke, Surface
from wwtennis.games.worldwide.words.terms import cards_text, spin_name, stars_text, surface_name, zone_list
from wwtennis.kernel.words import _, later


def stroke_text(card: Stroke, surface: Surface, price: int) -> tuple[str, ...]:
    """`price`: the Stars that it costs this player to attempt it."""
    said = [_way(card), _winner(card), _malus(card.malus, surface), _spin(card.spin), _stars(card, price)]
    said.append(_opponent(card))
    if card.draw:
        said.append(_("Draw {cards} after the point.").format(cards=cards_text(card.draw)))
    return tuple(sentence for sentence in said if sentence)


def serve_text(card: Serve, surface: Surface) -> tuple[str, ...]:
    said = [_malus(card.malus, surface)]
    if card.ace is not None:
        said.append(_("Ace on {faces}.").format(faces=_faces(card.ace)))
    topspin = _("With topspin it needs {more} more, and the answer pays a card for the net.")
    sliced = _("With slice it needs {more} more, and answers above low risk need 2 more.")
    return (*said, topspin.format(more=card.topspin), sliced.format(more=card.slice))


def stroke_brief(card: Stroke, surface: Surface, price: int) -> tuple[str, ...]:
    """The same in a few words, where zones are drawn beside it."""
    said = [_("malus +{malus}").format(malus=card.malus[surface])] if card.targets else [_("wins the point")]
    if card.spin is not None:
        said.append(spin_name(card.spin))
    if price:
        said.append(_("costs {stars}").format(stars=stars_text(price)))
    if card.star:
        said.append(_("gains {stars}").format(stars=stars_text(card.star)))
    if card.draw:
        said.append(_("then draw {cards}").format(cards=cards_text(card.draw)))
    if card.reusable:
        said.append(_("comes back"))
    if opponent := _opponent(card):
        said.append(opponent)
    return tuple(said)


def serve_brief(card: Serve, surface: Surface, spin: Spin | None = None) -> tuple[str, ...]:
    """The same in a few words; of the spins the one that it is hit with, and what that does to the answer."""
    said = [_("malus +{malus}").format(malus=card.malus[surface])]
    if card.ace is not None:
        said.append(_("ace on {faces}").format(faces=_faces(card.ace)))
    return (*said, _(_SPUN[spin]).format(topspin=card.topspin, slice=card.slice))


_SPUN = {
    None: later("topspin needs {topspin} more, slice {slice} more"),
    Spin.TOPSPIN: later("topspin +{topspin}: the answer pays a card for the net"),
    Spin.SLICE: later("slice +{slice}: answers above low risk need 2 more"),
}


def _faces(ace: tuple[int, int]) -> str:
    return str(ace[0]) if ace[0] == ace[1] else f"{ace[0]}-{ace[1]}"


def _way(card: Stroke) -> str:
    if not card.targets:
        return _("From {starts}.").format(starts=zone_list(card.starts))
    return _("From {starts} to {targets}.").format(starts=zone_list(card.starts), targets=zone_list(card.targets))


def _winner(card: Stroke) -> str:
    if not card.winner:
        return ""
    if card.reusable:
        return _("Wins the point. Easier by what you have built in the rally; comes back to your hand.")
    return _("Wins the point.")


def _malus(malus: Mapping[Surface, int], surface: Surface) -> str:
    if not any(malus.values()):
        return ""
    others = ", ".join(f"{surface_name(other)} +{malus[other]}" for other in Surface if other is not surface)
    text = _("Malus +{malus} on {surface} ({others}).")
    return text.format(malus=malus[surface], surface=surface_name(surface), others=others)


def _spin(spin: Spin | None) -> str:
    if spin is Spin.TOPSPIN:
        return _("Topspin: whoever answers pays a card to go to the net.")
    if spin is Spin.SLICE:
        return _("Slice: answers above low risk are rolled, and need 2 more.")
    return ""


def _stars(card: Stroke, price: int) -> str:
    said = [_("Costs {stars} to attempt.").format(stars=stars_text(price))] if price else []
    if card.star:
        said.append(_("Success gains {stars}.").format(stars=stars_text(card.star)))
    return " ".join(said)


def _opponent(card: Stroke) -> str:
    said = [_("Answers a Lob at the net.")] if card.kind is Kind.SMASH else []
    if card.opponent is Stands.NET:
        said.append(_("Only against an opponent at the net."))
    elif card.opponent is Stands.BASELINE:
        said.append(_("Only against an opponent on the baseline."))
    return " ".join(said)
