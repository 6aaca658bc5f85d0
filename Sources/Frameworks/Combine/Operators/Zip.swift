extension Publishers {
    /// Delivers the values of equal number of two publishers together.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        /// What it may end with.
        public typealias Failure = A.Failure

        /// The first of the publishers.
        public let a: A
        /// The second of the publishers.
        public let b: B

        /// A publisher of the values of equal number of these.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let together = ZipCore(subscriber, of: 2) { values in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else {
                    preconditionFailure("a value changed its type")
                }
                return (a, b)
            }
            together.open([
                { a.subscribe(together.inlet(for: 0)) },
                { b.subscribe(together.inlet(for: 1)) },
            ])
        }
    }

    /// Delivers the values of equal number of three publishers together.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        /// What it may end with.
        public typealias Failure = A.Failure

        /// The first of the publishers.
        public let a: A
        /// The second of the publishers.
        public let b: B
        /// The third of the publishers.
        public let c: C

        /// A publisher of the values of equal number of these.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let together = ZipCore(subscriber, of: 3) { values in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output
                else {
                    preconditionFailure("a value changed its type")
                }
                return (a, b, c)
            }
            together.open([
                { a.subscribe(together.inlet(for: 0)) },
                { b.subscribe(together.inlet(for: 1)) },
                { c.subscribe(together.inlet(for: 2)) },
            ])
        }
    }

    /// Delivers the values of equal number of four publishers together.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// What it may end with.
        public typealias Failure = A.Failure

        /// The first of the publishers.
        public let a: A
        /// The second of the publishers.
        public let b: B
        /// The third of the publishers.
        public let c: C
        /// The fourth of the publishers.
        public let d: D

        /// A publisher of the values of equal number of these.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let together = ZipCore(subscriber, of: 4) { values in
                guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
                    let d = values[3] as? D.Output
                else {
                    preconditionFailure("a value changed its type")
                }
                return (a, b, c, d)
            }
            together.open([
                { a.subscribe(together.inlet(for: 0)) },
                { b.subscribe(together.inlet(for: 1)) },
                { c.subscribe(together.inlet(for: 2)) },
                { d.subscribe(together.inlet(for: 3)) },
            ])
        }
    }
}

extension Publisher {
    /// The values of equal number of this and another publisher, together.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where Failure == P.Failure { Publishers.Zip(self, other) }

    /// What a closure makes of the values of equal number of this and another publisher.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where Failure == P.Failure { Publishers.Zip(self, other).map(transform) }

    /// The values of equal number of this and two other publishers, together.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, Failure == Q.Failure { Publishers.Zip3(self, publisher1, publisher2) }

    /// What a closure makes of the values of equal number of this and two other publishers.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where Failure == P.Failure, Failure == Q.Failure { Publishers.Zip3(self, publisher1, publisher2).map(transform) }

    /// The values of equal number of this and three other publishers, together.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// What a closure makes of the values of equal number of this and three other publishers.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map(transform)
    }
}
