// The rules of two players, chapter by chapter as in `games/worldwide/rules`.
#pragma once
#include <algorithm>
#include <cassert>
#include <cstring>

#include "cards.h"
#include "luck.h"
#include "powers.h"

// Cards in their order; there are never more than 60.
struct Cards {
    uint8_t count = 0, card[STROKES];
    Cards() {}
    Cards(const Cards& other) { *this = other; }
    Cards& operator=(const Cards& other) {
        count = other.count;
        std::memcpy(card, other.card, count);
        return *this;
    }
    size_t size() const { return count; }
    bool empty() const { return count == 0; }
    uint8_t& operator[](size_t at) { return card[at]; }
    const uint8_t* begin() const { return card; }
    const uint8_t* end() const { return card + count; }
    uint8_t* begin() { return card; }
    uint8_t* end() { return card + count; }
    bool has(int number) const { return std::memchr(card, number, count) != nullptr; }
    uint64_t mask() const {  // a bit for each card
        uint64_t bits = 0;
        for (int number : *this) bits |= uint64_t(1) << number;
        return bits;
    }
    void add(int number) { card[count++] = uint8_t(number); }
    void add(const Cards& more) { for (int number : more) add(number); }
    void clear() { count = 0; }
    bool remove(int number) {
        auto found = static_cast<uint8_t*>(std::memchr(card, number, count));
        if (!found) return false;
        std::memmove(found, found + 1, size_t(card + count - found - 1));
        count--;
        return true;
    }
};

enum Phase { SIDE, SERVING, CALL, FAULT, REPOSITION, CHASE, STROKING, POINT_OVER, BETWEEN, TRIM, REST, PLAN, OVER };
enum Act {
    RECEIVE_ON, SERVE_BALL, CHALLENGE, ACCEPT_CALL, RUN, REFUSE, PLAY_STROKE, GIVE_UP, RETREAT, STAY, GO_TO_NET, MOVE_BACK,
    DISCARD, RECOVER, FOCUS, TAKE_BACK, NO_PLAN
};
enum How { ACE, DOUBLE_FAULT, BY_WINNER, BY_FAULT, BEATEN };

struct Choice {
    int act, card = 0, target = NOWHERE, stars = 0, spin = NO_SPIN;  // `card`: played, served, paid, discarded, taken back
    bool roll = false;  // tested, though it would succeed without
};

struct Ball {
    int card, risk, malus, spin, zone;
    bool lob, drop;
    bool is_served() const { return card >= FIRST_SERVE; }
};

struct Side {
    Cards hand, known, draw, discard, played;
    int limit = 12, stars = 4, tokens = 5, challenges = 2, zone = NEUTRAL, built = 0;
    const Powers* powers = nullptr;  // of the player card, if it has any
};

struct Setup {
    const Deck* deck;
    int surface = 0, best_of = 0;  // 0: a tie-break
    Cards removed[2];
    Seat seats[2];
};

constexpr int SERVE_BONUS[] = {0, 2, 4}, STROKE_BONUS[] = {0, 3, 5, 7}, SLICE_PENALTY = 2, POINTS_BETWEEN = 6, CHALLENGES = 2;
constexpr int MOVE_BACK_STARS = 1, FOCUS_STARS = 2, RECOVERY_CARDS = 1, CLOSE = 1;

struct Score {
    int server = 0, points[2] = {0, 0}, games[2] = {0, 0}, sets[2] = {0, 0};
};

// Chapter 6: the score

inline bool leads(const int (&count)[2], int side, int at_least, int by) {
    return count[side] >= at_least && count[side] - count[1 - side] >= by;
}
inline bool is_tiebreak(const Setup& s, const Score& score) {
    return !s.best_of || (score.games[0] == 6 && score.games[1] == 6);
}
inline int winner(const Setup& s, const Score& score) {  // -1: nobody yet
    for (int side : {0, 1})
        if (s.best_of ? score.sets[side] == (s.best_of + 1) / 2 : leads(score.points, side, 7, 2)) return side;
    return -1;
}
inline void after_game(Score& score, int server, bool won, int side) {
    score.server = server;
    score.points[0] = score.points[1] = 0;
    if (won) score.sets[side]++, score.games[0] = score.games[1] = 0;
}
inline Score after_point(const Setup& s, Score score, int side) {
    score.points[side]++;
    int total = score.points[0] + score.points[1];
    if (is_tiebreak(s, score)) {
        if (s.best_of && leads(score.points, side, 2, 2)) {
            // who served first in it: service has gone on every other point since, this one not counted
            int first = (score.server + total / 2) % 2;
            score.games[side]++;
            after_game(score, 1 - first, true, side);
        } else if (total % 2) {
            score.server = 1 - score.server;
        }
    } else if (leads(score.points, side, 2, 1)) {
        score.games[side]++;
        after_game(score, 1 - score.server, leads(score.games, side, 6, 2), side);
    }
    return score;
}

// What is counted of a match; nobody listens while somebody thinks ahead.
struct Match;
struct Ears {
    virtual ~Ears() {}
    virtual void point_started(const Match&) {}
    virtual void serve_struck(int seat, int ball) { (void)seat, (void)ball; }
    virtual void shot_in() {}
    virtual void stroke_played(int seat, int card) { (void)seat, (void)card; }
    virtual void went_to_net(int seat) { (void)seat; }
    virtual void point_replayed() {}
    virtual void point_won(int seat, How how) { (void)seat, (void)how; }
};

struct Match {
    const Setup* setup;
    Ears* ears = nullptr;
    Side sides[2];
    Phase phase = BETWEEN;
    int turn = 0, server = 0, zone = FOREHAND, fault = 0, called_seat = 0, called_card = 0, called_ball = 0, rolled = 0,
        resting = 0;
    Score score;
    Ball ball{}, answered{};
    bool has_ball = false, has_answered = false, retreated = false, replaying = false, ends_changed = false;

    const Deck& deck() const { return *setup->deck; }
    const Stroke& stroke(int number) const { return setup->deck->strokes[number]; }
    Side& me() { return sides[turn]; }
    const Side& me() const { return sides[turn]; }
    bool has_powers() const { return sides[0].powers || sides[1].powers; }
};

inline Ball served(const Match& m, const Serve& card, int spin, int zone) {
    return {card.number, card.risk, card.malus[m.setup->surface], spin, zone, false, false};
}
inline Ball struck(int surface, const Stroke& card, int zone) {
    bool drop = card.kind == DROP_SHOT || card.kind == DROP_VOLLEY;
    return {card.number, card.risk, card.malus[surface], card.spin, zone, card.kind == LOB, drop};
}

// Chapters 9, 10 and 13: the rally

inline bool run_costs_a_card(int start, int ball) {
    if (start == NET || start == ball) return false;
    return ball == NET || (start != NEUTRAL && ball != NEUTRAL);
}
inline bool pays_to_run(const Side& side, int ball) {
    bool usual = run_costs_a_card(side.zone, ball);
    return side.powers ? run_costs(*side.powers, side.zone, ball, int(side.hand.size()), usual) : usual;
}
inline bool is_lobbed(const Match& m, int seat) { return m.has_ball && m.ball.lob && m.sides[seat].zone == NET; }
inline bool runs_freely(const Match& m) {
    const Side& side = m.me();
    return !pays_to_run(side, m.ball.zone) && !(m.ball.lob && side.zone == NET);
}
inline bool slice_forces_test(const Stroke& card, const Ball& ball, int zone) {
    return ball.spin == SLICE && zone != NET && card.risk != LOW;
}
inline bool needs_test(const Stroke& card, const Ball& ball, int zone) {
    return card.risk == HIGH || ball.risk != LOW || slice_forces_test(card, ball, zone);
}
inline int star_price(const Side& side, const Stroke& card) {
    return side.powers && card.star_cost ? star_price(*side.powers, card) : card.star_cost;
}
inline int winner_from(const Side& side, const Stroke& card, const Ball& ball) {
    return side.powers ? winner_from(*side.powers, card, ball.is_served()) : NEVER;
}
// Where the player stands in `zone`, as who runs there will.
inline bool is_playable(const Match& m, int seat, const Stroke& card, int zone) {
    bool lobbed = m.ball.lob && zone == NET;
    if (card.kind == SMASH ? !lobbed : lobbed || (!card.from[zone] && !m.ball.drop)) return false;
    bool at_net = m.sides[1 - seat].zone == NET;
    if ((card.opponent == AT_NET && !at_net) || (card.opponent == AT_BASELINE && at_net)) return false;
    return star_price(m.sides[seat], card) <= m.sides[seat].stars;
}
// What both player cards add to the number of a stroke.
RARE inline int of_powers(const Match& m, int seat, const Stroke& card, int zone, int stars) {
    const Side &me = m.sides[seat], &them = m.sides[1 - seat];
    bool is_return = m.ball.is_served();
    int more = me.powers ? own_stroke(*me.powers, card, is_return, m.setup->surface, stars, int(me.played.size())) : 0;
    if (!them.powers) return more;
    const Stroke* hit = is_return ? nullptr : &m.stroke(m.ball.card);
    bool bites = slice_forces_test(card, m.ball, zone);
    return more + their_ball(*them.powers, m.ball.spin, bites, hit, is_return && m.fault);
}
inline int stroke_number(const Match& m, int seat, const Stroke& card, int zone, int stars) {
    int built = card.number == THE_WINNER ? m.sides[seat].built : 0;
    int sliced = slice_forces_test(card, m.ball, zone) ? SLICE_PENALTY : 0;
    int number = card.difficulty - built + m.ball.malus + sliced - STROKE_BONUS[stars];
    return m.has_powers() ? number + of_powers(m, seat, card, zone, stars) : number;
}
inline bool may_go_to_net(const Match& m, int seat) {
    return m.sides[seat].zone != NET && m.sides[1 - seat].zone != NET && !m.retreated;
}
// Topspin costs a card on the way to the net.
inline bool pays_to_go(const Side& side, const Ball& answered) {
    return answered.spin == TOPSPIN && (!side.powers || topspin_costs(*side.powers, int(side.hand.size())));
}
inline int move_back_stars(const Side& side) {
    return side.powers ? move_back_stars(*side.powers, MOVE_BACK_STARS) : MOVE_BACK_STARS;
}
inline bool may_move_back(const Match& m, int seat) {
    const Side& side = m.sides[seat];
    return side.zone != NEUTRAL && side.stars >= move_back_stars(side) && (side.zone != NET || !side.hand.empty());
}
inline int serve_number(const Serve& card, int spin, int stars) {
    return card.difficulty + card.spin_cost(spin) - SERVE_BONUS[stars];
}
// What the server's player card adds to that.
inline int serve_reasons(const Match& m, int stars) {
    return m.me().powers ? own_serve(*m.me().powers, m.fault > 0, stars) : 0;
}
inline int ace_from(const Side& side, const Serve& card) {
    return side.powers ? card.ace_from - of(side.powers->early_aces) : card.ace_from;
}
inline int focus_stars(const Side& side) {
    int gained = side.powers ? focus_stars(*side.powers, FOCUS_STARS) : FOCUS_STARS;
    return std::min(gained, side.tokens - side.stars);
}
inline int recovery_cards(const Side& side) {
    return side.powers ? recovery_cards(*side.powers, RECOVERY_CARDS) : RECOVERY_CARDS;
}
// The lowest face at which a missed test may be challenged; the number itself: none.
inline int challenged_from(const Side& side, int needed) {
    if (side.challenges <= 0) return needed;
    return needed - (side.powers ? close_miss(*side.powers, CLOSE) : CLOSE);
}

inline void leaves_hand(Side& side, int card) {
    side.hand.remove(card);
    side.known.remove(card);
}
inline void pay(Side& side, int card) {
    if (!card) return;
    leaves_hand(side, card);
    side.discard.add(card);
}

// Chapters 8, 11, 12 and 17, and what follows by itself

inline void point_won(Match& m, int seat, How how) {
    m.score = after_point(*m.setup, m.score, seat);
    m.phase = POINT_OVER;
    if (m.ears) m.ears->point_won(seat, how);
}

inline void draw_cards(Match& m, int seat, int count, Luck& luck) {
    Side& side = m.sides[seat];
    while (count > 0) {
        if (side.draw.empty()) {
            if (side.discard.empty()) return;
            side.known.clear();  // whoever counts knows the hand now: it is all that does not lie open
            for (int number = 1; number <= STROKES; number++)
                if (!m.setup->removed[seat].has(number) && !side.discard.has(number) && !side.played.has(number))
                    side.known.add(number);
            side.draw = side.discard;
            luck.shuffle(side.draw);
            side.discard.clear();
        }
        for (; count > 0 && !side.draw.empty(); count--) side.hand.add(side.draw.card[--side.draw.count]);
    }
}

inline bool ends_are_due(const Match& m) {
    if (m.ends_changed || m.replaying) return false;
    const Score& s = m.score;
    int total = s.points[0] + s.points[1], games = s.games[0] + s.games[1];
    if (!m.setup->best_of) return total > 0 && total % POINTS_BETWEEN == 0;
    if (total) return false;
    return games ? games % 2 == 1 && games > 1 : s.sets[0] + s.sets[1] > 0;
}

inline void start_point(Match& m, int server, int zone) {
    m.server = m.turn = server, m.zone = zone, m.fault = 0;
    m.has_ball = m.has_answered = m.retreated = m.replaying = m.ends_changed = false;
    m.sides[server].zone = NEUTRAL, m.sides[1 - server].zone = zone;
    m.sides[0].built = m.sides[1].built = 0;
    m.phase = SERVING;
    if (m.ears) m.ears->point_started(m);
}

inline void begin_point(Match& m) {
    if (m.replaying) return start_point(m, m.server, m.zone);
    const Score& s = m.score;
    if (!is_tiebreak(*m.setup, s) && s.points[0] == 1 && s.points[1] == 1) {
        m.turn = 1 - s.server, m.phase = SIDE;
        return;
    }
    start_point(m, s.server, (s.points[0] + s.points[1]) % 2 ? BACKHAND : FOREHAND);
}

inline int next_server(const Match& m) { return m.replaying ? m.server : m.score.server; }

inline void end_point(Match& m, Luck& luck) {
    if (!m.replaying) {
        if (winner(*m.setup, m.score) >= 0) {
            m.phase = OVER;
            return;
        }
        const Score& s = m.score;
        bool is_new_set = m.setup->best_of && !(s.points[0] + s.points[1] + s.games[0] + s.games[1]);
        if (is_new_set)
            for (Side& side : m.sides) side.challenges = std::min(CHALLENGES, side.challenges + 1);
    }
    int first = next_server(m);
    for (int seat : {first, 1 - first}) {
        const Side& side = m.sides[seat];
        int earned = side.powers ? extra_draws(*side.powers, int(side.played.size())) : 0;
        for (int card : side.played) earned += m.stroke(card).draw;
        draw_cards(m, seat, earned, luck);
    }
    for (int seat : {first, 1 - first}) {
        Side& side = m.sides[seat];
        for (int card : side.played) {
            if (m.stroke(card).reusable) side.hand.add(card), side.known.add(card);
            else side.discard.add(card);
        }
        side.played.clear();
    }
    m.phase = BETWEEN;
}

inline void between_points(Match& m) {
    int first = next_server(m);
    for (int seat : {first, 1 - first})
        if (int(m.sides[seat].hand.size()) > m.sides[seat].limit) {
            m.turn = seat, m.phase = TRIM;
            return;
        }
    if (ends_are_due(m)) {
        m.ends_changed = true, m.resting = 2, m.turn = first, m.phase = REST;
    } else {
        begin_point(m);
    }
}

// What happens without a question. Who thinks ahead stops where a point is over.
inline void follow(Match& m, Luck& luck, bool beyond_the_point) {
    for (;;) {
        if (m.phase == FAULT) {
            point_won(m, 1 - m.called_seat, m.called_ball ? DOUBLE_FAULT : BY_FAULT);
        } else if (m.phase == CHASE && runs_freely(m)) {
            if (m.me().zone != NET) m.me().zone = m.ball.zone;
            m.retreated = false, m.phase = STROKING;
        } else if (m.phase == POINT_OVER && beyond_the_point) {
            end_point(m, luck);
        } else if (m.phase == BETWEEN) {
            between_points(m);
        } else {
            return;
        }
    }
}

inline void call_accepted(Match& m) { m.phase = m.called_ball == 1 ? SERVING : FAULT; }

inline void missed(Match& m, int card, int ball, int face, int needed) {  // `ball` 0: a stroke
    m.called_seat = m.turn, m.called_card = card, m.called_ball = ball, m.rolled = face;
    if (ball) m.fault = card;
    if (challenged_from(m.me(), needed) <= face) m.phase = CALL;
    else call_accepted(m);
}

inline void land(Match& m, int seat, const Stroke& card, int target, bool winner) {
    Side& side = m.sides[seat];
    side.stars += std::min(card.star, side.tokens - side.stars);
    m.answered = m.ball, m.has_answered = true;
    if (m.ears) m.ears->shot_in();
    if (winner) return point_won(m, seat, BY_WINNER);
    side.built += card.difficulty;
    m.ball = struck(m.setup->surface, card, target);
    m.phase = REPOSITION;
}

inline void serve(Match& m, const Choice& choice, Luck& luck) {
    const Serve& card = m.deck().serve(choice.card);
    int ball = m.fault ? 2 : 1, needed = serve_number(card, choice.spin, choice.stars) + serve_reasons(m, choice.stars);
    m.me().stars -= choice.stars;
    if (m.ears) m.ears->serve_struck(m.turn, ball);
    int face = luck.die(20);
    if (face < needed) return missed(m, card.number, ball, face, needed);
    if (ace_from(m.me(), card) <= face && face <= card.ace_to) return point_won(m, m.turn, ACE);
    m.ball = served(m, card, choice.spin, m.zone), m.has_ball = true;
    if (m.ears) m.ears->shot_in();
    m.phase = REPOSITION;
}

inline void play_stroke(Match& m, const Choice& choice, Luck& luck) {
    const Stroke& card = m.stroke(choice.card);
    Side& side = m.me();
    bool tested = choice.roll || needs_test(card, m.ball, side.zone), winner = card.winner;
    int needed = tested ? stroke_number(m, m.turn, card, side.zone, choice.stars) : 0;
    leaves_hand(side, card.number);
    side.played.add(card.number);
    side.stars -= choice.stars + star_price(side, card);
    if (m.ears) m.ears->stroke_played(m.turn, card.number);
    if (tested) {
        int face = luck.die(20);
        if (face < needed) return missed(m, card.number, 0, face, needed);
        winner = winner || winner_from(side, card, m.ball) <= face;
    }
    land(m, m.turn, card, choice.target, winner);
}

inline void challenge(Match& m, Luck& luck) {
    if (!luck.coin()) {
        m.sides[m.called_seat].challenges--;
        return call_accepted(m);
    }
    if (!m.called_ball) {
        const Stroke& card = m.stroke(m.called_card);
        bool winner = card.winner || winner_from(m.sides[m.called_seat], card, m.ball) <= m.rolled;
        if (winner) return land(m, m.called_seat, card, NOWHERE, true);
    }
    m.replaying = true, m.phase = POINT_OVER;
    if (m.ears) m.ears->point_replayed();
}

inline void pass_turn(Match& m) { m.turn = 1 - m.turn, m.retreated = false, m.phase = CHASE; }

inline void answer(Match& m, const Choice& choice, Luck& luck, bool beyond_the_point = true) {
    Side& side = m.me();
    switch (choice.act) {
    case RECEIVE_ON: start_point(m, m.score.server, choice.target); break;
    case SERVE_BALL: serve(m, choice, luck); break;
    case CHALLENGE: challenge(m, luck); break;
    case ACCEPT_CALL: call_accepted(m); break;
    case RUN:
        pay(side, choice.card);
        if (side.zone != NET) side.zone = m.ball.zone;
        m.retreated = false, m.phase = STROKING;
        break;
    case REFUSE: case GIVE_UP: point_won(m, 1 - m.turn, BEATEN); break;
    case PLAY_STROKE: play_stroke(m, choice, luck); break;
    case RETREAT:
        pay(side, choice.card);
        side.zone = m.ball.zone, m.retreated = true, m.phase = STROKING;
        break;
    case STAY: pass_turn(m); break;
    case GO_TO_NET:
        pay(side, choice.card);
        side.zone = NET;
        if (m.ears) m.ears->went_to_net(m.turn);
        pass_turn(m);
        break;
    case MOVE_BACK:
        pay(side, choice.card);
        side.zone = NEUTRAL, side.stars -= move_back_stars(side);
        pass_turn(m);
        break;
    case DISCARD: pay(side, choice.card); m.phase = BETWEEN; break;
    case RECOVER: draw_cards(m, m.turn, recovery_cards(side), luck); m.phase = PLAN; break;
    case FOCUS: side.stars += focus_stars(side); m.phase = PLAN; break;
    case TAKE_BACK:
        side.stars--, side.discard.remove(choice.card), side.hand.add(choice.card), side.known.add(choice.card);
        [[fallthrough]];
    case NO_PLAN:
        if (--m.resting) m.turn = 1 - m.turn, m.phase = REST;
        else m.phase = BETWEEN;
    }
    follow(m, luck, beyond_the_point);
}

// Chapter 7: set-up, to the first question
inline void open(Match& m, Luck& luck) {
    for (int seat : {0, 1}) {
        Side& side = m.sides[seat];
        const Seat& agreed = m.setup->seats[seat];
        side.limit = agreed.hand, side.stars = agreed.stars, side.tokens = agreed.tokens;
        side.powers = agreed.has_powers ? &agreed.powers : nullptr;
        Cards rest;
        for (int number = 1; number <= STROKES; number++) {
            if (m.setup->removed[seat].has(number)) continue;
            if (m.stroke(number).starting_hand) side.hand.add(number);
            else rest.add(number);
        }
        side.known = side.hand, side.draw = rest;
        luck.shuffle(side.draw);
        draw_cards(m, seat, side.limit - int(side.hand.size()), luck);
    }
    m.score.server = luck.coin();
    m.phase = BETWEEN;
    follow(m, luck, true);
}
