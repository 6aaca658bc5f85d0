@MainActor @preconcurrency
public protocol ViewModifier {
    /// The kind of view that comes out.
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// The view with the change.
    @ViewBuilder @MainActor func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier> {
    let view: AnyView

    @MainActor var standsForOthers: Bool { true }

    @MainActor func build(_ context: VisitContext) { view.build(context) }
}

extension _ViewModifier_Content: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A view, or a modifier, with a modifier.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    /// Something with a modifier.
    public nonisolated init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View, PrimitiveView, WrappingView where Content: View, Modifier: ViewModifier {
    /// It is made of no other views.
    public typealias Body = Never

    @MainActor var changesSurroundings: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        // A modifier has state of its own, and sees what is around it, as views do.
        context.bind(modifier, at: "modifier")
        context.visit(modifier.body(content: _ViewModifier_Content(view: AnyView(content))), "body")
    }
}

extension View {
    /// The view, changed by a modifier.
    public nonisolated func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
