/// A namespace for the publishers that operators make.
public enum Publishers {}

extension Publishers {
    /// Delivers one element after the other, as many as are wanted.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// Where its values come from.
        public let sequence: Elements

        /// A publisher of these elements.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Elements.Element == S.Input {
            SequenceDelivery(sequence, subscriber).start()
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Delivers the elements of a sequence, as many as are wanted, and an end behind them.
final class SequenceDelivery<Elements: Sequence, Downstream: Subscriber>: Subscription, ChainLink
where Downstream.Input == Elements.Element {
    /// What it is called when it is over; before, it is called as its elements.
    private let nameAfterwards: String
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let showsCompletion: Bool
    private var sequence: Elements?
    private var elements: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    /// - Parameters:
    ///   - sequence: what is delivered.
    ///   - downstream: gets it.
    ///   - nameAfterwards: what it is called when it is over.
    ///   - completion: the end, when it is more than the end of the sequence.
    init(
        _ sequence: Elements, _ downstream: Downstream, nameAfterwards: String = "Sequence",
        completion: Subscribers.Completion<Downstream.Failure>? = nil
    ) {
        (self.nameAfterwards, self.completion) = (nameAfterwards, completion ?? .finished)
        (self.sequence, self.downstream, showsCompletion) = (sequence, downstream, completion != nil)
        elements = sequence.makeIterator()
        next = elements.next()
    }

    var description: String { sequence.map { "\($0)" } ?? nameAfterwards }

    var mirroredChildren: [Mirror.Child] {
        let elements: Any = sequence ?? [Elements.Element]()
        return [("sequence", elements)] + (showsCompletion ? [("completion", completion)] : [])
    }

    func start() {
        guard let downstream else { return }
        guard next == nil else { return downstream.receive(subscription: self) }
        downstream.receive(subscription: Subscriptions.empty)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard downstream != nil else { return }
        self.demand += demand
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while let downstream, let value = next, self.demand > 0 {
            self.demand -= 1
            next = elements.next()
            self.demand += downstream.receive(value)
            if next == nil { end() }
        }
    }

    func cancel() {
        let held = (downstream, sequence)
        (downstream, sequence) = (nil, nil)
        withExtendedLifetime(held) {}
    }

    private func end() {
        guard let downstream else { return }
        (self.downstream, sequence) = (nil, nil)
        downstream.receive(completion: completion)
    }
}
