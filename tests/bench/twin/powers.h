// Chapter 18: what the powers and penalties on player cards do, as in `rules/player_powers.py`. The rules ask only of a
// player who has some.
#pragma once
#include <algorithm>

#include "cards.h"

#define RARE [[gnu::cold, gnu::noinline]]  // kept out of the way of matches without player cards, which are played most

constexpr int NEVER = 21;  // a face that no die shows

inline int number_of(int held, int otherwise) { return held == NOT_HELD ? otherwise : held; }
inline int of(int held) { return number_of(held, 0); }
inline bool is_drop(const Stroke& card) { return card.kind == DROP_SHOT || card.kind == DROP_VOLLEY; }

// The first face that makes this stroke a winner, if it is in; `is_return`: it answers a serve.
RARE inline int winner_from(const Powers& p, const Stroke& card, bool is_return) {
    int first = NEVER;
    auto on = [&](bool applies, int held) { first = applies ? std::min(first, number_of(held, NEVER)) : first; };
    on(card.kind == ATTACK && card.wing == FOREHAND_WING, p.forehand_attack_winner);
    on(card.kind == ATTACK && card.wing == BACKHAND_WING, p.backhand_attack_winner);
    on(card.kind == VOLLEY, p.volley_winner);
    on(card.kind == PASSING, p.passing_winner);
    on(is_return, p.return_winner);
    return first;
}

// What the player's own powers add to a stroke; `played`: so many strokes in the rally before it.
RARE inline int own_stroke(const Powers& p, const Stroke& card, bool is_return, int surface, int stars, int played) {
    int more = 0;
    if (card.kind == ATTACK) more += of(p.shaky_attacks) - of(p.sure_attacks);
    if (card.kind == PASSING || card.kind == LOB) more += of(p.shaky_passing) - of(p.sure_passing);
    if (card.kind == VOLLEY) more += of(p.shaky_volleys) - of(p.sure_volleys);
    if (card.kind == WINNER) more += of(p.shaky_winners) - of(p.sure_winners);
    if (is_drop(card)) more -= of(p.sure_drops);
    if (is_return) more += of(p.shaky_returns) - of(p.sure_returns);
    if (card.wing == BACKHAND_WING) more += of(p.shaky_backhands);
    if (card.wing == FOREHAND_WING) more += of(p.shaky_forehands);
    if (card.risk == LOW) {
        const int at_home[SURFACES] = {p.at_home_on_clay, p.at_home_on_hard, p.at_home_on_grass, p.at_home_indoors};
        more -= of(p.sure_defense) + of(at_home[surface]);
    }
    if (stars) more += of(p.brittle_nerves) - of(p.iron_nerves);
    if (card.number == THE_WINNER) more -= of(p.patient_builder) * played;
    return more;
}

// What the powers of the opponent add to the stroke that answers their ball: `hit` with this card, if it was a stroke.
RARE inline int their_ball(const Powers& p, int spin, bool bites, const Stroke* hit, bool was_a_second_serve) {
    int more = 0;
    if (spin == TOPSPIN) more += of(p.heavy_topspin);
    if (bites) more += of(p.biting_slice);
    if (hit && hit->kind == ATTACK) more += of(p.heavy_attacks) - of(p.soft_attacks);
    if (was_a_second_serve) more -= of(p.soft_second_serve);
    return more;
}

RARE inline int own_serve(const Powers& p, bool is_second, int stars) {
    int more = is_second ? of(p.shaky_second_serve) - of(p.sure_second_serve) : of(p.shaky_first_serve) - of(p.sure_first_serve);
    return stars ? more + of(p.brittle_nerves) - of(p.iron_nerves) : more;
}

// One question each

RARE inline int star_price(const Powers& p, const Stroke& card) {
    return is_drop(card) ? number_of(p.cheap_drops, number_of(p.dear_drops, card.star_cost)) : card.star_cost;
}
inline int move_back_stars(const Powers& p, int usual) { return number_of(p.light_feet, number_of(p.heavy_feet, usual)); }
inline int focus_stars(const Powers& p, int usual) { return number_of(p.deep_focus, number_of(p.poor_focus, usual)); }
inline int recovery_cards(const Powers& p, int usual) { return number_of(p.quick_recovery, usual); }
RARE inline bool run_costs(const Powers& p, int start, int ball, int cards, bool usual) {
    if (usual) return cards > (ball == NET ? p.drop_chaser : p.tireless);  // NOT_HELD is less than any hand
    return start != NET && start != ball && p.slow_legs != NOT_HELD && cards > p.slow_legs;
}
inline bool topspin_costs(const Powers& p, int cards) { return cards > p.early_ball; }
inline int extra_draws(const Powers& p, int played) {
    return int(p.second_wind != NOT_HELD && played >= p.second_wind) - int(p.short_breath != NOT_HELD && played >= p.short_breath);
}
inline int close_miss(const Powers& p, int usual) { return number_of(p.eagle_eye, usual); }
