/// A way to a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// A way by two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }

    /// A value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding {
            value
        } set: { _ in
        }
    }

    /// What is kept now; setting it has views evaluated again.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A way to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject> {
            wrappedValue[keyPath: keyPath]
        } set: {
            wrappedValue[keyPath: keyPath] = $0
        }
    }

    /// A way to the value inside an optional one; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init {
            base.wrappedValue ?? first
        } set: {
            base.wrappedValue = $0
        }
    }

    /// A binding that would animate what follows. Nothing is animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
