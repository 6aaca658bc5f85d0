/// A scene of windows that show the same views.
public struct WindowGroup<Content: View> {
    private let content: Content

    /// Windows with these views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows with these views, which the app opens by name.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows that show these views under a name of their own.
    public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Windows with a title, which the app opens by name.
    public init(_ title: String, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func build(_ context: VisitContext) {
        let content = WindowGroupContent(content: AnyView(content), environment: context.environment)
        context.graph.windowGroups.append(content)
    }
}

extension WindowGroup: Scene, PrimitiveScene {
    /// It is made of no other scenes.
    public typealias Body = Never
}

/// What the windows of a group show.
struct WindowGroupContent {
    let content: AnyView
    let environment: EnvironmentValues
}
