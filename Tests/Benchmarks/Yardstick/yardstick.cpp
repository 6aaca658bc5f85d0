// What the benchmarks measure Vigil's kernel against: the event loop a C++ programmer writes, a std::priority_queue of
// keys over a slab of std::function. Cancelled events stay in the queue as dead keys, as such loops do. The hold model runs
// also on a radix heap, the fastest queue there is for times that never go back.
//
//     yardstick NAME COUNT     performs COUNT operations and prints nanoseconds of CPU time per operation
//
// Built by `swift run -c release Benchmarks`: c++ -O3 -std=c++17.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

struct Random {  // xoshiro256**, seeded through SplitMix64, as in Vigil.
    uint64_t s[4];
    explicit Random(uint64_t seed) {
        for (auto& word : s) {
            seed += 0x9E3779B97F4A7C15;
            uint64_t value = seed;
            value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
            value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
            word = value ^ (value >> 31);
        }
    }
    static uint64_t rotate(uint64_t value, int bits) { return value << bits | value >> (64 - bits); }
    uint64_t next() {
        const uint64_t result = rotate(s[1] * 5, 7) * 9, shifted = s[1] << 17;
        s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= shifted;
        s[3] = rotate(s[3], 45);
        return result;
    }
};

struct Key {
    int64_t instant;
    uint64_t number;
    uint32_t slot;
    bool operator>(const Key& other) const {
        return instant != other.instant ? instant > other.instant : number > other.number;
    }
};

using BinaryHeap = std::priority_queue<Key, std::vector<Key>, std::greater<Key>>;

// Keys lie in the bucket of the highest bit in which they differ from the last one taken; those of one instant lie in one
// bucket, in the order in which they came.
struct RadixHeap {
    std::vector<Key> buckets[65];
    size_t taken = 0, count = 0;
    uint64_t last = 0;

    static int bucket(uint64_t instant, uint64_t last) {
        return instant == last ? 0 : 64 - __builtin_clzll(instant ^ last);
    }
    bool empty() const { return count == 0; }
    void push(const Key& key) {
        buckets[bucket(uint64_t(key.instant), last)].push_back(key);
        count++;
    }
    const Key& top() {
        if (taken == buckets[0].size()) refill();
        return buckets[0][taken];
    }
    void pop() {
        taken++;
        count--;
    }
    void refill() {
        buckets[0].clear();
        taken = 0;
        int first = 1;
        while (buckets[first].empty()) first++;
        auto& keys = buckets[first];
        uint64_t least = UINT64_MAX;
        for (auto& key : keys) least = std::min(least, uint64_t(key.instant));
        last = least;
        for (auto& key : keys) buckets[bucket(uint64_t(key.instant), last)].push_back(key);
        keys.clear();
    }
};

template <class Queue> struct SimulationOn {
    struct Slot {
        std::function<void()> action;
        bool cancelled = false;
    };
    struct Event {
        uint32_t slot;
    };

    Queue keys;
    std::vector<Slot> slots;
    std::vector<uint32_t> free;
    int64_t now = 0;
    uint64_t number = 0;

    template <class Action> Event schedule(int64_t instant, Action&& action) {
        uint32_t slot;
        if (free.empty()) {
            slot = uint32_t(slots.size());
            slots.emplace_back();
        } else {
            slot = free.back();
            free.pop_back();
        }
        slots[slot].action = std::forward<Action>(action);
        slots[slot].cancelled = false;
        keys.push(Key{instant, number++, slot});
        return Event{slot};
    }

    void cancel(Event event) {
        slots[event.slot].cancelled = true;
        slots[event.slot].action = nullptr;
    }

    void advance(int64_t limit) {
        while (!keys.empty() && keys.top().instant <= limit) {
            const Key key = keys.top();
            keys.pop();
            auto action = std::move(slots[key.slot].action);
            const bool cancelled = slots[key.slot].cancelled;
            slots[key.slot].action = nullptr;
            free.push_back(key.slot);
            if (cancelled) continue;
            now = key.instant;
            action();
        }
        now = limit;
    }
};

using Simulation = SimulationOn<BinaryHeap>;

static double cpuNanoseconds() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

static const int64_t forever = INT64_MAX;

// Each event that fires schedules one at a random distance: the classic hold model.
template <class Queue> static double hold(uint64_t pending, uint64_t count) {
    SimulationOn<Queue> simulation;
    Random random(1);
    uint64_t left = UINT64_MAX;
    struct Holder {
        SimulationOn<Queue>& simulation;
        Random& random;
        uint64_t& left;
        void schedule() {
            simulation.schedule(simulation.now + int64_t(random.next() >> 34), [this] { fire(); });
        }
        void fire() {
            if (left == 0) return;
            left--;
            schedule();
        }
    } holder{simulation, random, left};
    for (uint64_t i = 0; i < pending; i++) holder.schedule();
    const double start = cpuNanoseconds();
    left = count;
    simulation.advance(forever);
    return cpuNanoseconds() - start;
}

// Repeating timers, each with a period and a start of its own.
static double timers(uint64_t apps, uint64_t count) {
    Simulation simulation;
    Random random(1);
    uint64_t left = count;
    struct Timer {
        Simulation& simulation;
        uint64_t& left;
        int64_t period;
        void start() {
            simulation.schedule(simulation.now + period, [this] {
                if (left == 0) return;
                left--;
                start();
            });
        }
    };
    std::vector<Timer> all;
    all.reserve(apps);
    for (uint64_t i = 0; i < apps; i++) {
        all.push_back(Timer{simulation, left, 100000000 + int64_t(random.next() >> 34)});
    }
    for (auto& timer : all) timer.start();
    const double start = cpuNanoseconds();
    simulation.advance(forever);
    return cpuNanoseconds() - start;
}

// Time-outs are set, nineteen of twenty are cancelled, the rest fire.
static double cancelBulk(uint64_t count) {
    const double start = cpuNanoseconds();
    Simulation simulation;
    Random random(1);
    std::vector<Simulation::Event> events;
    uint64_t fired = 0;
    events.reserve(count);
    for (uint64_t i = 0; i < count; i++) {
        events.push_back(simulation.schedule(int64_t(random.next() >> 29), [&fired] { fired++; }));
    }
    for (uint64_t i = 0; i < count; i++) {
        if (i % 20 != 0) simulation.cancel(events[i]);
    }
    simulation.advance(forever);
    if (fired != (count + 19) / 20) abort();
    return cpuNanoseconds() - start;
}

// A request a millisecond sets a time-out of 30 s; nineteen of twenty are answered ten requests later.
static double cancelRolling(uint64_t count) {
    const double start = cpuNanoseconds();
    Simulation simulation;
    struct Client {
        Simulation& simulation;
        uint64_t count, number = 0, late = 0;
        Simulation::Event open[10];
        void request() {
            if (number >= 10 && (number - 10) % 20 != 0) simulation.cancel(open[number % 10]);
            open[number % 10] = simulation.schedule(simulation.now + 30000000000, [this] { late++; });
            if (++number < count) simulation.schedule(simulation.now + 1000000, [this] { request(); });
        }
    } client{simulation, count};
    client.request();
    simulation.advance(forever);
    return cpuNanoseconds() - start;
}

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const char* name = argv[1];
    const uint64_t count = strtoull(argv[2], nullptr, 10);
    double total;
    if (!strncmp(name, "hold-radix-", 11)) total = hold<RadixHeap>(strtoull(name + 11, nullptr, 10), count);
    else if (!strncmp(name, "hold-", 5)) total = hold<BinaryHeap>(strtoull(name + 5, nullptr, 10), count);
    else if (!strncmp(name, "timers-", 7)) total = timers(strtoull(name + 7, nullptr, 10), count);
    else if (!strcmp(name, "cancel-bulk")) total = cancelBulk(count);
    else if (!strcmp(name, "cancel-rolling")) total = cancelRolling(count);
    else return 2;
    printf("%.3f\n", total / double(count));
}
