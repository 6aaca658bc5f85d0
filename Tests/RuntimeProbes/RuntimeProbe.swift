import Synchronization
import VigilProgramImage
import VigilRuntimeBridge
import VirtualTime
@_spi(ExperimentalScheduling) import _Concurrency

/// A world of one process for one try: runs a turn, lets an hour pass, and sees whether its task came to its end.
final class RuntimeProbe: ThreadOwner {
    private final class Mark: Sendable {
        private let isSet = Atomic(false)
        var value: Bool { isSet.load(ordering: .acquiring) }

        /// Counts only what is done inside the simulation: what escaped may be done in time by chance.
        func set() { if SimulatedContext.owner != nil { isSet.store(true, ordering: .releasing) } }
    }

    private actor Sleeper {
        func sleep() async throws {
            await Task.yield()
            try await Task.sleep(for: .seconds(1_000))
        }
    }

    let simulation = Simulation()
    let mainThread: SimulatedThread
    private let poolThread: SimulatedThread
    private var poolTurns = 0
    let isShortOfThreads = false
    private(set) lazy var identity = TaskIdentity(of: self)

    private init() {
        RuntimeBridge.install()
        mainThread = SimulatedThread("main", in: simulation)
        poolThread = SimulatedThread("pool", in: simulation)
        (mainThread.owner, poolThread.owner) = (self, self)
    }

    // MARK: The tries

    /// Whether a task that belongs to no actor is taken.
    static func takesTasks() -> Bool {
        runs { mark in Task.detached { mark.set() } }
    }

    /// Whether a job of the standard main actor is taken. The task begins there, without another executor's help.
    static func takesMainActor() -> Bool {
        runs { mark in Task { @_Concurrency.MainActor in mark.set() } }
    }

    /// Whether sleeps of the standard library are taken: under an executor of ours, and on an actor, which cannot wait and
    /// leaves it to the default executor.
    static func takesSleeps() -> Bool {
        let underExecutor = runs { mark in
            Task(executorPreference: SimulatedExecutors.concurrent) {
                try await Task.sleep(for: .seconds(1_000))
                mark.set()
            }
        }
        guard underExecutor, takesTasks() else { return underExecutor }
        return runs { mark in
            Task.detached {
                try await Sleeper().sleep()
                mark.set()
            }
        }
    }

    /// Whether the clocks of the standard library show that the world was made just now.
    static func takesClocks() -> Bool {
        let (continuous, suspending) = (_Concurrency.ContinuousClock(), _Concurrency.SuspendingClock())
        return runs { mark in
            if continuous.now == continuous.systemEpoch, suspending.now == suspending.systemEpoch { mark.set() }
        }
    }

    /// Whether code that belongs to no actor calls more of that kind in the same turn. Not to be told without tasks.
    static func staysInTurn() -> Bool {
        guard takesTasks() else { return true }
        return runs { mark in
            Task.detached {
                let before = RuntimeProbe.current?.poolTurns
                await step()
                if let before, RuntimeProbe.current?.poolTurns == before { mark.set() }
            }
        }
    }

    @concurrent private static func step() async {}

    /// Whether a task is known by its number after a wait, and a later one has another.
    static func numbersTasks() -> Bool {
        runs { mark in
            Task(executorPreference: SimulatedExecutors.concurrent) {
                let number = TaskNumber.current
                await Task.yield()
                guard let number, number > 0, number == TaskNumber.current else { return }
                Task(executorPreference: SimulatedExecutors.concurrent) {
                    if let later = TaskNumber.current, later > number { mark.set() }
                }
            }
        }
    }

    /// Whether the task that `body` starts, on the main thread, comes to its mark within an hour.
    private static func runs(_ body: @escaping (Mark) -> Void) -> Bool {
        let (probe, mark) = (RuntimeProbe(), Mark())
        probe.mainThread.enqueue { body(mark) }
        probe.simulation.advance(by: .seconds(3_600))
        let isDone = mark.value
        for thread in [probe.mainThread, probe.poolThread] { thread.kill() }
        probe.identity.end()
        probe.simulation.shutDown()
        return isDone
    }

    private static var current: RuntimeProbe? { SimulatedContext.owner as? RuntimeProbe }

    // MARK: The world

    func submitToPool(priority: UInt8, _ body: @escaping () -> Void) {
        poolTurns += 1
        poolThread.enqueue(body)
    }

    func wait(
        until deadline: VirtualInstant, clock: TimerClock, then action: @escaping () -> Void
    ) -> any SleepHandle {
        simulation.schedule(at: deadline, phase: .app) { [self] in SimulatedContext.resuming(self, action) }
        return NeverCancelled()
    }

    func noteMachineClock() {}

    func noteResumptionFromOutside(at place: CodePlace?, isByProcess: Bool) {}

    private final class NeverCancelled: SleepHandle {
        func cancel() {}
    }
}
