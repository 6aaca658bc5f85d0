import BackgroundRuntime
import Foundation
import VirtualTime

/// The notifications of one app that wait: as many as the system keeps, those that fire soonest.
public struct PendingList: Hashable, Sendable {
    /// What came of adding one.
    public struct Outcome: Hashable, Sendable {
        /// Whether it took the place of one with its name.
        public var isReplacement = false
        /// Those that are discarded, since there are too many: perhaps the new one.
        public var discarded: [NotificationRequest] = []
    }

    /// How many are kept.
    public let limit: Int
    /// Those that wait, in the order in which they were added.
    public private(set) var waiting: [PendingNotification] = []

    /// An empty list that keeps so many.
    public init(limit: Int) { self.limit = limit }

    /// What waits, in the order in which it was added.
    public var requests: [NotificationRequest] { waiting.map(\.request) }

    /// Adds one, in place of one with its name.
    mutating func add(_ request: NotificationRequest, _ clocks: DeviceClocks, now: VirtualInstant) -> Outcome {
        var outcome = Outcome()
        outcome.isReplacement = remove { $0.identifier == request.identifier }.isEmpty == false
        waiting.append(PendingNotification(request, added: now, date: clocks.date(at: now)))
        while waiting.count > max(limit, 0), let place = placeOfLast(clocks, now) {
            outcome.discarded.append(waiting.remove(at: place).request)
        }
        return outcome
    }

    /// The one that fires last: the newest of them. What no date fires comes after all dates.
    private func placeOfLast(_ clocks: DeviceClocks, _ now: VirtualInstant) -> Int? {
        let times = waiting.map { $0.next(clocks, now: now) ?? .distantFuture }
        return times.indices.max { (times[$0], $0) < (times[$1], $1) }
    }

    /// Removes those that fit, and returns them.
    mutating func remove(where fits: (NotificationRequest) -> Bool) -> [NotificationRequest] {
        let removed = requests.filter(fits)
        waiting.removeAll { fits($0.request) }
        return removed
    }

    /// The earliest instant at which one of them fires; nil when time makes none fire.
    func next(_ clocks: DeviceClocks, now: VirtualInstant) -> VirtualInstant? {
        waiting.compactMap { $0.next(clocks, now: now) }.min()
    }

    /// Takes what is due: those that fire once go, the others wait for their next time.
    mutating func takeDue(_ clocks: DeviceClocks, now: VirtualInstant) -> [NotificationRequest] {
        let due = waiting.indices.compactMap { index in
            waiting[index].next(clocks, now: now).flatMap { $0 <= now ? (instant: $0, index: index) : nil }
        }.sorted { ($0.instant, $0.index) < ($1.instant, $1.index) }
        let requests = due.map { waiting[$0.index].request }
        for (_, index) in due { waiting[index].didFire(at: clocks.date(at: now)) }
        waiting.removeAll { $0.fireCount > 0 && !$0.request.trigger.repeats }
        return requests
    }

    /// One that the boundary of an area fired: gone if it fires once.
    mutating func takeCrossed(_ identifier: String, _ clocks: DeviceClocks, now: VirtualInstant) -> NotificationRequest?
    {
        guard let index = waiting.firstIndex(where: { $0.request.identifier == identifier }) else { return nil }
        let request = waiting[index].request
        if !request.trigger.repeats { waiting.remove(at: index) }
        return request
    }
}

extension PendingList {
    /// The first time of one is over, without its having waited for it.
    mutating func markFired(_ identifier: String, at date: Date) {
        guard let index = waiting.firstIndex(where: { $0.request.identifier == identifier }) else { return }
        waiting[index].didFire(at: date)
    }
}
