"""What player cards say (WT-18.3): each power and penalty in one sentence, exactly true, in both languages.

What it does is the function of the same id in `rules/player_powers.py`. To make a new one: a sentence here, a function
there.
"""

from __future__ import annotations

import msgspec

from wwtennis.kernel.words import pick


class Power(msgspec.Struct, frozen=True):
    """A power or a penalty. {n} in its sentence is the number on the player card."""

    numbers: range  # those that make sense
    names: dict[str, str]  # short: the reason why a roll needs what it needs
    says: dict[str, str]
    is_penalty: bool = False

    @property
    def name(self) -> str:
        return pick(self.names)

    def sentence(self, number: int) -> str:
        return pick(self.says).format(n=number)


def _power(numbers: range, name_en: str, name_fr: str, says_en: str, says_fr: str) -> Power:
    return Power(numbers, {"en": name_en, "fr": name_fr}, {"en": says_en, "fr": says_fr})


def _penalty(numbers: range, name_en: str, name_fr: str, says_en: str, says_fr: str) -> Power:
    return Power(numbers, {"en": name_en, "fr": name_fr}, {"en": says_en, "fr": says_fr}, is_penalty=True)


EASE = range(1, 7)  # what a roll needs less or more
FACES = range(11, 21)  # the first face of a range that ends with 20
CARDS = range(1, 16)  # a hand's size
STROKES = range(2, 9)  # in one point

POWERS: dict[str, Power] = {
    # WT-18.4
    "forehand_attack_winner": _power(
        FACES, "winning forehand", "coup droit gagnant",
        "A forehand attack that succeeds with a roll of {n} to 20 is a winner.",
        "Une attaque de coup droit réussie avec un jet de {n} à 20 est un coup gagnant.",
    ),
    "backhand_attack_winner": _power(
        FACES, "winning backhand", "revers gagnant",
        "A backhand attack that succeeds with a roll of {n} to 20 is a winner.",
        "Une attaque de revers réussie avec un jet de {n} à 20 est un coup gagnant.",
    ),
    "volley_winner": _power(
        FACES, "winning volley", "volée gagnante",
        "A volley that succeeds with a roll of {n} to 20 is a winner.",
        "Une volée réussie avec un jet de {n} à 20 est un coup gagnant.",
    ),
    "passing_winner": _power(
        FACES, "winning passing shot", "passing gagnant",
        "A passing shot that succeeds with a roll of {n} to 20 is a winner.",
        "Un passing réussi avec un jet de {n} à 20 est un coup gagnant.",
    ),
    "return_winner": _power(
        FACES, "winning return", "retour gagnant",
        "A stroke that answers a serve and succeeds with a roll of {n} to 20 is a winner.",
        "Un coup en réponse à un service, réussi avec un jet de {n} à 20, est un coup gagnant.",
    ),
    # Its own rolls
    "sure_attacks": _power(
        EASE, "sure attacks", "attaques sûres",
        "Your attacks need {n} less.",
        "Le score à atteindre pour vos attaques baisse de {n}.",
    ),
    "sure_defense": _power(
        EASE, "sure defense", "défense sûre",
        "Your low-risk strokes need {n} less.",
        "Le score à atteindre pour vos coups prudents baisse de {n}.",
    ),
    "at_home_on_clay": _power(
        EASE, "at home on clay", "chez soi sur terre battue",
        "On clay your low-risk strokes need {n} less.",
        "Sur terre battue, le score à atteindre pour vos coups prudents baisse de {n}.",
    ),
    "at_home_on_hard": _power(
        EASE, "at home on hard courts", "chez soi sur dur",
        "On hard courts your low-risk strokes need {n} less.",
        "Sur dur, le score à atteindre pour vos coups prudents baisse de {n}.",
    ),
    "at_home_on_grass": _power(
        EASE, "at home on grass", "chez soi sur gazon",
        "On grass your low-risk strokes need {n} less.",
        "Sur gazon, le score à atteindre pour vos coups prudents baisse de {n}.",
    ),
    "at_home_indoors": _power(
        EASE, "at home indoors", "chez soi en indoor",
        "Indoors your low-risk strokes need {n} less.",
        "En indoor, le score à atteindre pour vos coups prudents baisse de {n}.",
    ),
    "sure_passing": _power(
        EASE, "sure passing shots", "passings sûrs",
        "Your passing shots and lobs need {n} less.",
        "Le score à atteindre pour vos passings et vos lobs baisse de {n}.",
    ),
    "sure_volleys": _power(
        EASE, "sure volleys", "volées sûres",
        "Your volleys need {n} less.",
        "Le score à atteindre pour vos volées baisse de {n}.",
    ),
    "sure_drops": _power(
        EASE, "sure touch", "toucher sûr",
        "Your drop shots and drop volleys need {n} less.",
        "Le score à atteindre pour vos amortis et volées amorties baisse de {n}.",
    ),
    "sure_returns": _power(
        EASE, "sure returns", "retours sûrs",
        "A stroke of yours that answers a serve needs {n} less.",
        "Le score à atteindre pour un de vos coups en réponse à un service baisse de {n}.",
    ),
    "sure_winners": _power(
        EASE, "killer instinct", "instinct de tueur",
        "Your winner cards need {n} less.",
        "Le score à atteindre pour vos cartes Coup gagnant baisse de {n}.",
    ),
    "patient_builder": _power(
        range(1, 4), "patience", "patience",
        "Your Winner #37 needs {n} less still for every stroke that you have landed in the rally.",
        "Chaque coup que vous avez réussi dans l'échange baisse de {n} de plus le score à atteindre pour votre coup"
        " gagnant #37.",
    ),
    "shaky_backhands": _penalty(
        EASE, "shaky backhand", "revers fragile",
        "Your backhand strokes need {n} more.",
        "Le score à atteindre pour vos coups de revers monte de {n}.",
    ),
    "shaky_forehands": _penalty(
        EASE, "shaky forehand", "coup droit fragile",
        "Your forehand strokes need {n} more.",
        "Le score à atteindre pour vos coups droits monte de {n}.",
    ),
    "shaky_attacks": _penalty(
        EASE, "hasty attacks", "attaques hâtives",
        "Your attacks need {n} more.",
        "Le score à atteindre pour vos attaques monte de {n}.",
    ),
    "shaky_volleys": _penalty(
        EASE, "shaky volleys", "volées fragiles",
        "Your volleys need {n} more.",
        "Le score à atteindre pour vos volées monte de {n}.",
    ),
    "shaky_passing": _penalty(
        EASE, "shaky passing shots", "passings fragiles",
        "Your passing shots and lobs need {n} more.",
        "Le score à atteindre pour vos passings et vos lobs monte de {n}.",
    ),
    "shaky_returns": _penalty(
        EASE, "shaky returns", "retours fragiles",
        "A stroke of yours that answers a serve needs {n} more.",
        "Le score à atteindre pour un de vos coups en réponse à un service monte de {n}.",
    ),
    "shaky_winners": _penalty(
        EASE, "no finisher", "mal à conclure",
        "Your winner cards need {n} more.",
        "Le score à atteindre pour vos cartes Coup gagnant monte de {n}.",
    ),
    # What its ball does to the answer
    "heavy_topspin": _power(
        EASE, "heavy topspin", "top spin lourd",
        "A roll that answers a ball of yours with topspin needs {n} more.",
        "Un jet en réponse à une de vos balles en top spin a un score à atteindre plus haut de {n}.",
    ),
    "biting_slice": _power(
        EASE, "biting slice", "slice mordant",
        "A roll that your slice makes harder needs {n} more still.",
        "Un jet rendu plus difficile par votre slice l'est de {n} de plus.",
    ),
    "heavy_attacks": _power(
        EASE, "heavy hitting", "frappe lourde",
        "A roll that answers an attack of yours needs {n} more.",
        "Un jet en réponse à une de vos attaques a un score à atteindre plus haut de {n}.",
    ),
    "soft_second_serve": _penalty(
        EASE, "soft second serve", "seconde balle tendre",
        "A roll that answers your second serve needs {n} less.",
        "Un jet en réponse à votre seconde balle a un score à atteindre plus bas de {n}.",
    ),
    "soft_attacks": _penalty(
        EASE, "light hitting", "frappe légère",
        "A roll that answers an attack of yours needs {n} less.",
        "Un jet en réponse à une de vos attaques a un score à atteindre plus bas de {n}.",
    ),
    # Serves
    "sure_first_serve": _power(
        EASE, "sure first serve", "première balle sûre",
        "Your first serve needs {n} less.",
        "Le score à atteindre pour votre première balle baisse de {n}.",
    ),
    "sure_second_serve": _power(
        EASE, "sure second serve", "seconde balle sûre",
        "Your second serve needs {n} less.",
        "Le score à atteindre pour votre seconde balle baisse de {n}.",
    ),
    "shaky_first_serve": _penalty(
        EASE, "shaky first serve", "première balle fragile",
        "Your first serve needs {n} more.",
        "Le score à atteindre pour votre première balle monte de {n}.",
    ),
    "shaky_second_serve": _penalty(
        EASE, "shaky second serve", "seconde balle fragile",
        "Your second serve needs {n} more.",
        "Le score à atteindre pour votre seconde balle monte de {n}.",
    ),
    "early_aces": _power(
        range(1, 5), "more aces", "plus d'aces",
        "The ACE range of your serves that have one begins {n} lower.",
        "La plage d'ACE de vos services qui en ont une commence {n} plus bas.",
    ),
    # Stars
    "iron_nerves": _power(
        range(1, 4), "iron nerves", "nerfs d'acier",
        "Stars spent on a roll, however many, take {n} more off what it needs.",
        "Les Étoiles dépensées pour un jet, quel que soit leur nombre, baissent de {n} de plus le score à atteindre.",
    ),
    "brittle_nerves": _penalty(
        range(1, 3), "brittle nerves", "nerfs fragiles",
        "Stars spent on a roll, however many, take {n} less off what it needs.",
        "Les Étoiles dépensées pour un jet, quel que soit leur nombre, baissent de {n} de moins le score à atteindre.",
    ),
    "cheap_drops": _power(
        range(1), "cheap drop shots", "amortis bon marché",
        "Drop shots and drop volleys cost you no Star.",
        "Vos amortis et volées amorties ne coûtent pas d'Étoile.",
    ),
    "dear_drops": _penalty(
        range(2, 4), "dear drop shots", "amortis chers",
        "Drop shots and drop volleys cost you {n} Stars instead of 1.",
        "Vos amortis et volées amorties coûtent {n} Étoiles au lieu d'une.",
    ),
    "light_feet": _power(
        range(1), "light feet", "pieds légers",
        "Moving back to Neutral costs you no Star.",
        "Le replacement en zone Neutre ne vous coûte pas d'Étoile.",
    ),
    "heavy_feet": _penalty(
        range(2, 4), "heavy feet", "pieds lourds",
        "Moving back to Neutral costs you {n} Stars instead of 1.",
        "Le replacement en zone Neutre vous coûte {n} Étoiles au lieu d'une.",
    ),
    "deep_focus": _power(
        range(3, 6), "deep focus", "concentration profonde",
        "Focus at a change of ends gives you {n} Stars instead of 2.",
        "La concentration au changement de côté vous donne {n} Étoiles au lieu de 2.",
    ),
    "poor_focus": _penalty(
        range(1, 2), "poor focus", "concentration fragile",
        "Focus at a change of ends gives you {n} Star instead of 2.",
        "La concentration au changement de côté vous donne {n} Étoile au lieu de 2.",
    ),
    # Cards
    "tireless": _power(
        CARDS, "tireless legs", "jambes infatigables",
        "With {n} cards or fewer in your hand, a run across the whole baseline costs you no card.",
        "Avec {n} cartes ou moins en main, une course sur toute la ligne de fond ne vous coûte aucune carte.",
    ),
    "slow_legs": _penalty(
        CARDS, "slow legs", "jambes lentes",
        "With more than {n} cards in your hand, a run of one zone sideways costs you a card.",
        "Avec plus de {n} cartes en main, une course d'une zone sur le côté vous coûte une carte.",
    ),
    "drop_chaser": _power(
        CARDS, "first step", "premier pas",
        "With {n} cards or fewer in your hand, the run to a drop shot or drop volley costs you no card.",
        "Avec {n} cartes ou moins en main, la course vers un amorti ou une volée amortie ne vous coûte aucune carte.",
    ),
    "early_ball": _power(
        CARDS, "early ball", "balle prise tôt",
        "With {n} cards or fewer in your hand, topspin costs you no card on your way to the net.",
        "Avec {n} cartes ou moins en main, le top spin ne vous coûte aucune carte pour monter au filet.",
    ),
    "second_wind": _power(
        STROKES, "second wind", "second souffle",
        "After a point in which you played {n} strokes or more you draw 1 card more.",
        "Après un point où vous avez joué {n} coups ou plus, vous piochez 1 carte de plus.",
    ),
    "short_breath": _penalty(
        STROKES, "short breath", "souffle court",
        "After a point in which you played {n} strokes or more you draw 1 card less.",
        "Après un point où vous avez joué {n} coups ou plus, vous piochez 1 carte de moins.",
    ),
    "quick_recovery": _power(
        range(2, 5), "quick recovery", "récupération rapide",
        "Recovery at a change of ends draws you {n} cards instead of 1.",
        "La récupération au changement de côté vous fait piocher {n} cartes au lieu d'une.",
    ),
    # Challenges
    "eagle_eye": _power(
        range(2, 5), "eagle eye", "œil d'aigle",
        "You may challenge a roll of yours missed by {n} or less.",
        "Vous pouvez contester un de vos jets manqué de {n} ou moins.",
    ),
}  # fmt: skip

# A player card has one of these at most: they name the same number.
RIVALS = (("cheap_drops", "dear_drops"), ("light_feet", "heavy_feet"), ("deep_focus", "poor_focus"))
