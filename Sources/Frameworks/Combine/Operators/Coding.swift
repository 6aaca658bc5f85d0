extension Publisher {
    /// What a coder makes of each value.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable {
        relay { Relay("Encode", throwing: $0) { .pass(try encoder.encode($0)) } }
    }

    /// The value that a coder finds in each.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        relay { Relay("Decode", throwing: $0) { .pass(try decoder.decode(type, from: $0)) } }
    }
}
