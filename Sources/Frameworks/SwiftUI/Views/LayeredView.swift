/// A view with another over or under it.
struct LayeredView<Content: View, Layer: View> {
    let content: Content
    let layer: @MainActor () -> Layer

    init(_ content: Content, layer: @escaping @MainActor () -> Layer) { (self.content, self.layer) = (content, layer) }

    @MainActor func build(_ context: VisitContext) {
        context.visit(content, "content")
        context.visit(layer(), "layer")
    }
}

extension LayeredView: View, PrimitiveView, WrappingView {
    /// It is made of no other views.
    typealias Body = Never
}

extension View {
    /// The view over another.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.background(alignment:content:)", .iOS(15)))
        return LayeredView(self) { content() }
    }

    /// The view over another.
    @_disfavoredOverload
    public func background(_ background: some View) -> some View { LayeredView(self) { background } }

    /// The view under another.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.overlay(alignment:content:)", .iOS(15)))
        return LayeredView(self) { content() }
    }

    /// The view with another in the room above or below it.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> V
    ) -> some View {
        SimulatedApp.require(.viewSafeAreaInset)
        return LayeredView(self) { content() }
    }

    /// The view with another in the room beside it.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> V
    ) -> some View {
        SimulatedApp.require(.viewSafeAreaInset)
        return LayeredView(self) { content() }
    }

    /// The view under another.
    public func overlay(_ overlay: some View) -> some View { LayeredView(self) { overlay } }
}
