import VirtualTime

/// What the queue and the turns cost.
enum KernelBenchmarks {
    static let all = [
        hold(pending: 1_000, name: "hold-1e3"), hold(pending: 100_000, name: "hold-1e5"),
        hold(pending: 1_000_000, name: "hold-1e6"), hold(pending: 1_000, name: "radix-1e3", against: "hold-radix"),
        hold(pending: 100_000, name: "radix-1e5", against: "hold-radix"),
        hold(pending: 1_000_000, name: "radix-1e6", against: "hold-radix"), timers(apps: 10_000), cancelBulk(),
        cancelRolling(), blocked(),
    ]

    /// Each event that fires schedules one at a random distance: the classic hold model.
    ///
    /// - Parameter yardstick: which queue of the C++ program it is compared with: a binary heap, or a radix heap.
    static func hold(pending: Int, name: String, against yardstick: String = "hold") -> Benchmark {
        let isRadix = yardstick != "hold"
        return .timed(
            name, "hold model, \(pending) pending" + (isRadix ? ", against a radix heap" : ""), count: 1_000_000,
            yardstick: "\(yardstick)-\(pending)", target: .ratio(1), isCounted: pending < 100_000 && !isRadix
        ) { count in
            let simulation = Simulation(seed: 1)
            let holder = Holder(simulation)
            for _ in 0..<pending { holder.schedule() }
            return {
                holder.left = count
                simulation.advance(to: .distantFuture)
                precondition(holder.left == 0, "the hold model fired another number of events")
            }
        }
    }

    /// Its fields are not checked for exclusive access: what is measured is the kernel.
    private final class Holder {
        private let simulation: Simulation
        @exclusivity(unchecked) private var random = SeededGenerator(seed: 1)
        @exclusivity(unchecked) var left = Int.max

        init(_ simulation: Simulation) { self.simulation = simulation }

        func schedule() {
            let distance = Int64(random.next() >> 34)
            let instant = VirtualInstant(nanoseconds: simulation.now.nanoseconds + distance)
            simulation.schedule(at: instant) { [self] in fire() }
        }

        private func fire() {
            guard left > 0 else { return }
            left -= 1
            schedule()
        }
    }

    /// Repeating timers, each with a period and a start of its own.
    private static func timers(apps: Int) -> Benchmark {
        .timed(
            "timers-1e4", "timers of \(apps) apps", count: 1_000_000, yardstick: "timers-\(apps)", target: .ratio(1.2)
        ) { count in
            let simulation = Simulation(seed: 1)
            let budget = Budget(count)
            let timers = (0..<apps).map { _ in
                Timer(simulation, .nanoseconds(100_000_000 + simulation.random.next() >> 34), budget)
            }
            for timer in timers { timer.start() }
            return { simulation.advance(to: .distantFuture) }
        }
    }

    private final class Budget {
        var left: Int

        init(_ left: Int) { self.left = left }
    }

    private final class Timer {
        private let simulation: Simulation
        private let period: Duration
        private let budget: Budget

        init(_ simulation: Simulation, _ period: Duration, _ budget: Budget) {
            (self.simulation, self.period, self.budget) = (simulation, period, budget)
        }

        func start() { simulation.schedule(after: period) { [self] in fire() } }

        private func fire() {
            guard budget.left > 0 else { return }
            budget.left -= 1
            start()
        }
    }

    /// Time-outs are set, nineteen of twenty are cancelled, the rest fire.
    private static func cancelBulk() -> Benchmark {
        .timed(
            "cancel-bulk", "time-outs, 95 % cancelled, in bulk", count: 500_000, yardstick: "cancel-bulk",
            target: .ratio(0.5)
        ) { count in
            {
                let simulation = Simulation(seed: 1)
                let fired = Budget(0)
                var events: [EventID] = []
                events.reserveCapacity(count)
                for _ in 0..<count {
                    let instant = VirtualInstant(nanoseconds: Int64(simulation.random.next() >> 29))
                    events.append(simulation.schedule(at: instant) { fired.left += 1 })
                }
                for number in 0..<count where number % 20 != 0 { simulation.cancel(events[number]) }
                simulation.advance(to: .distantFuture)
                precondition(fired.left == (count + 19) / 20, "another number of time-outs fired")
            }
        }
    }

    /// A request a millisecond sets a time-out of 30 s; nineteen of twenty are answered ten requests later.
    private static func cancelRolling() -> Benchmark {
        .timed(
            "cancel-rolling", "time-outs, 95 % cancelled, rolling", count: 500_000, yardstick: "cancel-rolling",
            target: .ratio(1.2)
        ) { count in
            let simulation = Simulation(seed: 1)
            return {
                let client = Client(simulation, count)
                client.request()
                simulation.advance(to: .distantFuture)
            }
        }
    }

    private final class Client {
        private let simulation: Simulation
        private let count: Int
        private var number = 0
        private var late = 0
        private var open: [EventID] = []

        init(_ simulation: Simulation, _ count: Int) { (self.simulation, self.count) = (simulation, count) }

        func request() {
            if number >= 10, (number - 10) % 20 != 0 { simulation.cancel(open[number % 10]) }
            let timeout = simulation.schedule(after: .seconds(30)) { [self] in late += 1 }
            if open.count < 10 { open.append(timeout) } else { open[number % 10] = timeout }
            number += 1
            if number < count { simulation.schedule(after: .milliseconds(1)) { [self] in request() } }
        }
    }

    /// A turn that sleeps, and is resumed: at least 150,000 pairs a second.
    private static func blocked() -> Benchmark {
        .timed("block", "block and resume", count: 50_000, target: .atMost(1e9 / 150_000)) { count in
            let simulation = Simulation()
            let thread = SimulatedThread("main", in: simulation)
            thread.enqueue { for _ in 0..<count { SimulatedThread.sleep(for: .milliseconds(1)) } }
            return { simulation.advance(by: .seconds(count)) }
        }
    }
}
