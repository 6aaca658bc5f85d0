/// Tells one subscriber or subscription from all others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let count = Mutex(UInt64(0))

    private let rawValue: UInt64

    /// An identifier that no other has.
    public init() {
        rawValue = CombineIdentifier.count.withLock { count in
            count += 1
            return count
        }
    }

    /// That of an object, as long as it lives.
    public init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// What has an identifier of its own.
public protocol CustomCombineIdentifierConvertible {
    /// Tells it from all others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// That of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
