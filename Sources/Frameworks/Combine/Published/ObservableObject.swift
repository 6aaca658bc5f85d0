/// An object with a publisher that tells of its changes before they are made.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// Tells of changes before they are made.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells of changes of the published properties before they are made.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties
        guard !properties.isEmpty else { return ObjectPublishers.publisher(of: self) }
        let known = properties.lazy.compactMap(\.objectWillChange).first
        let publisher = known ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange == nil { property.objectWillChange = publisher }
        return publisher
    }

    /// Those of the object and of the classes that it inherits.
    private var publishedProperties: [any PublishedObservation] {
        var found: [any PublishedObservation] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            found += current.children.compactMap { ($0.value as? any PublishedProperty)?.observation }
            mirror = current.superclassMirror
        }
        return found
    }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// It says nothing of what changes.
    public typealias Output = Void
    public typealias Failure = Never

    private var listeners: [Listener] = []

    /// A publisher that somebody else lets tell.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let listener = Listener(of: self, subscriber)
        listeners.append(listener)
        subscriber.receive(subscription: listener)
    }

    /// Tells of a change.
    public final func send() { for listener in listeners { listener.notify() } }

    /// A subscriber that hears of each change once it has asked for any: there is no value that could be kept for it.
    private final class Listener: Subscription, ChainLink {
        let description = "ObservableObjectPublisher"
        private weak var parent: ObservableObjectPublisher?
        private let subscriber: AnySubscriber<Void, Never>
        private let shown: Any
        private var (isAsked, isOver) = (false, false)

        init<S: Subscriber>(of parent: ObservableObjectPublisher, _ subscriber: S)
        where S.Input == Void, S.Failure == Never {
            (self.parent, self.subscriber, shown) = (parent, AnySubscriber(subscriber), subscriber)
        }

        var mirroredChildren: [Mirror.Child] { [("downstream", shown)] }

        func notify() { if isAsked, !isOver { _ = subscriber.receive(()) } }

        func request(_ demand: Subscribers.Demand) { isAsked = true }

        func cancel() {
            isOver = true
            parent?.listeners.removeAll { $0 === self }
        }
    }
}

/// The publishers of objects that have no published property, and call `send()` themselves.
enum ObjectPublishers {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let identifier = ObjectIdentifier(object)
        // Where an object was, another may be later.
        if let known = entries.withLock({ $0[identifier] }), known.object === object { return known.publisher }
        let entry = Entry(object: object, publisher: ObservableObjectPublisher())
        entries.withLock { entries in
            entries = entries.filter { $0.value.object != nil }
            entries[identifier] = entry
        }
        return entry.publisher
    }
}
