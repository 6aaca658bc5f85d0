extension Publishers {
    /// Delivers what a coder makes of each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes bytes, or something like them, of values.
        public let encoder: Coder

        /// A publisher of this kind above another.
        public init(upstream: Upstream, encoder: Coder) {
            (self.upstream, self.encoder) = (upstream, encoder)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let encoder = encoder
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(
                    throwing: "Encode", subscriber, .eager,
                    children: {
                        [
                            ("downstream", subscriber), ("finished", $0.upstream.isOver),
                            ("upstreamSubscription", $0.upstream.subscription as Any),
                        ]
                    }
                ) { .pass(try encoder.encode($0)) })
        }
    }

    /// Delivers the value that a coder finds in each.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Finds values in bytes, or in something like them.
        public let decoder: Coder

        /// A publisher of this kind above another.
        public init(upstream: Upstream, decoder: Coder) {
            (self.upstream, self.decoder) = (upstream, decoder)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let decoder = decoder
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(
                    throwing: "Decode", subscriber, .eager,
                    children: {
                        [
                            ("downstream", subscriber), ("finished", $0.upstream.isOver),
                            ("upstreamSubscription", $0.upstream.subscription as Any),
                        ]
                    }
                ) { .pass(try decoder.decode(Output.self, from: $0)) })
        }
    }
}

extension Publisher {
    /// What a coder makes of each value.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable { Publishers.Encode(upstream: self, encoder: encoder) }

    /// The value that a coder finds in each.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
