// What is printed, and what is believed of it: read from the lines that `__init__.py` writes.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

enum Zone { BACKHAND, NEUTRAL, FOREHAND, NET, NOWHERE };
enum Risk { LOW, MEDIUM, HIGH };
enum Spin { NO_SPIN, TOPSPIN, SLICE };
enum Wing { NO_WING, FOREHAND_WING, BACKHAND_WING };
enum Stands { ANYWHERE, AT_NET, AT_BASELINE };
enum Kind { DEFENSE, LINE, CROSS, ATTACK, PASSING, VOLLEY, DROP_SHOT, DROP_VOLLEY, LOB, SMASH, WINNER, KINDS };
constexpr int SURFACES = 4, STROKES = 60, SERVES = 5, FIRST_SERVE = 61, THE_WINNER = 37;

struct Stroke {
    int number, kind, risk, difficulty, draw, star, spin, opponent, star_cost, starting_hand, winner, reusable, wing;
    int malus[SURFACES];
    std::vector<int> starts, targets;
    bool from[4] = {false, false, false, false};
};

struct Serve {
    int number, risk, difficulty, topspin, slice, ace_from, ace_to;  // no ace: from 99
    int malus[SURFACES];
    int spin_cost(int spin) const { return spin == TOPSPIN ? topspin : spin == SLICE ? slice : 0; }
};

struct Deck {
    Stroke strokes[STROKES + 1];
    Serve serves[SERVES];
    const Serve& serve(int number) const { return serves[number - FIRST_SERVE]; }
};

// The powers and penalties of `powers.py`, by their ids: the number that a player card has for each.
constexpr int NOT_HELD = -1;
#define POWERS(EACH) \
    EACH(forehand_attack_winner) EACH(backhand_attack_winner) EACH(volley_winner) EACH(passing_winner) \
    EACH(return_winner) EACH(sure_attacks) EACH(sure_defense) EACH(at_home_on_clay) EACH(at_home_on_hard) \
    EACH(at_home_on_grass) EACH(at_home_indoors) EACH(sure_passing) EACH(sure_volleys) EACH(sure_drops) EACH(sure_returns) \
    EACH(sure_winners) EACH(patient_builder) EACH(shaky_backhands) EACH(shaky_forehands) EACH(shaky_attacks) \
    EACH(shaky_volleys) EACH(shaky_passing) EACH(shaky_returns) EACH(shaky_winners) EACH(heavy_topspin) EACH(biting_slice) \
    EACH(heavy_attacks) EACH(soft_second_serve) EACH(soft_attacks) EACH(sure_first_serve) EACH(sure_second_serve) \
    EACH(shaky_first_serve) EACH(shaky_second_serve) EACH(early_aces) EACH(iron_nerves) EACH(brittle_nerves) \
    EACH(cheap_drops) EACH(dear_drops) EACH(light_feet) EACH(heavy_feet) EACH(deep_focus) EACH(poor_focus) \
    EACH(tireless) EACH(slow_legs) EACH(drop_chaser) EACH(early_ball) EACH(second_wind) EACH(short_breath) \
    EACH(quick_recovery) EACH(eagle_eye)
struct Powers {
#define HELD(name) int name = NOT_HELD;
    POWERS(HELD)
#undef HELD
    int* find(const std::string& id) {
#define FOUND(name) if (id == #name) return &name;
        POWERS(FOUND)
#undef FOUND
        return nullptr;
    }
};

// Who sits on a seat: a player card, or what everybody has without one.
struct Seat {
    int hand = 12, stars = 4, tokens = 5;
    bool has_powers = false;
    Powers powers;
    std::vector<int> removed;
};

// `bots/beliefs.py` and what else weighs: each name with its numbers.
struct Beliefs {
    double EASY, EASY_WIDE, EASY_SLICED, SERVED_SLICED, HARD, HARD_WIDE, HARD_SLICED, HARD_MALUS, SERVED_HARD, TOPSPIN_,
        FREE_ATTACK, TESTED_ATTACK, DROP, DROP_MALUS, AT_THEM, AT_THEM_MALUS, LOBBED, LOB_MALUS, OFF_CENTRE, SAFE_CARD,
        ATTACK_CARD, VOLLEY_MALUS, PASSES, AT_THE_NET[5], PRICE_OF_THE_NET, MY_STAR, THEIR_STAR, MY_BUILT, THEIR_BUILT,
        ON_SURFACE[SURFACES], ON_SERVE[SURFACES], STAR, CARDS[KINDS], FROM_B, FROM_F, BEYOND_ENOUGH, ANSWER[6];
    double THRIFT, A_RUN, A_HAIR, TOO_MANY, DOUBT;
    // habits (`bots/habits.py`)
    double taste_net = 0, taste_serve = 0, taste_attack = 0, taste_steady = 0;
};

using Numbers = std::map<std::string, std::vector<double>>;

inline void take(const Numbers& from, const std::string& name, double* to, size_t count) {
    auto found = from.find(name);
    if (found == from.end() || found->second.size() != count) {
        std::cerr << "twin: the belief " << name << " should have " << count << " numbers\n";
        std::exit(2);
    }
    for (size_t i = 0; i < count; i++) to[i] = found->second[i];
}

inline Beliefs beliefs_of(const Numbers& n) {
    Beliefs b{};
    struct { const char* name; double* to; size_t count; } fields[] = {
        {"EASY", &b.EASY, 1}, {"EASY_WIDE", &b.EASY_WIDE, 1}, {"EASY_SLICED", &b.EASY_SLICED, 1},
        {"SERVED_SLICED", &b.SERVED_SLICED, 1}, {"HARD", &b.HARD, 1}, {"HARD_WIDE", &b.HARD_WIDE, 1},
        {"HARD_SLICED", &b.HARD_SLICED, 1}, {"HARD_MALUS", &b.HARD_MALUS, 1}, {"SERVED_HARD", &b.SERVED_HARD, 1},
        {"TOPSPIN", &b.TOPSPIN_, 1}, {"FREE_ATTACK", &b.FREE_ATTACK, 1}, {"TESTED_ATTACK", &b.TESTED_ATTACK, 1},
        {"DROP_SHOT", &b.DROP, 1}, {"DROP_SHOT_MALUS", &b.DROP_MALUS, 1}, {"AT_THEM", &b.AT_THEM, 1},
        {"AT_THEM_MALUS", &b.AT_THEM_MALUS, 1}, {"LOB", &b.LOBBED, 1}, {"LOB_MALUS", &b.LOB_MALUS, 1},
        {"OFF_CENTRE", &b.OFF_CENTRE, 1}, {"SAFE_CARD", &b.SAFE_CARD, 1}, {"ATTACK", &b.ATTACK_CARD, 1},
        {"VOLLEY_MALUS", &b.VOLLEY_MALUS, 1}, {"PASSING", &b.PASSES, 1}, {"AT_THE_NET", b.AT_THE_NET, 5},
        {"PRICE_OF_THE_NET", &b.PRICE_OF_THE_NET, 1}, {"MY_STAR", &b.MY_STAR, 1}, {"THEIR_STAR", &b.THEIR_STAR, 1},
        {"MY_BUILT", &b.MY_BUILT, 1}, {"THEIR_BUILT", &b.THEIR_BUILT, 1}, {"ON_SURFACE", b.ON_SURFACE, SURFACES},
        {"ON_SERVE", b.ON_SERVE, SURFACES}, {"STAR", &b.STAR, 1}, {"CARDS", b.CARDS, KINDS}, {"FROM_B", &b.FROM_B, 1},
        {"FROM_F", &b.FROM_F, 1}, {"BEYOND_ENOUGH", &b.BEYOND_ENOUGH, 1}, {"ANSWER", b.ANSWER, 6},
        {"THRIFT", &b.THRIFT, 1}, {"A_RUN", &b.A_RUN, 1}, {"A_HAIR", &b.A_HAIR, 1}, {"TOO_MANY", &b.TOO_MANY, 1},
        {"DOUBT", &b.DOUBT, 1},
    };
    for (auto& field : fields) take(n, field.name, field.to, field.count);
    struct { const char* name; double* to; } habits[] = {
        {"net", &b.taste_net}, {"serve", &b.taste_serve}, {"attack", &b.taste_attack}, {"steady", &b.taste_steady}};
    for (auto& habit : habits)
        if (n.count(habit.name)) take(n, habit.name, habit.to, 1);
    return b;
}

inline std::vector<int> zones_of(const std::string& letters) {
    std::vector<int> zones;
    for (char letter : letters)
        if (letter != '-') zones.push_back(letter == 'B' ? BACKHAND : letter == 'N' ? NEUTRAL : letter == 'F' ? FOREHAND : NET);
    return zones;
}

inline void read_seat(std::istream& words, Seat& seat) {
    int removed, number;
    words >> seat.hand >> seat.stars >> seat.tokens >> removed;
    seat.removed.resize(size_t(removed));
    for (int& card : seat.removed) words >> card;
    for (std::string id; words >> id >> number; seat.has_powers = true) {
        int* held = seat.powers.find(id);
        if (!held) {
            std::cerr << "twin: the power " << id << " is not known\n";
            std::exit(2);
        }
        *held = number;
    }
}

// Lines: `stroke ...`, `serve ...`, `belief NAME numbers...`, and `other NAME numbers...` for who sits on seat B; and
// `player SEAT HAND STARS TOKENS HOW-MANY REMOVED... POWER NUMBER...` where somebody has a player card.
inline void read(std::istream& in, Deck& deck, Beliefs (&minds)[2], Seat (&seats)[2]) {
    Numbers believed, others;
    std::string line, what;
    while (std::getline(in, line)) {
        std::istringstream words(line);
        words >> what;
        if (what == "stroke") {
            Stroke c;
            std::string starts, targets;
            words >> c.number >> c.kind >> c.risk >> c.difficulty >> starts >> targets;
            for (int& malus : c.malus) words >> malus;
            words >> c.draw >> c.star >> c.spin >> c.opponent >> c.star_cost >> c.starting_hand >> c.winner >> c.reusable;
            words >> c.wing;
            c.starts = zones_of(starts), c.targets = zones_of(targets);
            for (int zone : c.starts) c.from[zone] = true;
            deck.strokes[c.number] = c;
        } else if (what == "serve") {
            Serve s;
            words >> s.number >> s.risk >> s.difficulty;
            for (int& malus : s.malus) words >> malus;
            words >> s.topspin >> s.slice >> s.ace_from >> s.ace_to;
            deck.serves[s.number - FIRST_SERVE] = s;
        } else if (what == "player") {
            int place;
            words >> place;
            read_seat(words, seats[place]);
        } else {
            std::string name;
            words >> name;
            std::vector<double> numbers;
            for (double number; words >> number;) numbers.push_back(number);
            if (what == "belief") believed[name] = numbers;
            others[name] = numbers;
        }
    }
    minds[0] = beliefs_of(believed), minds[1] = beliefs_of(others);
}
