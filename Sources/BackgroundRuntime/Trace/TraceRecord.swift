/// A text that a trace has met, as a small number. Two equal texts of one trace have equal symbols.
public struct TraceSymbol: Hashable, Sendable {
    let index: UInt32

    static let empty = TraceSymbol(index: 0)

    /// Stands between holders in one text. Names of tasks are the app's to choose, so it is a character that no name
    /// has: the unit separator.
    public static let holderSeparator = "\u{1F}"
}

/// One line of a trace: what happened at an instant, to whom, and by which rule.
///
/// A record is plain memory, 48 bytes without references to count; ``Trace`` turns it into words when somebody reads.
public struct TraceRecord: Sendable {
    /// What sort of thing happened.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// Something happened to the phone: a key, a call, a position.
        case stimulus
        /// The system called the app: a delegate method, a notification, a handler.
        case call
        /// The app changed its state.
        case state
        /// Something began to keep the app awake.
        case acquire
        /// Something stopped keeping the app awake.
        case drop
        /// The system woke or launched the app for an event.
        case wake
        /// The system refused something; the rule says why.
        case refusal
        /// The app did something that will hurt it.
        case finding
        /// The app came to an end.
        case termination
        /// The app printed something.
        case output
        /// The system wrote to its log.
        case log
        /// A decision of a mode or the host that is none of the above.
        case note
        /// Another screen of the app came to be in front.
        case screen
    }

    /// The unit of ``TraceRecord/number``.
    public enum Unit: UInt8, Sendable {
        /// There is no number.
        case none
        /// A time, in nanoseconds.
        case nanoseconds
        /// A number of things.
        case count
    }

    public let instant: VirtualInstant
    /// A figure that belongs to the event; its unit says which.
    public let number: Int64
    /// The rule behind it; nil for what needs none, such as a key pressed.
    ///
    /// Unmanaged, because rules are immortal; an `unowned(unsafe)` optional makes `filter` drop every element in
    /// unoptimised code (Swift 6.3).
    private let unmanagedRule: Unmanaged<Rule>?
    /// What happened, in words.
    public let text: TraceSymbol
    /// What it happened with: a name, a reason.
    public let detail: TraceSymbol
    /// How often what keeps the app awake had changed; see ``Trace/holders(of:)``.
    let holders: UInt32
    /// The place of the app in the device's list of apps, from 1; 0 for the device itself.
    public let app: UInt16
    /// What sort of thing happened.
    public let kind: Kind
    /// The state of the app after it.
    public let state: AppState
    /// What the number counts.
    public let unit: Unit

    /// The rule behind the event.
    public var rule: Rule? { unmanagedRule?.takeUnretainedValue() }

    init(
        instant: VirtualInstant, app: UInt16, kind: Kind, state: AppState, text: TraceSymbol, detail: TraceSymbol,
        holders: UInt32, rule: Rule?, number: Int64 = 0, unit: Unit = .none
    ) {
        self.instant = instant
        self.app = app
        self.kind = kind
        self.state = state
        self.text = text
        self.detail = detail
        self.holders = holders
        unmanagedRule = rule.map(Unmanaged.passUnretained)
        self.number = number
        self.unit = unit
    }
}
