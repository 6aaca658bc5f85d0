/// A namespace for the publishers that operators make.
public enum Publishers {}

extension Publishers {
    /// Delivers one element after the other, as many as are wanted.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// What it delivers.
        public typealias Output = Elements.Element

        /// Where its values come from.
        public let sequence: Elements

        /// A publisher of these elements.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Elements.Element == S.Input {
            SequenceDelivery(nil, sequence, subscriber).start()
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Delivers the elements of a sequence, as many as are wanted.
final class SequenceDelivery<Elements: Sequence, Downstream: Subscriber>: Subscription, ChainLink
where Downstream.Input == Elements.Element {
    /// What the publisher is called; nil for one that is called as its elements.
    private let name: String?
    private var sequence: Elements?
    private var elements: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ name: String?, _ sequence: Elements, _ downstream: Downstream) {
        self.name = name
        self.sequence = sequence
        elements = sequence.makeIterator()
        self.downstream = downstream
        next = elements.next()
    }

    var description: String { name ?? sequence.map { "\($0)" } ?? "Sequence" }

    var mirroredChildren: [Mirror.Child] {
        guard let sequence else { return [] }
        return name == nil ? [("sequence", sequence)] : sequence.map { (label: nil, value: $0) }
    }

    func start() {
        guard let downstream else { return }
        guard next != nil else {
            downstream.receive(subscription: Subscriptions.empty)
            return downstream.receive(completion: .finished)
        }
        downstream.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while let downstream, let value = next, self.demand > 0 {
            self.demand -= 1
            next = elements.next()
            self.demand += downstream.receive(value)
        }
        guard next == nil, let downstream else { return }
        (self.downstream, sequence) = (nil, nil)
        downstream.receive(completion: .finished)
    }

    func cancel() { (downstream, next, sequence) = (nil, nil, nil) }
}
