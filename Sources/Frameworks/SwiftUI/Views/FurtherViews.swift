/// A view that knows how much room it has: as much as the screen of a phone.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    /// A view that a closure makes.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor func build(_ context: VisitContext) { context.visit(content(GeometryProxy()), "content") }
}

extension GeometryReader: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// How much room a view has.
public struct GeometryProxy {
    /// The room in points: that of a phone's screen.
    public var size: CGSize { CGSize(width: 390, height: 844) }
}

/// Views in columns. Here all are made.
public struct LazyVGrid<Content: View> {
    let content: Content

    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        SimulatedApp.require(.symbol("SwiftUI.LazyVGrid", .iOS(14)))
        self.content = content()
    }
}

extension LazyVGrid: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
        /// So wide, or between two lengths.
        case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// Several columns, each between two lengths.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide it is.
    public var size: Size

    /// A column of some width.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
        SimulatedApp.require(.symbol("SwiftUI.GridItem", .iOS(14)))
        self.size = size
    }
}
