import BackgroundRuntime

/// The values of attributes: as an object keeps them, as keys give them, and as properties of Swift have them.
enum ManagedValue {
    /// The value of a new object; nil for none.
    static func first(of attribute: NSAttributeDescription) -> Any? {
        attribute.defaultValue.flatMap(KeyValue.flat).map { kept($0, attribute) }
    }

    /// A value as an object keeps it: a whole number as `Int`, others as `Double`. One that is of another type than the
    /// attribute is an exception.
    static func kept(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
        if let kept = converted(value, attribute.attributeType) { return kept }
        SimulatedApp.raise(
            "NSInvalidArgumentException: Unacceptable type of value for attribute: property = \"\(attribute.name)\"; "
                + "desired type = \(desired(attribute.attributeType)); given type = \(type(of: value)); value = \(value)."
        )
    }

    private static func converted(_ value: Any, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: whole(value)
        case .doubleAttributeType, .floatAttributeType: ValueOrder.number(value)
        case .booleanAttributeType: (value as? Bool) ?? ValueOrder.number(value).map { $0 != 0 }
        case .decimalAttributeType: (value as? Decimal).map { NSDecimalNumber(decimal: $0) } ?? decimal(value)
        case .stringAttributeType: ValueOrder.text(value)
        case .dateAttributeType:
            ValueOrder.date(value) ?? (value as? TimeInterval).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .binaryDataAttributeType: (value as? Data) ?? (value as? NSData).map { Data(referencing: $0) }
        case .UUIDAttributeType: (value as? UUID) ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
        case .URIAttributeType: (value as? URL) ?? (value as? NSURL).flatMap { URL(string: $0.absoluteString) }
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
            value
        }
    }

    private static func whole(_ value: Any) -> Int? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Int(clamping: number)
        case let number as NSNumber: number.intValue
        default: ValueOrder.number(value).map { Int($0) }
        }
    }

    private static func decimal(_ value: Any) -> NSDecimalNumber? {
        (value as? NSDecimalNumber) ?? (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
            ?? ValueOrder.number(value).map { NSDecimalNumber(value: $0) }
    }

    private static func desired(_ type: NSAttributeType) -> String {
        switch type {
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .decimalAttributeType: "NSDecimalNumber"
        default: "NSNumber"
        }
    }

    /// A kept value as a key gives it: numbers as objects, so that they can be read as any type that holds them.
    static func object(_ value: Any) -> Any {
        switch value {
        case let flag as Bool where type(of: value) == Bool.self: NSNumber(value: flag)
        case let number as Int where type(of: value) == Int.self: NSNumber(value: number)
        case let number as Double where type(of: value) == Double.self: NSNumber(value: number)
        default: value
        }
    }

    /// A value as a property of Swift has it. One that cannot be is a crash, as where a text is missing that must not be.
    static func cast<Value>(_ value: Any?, to type: Value.Type, _ key: String, of object: NSManagedObject) -> Value {
        if let found = possible(value, type) { return found }
        SimulatedApp.crash(
            "\(Swift.type(of: object)).\(key) is \(value.map { "\($0)" } ?? "nil"), which is no \(Value.self)")
    }

    private static func possible<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
        guard let value else { return missing(type) }
        if let optional = type as? any MaybeValue.Type { return optional.made(of: value) as? Value }
        return made(value, type)
    }

    /// What a property has where its object has no value: nothing, or zero for a number.
    private static func missing<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any MaybeValue.Type { return optional.nothing as? Value }
        return made(0, type) ?? made(false, type)
    }

    fileprivate static func made<Value>(_ value: Any, _ type: Value.Type) -> Value? {
        if type == NSNumber.self { return object(value) as? Value }
        if let same = value as? Value { return same }
        if let integer = type as? any FixedWidthInteger.Type {
            return whole(value).flatMap { number($0, integer) as? Value }
        }
        if type == TimeInterval.self, let date = value as? Date { return date.timeIntervalSinceReferenceDate as? Value }
        if let float = type as? any BinaryFloatingPoint.Type {
            return ValueOrder.number(value).flatMap { floating($0, float) as? Value }
        }
        if type == Bool.self { return ValueOrder.number(value).map { $0 != 0 } as? Value }
        if let list = type as? any ObjectCollection.Type { return list.collection(of: value) as? Value }
        if let raw = type as? any RawRepresentable.Type { return represented(value, raw) as? Value }
        return object(value) as? Value ?? bridged(value, type)
    }

    private static func number<Number: FixedWidthInteger>(_ value: Int, _ type: Number.Type) -> Any {
        Number(truncatingIfNeeded: value)
    }

    private static func floating<Number: BinaryFloatingPoint>(_ value: Double, _ type: Number.Type) -> Any {
        Number(value)
    }

    private static func represented<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Value? {
        made(value, Value.RawValue.self).flatMap { Value(rawValue: $0) }
    }

    /// Values of Swift as their objects: a property may have the type of Objective-C.
    private static func bridged<Value>(_ value: Any, _ type: Value.Type) -> Value? { (value as AnyObject) as? Value }
}

/// A value that may be missing.
private protocol MaybeValue {
    static var nothing: Any { get }
    static func made(of value: Any) -> Any
}

extension Optional: MaybeValue {
    fileprivate static var nothing: Any { Self.none as Any }
    fileprivate static func made(of value: Any) -> Any { ManagedValue.made(value, Wrapped.self) as Any }
}

/// A collection of Swift that a relationship to several objects can be read as.
private protocol ObjectCollection {
    static func collection(of value: Any) -> Any?
}

extension Set: ObjectCollection {
    fileprivate static func collection(of value: Any) -> Any? {
        KeyValue.elements(of: value).map { Set($0.compactMap { $0 as? Element }) }
    }
}

extension Array: ObjectCollection {
    fileprivate static func collection(of value: Any) -> Any? {
        KeyValue.elements(of: value).map { $0.compactMap { $0 as? Element } }
    }
}
