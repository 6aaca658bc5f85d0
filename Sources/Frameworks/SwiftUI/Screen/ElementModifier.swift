import BackgroundRuntime

/// A view that something else is around, which a choice of tabs looks through.
@MainActor
protocol WrappingView {
    associatedtype Content: View
    var content: Content { get }
}

/// A view whose elements on the screen are changed.
struct ElementModifier<Content: View> {
    let content: Content
    let change: @MainActor (VisitContext) -> ([ScreenElement]) -> [ScreenElement]

    init(
        _ content: Content, change: @escaping @MainActor (VisitContext) -> ([ScreenElement]) -> [ScreenElement]
    ) { (self.content, self.change) = (content, change) }

    @MainActor func build(_ context: VisitContext) {
        let change = change(context)
        context.show {
            context.visit(content, "content")
        } _: {
            change($0)
        }
    }
}

extension ElementModifier: View, PrimitiveView, WrappingView {
    /// It is made of no other views.
    typealias Body = Never
}

extension View {
    /// The view with a change of each of its elements.
    func elements(_ change: @escaping @MainActor (inout ScreenElement) -> Void) -> ElementModifier<Self> {
        ElementModifier(self) { _ in { $0.map { $0.with(change) } } }
    }

    /// The view with something that takes touches of it after all in it.
    func touched(_ take: @escaping Taking) -> ElementModifier<Self> {
        ElementModifier(self) { context in
            let isEnabled = context.environment.isEnabled
            return { isEnabled ? $0.orShape.map { $0.taking(take) } : $0 }
        }
    }
}

/// A view that is seen or not. What happens beside it goes on in both cases.
private struct ConcealedView<Content: View> {
    let content: Content
    let isSeen: Bool

    @MainActor func build(_ context: VisitContext) {
        if isSeen { return context.visit(content, "content") }
        context.graph.conceal { context.visit(content, "content") }
    }
}

extension ConcealedView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}

extension View {
    /// The view, which cannot be seen, and not be touched.
    public func hidden() -> some View { ConcealedView(content: self, isSeen: false) }

    /// The view, more or less transparent. One that cannot be seen at all cannot be touched.
    public func opacity(_ opacity: Double) -> some View { ConcealedView(content: self, isSeen: opacity > 0) }

    /// The view, whose controls may not be used.
    public func disabled(_ disabled: Bool) -> some View {
        ModifiedView(self) { $0.with { $0.isEnabled = $0.isEnabled && !disabled } }
    }

    /// The view, which fingers reach or not.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        ElementModifier(self) { _ in { enabled ? $0 : $0.map { $0.deeply { $0.take = nil } } } }
    }

    // What is said to those who cannot see the view, and to tests.

    /// The view with words for those who cannot see it.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
        SimulatedApp.require(.viewAccessibilityLabel)
        return named { $0.label = Text(label).words }
    }

    /// The view with words for those who cannot see it.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        SimulatedApp.require(.viewAccessibilityLabel)
        return named { $0.label = Text(label).words }
    }

    /// The view with words for those who cannot see it.
    public func accessibilityLabel(_ label: Text) -> some View {
        SimulatedApp.require(.viewAccessibilityLabel)
        return named { $0.label = label.words }
    }

    /// The view with words for those who cannot see it.
    public func accessibility(label: Text) -> some View { named { $0.label = label.words } }

    /// The view with what it stands at, in words.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
        SimulatedApp.require(.viewAccessibilityValue)
        return named { $0.value = Text(value).words }
    }

    /// The view with what it stands at, in words.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        SimulatedApp.require(.viewAccessibilityValue)
        return named { $0.value = Text(value).words }
    }

    /// The view with what it stands at, in words.
    public func accessibilityValue(_ value: Text) -> some View {
        SimulatedApp.require(.viewAccessibilityValue)
        return named { $0.value = value.words }
    }

    /// The view with a name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.accessibilityIdentifier(_:)", .iOS(14)))
        return named { $0.identifier = identifier }
    }

    /// The view with a name for tests.
    public func accessibility(identifier: String) -> some View { named { $0.identifier = identifier } }

    /// The view, which is not read out, so that tests do not see it.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.accessibilityHidden(_:)", .iOS(14)))
        return ElementModifier(self) { _ in { hidden ? [] : $0 } }
    }

    /// What is in the view as one thing, or each for itself.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        ElementModifier(self) { _ in
            { inner in
                switch children.kind {
                case .contain: [ScreenElement(.other, children: inner)]
                case .combine: [.whole(.other, of: inner).taking(inner.taken)]
                case .ignore: [ScreenElement(.other, take: inner.taken)]
                }
            }
        }
    }

    /// The view with something that its elements are called, also where it is only a shape.
    private func named(_ change: @escaping @MainActor (inout ScreenElement) -> Void) -> ElementModifier<Self> {
        ElementModifier(self) { _ in { $0.orShape.map { $0.with(change) } } }
    }
}

extension [ScreenElement] {
    /// Hands a touch to the first in them that takes it.
    @MainActor
    fileprivate var taken: Taking {
        { touch in try contains { try $0.take?(touch) == true || $0.children.taken(touch) } }
    }
}

/// What becomes of what is in a view that is one thing for those who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case ignore, contain, combine
    }

    let kind: Kind

    /// It is not read out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Each is read out for itself.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// All is read out as one.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
