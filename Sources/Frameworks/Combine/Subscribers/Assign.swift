extension Subscribers {
    /// A subscriber that puts each value into a property of an object, which it holds.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        /// It gets no errors.
        public typealias Failure = Never

        /// Whose property is set; nil when it is over.
        public private(set) var object: Root?
        /// The property that is set.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        /// One that sets a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        public var description: String { "Assign \(Root.self)." }
        /// What a debugger shows of its inside.
        public var customMirror: Mirror {
            Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": subscription as Any])
        }
        /// What a playground shows of it.
        public var playgroundDescription: Any { description }

        /// Takes the subscription, and asks for all values.
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, object != nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        /// Takes a value, and asks for no more than before.
        public func receive(_ value: Input) -> Subscribers.Demand {
            // Setting it may end this very subscription, which lets the object go.
            if subscription != nil, let object { object[keyPath: keyPath] = value }
            return .none
        }

        /// Takes the end, and lets go of everything.
        public func receive(completion: Subscribers.Completion<Never>) { letGo() }

        /// Sets nothing any more, and lets the object go.
        public func cancel() {
            letGo()?.cancel()
        }

        /// What is let go may end, and come back here while it does: it does so when nothing is being changed any more.
        @discardableResult
        private func letGo() -> (any Subscription)? {
            let (subscription, last) = (subscription, object)
            (self.subscription, object) = (nil, nil)
            return withExtendedLifetime(last) { subscription }
        }
    }
}

extension Publisher where Failure == Never {
    /// Puts each value into a property of an object, which is held until what comes back is let go.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Puts each value into a published property, as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        SimulatedApp.require(.symbol("Combine.Publisher.assign(to:)", .iOS(14)))
        published.box.take(from: self)
    }
}
