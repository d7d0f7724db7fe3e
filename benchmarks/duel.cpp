// A complete Duel in plain C++, playing at random: how far the limit is.
// Rules: docs/rules/duel.md, standard board. From the same seed it plays the same games as automatable,
// which tests/benchmarks/test_engines.py checks; so it draws random numbers in the same order.
//
//   duel games <number> <seed> [max_rounds]    plays so many games
//   duel seconds <time> <seed> [max_rounds]    plays for about so much processor time
//
// One line of JSON comes out: decisions, games, seconds, clone_ns, and how many games A won, B won
// and nobody won, by reason.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

enum Card { CHARGE, SPARK, BARRIER, LIGHTNING, COUNTER, MOVE, RAY, RECOVERY, TRAP, COPY, NONE };

// One number per card, in the order above (section 6.2 of the rules).
//                                  Ch Sp Ba Li Co Mo Ra Re Tr Cy none
constexpr int8_t COST_BATTERY[] = {0, 1, 0, 2, 0, 0, 0, 0, 0, 1, 0};
constexpr int8_t COST_DISK[] = {0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0};
constexpr int8_t BATTERIES[] = {1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0};
constexpr int8_t DISKS[] = {0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0};
constexpr int8_t STRENGTH[] = {0, 1, 0, 2, 0, 0, 1, 0, 0, 0, 0};

constexpr uint32_t BASIC = (1u << RAY) - 1;
constexpr int TILES = 4;
constexpr int MOON = 4;
constexpr uint32_t STARS = 1u << 1 | 1u << 3;
constexpr int MAX_ROUNDS = 200;  // DUE-VIC-06

enum Reason { KNOCK_OUT, BY_MOON, BY_ROUNDS };
enum Winner { A_WINS, B_WINS, NOBODY };

// xoshiro128++ with the seeding and the bounded draw of kernel/rng.py.
class Rng {
  public:
    explicit Rng(uint64_t seed) {
        for (uint32_t lane = 0; lane < 4; ++lane) word_[lane] = mixed(seed, lane);
        word_[3] |= 1;
    }

    uint32_t below(uint32_t n) {
        uint64_t wide = uint64_t{next()} * n;
        if (uint32_t(wide) < n) {
            const uint32_t floor = -n % n;
            while (uint32_t(wide) < floor) wide = uint64_t{next()} * n;
        }
        return uint32_t(wide >> 32);
    }

  private:
    static uint32_t rotated(uint32_t x, int by) { return x << by | x >> (32 - by); }

    static uint32_t mixed(uint64_t seed, uint32_t lane) {
        uint32_t word = (lane + 1) * 0x9E3779B9u;
        uint64_t rest = seed * 2;
        do {
            word ^= uint32_t(rest);
            word = (word ^ word >> 16) * 0x45D9F3Bu;
            word = (word ^ word >> 16) * 0x45D9F3Bu;
            word = (word ^ word >> 16) + 0x9E3779B9u;
            rest >>= 32;
        } while (rest != 0);
        return word;
    }

    uint32_t next() {
        const uint32_t result = rotated(word_[0] + word_[3], 7) + word_[0];
        const uint32_t t = word_[1] << 9;
        word_[2] ^= word_[0];
        word_[3] ^= word_[1];
        word_[1] ^= word_[2];
        word_[0] ^= word_[3];
        word_[2] ^= t;
        word_[3] = rotated(word_[3], 11);
        return result;
    }

    uint32_t word_[4];
};

struct Side {
    int8_t health = TILES;  // DUE-SET-02
    int8_t battery = 2;
    int8_t disk = 0;
    int8_t square = 0;
    int8_t rest = NONE;
    int8_t rest_as = NONE;
    int8_t chosen = NONE;
    int8_t effective = NONE;
    uint16_t bonus = 0;
};

struct State {
    Side a, b;
    uint8_t pile = 0b1111;  // bonus cards left, bit 0 is Ray; there is one of each
    int16_t round = 0;
    bool over = false;
    Reason reason = BY_ROUNDS;
    Winner winner = NOBODY;
};

void end(State &state, Reason reason, Winner winner) {
    state.over = true;
    state.reason = reason;
    state.winner = winner;
}

uint32_t playable(const Side &side) {
    uint32_t open = (BASIC | side.bonus) & ~(1u << side.rest);  // DUE-RND-03
    if (side.battery < COST_BATTERY[SPARK]) open &= ~(1u << SPARK | 1u << COPY);  // DUE-RND-04
    if (side.battery < COST_BATTERY[LIGHTNING]) open &= ~(1u << LIGHTNING);
    if (side.disk < COST_DISK[COUNTER]) open &= ~(1u << COUNTER);
    return open;
}

int nth_bit(uint32_t mask, uint32_t n) {
    while (n-- > 0) mask &= mask - 1;
    return __builtin_ctz(mask);
}

void choose(Side &side, Rng &rng) {
    const uint32_t open = playable(side);
    side.chosen = int8_t(nth_bit(open, rng.below(uint32_t(__builtin_popcount(open)))));
}

void pay_and_gain(Side &side) {
    side.battery -= COST_BATTERY[side.chosen];  // DUE-RND-06 (1)
    side.disk -= COST_DISK[side.chosen];
    side.effective = side.chosen == COPY ? side.rest_as : side.chosen;  // (2)
    side.battery += BATTERIES[side.effective];  // (3)
    side.disk += DISKS[side.effective];
    if (side.battery > TILES) side.battery = TILES;  // DUE-CST-09
    if (side.disk > TILES) side.disk = TILES;
}

int damage(int mine, int theirs) {
    const int strength = STRENGTH[theirs];
    if (strength == 0) return theirs == COUNTER && STRENGTH[mine] > 0 ? 2 : 0;  // DUE-CTR-02
    if (mine == COUNTER) return 0;  // DUE-CTR-01
    if (STRENGTH[mine] > 0) return STRENGTH[mine] < strength ? strength : 0;  // DUE-ATK-04, -05
    return mine == BARRIER ? strength - 1 : strength;  // DUE-BAR-02
}

void take(Side &side, int points) {
    side.health = int8_t(points < side.health ? side.health - points : 0);  // DUE-ATK-03
}

bool moves(const Side &side, const Side &other) {
    return side.effective == MOVE && STRENGTH[other.effective] == 0 && other.effective != TRAP;
}

void draw(State &state, Side &side, Rng &rng) {
    const uint32_t left = uint32_t(__builtin_popcount(state.pile));
    const int card = nth_bit(state.pile, rng.below(left));
    state.pile = uint8_t(state.pile & ~(1u << card));
    side.bonus = uint16_t(side.bonus | 1u << (RAY + card));
}

// Moves, and the draws they bring; how many draws those were.
int advance(State &state, Rng &rng) {
    Side &a = state.a, &b = state.b;
    bool a_moves = moves(a, b), b_moves = moves(b, a);
    const bool both_arrive = a_moves && b_moves && a.square == MOON - 1 && b.square == MOON - 1;
    if (both_arrive) a_moves = b_moves = false;  // DUE-MOV-06
    a.square = int8_t(a.square + a_moves);
    b.square = int8_t(b.square + b_moves);
    if (a.square == MOON || b.square == MOON) {
        end(state, BY_MOON, a.square == MOON ? A_WINS : B_WINS);
        return 0;
    }
    const bool a_due = a_moves && STARS >> a.square & 1;  // DUE-DRW-02
    const bool b_due = b_moves && STARS >> b.square & 1;
    if (__builtin_popcount(state.pile) < a_due + b_due) return 0;  // DUE-DRW-07
    if (a_due) draw(state, a, rng);
    if (b_due) draw(state, b, rng);
    return a_due + b_due;
}

void lay_down(Side &side) {
    side.rest = side.chosen;
    side.rest_as = side.effective;
    side.chosen = side.effective = NONE;
}

// One round; how many decisions it took, draws included.
int play_round(State &state, Rng &rng) {
    Side &a = state.a, &b = state.b;
    choose(a, rng);
    choose(b, rng);
    pay_and_gain(a);
    pay_and_gain(b);
    const int to_a = damage(a.effective, b.effective), to_b = damage(b.effective, a.effective);
    take(a, to_a);
    take(b, to_b);
    if (a.health == 0 || b.health == 0) {
        end(state, KNOCK_OUT, b.health == 0 ? A_WINS : B_WINS);
        return 2;
    }
    const int draws = advance(state, rng);
    if (!state.over) {
        lay_down(a);
        lay_down(b);
    }
    return 2 + draws;
}

int play_out(State &state, Rng &rng, int max_rounds) {
    int decisions = 0;
    while (!state.over) {
        if (++state.round > max_rounds) {
            end(state, BY_ROUNDS, NOBODY);
        } else {
            decisions += play_round(state, rng);
        }
    }
    return decisions;
}

double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

// A clone as a search would keep it: on the heap.
double clone_ns(const State &state, int times) {
    const double start = now();
    for (int k = 0; k < times; ++k) {
        State *clone = new State(state);
        asm volatile("" : : "r"(clone) : "memory");  // keeps the compiler from dropping it
        delete clone;
    }
    return (now() - start) / times * 1e9;
}

}  // namespace

int main(int argc, char **argv) {
    if (argc != 4 && argc != 5) {
        std::fprintf(stderr, "usage: duel games|seconds <how many> <seed> [max_rounds]\n");
        return 2;
    }
    const bool timed = std::strcmp(argv[1], "seconds") == 0;
    const double limit = std::atof(argv[2]);
    Rng rng(std::strtoull(argv[3], nullptr, 10));
    const int max_rounds = argc == 5 ? std::atoi(argv[4]) : MAX_ROUNDS;
    const State fresh;
    long long decisions = 0, games = 0, tally[3][3] = {};
    const double start = now();
    while (timed ? games % 256 != 0 || now() - start < limit : double(games) < limit) {
        State state = fresh;
        decisions += play_out(state, rng, max_rounds);
        ++tally[state.reason][state.winner];
        ++games;
    }
    const double seconds = now() - start;
    std::printf("{\"decisions\": %lld, \"games\": %lld, \"seconds\": %.6f, \"clone_ns\": %.2f",
                decisions, games, seconds, clone_ns(fresh, 2'000'000));
    const char *names[] = {"ko", "moon", "rounds"};
    for (int reason = 0; reason < 3; ++reason) {
        const long long *row = tally[reason];
        std::printf(", \"%s\": [%lld, %lld, %lld]", names[reason], row[0], row[1], row[2]);
    }
    std::printf("}\n");
}
