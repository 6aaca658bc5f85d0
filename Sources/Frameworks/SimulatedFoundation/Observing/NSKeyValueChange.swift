/// What an observer of a key is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the value is behind the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once at the beginning too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before each change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to the value of a key.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    /// Objects came into it; never told here.
    case insertion = 2
    /// Objects went out of it; never told here.
    case removal = 3
    /// Objects in it were replaced; never told here.
    case replacement = 4
}

/// A key of what `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// What happened, as a number: see ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, where it was asked for.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before, where it was asked for.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Which objects came or went; never given here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True where the value is about to change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What a closure is told as a value that it observes is set.
public struct NSKeyValueObservedChange<Value> {
    /// What happened to the value.
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The new value, where it was asked for.
    public let newValue: Value?
    /// The value before, where it was asked for.
    public let oldValue: Value?
    /// Which objects came or went; always nil here.
    public let indexes: IndexSet?
    /// Whether the value is about to change.
    public let isPrior: Bool
}

/// An observation of a value, for as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var observer: KeyValueObserver?

    init(_ observer: KeyValueObserver) {
        self.observer = observer
        super.init()
    }

    deinit { invalidate() }

    public func invalidate() {
        observer?.stop()
        observer = nil
    }
}
