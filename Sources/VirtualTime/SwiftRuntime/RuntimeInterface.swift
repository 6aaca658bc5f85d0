import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// What Vigil uses of the Swift runtime that no document promises. Each use is tried, not looked up, so that a
/// toolchain that changes one is named by a sentence.
public enum RuntimeInterface: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The hook for jobs of the global executor: tasks, nonisolated functions, default actors.
    case globalHook
    /// The hook for the executor of the standard main actor.
    case mainHook
    /// The executor interface that sleeps of the standard library ask for.
    case schedulingExecutor
    /// The place of the program's default executor, which sleeps on actors ask.
    case defaultExecutor
    /// The number that each task has.
    case taskNumber
    /// The function that tells what a symbol stands for.
    case symbolNames

    /// What it is called in the runtime.
    public var description: String {
        switch self {
        case .globalHook: RuntimeHooks.globalName
        case .mainHook: RuntimeHooks.mainName
        case .schedulingExecutor: "SchedulingExecutor"
        case .defaultExecutor: "swift_createExecutors"
        case .taskNumber: "swift_task_getJobTaskId"
        case .symbolNames: SymbolName.functionName
        }
    }

    /// What is wrong with it, in a sentence; nil when it works as it did in Swift 6.3.
    public var problem: String? {
        switch self {
        case .globalHook:
            RuntimeProbe.runs { mark in Task.detached { mark.set() } }
                ? nil
                : "tasks of simulated code escape to the machine: the runtime of this toolchain does not call \(self), "
                    + "which Sources/VirtualTime/SwiftRuntime/RuntimeHooks.swift sets"
        case .mainHook:
            RuntimeProbe.runs { mark in Task.detached { @_Concurrency.MainActor in mark.set() } }
                ? nil
                : "jobs of the standard main actor escape to the machine: the runtime of this toolchain does not call "
                    + "\(self), which Sources/VirtualTime/SwiftRuntime/RuntimeHooks.swift sets"
        case .schedulingExecutor:
            RuntimeProbe.runs { mark in
                Task.detached {
                    try await Task.sleep(for: .seconds(1_000))
                    mark.set()
                }
            }
                ? nil
                : "sleeps of the standard library take real time: this toolchain does not ask \(self), to which the "
                    + "executors in Sources/VirtualTime/SwiftRuntime/SimulatedExecutors.swift conform"
        case .defaultExecutor:
            RuntimeProbe.runs { mark in
                Task.detached {
                    try await RuntimeProbe.Sleeper().sleep()
                    mark.set()
                }
            }
                ? nil
                : "sleeps of the standard library on actors take real time: this toolchain does not ask the executor "
                    + "that \(self) was given in Sources/VirtualTime/SwiftRuntime/RuntimeHooks.swift"
        case .taskNumber:
            RuntimeProbe.numbersTasks()
                ? nil
                : "tasks of apps and tasks of tests cannot be told apart: \(self), on which "
                    + "Sources/VirtualTime/SwiftRuntime/TaskIdentity.swift builds, does not number tasks"
        case .symbolNames:
            SymbolName.declaration(of: "$s3App5StoreC6sharedACvpZ") == "static App.Store.shared : App.Store"
                ? nil
                : "a relaunch keeps the statics of the app: \(self), on which "
                    + "Sources/VirtualTime/SwiftRuntime/SymbolName.swift builds, does not tell what a symbol stands for"
        }
    }

    /// What is wrong with any of them, found once for the program.
    public static let problems: [String] = allCases.compactMap(\.problem)

    /// The interfaces that the runtime of this program does not even have, so that code escapes. Cheap to ask for.
    public static let missing: [RuntimeInterface] = allCases.filter {
        [.globalHook, .mainHook].contains($0) && !RuntimeHooks.isExported($0.description)
    }
}

/// A world of one process for one try: runs a turn, lets an hour pass, and sees whether its task came to its end.
private final class RuntimeProbe: ThreadOwner {
    final class Mark: Sendable {
        private let isSet = Atomic(false)
        var value: Bool { isSet.load(ordering: .acquiring) }

        /// Counts only what is done inside the simulation: what escaped may be done in time by chance.
        func set() { if SimulatedContext.owner != nil { isSet.store(true, ordering: .releasing) } }
    }

    actor Sleeper {
        func sleep() async throws {
            await Task.yield()
            try await Task.sleep(for: .seconds(1_000))
        }
    }

    let simulation = Simulation()
    let mainThread: SimulatedThread
    private let poolThread: SimulatedThread
    let isShortOfThreads = false
    private(set) lazy var identity = TaskIdentity(of: self)

    private init() {
        mainThread = SimulatedThread("main", in: simulation)
        poolThread = SimulatedThread("pool", in: simulation)
        (mainThread.owner, poolThread.owner) = (self, self)
    }

    static func runs(_ body: @escaping (Mark) -> Void) -> Bool {
        let (probe, mark) = (RuntimeProbe(), Mark())
        probe.mainThread.enqueue { body(mark) }
        probe.simulation.advance(by: .seconds(3_600))
        let isDone = mark.value
        for thread in [probe.mainThread, probe.poolThread] { thread.kill() }
        probe.identity.end()
        probe.simulation.shutDown()
        return isDone
    }

    /// Whether a task is known by its number after a wait, and a later one has another.
    static func numbersTasks() -> Bool {
        runs { mark in
            Task.detached {
                let number = TaskNumber.current
                await Task.yield()
                guard let number, number > 0, number == TaskNumber.current else { return }
                Task.detached { if let later = TaskNumber.current, later > number { mark.set() } }
            }
        }
    }

    func submitToPool(priority: UInt8, _ body: @escaping () -> Void) { poolThread.enqueue(body) }

    func wait(
        until deadline: VirtualInstant, clock: SleepClock, then action: @escaping () -> Void
    ) -> any SleepHandle {
        simulation.schedule(at: deadline, phase: .app) { [self] in SimulatedContext.resuming(self, action) }
        return NeverCancelled()
    }

    func noteMachineClock() {}

    func noteResumptionFromOutside(at place: CodePlace?) {}

    private final class NeverCancelled: SleepHandle {
        func cancel() {}
    }
}
