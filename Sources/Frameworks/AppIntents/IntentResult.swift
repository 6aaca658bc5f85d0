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

/// A result that hands on a value.
public protocol ReturnsValue<Value>: IntentResult {}

extension IntentResultContainer: ReturnsValue {}

/// A result that says something to people.
public protocol ProvidesDialog {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

/// What an intent says to people when it is done. Nobody sees or hears it here.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    private let text: LocalizedStringResource

    /// A text in the user's language.
    public init(_ full: LocalizedStringResource) { text = full }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

extension IntentResult {
    /// The intent is done, and says something.
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        SimulatedApp.require(.appIntent)
        return IntentResultContainer()
    }

    /// The intent is done, and hands on a value.
    public static func result<IntentValue>(
        value: IntentValue
    ) -> Self where Self == IntentResultContainer<IntentValue, Never, Never, Never> {
        SimulatedApp.require(.appIntent)
        return IntentResultContainer(value)
    }

    /// The intent is done, hands on a value, and says something.
    public static func result<IntentValue>(
        value: IntentValue, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<IntentValue, Never, Never, IntentDialog> {
        SimulatedApp.require(.appIntent)
        return IntentResultContainer(value)
    }
}
