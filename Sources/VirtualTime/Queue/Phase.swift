/// Where an event stands among the events of one instant.
///
/// At one instant the facts of the device come first, then what the modes make of them, then the app's own code, then
/// the watchdogs that judge the app. Within a phase the order is that of scheduling.
public enum Phase: UInt8, CaseIterable, Comparable, Sendable {
    /// A fact of the device: a key pressed, a position reached, the power gone.
    case device
    /// What the host and the modes decide from the facts: assertions, suspension, wake-ups.
    case verdict
    /// App code: a callback, a timer, a turn of a queue.
    case app
    /// A limit that the app had to keep; it fires only after the app had its whole time, the last instant included.
    case watchdog

    public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
}

/// Names one scheduled event, to cancel it.
///
/// An identifier stays invalid for good once its event has fired or was cancelled.
public struct EventID: Hashable, Sendable {
    let slot: UInt32
    let order: UInt64
}
