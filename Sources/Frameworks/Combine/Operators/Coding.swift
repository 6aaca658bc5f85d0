extension Publisher {
    /// What a coder makes of each value.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable { tryMap { try encoder.encode($0) }.eraseToAnyPublisher() }

    /// The value that a coder finds in each.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }.eraseToAnyPublisher()
    }
}
