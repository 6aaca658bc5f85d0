extension Publishers {
    /// Delivers what several publishers of one kind deliver.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Those that flow into one, in the order in which they are subscribed to.
        public let publishers: [Upstream]

        /// A publisher of what these deliver.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// A publisher of what these deliver.
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            merge(publishers.map { publisher in { publisher.subscribe($0) } }, into: subscriber)
        }

        /// What these and another publisher deliver.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }

    /// Delivers what two publishers deliver.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output
    {
        public typealias Output = A.Output
        /// What it may end with.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B

        /// A publisher of what these deliver.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches one more subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            merge([{ a.subscribe($0) }, { b.subscribe($0) }], into: subscriber)
        }
    }

    /// Delivers what three publishers deliver.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output
    {
        public typealias Output = A.Output
        /// What it may end with.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C

        /// A publisher of what these deliver.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches one more subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            merge([{ a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }], into: subscriber)
        }
    }

    /// Delivers what four publishers deliver.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output
    {
        public typealias Output = A.Output
        /// What it may end with.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C
        /// One of the publishers.
        public let d: D

        /// A publisher of what these deliver.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches one more subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            merge(
                [{ a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) }], into: subscriber)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// What this and another publisher deliver.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, b)
    }

    /// What this and two others deliver.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// What this and three others deliver.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// What this and another publisher of its kind deliver.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}

extension Publisher {
    /// Lets several publishers flow into one subscriber. Each is subscribed to by one of these closures.
    func merge<S: Subscriber>(_ subscribe: [(SecondaryUpstream<Output, Failure>) -> Void], into subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let confluence = Confluence<(SecondaryUpstream<Output, Failure>) -> Void, S>(
            "Merge", subscriber, at: .unlimited
        ) {
            $0($1)
        }
        subscriber.receive(subscription: confluence)
        Publishers.Sequence(sequence: subscribe).subscribe(confluence)
    }
}
