// Chance, number for number that of `wwtennis/kernel/luck.py`, which takes it from Python's Mersenne Twister.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

class Twister {
public:
    // As `random.Random(seed)` begins: the seed's 32-bit words, mixed into the state (init_by_array of the reference).
    explicit Twister(uint64_t seed) {
        uint32_t key[2] = {uint32_t(seed), uint32_t(seed >> 32)};
        size_t words = key[1] ? 2 : 1;
        state[0] = 19650218u;
        for (size_t i = 1; i < N; i++) state[i] = 1812433253u * (state[i - 1] ^ (state[i - 1] >> 30)) + uint32_t(i);
        size_t i = 1, j = 0;
        for (size_t k = N; k; k--) {
            state[i] = (state[i] ^ ((state[i - 1] ^ (state[i - 1] >> 30)) * 1664525u)) + key[j] + uint32_t(j);
            if (++i >= N) { state[0] = state[N - 1]; i = 1; }
            if (++j >= words) j = 0;
        }
        for (size_t k = N - 1; k; k--) {
            state[i] = (state[i] ^ ((state[i - 1] ^ (state[i - 1] >> 30)) * 1566083941u)) - uint32_t(i);
            if (++i >= N) { state[0] = state[N - 1]; i = 1; }
        }
        state[0] = 0x80000000u;
        at = N;
    }

    double random() {  // from 0 to 1, with 53 bits
        uint32_t a = next() >> 5, b = next() >> 6;
        return (a * 67108864.0 + b) / 9007199254740992.0;
    }

    uint64_t bits53() {  // as getrandbits(53)
        uint64_t low = next();
        return low | (uint64_t(next() >> 11) << 32);
    }

private:
    static constexpr size_t N = 624;
    uint32_t state[N];
    size_t at;

    uint32_t next() {
        if (at >= N) {
            for (size_t k = 0; k < N; k++) {
                uint32_t y = (state[k] & 0x80000000u) | (state[(k + 1) % N] & 0x7fffffffu);
                state[k] = state[(k + 397) % N] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0u);
            }
            at = 0;
        }
        uint32_t y = state[at++];
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c5680u;
        y ^= (y << 15) & 0xefc60000u;
        return y ^ (y >> 18);
    }
};

// Where rules get their dice from: a generator, or numbers that many continuations share (`SharedLuck`).
class Luck {
public:
    explicit Luck(Twister& twister) : twister(&twister) {}
    Luck(const std::vector<double>& numbers, unsigned at) : numbers(&numbers), at(at) {}

    Luck after(int given) const {  // the same from here on, after this face (or coin) has come
        Luck luck = *this;
        luck.given = given;
        return luck;
    }
    int die(int sides) { return given != NOTHING ? take() : int(random() * sides) + 1; }
    bool coin() { return given != NOTHING ? take() : random() < 0.5; }

    template <class Cards> void shuffle(Cards& cards) {  // Fisher-Yates, from the last card down
        for (int last = int(cards.size()) - 1; last > 0; last--) {
            int other = int(random() * (last + 1));
            std::swap(cards[last], cards[other]);
        }
    }
    static constexpr int NOTHING = -1;

private:
    Twister* twister = nullptr;
    const std::vector<double>* numbers = nullptr;
    unsigned at = 0;
    int given = NOTHING;

    double random() {
        if (twister) return twister->random();
        at = (at + 1) & (unsigned(numbers->size()) - 1);
        return (*numbers)[at];
    }
    int take() {
        int face = given;
        given = NOTHING;
        return face;
    }
};
