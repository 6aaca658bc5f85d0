extension Publishers {
    /// Delivers one property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// A property of each value.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let keyPath = keyPath
            upstream.subscribe(
                PassThrough("ValueForKey", subscriber, children: { [("keyPath", keyPath)] }) {
                    $0[keyPath: keyPath]
                })
        }
    }

    /// Delivers two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        public typealias Output = (Output0, Output1)
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// A property of each value.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// A property of each value.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (keyPath0, keyPath1) = (keyPath0, keyPath1)
            upstream.subscribe(
                PassThrough("ValueForKeys", subscriber, children: { [("keyPath0", keyPath0), ("keyPath1", keyPath1)] })
                {
                    ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
                })
        }
    }

    /// Delivers three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// A property of each value.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// A property of each value.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// A property of each value.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (keyPath0, keyPath1, keyPath2) = (keyPath0, keyPath1, keyPath2)
            upstream.subscribe(
                PassThrough(
                    "ValueForKeys", subscriber,
                    children: { [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)] }
                ) {
                    ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
                })
        }
    }
}

extension Publisher {
    /// One property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
