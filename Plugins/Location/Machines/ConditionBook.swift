import Foundation

/// The conditions of one monitor of an app, with what the app has heard of them. It outlives the process.
///
/// An event is told, then it is handled: only when the app asks for the next one does it become the last event of the
/// record. Until then nothing else is told about its condition.
public struct ConditionBook: Hashable, Sendable {
    /// A condition with its events.
    private struct Entry: Hashable, Sendable {
        let condition: MonitorCondition
        var last: ConditionEvent
        var pending: ConditionEvent?
    }

    private var entries: [String: Entry] = [:]

    /// A book without conditions.
    public init() {}

    /// The names of all conditions, sorted.
    public var identifiers: [String] { entries.keys.sorted() }

    /// The events that the app has not handled, in the order of the names of their conditions.
    public var pending: [ConditionEvent] { identifiers.compactMap { entries[$0]?.pending } }

    /// A condition and the last event that the app has handled; at first the state that was assumed.
    public func record(for identifier: String) -> (condition: MonitorCondition, last: ConditionEvent)? {
        entries[identifier].map { ($0.condition, $0.last) }
    }

    /// A condition is watched from now on, in place of one of the same name.
    public mutating func add(
        _ condition: MonitorCondition, identifier: String, assuming state: ConditionState, date: Date
    ) {
        entries[identifier] = Entry(condition: condition, last: ConditionEvent(identifier, state, date: date))
    }

    /// A condition is watched no more; whether it was.
    public mutating func remove(_ identifier: String) -> Bool { entries.removeValue(forKey: identifier) != nil }

    /// Whether a state is news for the app, which has no event of the condition left to handle.
    public func isNews(_ state: ConditionState, of identifier: String) -> Bool {
        guard let entry = entries[identifier], entry.pending == nil else { return false }
        return entry.last.state != state
    }

    /// An event is on its way to the app, or waits for it.
    public mutating func notify(_ event: ConditionEvent) { entries[event.identifier]?.pending = event }

    /// The app is done with the event of a condition.
    public mutating func handle(_ identifier: String) {
        guard let event = entries[identifier]?.pending else { return }
        entries[identifier]?.last = event
        entries[identifier]?.pending = nil
    }
}
