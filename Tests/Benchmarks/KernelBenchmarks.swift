import VirtualTime

/// What the queue and the turns cost.
enum KernelBenchmarks {
    typealias Benchmark = Benchmarks.Benchmark

    static let all = [
        hold(pending: 1_000), hold(pending: 100_000), hold(pending: 1_000_000), cancelled(), blocked(),
    ]

    /// Each event that fires schedules one at a random distance: the classic hold model.
    private static func hold(pending: Int) -> Benchmark {
        let count = 1_000_000
        return Benchmark(name: "hold model, \(pending) pending", count: count) {
            let simulation = Simulation(seed: 1)
            let holder = Holder(simulation)
            for _ in 0..<pending { holder.schedule() }
            return {
                holder.left = count
                simulation.advance(by: .seconds(1_000_000))
                precondition(holder.left == 0, "the hold model fired another number of events")
            }
        }
    }

    private final class Holder {
        private let simulation: Simulation
        var left = Int.max

        init(_ simulation: Simulation) { self.simulation = simulation }

        func schedule() {
            simulation.schedule(after: .nanoseconds(simulation.random.next() >> 34)) { [self] in fire() }
        }

        private func fire() {
            guard left > 0 else { return }
            left -= 1
            schedule()
        }
    }

    /// Time-outs that are cancelled before they fire, nineteen of twenty.
    private static func cancelled() -> Benchmark {
        let count = 500_000
        return Benchmark(name: "time-outs, 95 % cancelled", count: count) {
            let simulation = Simulation(seed: 1)
            return {
                for number in 0..<count {
                    let event = simulation.schedule(after: .seconds(30)) {}
                    if number % 20 != 0 { simulation.cancel(event) }
                    if number % 1_000 == 0 { simulation.advance(by: .milliseconds(1)) }
                }
            }
        }
    }

    /// A turn that sleeps, and is resumed.
    private static func blocked() -> Benchmark {
        let count = 50_000
        return Benchmark(name: "block and resume", count: count) {
            let simulation = Simulation()
            let thread = SimulatedThread("main", in: simulation)
            thread.enqueue { for _ in 0..<count { SimulatedThread.sleep(for: .milliseconds(1)) } }
            return { simulation.advance(by: .seconds(count)) }
        }
    }
}
