import BackgroundRuntime

/// How buttons look, by the views that a style makes of their labels. A touch does what the button is for.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The kind of view that comes out.
    associatedtype Body: View
    /// What the button is like.
    typealias Configuration = ButtonStyleConfiguration

    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button is like.
public struct ButtonStyleConfiguration {
    /// What a button shows.
    public struct Label {
        let view: AnyView

        @MainActor var standsForOthers: Bool { true }

        @MainActor func build(_ context: VisitContext) { context.visit(view, "label") }
    }

    /// What it does besides.
    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on it: never, since nothing is seen of a press.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// How buttons look and when they do what they are for, by the views that a style makes of them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The kind of view that comes out.
    associatedtype Body: View
    /// What the button is like.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view of a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button is like, and what it is for.
public struct PrimitiveButtonStyleConfiguration {
    /// What a button shows.
    public typealias Label = ButtonStyleConfiguration.Label

    /// What it does besides.
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor
    public func trigger() { action() }
}

/// A style that the system has: nothing of it is seen.
protocol SystemButtonStyle: PrimitiveButtonStyle {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to make, as it would be without that.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, configuration.action, configuration.label)
    }
}

extension View {
    /// The view whose buttons a style of the app's makes.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let carried = UncheckedSendableBox(value: style)
        return ModifiedView(self) { $0.with { $0.buttonStyle = PlainStyle(style: carried.value) } }
    }

    /// The view whose buttons a style of the app's or of the system makes.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let carried = UncheckedSendableBox(value: style)
        let isSystems = style is any SystemButtonStyle
        return ModifiedView(self) {
            $0.with { $0.buttonStyle = isSystems ? nil : PrimitiveStyle(style: carried.value) }
        }
    }
}

/// A style of the app's, as buttons ask it.
@MainActor
protocol AppButtonStyle {
    /// Looks at what it makes of a button, which is put on the screen.
    func show(_ button: PrimitiveButtonStyleConfiguration, in context: VisitContext)
}

private struct PlainStyle<Style: ButtonStyle>: AppButtonStyle {
    let style: Style

    func show(_ button: PrimitiveButtonStyleConfiguration, in context: VisitContext) {
        let (style, isEnabled) = (style, context.environment.isEnabled)
        let inner = context.with { $0.buttonStyle = nil }
        let configuration = ButtonStyleConfiguration(role: button.role, label: button.label, isPressed: false)
        context.show {
            inner.bind(style, at: "style")
            inner.visit(style.makeBody(configuration: configuration), "style")
        } _: {
            [.pressed(of: $0, isEnabled: isEnabled, button.action)]
        }
    }
}

private struct PrimitiveStyle<Style: PrimitiveButtonStyle>: AppButtonStyle {
    let style: Style

    func show(_ button: PrimitiveButtonStyleConfiguration, in context: VisitContext) {
        let (style, isEnabled) = (style, context.environment.isEnabled)
        let inner = context.with { $0.buttonStyle = nil }
        context.show {
            inner.bind(style, at: "style")
            inner.visit(style.makeBody(configuration: button), "style")
        } _: { made in
            // What the style makes of another button is that; of the rest it says itself which touch it wants.
            if made.contains(where: \.hasButton) { return made }
            var whole = ScreenElement.whole(.button, of: made)
            whole.isEnabled = isEnabled
            whole.take = { touch in try made.contains { try $0.take?(touch) == true } }
            return [whole]
        }
    }
}

extension ScreenElement {
    /// A button that shows what is in it.
    @MainActor
    static func pressed(
        of inner: [ScreenElement], isEnabled: Bool, _ action: @escaping @MainActor () -> Void
    ) -> ScreenElement {
        whole(.button, of: inner).with { button in
            button.isEnabled = isEnabled
            button.take = { press($0, action) }
        }
    }

    fileprivate var hasButton: Bool { role == .button || children.contains(where: \.hasButton) }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey { static var defaultValue: (any AppButtonStyle)? { nil } }

    /// The style of the app's that makes the buttons; nil for one of the system's.
    var buttonStyle: (any AppButtonStyle)? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
