/// An event that was under way at every look since the first.
struct Standstill {
    /// What one event may take.
    struct Limits {
        private let turnLimit: Duration
        /// Whether the run itself waits, for its pace.
        private let isPaced: Bool

        init(of simulation: Simulation) {
            (turnLimit, isPaced) = (simulation.turnLimit, simulation.pace != .asFastAsPossible)
        }

        /// Of the processor's time, in seconds.
        fileprivate var processor: Double { turnLimit.inSeconds }

        /// Of real time, while it takes nothing of the processor, in looks: whatever keeps the machine busy, or stops the
        /// program, keeps from looking too. A busy machine may keep a thread waiting for a second.
        fileprivate var idleLooks: Int? { isPaced ? nil : max(20, Int(processor / TurnWatch.interval)) }
    }

    /// What is made of an event, and by which measurement.
    struct Verdict {
        let kind: EndlessTurn.Kind
        let measured: Duration
    }

    let event: TurnWatch.Event
    private let start: Double
    private var lastTime: Double
    private var idleLooks = 0

    /// - Parameter time: the processor time that the leader had used at the first look.
    init(_ event: TurnWatch.Event, at time: Double) {
        (self.event, start, lastTime) = (event, time, time)
    }

    /// Looks once more; nil while the event keeps within its limits.
    mutating func verdict(at time: Double, _ limits: Limits) -> Verdict? {
        idleLooks = time == lastTime ? idleLooks + 1 : 0
        lastTime = time
        if time - start >= limits.processor { return Verdict(kind: .spins, measured: tenths(time - start)) }
        guard let limit = limits.idleLooks, idleLooks >= limit else { return nil }
        return Verdict(kind: .waitsForMachine, measured: tenths(Double(idleLooks) * TurnWatch.interval))
    }

    private func tenths(_ seconds: Double) -> Duration { .milliseconds(100 * Int((seconds * 10).rounded())) }
}
