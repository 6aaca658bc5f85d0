import BackgroundRuntime

/// Views one below the other.
public struct VStack<Content: View> {
    let content: Content

    /// Views one below the other.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

extension VStack: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Views side by side.
public struct HStack<Content: View> {
    let content: Content

    /// Views side by side.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

extension HStack: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Views one over the other.
public struct ZStack<Content: View> {
    let content: Content

    /// Views one over the other.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ZStack: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Views one below the other, of which a phone makes those that are seen. Here all are made.
public struct LazyVStack<Content: View> {
    let content: Content

    /// Views one below the other.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        SimulatedApp.require(.symbol("SwiftUI.LazyVStack", .iOS(14)))
        self.content = content()
    }
}

extension LazyVStack: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Views side by side, of which a phone makes those that are seen. Here all are made.
public struct LazyHStack<Content: View> {
    let content: Content

    /// Views side by side.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        SimulatedApp.require(.symbol("SwiftUI.LazyHStack", .iOS(14)))
        self.content = content()
    }
}

extension LazyHStack: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Views that can be moved by a finger.
public struct ScrollView<Content: View> {
    let content: Content

    /// Views that can be moved by a finger.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

extension ScrollView: View, PrimitiveView {
    @MainActor func build(_ context: VisitContext) {
        guard let pull = context.environment.pull else { return context.visit(content, "content") }
        context.show {
            context.visit(content, "content")
        } _: { inner in
            [ScreenElement(.other, children: inner) { pull.take($0) }]
        }
    }

    /// It is made of no other views.
    public typealias Body = Never
}

/// Views that belong together.
public struct Group<Content: View> {
    let content: Content

    /// Views that belong together.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, ContainerView {
    var standsForOthers: Bool { true }
    /// It is made of no other views.
    public typealias Body = Never
}
