import BackgroundRuntime
import Foundation

/// One alarm of an app, as a value: its state, and when that changes by itself.
///
/// Dates are read anew each time, since the clock and the zone of the phone may change; a countdown that has begun goes by
/// the time that passes.
public struct ScheduledAlarm: Hashable, Sendable {
    /// What an alarm does; names as in `Alarm.State`.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// It waits for its date.
        case scheduled
        /// It counts down, before it rings for the first time or after it was snoozed.
        case countdown
        /// The countdown waits for the user.
        case paused
        case alerting
    }

    /// What the app calls it by.
    public let id: String
    /// What the app wants of it.
    public let plan: AlarmPlan
    public private(set) var state = State.scheduled
    /// The date up to which its dates are dealt with.
    private var seen: Date
    /// When the countdown is over; nil where it does not count down.
    private var end: VirtualInstant?
    /// What was left of the countdown as it was paused; nil where it is not.
    private var remaining: Duration?

    /// An alarm that was just scheduled.
    public init(id: String, _ plan: AlarmPlan, now: VirtualInstant, _ clocks: DeviceClocks) {
        (self.id, self.plan, seen) = (id, plan, clocks.date(at: now))
        guard case .afterCountdown = plan.time, let length = plan.preAlert else { return }
        count(until: now.advanced(by: length))
    }

    /// The instant at which it goes on by itself, which may lie in the past; nil while it waits for the user.
    public func next(now: VirtualInstant, _ clocks: DeviceClocks) -> VirtualInstant? {
        guard state == .scheduled else { return end }
        guard let ring = ring(now: now, clocks) else { return nil }
        return ring.advanced(by: .zero - (plan.preAlert ?? .zero))
    }

    private func ring(now: VirtualInstant, _ clocks: DeviceClocks) -> VirtualInstant? {
        // A clock that was set back comes to the same dates again.
        let reference = min(seen, clocks.date(at: now))
        return plan.next(after: reference, in: clocks.timeZone).map(clocks.instant(of:))
    }

    /// The instant of ``next(now:_:)`` is there.
    mutating func goOn(now: VirtualInstant, _ clocks: DeviceClocks) {
        guard state == .scheduled, let ring = ring(now: now, clocks) else { return alert() }
        seen = max(clocks.date(at: ring), clocks.date(at: now))
        plan.preAlert != nil && ring > now ? count(until: ring) : alert()
    }

    /// It is stopped; false where it is over.
    mutating func stop(now: VirtualInstant, _ clocks: DeviceClocks) -> Bool {
        guard plan.repeats else { return false }
        if state == .alerting { seen = max(seen, clocks.date(at: now)) }
        (state, end, remaining) = (.scheduled, nil, nil)
        return true
    }

    /// It counts down again, as a snooze does.
    mutating func snooze(now: VirtualInstant) throws(AlarmRefusal) {
        guard state == .alerting else { throw .notNow("it does not ring", AlarmRules.snooze) }
        guard let length = plan.snooze else { throw .notNow("it has no countdown", AlarmRules.snooze) }
        count(until: now.advanced(by: length))
    }

    /// Lets a countdown stand still.
    mutating func pause(now: VirtualInstant) throws(AlarmRefusal) {
        guard let end else { throw .notNow("it does not count down", AlarmRules.pause) }
        (state, remaining, self.end) = (.paused, now.duration(to: end), nil)
    }

    /// The countdown goes on.
    mutating func resume(now: VirtualInstant) throws(AlarmRefusal) {
        guard let remaining else { throw .notNow("it is not paused", AlarmRules.pause) }
        count(until: now.advanced(by: remaining))
    }

    private mutating func count(until instant: VirtualInstant) {
        (state, end, remaining) = (.countdown, instant, nil)
    }

    private mutating func alert() { (state, end, remaining) = (.alerting, nil, nil) }
}
