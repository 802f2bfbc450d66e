// What is counted of matches: the figures of `stats/measures.py`, and what becomes of the cards.
#pragma once
#include "match.h"

// `kernel/estimates.py`: so much of this to so much of that, over matches.
struct Ratio {
    double matches = 0, part = 0, whole = 0, parts = 0, both = 0, wholes = 0;
    void count(double p, double w) {
        matches++, part += p, whole += w, parts += p * p, both += p * w, wholes += w * w;
    }
};

struct Use {
    long held = 0, playable = 0, chosen = 0, second = 0, spins[3] = {0, 0, 0};
};

constexpr const char* FIGURES[] = {"aces", "double_faults", "first_in", "serve_won", "first_won", "second_won", "shots",
    "short", "net", "net_won", "winners", "drops", "lobs", "smashes", "slice", "length", "stars", "full", "empty", "seat_a",
    "first_server", "beaten"};
constexpr int FIGURE_COUNT = sizeof(FIGURES) / sizeof(*FIGURES);

struct Counts : Ears {
    explicit Counts(const Deck& deck) : deck(deck) {}

    Ratio figures[FIGURE_COUNT];
    Use uses[STROKES + SERVES + 1];
    double points_won[2] = {0, 0};  // in the last match

    void point_started(const Match& m) override {
        point = Point();
        point.server = m.server;
    }
    void serve_struck(int, int ball) override { point.ball = ball; }
    void shot_in() override { point.shots++; }
    void stroke_played(int, int card) override {
        point.kinds[deck.strokes[card].kind]++, point.strokes++, point.sliced += deck.strokes[card].spin == SLICE;
    }
    void went_to_net(int seat) override { point.approached[seat] = true; }
    void point_replayed() override {
        int server = point.server;
        point = Point();
        point.server = server;
    }
    void point_won(int seat, How how) override {
        bool won = seat == point.server, first = point.ball == 1, is_ace = how == ACE;
        int length = point.shots + is_ace;
        points_won[seat]++;
        match.points++, match.served_won += won, match.aces += is_ace, match.double_faults += how == DOUBLE_FAULT;
        match.first_in += first, match.first_won += first && won, match.second_won += !first && won;
        match.rallies += length > 0, match.shots += length, match.short_ += length >= 1 && length <= 3;
        for (int each : {0, 1}) match.net += point.approached[each], match.net_won += point.approached[each] && each == seat;
        match.winners += how == BY_WINNER || (how == BEATEN && point.shots != 1);
        match.beaten += how == BEATEN;
        for (int kind = 0; kind < KINDS; kind++) match.kinds[kind] += point.kinds[kind];
        match.strokes += point.strokes, match.sliced += point.sliced;
    }
    void paced(const Match& m) {
        for (const Side& side : m.sides) {
            match.players++, match.stars += side.stars, match.full += int(side.hand.size()) >= side.limit;
            match.empty += side.hand.empty();
        }
    }
    void match_over(int winner, int first_server) {
        const Game& g = match;
        double figured[FIGURE_COUNT][2] = {
            {g.aces, g.points}, {g.double_faults, g.points}, {g.first_in, g.points}, {g.served_won, g.points},
            {g.first_won, g.first_in}, {g.second_won, g.points - g.first_in}, {g.shots, g.rallies}, {g.short_, g.rallies},
            {g.net, g.points}, {g.net_won, g.net}, {g.winners, g.points}, {g.kinds[DROP_SHOT], g.points},
            {g.kinds[LOB], g.points}, {g.kinds[SMASH], g.points}, {g.sliced, g.strokes}, {g.points, 1},
            {g.stars, g.players}, {g.full, g.players}, {g.empty, g.players}, {double(winner == 0), 1},
            {double(winner == first_server), 1}, {g.beaten, g.points}};
        for (int i = 0; i < FIGURE_COUNT; i++) figures[i].count(figured[i][0], figured[i][1]);
        match = Game();
    }

private:
    struct Point {
        int server = 0, shots = 0, ball = 1, strokes = 0, sliced = 0, kinds[KINDS] = {};
        bool approached[2] = {false, false};
    };
    struct Game {
        double points = 0, served_won = 0, aces = 0, double_faults = 0, first_in = 0, first_won = 0, second_won = 0,
               rallies = 0, shots = 0, short_ = 0, net = 0, net_won = 0, winners = 0, beaten = 0, strokes = 0, sliced = 0,
               players = 0, stars = 0, full = 0, empty = 0, kinds[KINDS] = {};
    };
    const Deck& deck;
    Point point;
    Game match;
};
