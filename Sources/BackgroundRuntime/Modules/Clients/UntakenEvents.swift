/// Events that woke an app which has no object yet that takes them: they wait until the app makes one, the oldest first.
public struct UntakenEvents<Event> {
    /// What waits to be taken, the oldest first.
    public private(set) var events: [Event] = []
    /// How many wait at most; the oldest go first.
    private let limit: Int
    private var isReported = false

    /// No events; at most so many will wait.
    public init(limit: Int = .max) { self.limit = limit }

    /// Keeps an event, in place of those that are not worth telling beside it.
    public mutating func keep(_ event: Event, inPlaceOf isOlder: (Event) -> Bool = { _ in false }) {
        events.removeAll(where: isOlder)
        events.append(event)
        if events.count > limit { events.removeFirst() }
        isReported = false
    }

    /// The events that somebody takes now; they wait no longer.
    public mutating func take(where isTaken: (Event) -> Bool = { _ in true }) -> [Event] {
        let taken = events.filter(isTaken)
        events.removeAll(where: isTaken)
        return taken
    }

    /// Says that nobody took what the app was woken for: once, until another event has to wait. The moment for it is the
    /// suspension of the app.
    ///
    /// - Parameters:
    ///   - process: the app that is being suspended.
    ///   - advice: what the app has to do.
    ///   - describe: the oldest event in a word or two, and the rule by which it waits.
    public mutating func report(
        to process: AppProcess, advice: String, _ describe: (Event) -> (name: String, rule: Rule)
    ) {
        guard let oldest = events.first, !isReported else { return }
        isReported = true
        let (name, rule) = describe(oldest)
        process.app.recordUndone("woken for a \(name) that it did not take", detail: advice, rule: rule)
    }
}
