"""What the books say of the cards and a file may get wrong, beyond what the game itself refuses to play with."""

from collections.abc import Sequence

from wwtennis.games.worldwide.cards import Deck, Kind, Risk, Serve, Spin, Stroke, Surface, Wing, Zone

B, N, F, V = Zone
LITTLE_MALUS = 2
RETURNS = range(6)  # the difficulties of strokes that a serve is returned with


def trouble(serve: Serve, surface: Surface, difficulty: int) -> float:
    """The chance that a serve that is in does not come back, off a stroke of this difficulty.

    A low-risk serve needs no test to be answered by a low- or medium-risk stroke, so only its aces trouble anybody.
    """
    ways_in = range(serve.difficulty, 21)
    aces = [face for face in ways_in if serve.ace and serve.ace[0] <= face <= serve.ace[1]]
    ace = len(aces) / len(ways_in)
    missed = 0 if serve.risk is Risk.LOW else (difficulty + serve.malus[surface] - 1) / 20
    return ace + (1 - ace) * missed


def a_harder_serve_troubles_more(deck: Deck) -> bool:
    def rises(troubles: Sequence[float]) -> bool:
        return list(troubles) == sorted(set(troubles))

    return all(
        rises([trouble(serve, surface, difficulty) for serve in deck.serves.values()])
        for surface in Surface
        for difficulty in RETURNS
    )


def drop_shots_are_best_on_clay(deck: Deck) -> bool:
    drops = [card for card in deck.strokes.values() if card.kind is Kind.DROP_SHOT]
    return all(card.malus[Surface.CLAY] > malus for card in drops for on, malus in card.malus.items() if on != "clay")


def low_risk_has_little_malus(deck: Deck) -> bool:
    maluses = [malus for card in deck.strokes.values() if card.risk is Risk.LOW for malus in card.malus.values()]
    return 0 in maluses and max(maluses) <= LITTLE_MALUS


def shown_strokes_are_there(deck: Deck) -> bool:
    """A forehand attack, a defense, a backhand attack and a topspin stroke are drawn in the books."""

    def attack(card: Stroke, wing: Wing) -> bool:
        return card.kind is Kind.ATTACK and card.wing is wing

    def defense(card: Stroke) -> bool:
        free = (card.difficulty, card.malus[Surface.CLAY], card.star) == (0, 0, 1)
        return card.kind is Kind.DEFENSE and free and F in card.starts and N in card.targets

    def backhand(card: Stroke) -> bool:
        aimed = B in card.starts and F in card.targets and card.malus[Surface.CLAY] == 3
        return attack(card, Wing.BACKHAND) and aimed

    def topspin(card: Stroke) -> bool:
        plain = card.risk is Risk.LOW and card.spin is Spin.TOPSPIN
        return plain and (card.draw, card.star, card.starts, card.targets) == (1, 1, (N, F), (F,))

    strokes = deck.strokes.values()
    return (
        any(attack(card, Wing.FOREHAND) and card.difficulty == 4 for card in strokes)
        and any(map(defense, strokes))
        and any(map(backhand, strokes))
        and any(map(topspin, strokes))
    )


KNOWN = (a_harder_serve_troubles_more, drop_shots_are_best_on_clay, low_risk_has_little_malus, shown_strokes_are_there)


def breaches(deck: Deck) -> list[str]:
    """What is not as the books have it."""
    return [fact.__name__ for fact in KNOWN if not fact(deck)]
