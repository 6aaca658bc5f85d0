/// What a process keeps beside its ledger: handlers, assertions, and the events that are under way.
struct TaskBook {
    /// An expiration handler and the thread it runs on.
    struct Handler {
        let thread: SimulatedThread
        let body: () -> Void
    }

    var handlers: [Int: Handler] = [:]
    var assertions: [Int: AssertionID] = [:]
    var ageWarnings: [Int: EventID] = [:]
    /// Tasks whose age was to be warned about while the process stood still.
    var lateAgeWarnings: [TaskLedger.Entry] = []
    var grants: [Int: EventID] = [:]
    var expiry: EventID?
    var deadline: EventID?
    /// Handlers that were called and have not returned.
    var runningHandlers = 0
    /// Whether a handler is being called; it may be blocked.
    var isInHandler = false
    /// Activities among the tasks: their code ends them, not their handler.
    var activities: Set<Int> = []
    /// Tasks whose handlers were called in this expiry, for the check after the last of them.
    var warned: Set<Int> = []
}

/// A fault of the system that a test injects into the next begins (`task.begin.no-guarantee`).
public enum TaskFault: Sendable, Equatable {
    /// Begin returns the invalid identifier.
    case returnsInvalid
    /// Begin returns an identifier, and the handler is called at once.
    case refuses
}

extension Device {
    /// The figures of the system for finite-length tasks. A system without one of them does not limit.
    var taskLimits: TaskLedger.Limits {
        let unlimited = Duration.seconds(1_000_000_000)
        return TaskLedger.Limits(
            foreground: constants.duration(TaskConstants.budgetForeground) ?? unlimited,
            background: constants.duration(TaskConstants.budgetBackground) ?? unlimited,
            lead: constants.duration(TaskConstants.expiryLead) ?? .zero,
            handlerTotal: constants.duration(TaskConstants.handlerTotal) ?? .zero)
    }

    /// Whether an open task keeps the device from sleeping.
    var tasksKeepDeviceAwake: Bool {
        system < .iOS(7) || (system < .iOS(13) && options.tasksKeepDeviceAwake)
    }
}
