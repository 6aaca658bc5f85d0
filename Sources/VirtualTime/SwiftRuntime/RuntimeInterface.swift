/// What Vigil uses of the Swift runtime that no document promises. Each use is tried, not looked up, so that a
/// toolchain that changes one is named by a sentence. Each is tried apart from the others: what fails is what is wrong.
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

    /// What is wrong with it, in a sentence; nil when it works as it did in Swift 6.3.
    public var problem: String? { works ? nil : consequence }

    private var works: Bool {
        switch self {
        case .defaultExecutor: RuntimeProbe.takesTasks()
        case .mainHook: RuntimeProbe.takesMainActor()
        case .schedulingExecutor: RuntimeProbe.takesSleeps()
        case .standardClocks: RuntimeProbe.takesClocks()
        case .genericExecutor: RuntimeProbe.staysInTurn()
        case .taskNumber: RuntimeProbe.numbersTasks()
        case .symbolNames:
            SymbolName.declaration(of: "$s3App5StoreC6sharedACvpZ") == "static App.Store.shared : App.Store"
        }
    }

    /// What it means for a run that it does not work, and where in Vigil it is used.
    private var consequence: String {
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
            "tasks of apps and tasks of tests cannot be told apart: \(self), on which \(folder)/TaskIdentity.swift builds, "
                + "does not number tasks"
        case .symbolNames:
            "a relaunch keeps the statics of the app: \(self), on which \(folder)/SymbolName.swift builds, does not tell "
                + "what a symbol stands for"
        }
    }

    private var folder: String { "Sources/VirtualTime/SwiftRuntime" }

    /// What is wrong with any of them, found once for the program.
    public static let problems: [String] = allCases.compactMap(\.problem)

    /// The interfaces that the runtime of this program does not even have, so that code escapes. Cheap to ask for.
    public static let missing: [RuntimeInterface] = RuntimeHooks.isExported(RuntimeHooks.mainName) ? [] : [.mainHook]
}
