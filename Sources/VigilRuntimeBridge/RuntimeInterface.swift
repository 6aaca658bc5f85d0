/// What Vigil uses of the Swift runtime that no document promises. The tests try
/// each use, so that a toolchain that changes one is named by a sentence.
public enum RuntimeInterface: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The place of the program's default executor, which gets tasks, nonisolated functions and default actors.
    case defaultExecutor
    /// The hook for the executor of the standard main actor.
    case mainHook
    /// The executor interface that sleeps of the standard library ask for.
    case schedulingExecutor
    /// The table through which the clocks of the standard library ask the system for the time.
    case standardClocks
    /// The identity of the executor of code that belongs to no actor.
    case genericExecutor
    /// The number that each task has.
    case taskNumber
    /// The function that tells what a symbol stands for.
    case symbolNames

    /// What it is called in the runtime.
    public var description: String {
        switch self {
        case .defaultExecutor: "_createExecutors"
        case .mainHook: RuntimeHooks.mainName
        case .schedulingExecutor: "SchedulingExecutor"
        case .standardClocks: StandardClocks.functionName
        case .genericExecutor: "UnownedSerialExecutor of no executor"
        case .taskNumber: "swift_task_getJobTaskId"
        case .symbolNames: SymbolName.functionName
        }
    }

    /// What it means for a run that it does not work, and where in Vigil it is used.
    public var consequence: String {
        switch self {
        case .defaultExecutor:
            "tasks of simulated code escape to the machine: the runtime of this toolchain does not ask the executor that "
                + "\(self) was given in \(folder)/RuntimeHooks.swift"
        case .mainHook:
            "jobs of the standard main actor escape to the machine: the runtime of this toolchain does not call \(self), "
                + "which \(folder)/RuntimeHooks.swift sets"
        case .schedulingExecutor:
            "sleeps of the standard library take real time: this toolchain does not ask \(self), to which the executors in "
                + "\(folder)/SimulatedExecutors.swift conform"
        case .standardClocks:
            "clocks of the standard library show the machine's time: the runtime of this toolchain does not call \(self) "
                + "through the table that \(folder)/StandardClocks.swift writes to"
        case .genericExecutor:
            "code that belongs to no actor begins a new turn at each call: the \(self) in "
                + "\(folder)/SimulatedExecutors.swift is not what this toolchain takes for none"
        case .taskNumber:
            "tasks of apps and tasks of tests cannot be told apart: \(self), on which \(folder)/TaskNumber.swift builds, "
                + "does not number tasks"
        case .symbolNames:
            "a relaunch keeps the statics of the app: \(self), on which \(folder)/SymbolName.swift builds, does not tell "
                + "what a symbol stands for"
        }
    }

    private var folder: String { "Sources/VigilRuntimeBridge" }

    /// The interfaces that the runtime of this program does not even have, so that code escapes. Cheap to ask for.
    public static let missing: [RuntimeInterface] = RuntimeHooks.isExported(RuntimeHooks.mainName) ? [] : [.mainHook]
}
