/// How buttons look, by the views that a style makes of their labels.
///
/// - Untouched: its views are not made: a button has the words of its label
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The kind of view that comes out.
    associatedtype Body: View
    /// What the button is like.
    typealias Configuration = ButtonStyleConfiguration

    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button is like. Nothing is seen of a press.
public struct ButtonStyleConfiguration {
    /// What it shows. The label of each button is drawn by nobody: it is empty.
    public typealias Label = EmptyView

    /// What it does besides.
    public let role: ButtonRole?
    /// What it shows.
    public let label: Label
    /// Whether a finger is on it: never.
    public let isPressed: Bool
}

extension View {
    /// The view whose buttons a style of the app's makes. It is not asked: nothing is drawn.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}
