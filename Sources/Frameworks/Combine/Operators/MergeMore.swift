extension Publishers {
    /// Delivers what five publishers deliver.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
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
        /// One of the publishers.
        public let e: E

        /// A publisher of what these deliver.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        /// Attaches one more subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            merge(
                [
                    { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
                    { e.subscribe($0) },
                ], into: subscriber)
        }
    }

    /// Delivers what six publishers deliver.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output,
        E.Output == F.Output
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
        /// One of the publishers.
        public let e: E
        /// One of the publishers.
        public let f: F

        /// A publisher of what these deliver.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        /// Attaches one more subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            merge(
                [
                    { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
                    { e.subscribe($0) }, { f.subscribe($0) },
                ], into: subscriber)
        }
    }

    /// Delivers what seven publishers deliver.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output,
        C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
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
        /// One of the publishers.
        public let e: E
        /// One of the publishers.
        public let f: F
        /// One of the publishers.
        public let g: G

        /// A publisher of what these deliver.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        /// Attaches one more subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            merge(
                [
                    { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
                    { e.subscribe($0) }, { f.subscribe($0) }, { g.subscribe($0) },
                ], into: subscriber)
        }
    }

    /// Delivers what eight publishers deliver.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output,
        G.Output == H.Output
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
        /// One of the publishers.
        public let e: E
        /// One of the publishers.
        public let f: F
        /// One of the publishers.
        public let g: G
        /// One of the publishers.
        public let h: H

        /// A publisher of what these deliver.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        /// Attaches one more subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            merge(
                [
                    { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
                    { e.subscribe($0) }, { f.subscribe($0) }, { g.subscribe($0) }, { h.subscribe($0) },
                ], into: subscriber)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
    /// What this and four others deliver.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// What this and five others deliver.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// What this and six others deliver.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// What this and seven others deliver.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
