/// A number as another type of number: what key-value coding does with the `NSNumber` that it sets a property of a scalar
/// type to.
enum ScalarValue {
    /// The value as one of `Value`, or of what that may hold; nil where either is no number.
    static func converted<Value>(_ value: Any) -> Value? {
        guard let number = number(value) else { return nil }
        return types.lazy.compactMap { $0(number) as? Value }.first
    }

    private static let types: [@Sendable (NSNumber) -> Any] = [
        { $0.boolValue }, { $0.intValue }, { $0.doubleValue }, { CGFloat($0.doubleValue) }, { $0.floatValue },
        { $0.uintValue }, { $0.int8Value }, { $0.int16Value }, { $0.int32Value }, { $0.int64Value },
        { $0.uint8Value }, { $0.uint16Value }, { $0.uint32Value }, { $0.uint64Value },
    ]

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Bool: NSNumber(value: number)
        case let number as any BinaryInteger: Int(exactly: number).map { NSNumber(value: $0) }
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        default: nil
        }
    }
}
