import BackgroundRuntime

/// What came of a fetch, as the app tells.
public enum FetchResult: String, CaseIterable, Sendable {
    /// There was something new.
    case newData
    /// There was nothing new.
    case noData
    /// It did not work.
    case failed

    /// The raw value of `UIBackgroundFetchResult`.
    var answer: PropertyValue { .integer(FetchResult.allCases.firstIndex(of: self) ?? 0) }

    /// A result from such a value; a number that Apple does not have counts as a failure.
    init(_ answer: PropertyValue) {
        guard case .integer(let number) = answer, FetchResult.allCases.indices.contains(number) else {
            self = .failed
            return
        }
        self = FetchResult.allCases[number]
    }
}

/// What holds a fetch back.
public enum FetchHold: Hashable, Sendable {
    /// The interval is not over.
    case tooEarly
    /// The user, or the battery, has the last word.
    case barrier(DiscretionaryBarrier)
    /// The app is in front.
    case inForeground
    /// The last one is under way: its completion handler was not called.
    case unanswered
    /// The system waits for a better moment.
    case chance

    /// The rule by which the fetch waits.
    public var rule: Rule {
        switch self {
        case .tooEarly: FetchRules.intervalLowerBound
        case .barrier(.refreshOff), .barrier(.lowPowerMode), .barrier(.forceQuit): FetchRules.switchOff
        case .barrier(.beforeFirstUnlock): LifecycleRules.launchFirstUnlock
        case .barrier(.batteryCritical): PowerRules.batteryCritical
        case .barrier(.unused), .chance: FetchRules.patternLearning
        case .inForeground: FetchRules.noForeground
        case .unanswered: FetchRules.completionRequired
        }
    }

    /// Why it waits, in a few words.
    public var text: String {
        switch self {
        case .tooEarly: "the interval is not over"
        case .barrier(.beforeFirstUnlock): "the phone was not unlocked since its restart"
        case .barrier(.forceQuit): "the user removed the app in the switcher"
        case .barrier(.refreshOff): "Background App Refresh is off"
        case .barrier(.lowPowerMode): "Low Power Mode is on"
        case .barrier(.batteryCritical): "the battery is almost empty"
        case .barrier(.unused): "the app was not opened for long"
        case .inForeground: "the app is in front"
        case .unanswered: "the app has not answered the last one"
        case .chance: "the system waits for a better moment"
        }
    }
}

/// Decides when an app may fetch, and how likely it is to be let.
///
/// The better an app does, the more often: each fetch that fails or takes long halves its chance, down to an eighth, and
/// each that brings something new in a short time doubles it again.
public struct FetchPlan: Hashable, Sendable {
    /// How often a chance is halved, at most.
    private static let mostHalvings = 3

    /// The least time between two fetches; nil for no fetches.
    public private(set) var interval: Duration?
    /// When the app fetched last.
    public private(set) var last: VirtualInstant?
    private var halvings = 0
    /// What was said since the last fetch.
    private var told: Set<FetchHold> = []

    /// A plan with the interval that holds until the app sets one.
    public init(interval: Duration?) {
        self.interval = interval
    }

    /// The app sets the interval; nil for no fetches.
    public mutating func set(_ interval: Duration?) {
        self.interval = interval.map { max($0, .zero) }
        told = []
    }

    /// What holds the fetch back, but for chance; nil when nothing does.
    ///
    /// - Parameters:
    ///   - now: the present instant.
    ///   - barrier: what stands against any work that the system does when it sees fit.
    ///   - isInForeground: whether the app is in front.
    public func hold(at now: VirtualInstant, _ barrier: DiscretionaryBarrier?, isInForeground: Bool) -> FetchHold? {
        if let barrier { return .barrier(barrier) }
        if isInForeground { return .inForeground }
        guard let interval, let last else { return nil }
        return last.duration(to: now) < interval ? .tooEarly : nil
    }

    /// What is left of a chance.
    public func chance(of usual: Double) -> Double { usual / Double(1 << halvings) }

    /// Notes why there is no fetch; false when that was said since the last one.
    public mutating func hold(_ hold: FetchHold) -> Bool { told.insert(hold).inserted }

    /// Begins a fetch, from which the next wait counts.
    public mutating func begin(at now: VirtualInstant) {
        last = now
        told = []
    }

    /// The app is done: with what, and whether it took its time.
    public mutating func end(_ result: FetchResult, wasSlow: Bool) {
        if wasSlow || result == .failed {
            halvings = min(halvings + 1, FetchPlan.mostHalvings)
        } else if result == .newData {
            halvings = max(halvings - 1, 0)
        }
    }
}
