import SimulatedFoundation

/// What the parameter of an intent may be: what the system can keep while the app does not run.
public protocol _IntentValue: Sendable {}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}

/// A parameter of an intent: the system keeps its value, and sets it where it runs the intent.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable where Value: _IntentValue {
    // One turn of an app runs at a time.
    private var value: Value?
    /// What people call it.
    public let title: LocalizedStringResource

    /// A parameter, with the value that it has until it is set.
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value? = nil) {
        SimulatedApp.require(.appIntent)
        (self.title, value) = (title, `default`)
    }

    /// Its value. An app that reads one that nobody has set ends, unless it is an optional.
    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let none = Optional<Any>.none as? Value { return none }
            SimulatedApp.crash("the parameter \"\(title.key)\" of an intent has no value: set it in its initializer")
        }
        set { value = newValue }
    }

    public var projectedValue: IntentParameter<Value> { self }
}

/// A parameter of any type.
protocol AnyParameter: AnyObject {
    /// Its value; nil where it has none.
    var kept: (any Sendable)? { get }

    /// Sets the value that another one of its type had.
    func restore(_ kept: (any Sendable)?)
}

extension IntentParameter: AnyParameter {
    var kept: (any Sendable)? { value }

    func restore(_ kept: (any Sendable)?) { value = kept as? Value }
}
