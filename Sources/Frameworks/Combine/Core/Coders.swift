/// What makes bytes, or something like them, of values.
public protocol TopLevelEncoder {
    associatedtype Output

    /// What a value becomes.
    func encode<T: Encodable>(_ value: T) throws -> Self.Output
}

/// What makes values of bytes, or something like them.
public protocol TopLevelDecoder {
    associatedtype Input

    /// The value in `from`.
    func decode<T: Decodable>(_ type: T.Type, from: Self.Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
