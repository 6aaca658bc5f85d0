/// What the middle of a chain knows of the publisher above it.
enum Upstream {
    /// It has not answered yet.
    case awaited
    case open(any Subscription)
    /// Nothing comes from it any more.
    case over

    var subscription: (any Subscription)? { if case .open(let subscription) = self { subscription } else { nil } }
    var isAwaited: Bool { if case .awaited = self { true } else { false } }
    var isOver: Bool { if case .over = self { true } else { false } }
}

extension Subscribers.Demand {
    /// Asking for nothing is a mistake of the subscriber, which ends the app.
    func requireSome() { if self == .none { SimulatedApp.crash("a subscriber asks for one value at least") } }
}
