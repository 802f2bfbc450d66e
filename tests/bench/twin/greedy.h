// The greedy bot (`bots/greedy`): sums are added up in the same order, so that they come out the same to the last bit.
#pragma once
#include <cmath>

#include "match.h"

constexpr double NOTHING = -1.0, HOPELESS = -2.0, CLOSE_CALL = 0.0125;
constexpr int ENOUGH = 9, MOST_VOLLEYS = 4, MOST_SAFE = 4, MOST_ATTACKS = 3, FACES = 10000;

inline double odds(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }
inline double chance(int needed) { return needed > 20 ? 0.0 : needed <= 1 ? 1.0 : (21 - needed) / 20.0; }

struct Aim {
    int target;
    double trouble, attack;
};
struct Weighed {
    double value;
    Choice choice;
    double lands = 0, is_in = 0;  // of a stroke
};
using Scales = std::vector<Weighed>;

struct Stock {
    int held, draws, limit;
};
struct Waiting {
    double attacks[4], passes;
};
struct Places {
    double at_net, going_to_net, middle, off_centre;
    double worth(int zone) const { return zone == NET ? at_net : zone == NEUTRAL ? middle : off_centre; }
};

// What one player believes of the cards on a surface.
class Mind {
public:
    Mind(const Deck& deck, int surface, const Beliefs& beliefs) : deck(deck), surface(surface), b(beliefs) {
        double sum = 0, maluses = 0;
        int volleys = 0;
        for (int number = 1; number <= STROKES; number++) {
            const Stroke& card = deck.strokes[number];
            double wings = 0;
            for (int zone : card.starts) wings += zone == BACKHAND ? b.FROM_B : zone == FOREHAND ? b.FROM_F : 0.0;
            worths[number] = b.CARDS[card.kind] + wings;
            sum += worths[number];
            if (card.kind == ATTACK || card.kind == PASSING || card.kind == LOB) watched.push_back(&card);
            if (card.kind == VOLLEY) maluses += card.malus[surface], volleys++;
            for (int at_net : {0, 1})
                for (int target : card.targets) {
                    Ball ball = struck(surface, card, target);
                    aims[at_net][number].push_back({target, trouble(ball, at_net), attacked(ball, at_net)});
                }
        }
        face_down = sum / STROKES;
        volley_malus = maluses / volleys;
    }

    // The answers to what is asked now, with their worth in points; `stays_back`: the net is no option.
    const Scales& weigh(const Match& m, bool stays_back = false) const {
        found.clear();
        plain(m, stays_back);
        if (b.taste_net || b.taste_serve || b.taste_attack || b.taste_steady)
            for (Weighed& each : found) each.value += taste(each.choice);
        return found;
    }

    Choice best(const Match& m, bool stays_back = false) const {
        weigh(m, stays_back);
        const Weighed* best = &found[0];
        for (const Weighed& each : found)
            if (each.value > best->value) best = &each;
        return best->choice;
    }

    // At the table serves vary.
    Choice choose(const Match& m, Luck& luck, bool stays_back = false) const {
        if (m.phase != SERVING) return best(m, stays_back);
        weigh(m);
        double top = found[0].value, sum = 0;
        for (const Weighed& each : found) top = std::max(top, each.value);
        Scales good;
        for (const Weighed& each : found)
            if (top - each.value < b.A_HAIR) good.push_back({each.value - top + b.A_HAIR, each.choice});
        for (const Weighed& each : good) sum += each.value;
        double left = sum * luck.die(FACES) / FACES;
        for (const Weighed& each : good) {
            left -= each.value;
            if (left <= 0) return each.choice;
        }
        return good.back().choice;
    }

    // Strokes, for a player who stands (or will stand) in `zone`

    void weigh_strokes(const Match& m, int seat, int zone, bool with_stars, Scales& found) const {
        const Side &me = m.sides[seat], &them = m.sides[1 - seat];
        bool at_net = them.zone == NET, close = me.challenges > 0, ready = false, builds = false;
        double standing = 0;
        Waiting wait;
        Stock stock;
        for (int number : me.hand) {
            const Stroke& card = deck.strokes[number];
            if (!is_playable(m, seat, card, zone)) continue;
            if (!ready) {
                wait = waiting(m, seat), stock = stock_of(me), builds = me.hand.has(THE_WINNER), ready = true;
                standing = means(m, seat) + best_place(m, seat, zone, wait);
            }
            double aside = of_playing(number, stock);
            double on_success = b.STAR * std::min(card.star, me.tokens - me.stars);
            int price = star_price(me, card), first = winner_from(me, card, m.ball);
            if (price) aside -= b.STAR * price;
            double from_here = standing + (builds ? b.MY_BUILT * card.difficulty : 0.0);
            bool tested = needs_test(card, m.ball, zone);
            bool may_roll = first != NEVER && !tested && with_stars;  // where the roll may bring a winner
            int most = (tested || may_roll) && with_stars ? std::min(3, me.stars - price) : 0;
            // always inline: it is written out twice, which is faster by some percent of a match
            auto gambles = [&](int target, double lands, double landed) __attribute__((always_inline)) {
                for (int way = may_roll ? -1 : 0; way <= most; way++) {  // -1: it is not rolled, though it may be
                    int stars = std::max(0, way);
                    bool rolled = may_roll && way >= 0;
                    double is_in = 1.0, second_chance = 0.0, wins = 0.0;
                    if (tested || rolled) {
                        int needed = stroke_number(m, seat, card, zone, stars);
                        is_in = chance(needed);
                        second_chance = close && 2 <= needed && needed <= 21 ? CLOSE_CALL : 0.0;
                        if (first != NEVER) wins = chance(std::max(needed, first));
                    }
                    double value = aside - b.STAR * stars + (is_in * landed + second_chance) + wins * (1 - landed);
                    found.push_back({value, {PLAY_STROKE, number, target, stars, NO_SPIN, rolled}, lands, is_in});
                }
            };
            if (card.targets.empty()) gambles(NOWHERE, 1.0, 1.0 + on_success);
            for (const Aim& aim : aims[at_net][number]) {
                double lands = 1 / (1 + std::exp(-(aim.trouble + aim.attack * wait.attacks[aim.target] + from_here)));
                gambles(aim.target, lands, lands + on_success + b.A_RUN * pays_to_run(them, aim.target));
            }
        }
    }

    const Weighed* best_stroke(const Match& m, int seat, int zone, bool with_stars, Scales& found) const {
        found.clear();
        weigh_strokes(m, seat, zone, with_stars, found);
        const Weighed* best = found.empty() ? nullptr : &found[0];
        for (const Weighed& each : found)
            if (each.value > best->value) best = &each;
        return best;
    }

    // The chance of a roll that is a winner by itself, where a player card has such a power.
    double wins_outright(const Match& m, const Choice& choice) const {
        const Stroke& card = deck.strokes[choice.card];
        int first = winner_from(m.me(), card, m.ball), zone = m.me().zone;
        if (first == NEVER || !(choice.roll || needs_test(card, m.ball, zone))) return 0.0;
        return chance(std::max(first, stroke_number(m, m.turn, card, zone, choice.stars)));
    }

    double of_side(const Side& side) const {
        double cards = 0;
        for (int card : side.hand) cards += worths[card];
        for (int card : side.played)
            if (deck.strokes[card].reusable) cards += worths[card];
        return b.STAR * side.stars + cards + of_stock(stock_of(side));
    }

    int volleys_of(const Cards& hand) const {
        int found = 0;
        for (int card : hand) found += deck.strokes[card].from[NET];
        return found;
    }

    const Deck& deck;
    const int surface;
    const Beliefs& b;

private:
    double worths[STROKES + 1], face_down, volley_malus;
    std::vector<Aim> aims[2][STROKES + 1];
    std::vector<const Stroke*> watched;  // what may wait for a ball or for who comes in
    mutable Scales there;                // used again and again: making room anew would take its time
    mutable Scales found;

    // outlook.py

    double trouble(const Ball& ball, bool at_net) const {
        if (at_net) return ball.lob ? b.LOBBED + b.LOB_MALUS * ball.malus : b.AT_THEM + b.AT_THEM_MALUS * ball.malus;
        if (ball.drop) return b.DROP + b.DROP_MALUS * ball.malus;
        bool is_wide = ball.zone != NEUTRAL;
        if (ball.risk == LOW) return b.EASY + b.EASY_WIDE * is_wide + spin(ball);
        double served = b.SERVED_HARD * ball.is_served();
        return b.HARD + b.HARD_WIDE * is_wide + b.HARD_MALUS * ball.malus + spin(ball) + served;
    }
    double spin(const Ball& ball) const {
        if (ball.spin == TOPSPIN) return b.TOPSPIN_;
        if (ball.spin == NO_SPIN) return 0.0;
        if (ball.is_served()) return b.SERVED_SLICED;
        return ball.risk == LOW ? b.EASY_SLICED : b.HARD_SLICED;
    }
    double attacked(const Ball& ball, bool at_net) const {
        if (at_net || ball.drop || ball.risk != LOW) return 0.0;
        return ball.spin == SLICE ? b.TESTED_ATTACK : b.FREE_ATTACK;
    }
    Waiting waiting(const Match& m, int seat) const {
        const Side& them = m.sides[1 - seat];
        const Cards& removed = m.setup->removed[1 - seat];
        int known = int(them.known.size());
        int hidden = STROKES - int(removed.size()) - known - int(them.discard.size()) - int(them.played.size());
        double likely = hidden > 0 ? double(int(them.hand.size()) - known) / hidden : 0.0;
        Waiting wait{{0, 0, 0, 0}, 0};
        uint64_t seen = them.known.mask(), gone = removed.mask() | them.discard.mask() | them.played.mask();
        for (const Stroke* card : watched) {
            uint64_t bit = uint64_t(1) << card->number;
            double share = seen & bit ? 1.0 : gone & bit ? 0.0 : likely;
            if (card->kind != ATTACK) wait.passes += share;
            else for (int zone : card->starts) wait.attacks[zone] += share * card->malus[surface];
        }
        return wait;
    }
    double means(const Match& m, int seat) const {
        const Side &me = m.sides[seat], &them = m.sides[1 - seat];
        double value = b.ON_SURFACE[surface] + b.MY_STAR * me.stars;
        value += b.THEIR_STAR * them.stars + b.THEIR_BUILT * them.built;
        if (me.hand.has(THE_WINNER)) value += b.MY_BUILT * me.built;
        return value;
    }
    Places places_for(const Cards& hand, double passes) const {
        int volleys = 0, safe = 0, attacks = 0;
        for (int number : hand) {
            const Stroke& card = deck.strokes[number];
            volleys += card.from[NET], safe += card.risk == LOW, attacks += card.kind == ATTACK;
        }
        Places p;
        p.at_net = b.AT_THE_NET[std::min(volleys, MOST_VOLLEYS)] + b.VOLLEY_MALUS * volley_malus;
        p.at_net += b.PASSES * passes;
        p.going_to_net = p.at_net - b.PRICE_OF_THE_NET;
        p.middle = b.SAFE_CARD * std::min(safe, MOST_SAFE) + b.ATTACK_CARD * std::min(attacks, MOST_ATTACKS);
        p.off_centre = p.middle + b.OFF_CENTRE;
        return p;
    }
    double best_place(const Match& m, int seat, int zone, const Waiting& wait) const {
        Places places = places_for(m.sides[seat].hand, wait.passes);
        double here = places.worth(zone);
        bool may = zone != NET && m.sides[1 - seat].zone != NET && !m.retreated;
        if (!may || (m.has_ball && pays_to_go(m.sides[seat], m.ball))) return here;
        return std::max(here, places.going_to_net);
    }

    // worth.py

    Stock stock_of(const Side& side) const {
        Stock stock{int(side.hand.size()), 0, side.limit};
        for (int number : side.played) stock.held += deck.strokes[number].reusable, stock.draws += deck.strokes[number].draw;
        return stock;
    }
    double of_stock(const Stock& stock) const {
        int room = std::max(0, stock.limit - stock.held);
        double drawn = stock.draws <= room ? stock.draws : room + b.TOO_MANY * (stock.draws - room);
        int beyond = std::max(0, stock.held + std::min(stock.draws, room) - ENOUGH);
        return drawn * face_down + b.BEYOND_ENOUGH * beyond;
    }
    double of_playing(int number, const Stock& stock) const {
        const Stroke& card = deck.strokes[number];
        int gone = card.reusable ? 0 : 1;
        Stock after{stock.held - gone, stock.draws + card.draw, stock.limit};
        return b.THRIFT * (of_stock(after) - of_stock(stock) - gone * worths[number]);
    }
    double one_less(const Side& side) const {
        Stock stock = stock_of(side), less{stock.held - 1, stock.draws, stock.limit};
        return of_stock(stock) - of_stock(less);
    }

    // The questions

    void plain(const Match& m, bool stays_back) const {
        const Side& me = m.me();
        switch (m.phase) {
        case SIDE:
            for (int zone : {FOREHAND, BACKHAND}) {
                int cards = 0;
                for (int card : me.hand) cards += deck.strokes[card].from[zone];
                found.push_back({cards / 100.0, {RECEIVE_ON, 0, zone}});
            }
            break;
        case SERVING: weigh_serves(m); break;
        case CALL: found = {{1.0, {CHALLENGE}}, {0.0, {ACCEPT_CALL}}}; break;
        case CHASE: weigh_runs(m); break;
        case STROKING:
            weigh_strokes(m, m.turn, me.zone, true, found);
            found.push_back({NOTHING, {GIVE_UP}});
            break;
        case REPOSITION: weigh_positions(m, stays_back); break;
        case TRIM:
            for (int card : me.hand) found.push_back({-worths[card], {DISCARD, card}});
            break;
        case REST: weigh_rests(me); break;
        case PLAN: weigh_plans(me); break;
        default: assert(false);
        }
    }

    double taste(const Choice& choice) const {
        if (choice.act == GO_TO_NET) return b.taste_net;
        if (choice.act == MOVE_BACK) return -b.taste_net;
        if (choice.act == SERVE_BALL) return b.taste_serve * deck.serve(choice.card).difficulty;
        if (choice.act != PLAY_STROKE) return 0.0;
        const Stroke& card = deck.strokes[choice.card];
        return b.taste_attack * (card.kind == ATTACK) + b.taste_steady * (card.risk == LOW);
    }

    void weigh_serves(const Match& m) const {
        const Side& me = m.me();
        Waiting wait = waiting(m, m.turn);
        double standing = means(m, m.turn) + best_place(m, m.turn, me.zone, wait), attacks = wait.attacks[m.zone];
        int most = std::min(2, me.stars), more[3] = {serve_reasons(m, 0), serve_reasons(m, 1), serve_reasons(m, 2)};
        for (const Serve& card : deck.serves) {
            if (card.number == m.fault) continue;
            int first_ace = ace_from(me, card);
            for (int spin : {NO_SPIN, TOPSPIN, SLICE}) {
                Ball ball = served(m, card, spin, m.zone);
                double rally = odds(trouble(ball, false) + attacked(ball, false) * attacks + standing);
                for (int stars = 0; stars <= most; stars++) {
                    int needed = serve_number(card, spin, stars) + more[stars];
                    double is_in = chance(needed), ace = ace_chance(first_ace, card.ace_to, needed);
                    double value = ace + (is_in - ace) * rally - b.STAR * stars;
                    found.push_back({value, {SERVE_BALL, card.number, NOWHERE, stars, spin}, 0, is_in});
                }
            }
        }
        if (m.fault) return;
        const Weighed *best = &found[0], *other = nullptr;  // WT-8.4: the second ball is hit with another card
        for (const Weighed& each : found)
            if (each.value > best->value) best = &each;
        for (const Weighed& each : found)
            if (each.choice.card != best->choice.card && (!other || each.value > other->value)) other = &each;
        double of_best = best->value, of_other = other->value;
        int card = best->choice.card;
        for (Weighed& each : found) each.value += (1 - each.is_in) * (each.choice.card == card ? of_other : of_best);
    }
    static double ace_chance(int first, int last, int needed) {
        if (first > 20) return 0.0;
        if (needed <= first) return (last - first + 1) / 20.0;
        return std::max(0, last - needed + 1) / 20.0;
    }

    void weigh_runs(const Match& m) const {
        const Side& me = m.me();
        bool lobbed = is_lobbed(m, m.turn);
        if (lobbed) weigh_strokes(m, m.turn, NET, true, found);
        const Weighed* best = best_stroke(m, m.turn, m.ball.zone, false, there);
        double less = one_less(me);
        for (int card : me.hand) {
            bool can = best && card != best->choice.card;
            double value = can ? best->value - b.THRIFT * (worths[card] + less) : HOPELESS - 1;
            found.push_back({value, {lobbed ? RETREAT : RUN, card}});
        }
        found.push_back({HOPELESS, {lobbed ? GIVE_UP : REFUSE}});
    }

    void weigh_positions(const Match& m, bool stays_back) const {
        const Side &me = m.me(), &them = m.sides[1 - m.turn];
        bool at_net = them.zone == NET;
        Waiting wait = waiting(m, m.turn);
        double factor = attacked(m.ball, at_net);
        double before = trouble(m.ball, at_net) + (factor ? factor * wait.attacks[m.ball.zone] : 0.0) + means(m, m.turn);
        Places places = places_for(me.hand, wait.passes);
        found.push_back({odds(before + places.worth(me.zone)), {STAY}});
        double net = odds(before + places.going_to_net), back = odds(before + places.middle), less = one_less(me);
        double stars = b.STAR * move_back_stars(me);
        auto dear = [&](double worth, int act) {
            for (int card : me.hand) {
                double price = b.THRIFT * (worths[card] + less);
                if (act == MOVE_BACK) price += stars;
                found.push_back({worth - price, {act, card}});
            }
        };
        if (may_go_to_net(m, m.turn) && !stays_back) {
            if (m.has_answered && pays_to_go(me, m.answered)) dear(net, GO_TO_NET);
            else found.push_back({net - 0.0, {GO_TO_NET}});
        }
        if (may_move_back(m, m.turn)) {
            if (me.zone == NET) dear(back, MOVE_BACK);
            else found.push_back({back - (0.0 + stars), {MOVE_BACK}});
        }
    }

    void weigh_rests(const Side& me) const {  // Stars first, where it is the same
        Stock stock = stock_of(me), more{stock.held, stock.draws + recovery_cards(me), stock.limit};
        found.push_back({b.STAR * focus_stars(me), {FOCUS}});
        found.push_back({b.THRIFT * (of_stock(more) - of_stock(stock)), {RECOVER}});
    }

    void weigh_plans(const Side& me) const {
        found.push_back({0.0, {NO_PLAN}});
        if (me.stars < 1) return;
        Stock stock = stock_of(me), one_more{stock.held + 1, stock.draws, stock.limit};
        double more = of_stock(one_more) - of_stock(stock);
        if (stock.held >= me.limit) {
            double least = worths[me.hand.card[0]];
            for (int card : me.hand) least = std::min(least, worths[card]);
            more = -std::max(0.0, least);
        }
        for (int card : me.discard) found.push_back({b.THRIFT * (worths[card] + more) - b.STAR, {TAKE_BACK, card}});
    }
};
