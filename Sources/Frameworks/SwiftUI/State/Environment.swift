/// A value that comes from the views around.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, GraphProperty {
    private final class Slot {
        var value: Value?

        init() {}
    }

    private let slot = Slot()
    private let read: (EnvironmentValues) -> Value

    /// One of the values that views hand down.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// The value; outside any view what it is by default.
    public var wrappedValue: Value { slot.value ?? read(EnvironmentValues()) }

    func bind(in context: VisitContext, at key: String) { slot.value = read(context.environment) }
}

extension Environment where Value: AnyObject & Observable {
    /// The object of a type that a view around put into the environment. Without one the app ends, as on a phone.
    public init(_ objectType: Value.Type) {
        read = {
            guard let object = $0.objects[ObjectIdentifier(Value.self)] as? Value else {
                SimulatedApp.crash(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) "
                        + "may be missing as an ancestor of this view.")
            }
            return object
        }
    }
}

extension Environment {
    /// The object of a type that a view around put into the environment, if one did.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.objects[ObjectIdentifier(T.self)] as? T }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// A name of a value in the environment.
public protocol EnvironmentKey {
    /// The kind of value.
    associatedtype Value

    /// What it is where nobody set it.
    static var defaultValue: Self.Value { get }
}

/// The values that views hand down to those in them.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var appStorage: UserDefaults?

    public init() {}

    /// What was set under a key, or what it is where nobody set it.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
