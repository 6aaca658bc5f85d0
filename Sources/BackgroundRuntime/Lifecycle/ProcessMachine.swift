/// Whether a process runs, as a value. What its app shows is the matter of its scenes: ``SceneMachine``.
///
/// | from | input | to |
/// |---|---|---|
/// | not running | launch | running |
/// | running | suspend | suspended |
/// | suspended | resume | running |
/// | running, suspended | end | not running |
///
/// Any other pair is illegal and refused with ``IllegalProcessTransition``: above all, a process that has ended is never
/// resumed. A new launch is a new process.
public struct ProcessMachine: Hashable, Sendable {
    /// The state of a process: whether its threads run.
    public enum State: String, Sendable, CaseIterable {
        /// Not launched, or ended.
        case notRunning = "not running"
        case running
        /// It is in memory, and its threads stand still.
        case suspended
    }

    /// What can be asked of it.
    public enum Input: String, Sendable, CaseIterable {
        /// Its first code runs.
        case launch = "be launched"
        /// Nothing keeps it awake.
        case suspend = "be suspended"
        /// The user or an event needs it.
        case resume = "be resumed"
        case end = "be ended"
    }

    public private(set) var state = State.notRunning

    /// The machine of a process that has not been launched.
    public init() {}

    /// Takes the process from one state to another.
    ///
    /// - Throws: ``IllegalProcessTransition`` for a pair that is not in the table; nothing changes then.
    public mutating func handle(_ input: Input) throws(IllegalProcessTransition) {
        switch (state, input) {
        case (.notRunning, .launch), (.suspended, .resume): state = .running
        case (.running, .suspend): state = .suspended
        case (.running, .end), (.suspended, .end): state = .notRunning
        default: throw IllegalProcessTransition(from: state, input: input)
        }
    }
}

/// Something that no process does, such as to be resumed when it has ended.
public struct IllegalProcessTransition: Error, Hashable, CustomStringConvertible {
    /// The state the process was in.
    public let from: ProcessMachine.State
    /// What was asked of it.
    public let input: ProcessMachine.Input

    public var description: String { "a process that is \(from.rawValue) cannot \(input.rawValue)" }
}
