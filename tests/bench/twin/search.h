// The search bot: `kernel/search.py` with what `bots/search` brings to it.
#pragma once
#include "greedy.h"

constexpr int CANDIDATES = 6, STRIDE = 211, LOOKED_AT = 4, PLAIN = 3, SHOTS = 8, SHARED = 4096, ENOUGH_VOLLEYS = 4;
constexpr double LEAST = 0.02;

// What the score of a tie-break alone says of seat A (`tennis/chances.py`).
class Standings {
public:
    struct Standing {
        double chance, at_stake, log_odds, slope;
    };
    explicit Standings(double share) : share(share), known(2 * SIZE * SIZE, -1.0) {}

    double win_chance(int a, int b, int server) const {
        if ((a >= 7 || b >= 7) && std::abs(a - b) >= 2) return a > b;
        while (a >= SIZE - 2 || b >= SIZE - 2) a -= 2, b -= 2;  // four points on, service is where it was
        double& found = known[size_t((a * SIZE + b) * 2 + server)];
        if (found < 0) found = fold(a, b, server);
        return found;
    }
    Standing of(const Score& s) const {
        int a = s.points[0], b = s.points[1];
        double chance = win_chance(a, b, s.server);
        if ((a >= 7 || b >= 7) && std::abs(a - b) >= 2) return {chance, 0, 0, 0};
        int next = (a + b + 1) % 2 ? 1 - s.server : s.server;
        double won = win_chance(a + 1, b, next), lost = win_chance(a, b + 1, next);
        return {chance, won - lost, std::log(chance / (1 - chance)), (won - lost) / (chance * (1 - chance))};
    }

private:
    static constexpr int SIZE = 40;
    double share;
    mutable std::vector<double> known;

    double point(int server) const { return server == 0 ? share : 1 - share; }
    double fold(int a, int b, int server) const {
        int next = (a + b + 1) % 2 ? 1 - server : server;
        if (a == b && a >= 5) {  // level, and only two in a row decide: both are won, or both lost
            double one = point(server), other = point(next), both = one * other, none = (1 - one) * (1 - other);
            double part = both / (both + none);
            int beyond = (a + b + 2) % 2 ? 1 - next : next;
            return part * win_chance(a + 2, b, beyond) + (1 - part) * win_chance(a, b + 2, beyond);
        }
        double wins = point(server);
        return wins * win_chance(a + 1, b, next) + (1 - wins) * win_chance(a, b + 1, next);
    }
};

struct Outcome {
    double chance;
    int face;
};
struct Outcomes {  // eight at most
    int count = 0;
    Outcome each[8];
    void add(Outcome outcome) { each[count++] = outcome; }
};

class Searcher {
public:
    Searcher(const Mind& mind, int rollouts, Twister& own)
        : mind(mind), rollouts(rollouts), own(own), standings(mind.b.ON_SERVE[mind.surface]) {}

    Choice choose(const Match& m) {
        if (m.phase == CALL || m.phase == TRIM || m.phase == REST || m.phase == PLAN) return mind.best(m);
        Twister twister(uint64_t(own.random() * MOST_SEED) + 1);
        numbers.resize(SHARED);
        for (double& number : numbers) number = twister.random();
        worlds.clear();
        seat = m.turn, view = &m, last_shot = shots(m) + SHOTS;
        leverage = standings.of(m.score).at_stake;
        return run(candidates(m));
    }

private:
    struct Tried {
        Choice choice;
        double worth;
        std::vector<double> values;  // one of each world
    };
    using Left = std::vector<Tried>;
    static constexpr double MOST_SEED = 2147483648.0;

    const Mind& mind;
    const int rollouts;
    Twister& own;
    const Standings standings;
    int seat = 0, last_shot = 0;
    double leverage = 0;
    const Match* view = nullptr;
    std::vector<double> numbers;
    std::vector<Match> worlds;
    mutable Scales scratch;

    static int shots(const Match& m) { return int(m.sides[0].played.size() + m.sides[1].played.size()); }

    Left candidates(const Match& m) const {
        Left found;
        for (const Weighed& each : mind.weigh(m)) found.push_back({each.choice, each.value * leverage, {}});
        std::stable_sort(found.begin(), found.end(), [](const Tried& a, const Tried& b) { return a.worth > b.worth; });
        if (found.size() > CANDIDATES) found.resize(CANDIDATES);
        return found;
    }

    // Sequential halving: half of the answers go after each round.
    Choice run(Left left) {
        int rounds = left.size() > 1 ? std::max(1, int(std::ceil(std::log2(double(left.size()))))) : 0;
        for (int round = 0; round < rounds; round++) {
            bool goes_on = try_all(left, std::max(1, rollouts / (rounds * int(left.size()))));
            left = ranked(left);
            if (!goes_on) break;
            left.resize((left.size() + 1) / 2);
        }
        return left[0].choice;
    }
    bool try_all(Left& left, int each) {
        for (int number = 1; number <= each; number++) {
            for (Tried& tried : left) roll_out(tried);
            if (number % LOOKED_AT == 0 && is_plain(left)) return false;
        }
        return true;
    }
    void roll_out(Tried& tried) {
        unsigned number = unsigned(tried.values.size());
        const Match& world = world_of(number);
        tried.values.push_back(mean(world, tried.choice, outcomes(world, tried.choice), Luck(numbers, number * STRIDE)));
    }
    const Match& world_of(unsigned number) {
        while (worlds.size() <= number) {
            Luck luck(numbers, unsigned(worlds.size()) * STRIDE + STRIDE / 2);
            worlds.push_back(determinise(luck));
        }
        return worlds[number];
    }
    Match determinise(Luck& luck) const {
        Match m = *view;
        m.ears = nullptr;
        for (int each : {0, 1}) {
            Side& side = m.sides[each];
            size_t in_pile = side.draw.size();
            std::sort(side.known.begin(), side.known.end());
            if (each != seat) side.hand = side.known;
            Cards unseen;
            for (int card = 1; card <= STROKES; card++)
                if (!m.setup->removed[each].has(card) && !side.hand.has(card) && !side.discard.has(card) && !side.played.has(card))
                    unseen.add(card);
            luck.shuffle(unseen);
            side.draw.clear();
            for (size_t at = 0; at < unseen.size(); at++) (at < in_pile ? side.draw : side.hand).add(unseen[at]);
        }
        return m;
    }

    // Playing on

    double mean(const Match& state, const Choice& choice, const Outcomes& outcomes, const Luck& luck) const {
        double sum = 0;
        for (int at = 0; at < outcomes.count; at++)
            sum += outcomes.each[at].chance * play_on(state, choice, luck.after(outcomes.each[at].face));
        return sum;
    }
    double play_on(Match state, Choice choice, Luck luck) const {
        for (;;) {
            answer(state, choice, luck, false);
            if (state.phase == POINT_OVER) return value(state);
            if (state.phase == STROKING && shots(state) >= last_shot) return in_a_rally(state);
            choice = reply(state);
            Outcomes next = outcomes_of_reply(state, choice);
            if (next.count > 1) return mean(state, choice, next, luck);
        }
    }
    Choice reply(const Match& m) const {
        if (m.phase != STROKING) return mind.best(m);
        const Weighed* best = mind.best_stroke(m, m.turn, m.me().zone, true, scratch);
        return best ? best->choice : Choice{GIVE_UP};
    }

    // outcomes.py: faces that lead to the same are one outcome

    static Outcomes outcomes(const Match& m, const Choice& choice) {
        if (choice.act == SERVE_BALL) {
            const Serve& card = m.deck().serve(choice.card);
            int needed = serve_number(card, choice.spin, choice.stars) + serve_reasons(m, choice.stars);
            return alike(m, needed, ace_from(m.me(), card), card.ace_to);
        }
        if (choice.act == PLAY_STROKE) {
            const Stroke& card = m.stroke(choice.card);
            int zone = m.me().zone;
            if (choice.roll || needs_test(card, m.ball, zone)) {
                int needed = stroke_number(m, m.turn, card, zone, choice.stars);
                return alike(m, needed, winner_from(m.me(), card, m.ball), NEVER);
            }
        }
        return {1, {{1.0, Luck::NOTHING}}};
    }
    static Outcomes alike(const Match& m, int needed, int first, int last) {
        int close = challenged_from(m.me(), needed), kinds[8], faces[8] = {};
        Outcomes found;
        int order[8], count = 0;
        for (int face = 1; face <= 20; face++) {
            int kind = (face >= needed) * 4 + (first <= face && face <= last) * 2 + (close <= face && face < needed);
            if (!faces[kind]++) order[count++] = kind, kinds[kind] = face;
        }
        for (int at = 0, kind; at < count; at++) kind = order[at], found.add({faces[kind] / 20.0, kinds[kind]});
        return found;
    }
    static Outcomes outcomes_of_reply(const Match& m, const Choice& choice) {
        if (choice.act == CHALLENGE) return {2, {{0.5, 1}, {0.5, 0}}};
        if (choice.act == SERVE_BALL) {
            const Serve& card = m.deck().serve(choice.card);
            int needed = serve_number(card, choice.spin, choice.stars) + serve_reasons(m, choice.stars);
            return parts(needed, std::max(needed, ace_from(m.me(), card)), card.ace_to);
        }
        if (choice.act == PLAY_STROKE) {
            const Stroke& card = m.stroke(choice.card);
            int zone = m.me().zone;
            if (choice.roll || needs_test(card, m.ball, zone)) {
                int needed = stroke_number(m, m.turn, card, zone, choice.stars);
                return parts(needed, std::max(needed, winner_from(m.me(), card, m.ball)), NEVER);
            }
        }
        return {1, {{1.0, Luck::NOTHING}}};
    }
    static Outcomes parts(int needed, int first, int last) {
        int counts[3] = {0, 0, 0}, faces[3];
        for (int face = 1; face <= 20; face++) {
            int part = first <= face && face <= last ? 2 : face >= needed ? 1 : 0;
            if (!counts[part]++) faces[part] = face;
        }
        Outcomes found;
        for (int part : {0, 1, 2})
            if (counts[part]) found.add({counts[part] / 20.0, faces[part]});
        return found;
    }

    // value.py

    double means_apart(const Match& m) const { return mind.of_side(m.sides[0]) - mind.of_side(m.sides[1]); }
    static double chance_by(const Standings::Standing& stands, double apart) {
        return stands.slope ? odds(stands.log_odds + stands.slope * apart) : stands.chance;
    }
    double value(const Match& m) const {
        double chance = chance_by(standings.of(m.score), means_apart(m));
        return seat == 0 ? chance : 1 - chance;
    }
    double in_a_rally(const Match& m) const {
        double apart = means_apart(m), wins = wins_the_rally(m, apart);
        double won = chance_by(standings.of(after_point(*m.setup, m.score, m.turn)), apart);
        double lost = chance_by(standings.of(after_point(*m.setup, m.score, 1 - m.turn)), apart);
        return seat == 0 ? wins * won + (1 - wins) * lost : wins * (1 - won) + (1 - wins) * (1 - lost);
    }
    double wins_the_rally(const Match& m, double apart) const {
        const Side &me = m.me(), &other = m.sides[1 - m.turn];
        bool at_net = other.zone == NET;
        double volleys = at_net ? std::min(ENOUGH_VOLLEYS, mind.volleys_of(other.hand)) : 0;
        double features[6] = {1.0, best_chance(m), m.turn == 0 ? apart : -apart, double(!at_net && me.zone == NET),
                              double(at_net), volleys};
        double sum = 0;
        for (int i = 0; i < 6; i++) sum += mind.b.ANSWER[i] * features[i];
        return odds(sum);
    }
    double best_chance(const Match& m) const {
        const Weighed* best = mind.best_stroke(m, m.turn, m.me().zone, true, scratch);
        double chance = best ? best->is_in * best->lands + mind.wins_outright(m, best->choice) * (1 - best->lands) : LEAST;
        chance = std::min(1 - LEAST, std::max(LEAST, chance));
        return std::log(chance / (1 - chance));
    }

    // What each answer is worth beyond the mean of all, and the standard error of a difference

    std::vector<double> compared(const Left& left, double& error) const {
        size_t count = left.size(), tried = left[0].values.size();
        std::vector<double> means, worths;
        double overall = 0, expected = 0, squares = 0, doubt = mind.b.DOUBT * leverage;
        for (const Tried& each : left) {
            double sum = 0;
            for (double value : each.values) sum += value;
            means.push_back(sum / double(tried));
        }
        for (double mean : means) overall += mean;
        for (const Tried& each : left) expected += each.worth;
        overall /= double(count), expected /= double(count);
        for (size_t at = 0; at < tried; at++) {
            double common = 0, sum = 0;
            for (const Tried& each : left) common += each.values[at];
            common = common / double(count) - overall;
            for (size_t i = 0; i < count; i++) {
                double off = left[i].values[at] - means[i] - common;
                sum += off * off;
            }
            squares += sum;
        }
        double variance = squares / std::max(1.0, double((count - 1) * (tried - 1))) / double(tried);
        double weight = tried > 1 ? doubt * doubt / (doubt * doubt + variance) : 0.0;
        for (size_t i = 0; i < count; i++)
            worths.push_back(weight * (means[i] - overall) + (1 - weight) * (left[i].worth - expected));
        error = std::sqrt(2 * variance);
        return worths;
    }
    Left ranked(const Left& left) const {
        double error;
        std::vector<double> worths = compared(left, error);
        std::vector<size_t> order(left.size());
        for (size_t i = 0; i < order.size(); i++) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return worths[a] > worths[b]; });
        Left found;
        for (size_t i : order) found.push_back(left[i]);
        return found;
    }
    bool is_plain(const Left& left) const {
        double error;
        std::vector<double> worths = compared(left, error);
        std::sort(worths.begin(), worths.end(), std::greater<double>());
        return worths[0] - worths[1] > PLAIN * error;
    }
};
