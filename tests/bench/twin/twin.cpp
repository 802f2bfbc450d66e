// Worldwide Tennis between greedy and search, hundreds of times as fast as the game itself: see `__init__.py`.
//
//   twin SURFACE BEST_OF SEED MATCHES ROLLOUTS_A ROLLOUTS_B STAYS_BACK SWAPPED [REMOVED...] < cards-and-beliefs
//
// ROLLOUTS: 0 is greedy. STAYS_BACK: 1 where seat A never goes to the net. SWAPPED: 1 where each match is played a second
// time with its luck, seats changed. REMOVED: cards that are not in the deck of seat A. What is counted is printed as lines.
#include <optional>

#include "counting.h"
#include "search.h"

struct Player {
    const Mind* mind;
    int rollouts;
    bool stays_back;
};

static bool is_asked(const Match& m) {  // with one answer nobody is
    const Side& me = m.me();
    switch (m.phase) {
    case CHASE: return !me.hand.empty();
    case STROKING:
        for (int card : me.hand)
            if (is_playable(m, m.turn, m.stroke(card), me.zone)) return true;
        return false;
    case REPOSITION: {
        bool can_go = may_go_to_net(m, m.turn) && !(m.has_answered && me.hand.empty() && pays_to_go(me, m.answered));
        return can_go || may_move_back(m, m.turn);
    }
    case PLAN: return me.stars >= 1 && !me.discard.empty();
    default: return true;
    }
}

static void note(Counts& counts, const Match& m, const Choice& choice) {
    bool is_lob = m.phase == CHASE && is_lobbed(m, m.turn);
    if (m.phase == SERVING) {
        if (!m.fault) counts.paced(m);
        Use& use = counts.uses[choice.card];
        use.chosen++, use.spins[choice.spin]++, use.second += m.fault > 0;
        for (const Serve& card : m.deck().serves) counts.uses[card.number].playable += card.number != m.fault;
    } else if (m.phase == STROKING || is_lob) {
        for (int card : m.me().hand) {
            counts.uses[card].held++;
            counts.uses[card].playable += is_playable(m, m.turn, m.stroke(card), m.me().zone);
        }
        if (choice.act == PLAY_STROKE) counts.uses[choice.card].chosen++;
    }
}

static int play(const Setup& setup, const Player (&players)[2], uint64_t seed, const uint64_t (&of_bots)[2], Counts& counts) {
    Twister twister(seed), own[2] = {Twister(of_bots[0]), Twister(of_bots[1])};
    Luck luck(twister), lucks[2] = {Luck(own[0]), Luck(own[1])};
    std::optional<Searcher> searchers[2];
    for (int seat : {0, 1})
        if (players[seat].rollouts) searchers[seat].emplace(*players[seat].mind, players[seat].rollouts, own[seat]);
    Match m;
    m.setup = &setup, m.ears = &counts;
    open(m, luck);
    int first_server = m.server;
    while (m.phase != OVER) {
        const Player& player = players[m.turn];
        if (!is_asked(m)) {
            answer(m, player.mind->best(m), luck);
            continue;
        }
        Choice choice = searchers[m.turn] ? searchers[m.turn]->choose(m) : player.mind->choose(m, lucks[m.turn], player.stays_back);
        note(counts, m, choice);
        answer(m, choice, luck);
    }
    int won = winner(setup, m.score);
    counts.match_over(won, first_server);
    return won;
}

int main(int argc, char** argv) {
    if (argc < 9) {
        std::cerr << "twin: it takes eight numbers and the cards that seat A lacks; see twin.cpp\n";
        return 2;
    }
    auto number = [&](int at) { return std::strtoull(argv[at], nullptr, 10); };
    Deck deck;
    Beliefs beliefs[2];
    Setup setup, turned;
    read(std::cin, deck, beliefs, setup.seats);
    int surface = int(number(1));
    Mind minds[2] = {Mind(deck, surface, beliefs[0]), Mind(deck, surface, beliefs[1])};
    setup.deck = &deck, setup.surface = surface, setup.best_of = int(number(2));
    for (int at = 9; at < argc; at++) setup.removed[0].add(int(number(at)));
    for (int seat : {0, 1})
        for (int card : setup.seats[seat].removed)
            if (!setup.removed[seat].has(card)) setup.removed[seat].add(card);
    turned = setup;
    std::swap(turned.removed[0], turned.removed[1]), std::swap(turned.seats[0], turned.seats[1]);
    Player a{&minds[0], int(number(5)), number(7) == 1}, b{&minds[1], int(number(6)), false};
    Twister seeds(number(3));
    Counts counts(deck);
    Ratio points, matches;  // of seat A's player, in both of the matches with one luck
    for (uint64_t left = number(4); left; left--) {
        uint64_t seed = seeds.bits53(), one = seeds.bits53(), other = seeds.bits53();
        counts.points_won[0] = counts.points_won[1] = 0;
        double won = play(setup, {a, b}, seed, {one, other}, counts) == 0, played = 1;
        if (number(8)) {
            std::swap(counts.points_won[0], counts.points_won[1]);
            won += play(turned, {b, a}, seed, {other, one}, counts) == 1, played++;
            std::swap(counts.points_won[0], counts.points_won[1]);
        }
        points.count(counts.points_won[0], counts.points_won[0] + counts.points_won[1]);
        matches.count(won, played);
    }
    auto print = [](const char* name, const Ratio& r) {
        std::printf("figure %s %.17g %.17g %.17g %.17g %.17g %.17g\n", name, r.matches, r.part, r.whole, r.parts, r.both, r.wholes);
    };
    for (int i = 0; i < FIGURE_COUNT; i++) print(FIGURES[i], counts.figures[i]);
    print("points", points), print("matches", matches);
    for (int card = 1; card <= STROKES + SERVES; card++) {
        const Use& u = counts.uses[card];
        std::printf("card %d %ld %ld %ld %ld %ld %ld %ld\n", card, u.held, u.playable, u.chosen, u.second, u.spins[0], u.spins[1], u.spins[2]);
    }
}
