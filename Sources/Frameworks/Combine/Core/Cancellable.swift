import VigilProgramImage

/// What can be stopped.
public protocol Cancellable {
    /// Stops it and lets go of what it holds.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a collection, as something that stops when it is let go.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps it in a set, as something that stops when it is let go.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Something that stops when it is told to, or when nobody holds this object any more.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    /// Stops by a closure, which is called once.
    public init(_ cancel: @escaping () -> Void) { stop = cancel }

    public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

    /// Cancelling runs code of the app, which a process that has ended does not do.
    deinit { if !Deinits.areWithheld { stop?() } }

    /// Stops it; the second time nothing happens.
    public func cancel() {
        let stop = stop
        self.stop = nil
        stop?()
    }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}
