/// Makes one view of several.
@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// What stands in the closure, unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var all: [any View] = []
        repeat all.append(each content)
        return TupleView((repeat each content), all)
    }

    /// A view that may not be there.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// One of two views.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .first(first))
    }

    /// The other of two views.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .second(second))
    }

    /// A view that not all systems know.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct TupleView<T> {
    /// What stands in the closure, one after the other.
    public var value: T
    let all: [any View]

    nonisolated init(_ value: T, _ all: [any View]) { (self.value, self.all) = (value, all) }

    @MainActor var standsForOthers: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        let inner = all.count > 1 ? context.asPart : context
        for (index, view) in all.enumerated() { inner.visit(view, "\(index)") }
    }
}

extension TupleView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    let branch: Branch

    nonisolated init(branch: Branch) { self.branch = branch }

    @MainActor var standsForOthers: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        switch branch {
        case .first(let view): context.visit(view, "if")
        case .second(let view): context.visit(view, "else")
        }
    }
}

extension _ConditionalContent: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Optional: View where Wrapped: View {
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor var standsForOthers: Bool { true }

    @MainActor func build(_ context: VisitContext) { if let self { context.visit(self, "some") } }
}
