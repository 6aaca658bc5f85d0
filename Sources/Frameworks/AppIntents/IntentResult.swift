import SimulatedFoundation

/// What an intent returns. Here the one without a value, a dialog or a view: the others are not declared.
public protocol IntentResult: Sendable {
    /// What it hands on.
    associatedtype Value: Sendable

    /// What it hands on; nil for nothing.
    var value: Value? { get }
}

/// The result behind ``IntentResult/result()``.
public struct IntentResultContainer<Value, OpensIntent, SnippetView, Dialog>: IntentResult where Value: Sendable {
    /// What it hands on; nil for nothing.
    public var value: Value?

    init(_ value: Value? = nil) { self.value = value }
}

extension IntentResult {
    /// The intent is done, and says no more.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        SimulatedApp.require(.appIntent)
        return IntentResultContainer()
    }
}
