/// A part of a user interface. Nothing is drawn: its body is evaluated for what happens beside it.
@MainActor @preconcurrency
public protocol View {
    /// The kind of view that it is made of.
    associatedtype Body: View

    /// What it is made of.
    @ViewBuilder @MainActor var body: Self.Body { get }
}

extension Never: View {
    /// There is none: it is never asked for.
    public var body: Never { preconditionFailure("the body of Never was asked for") }
}

extension View where Body == Never {
    /// A view that SwiftUI knows is made of nothing else.
    public var body: Never { preconditionFailure("the body of a \(Self.self) was asked for") }
}

/// A view that SwiftUI knows itself.
@MainActor
protocol PrimitiveView {
    func build(_ context: VisitContext)
    /// Whether it only stands for the views in it, so that a list takes each of those for a row.
    var standsForOthers: Bool { get }
    /// Whether it only changes what is known around the view in it, so that a list takes that one for a row.
    var changesSurroundings: Bool { get }
}

extension PrimitiveView {
    var standsForOthers: Bool { false }
    var changesSurroundings: Bool { false }
    /// Whether a view in it is all of the page that it is all of.
    var leavesPageWhole: Bool { standsForOthers || changesSurroundings || self is any WrappingView }
}

/// A view without anything in it.
protocol LeafView: PrimitiveView {}

extension LeafView {
    func build(_ context: VisitContext) {}
}

/// A view around another.
protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

extension ContainerView {
    func build(_ context: VisitContext) { context.visit(content, "content") }
}
