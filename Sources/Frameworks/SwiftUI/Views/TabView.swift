/// Views side by side, of which one is shown: that with the tag that is selected, or the first.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private let selection: Binding<SelectionValue>?

    /// Views, and which of them is shown.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.content, self.selection) = (content(), selection)
    }

    @MainActor func build(_ evaluation: Evaluation) {
        guard let all = (content as? any SeveralViews)?.all else { return evaluation.visit(content, "content") }
        let wanted = selection.map { AnyHashable($0.wrappedValue) }
        let index = all.firstIndex { ($0 as? any TaggedContent)?.tag == wanted && wanted != nil } ?? all.startIndex
        guard all.indices.contains(index) else { return }
        evaluation.visit(all[index], "\(index)")
    }
}

extension TabView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension TabView where SelectionValue == Int {
    /// Views side by side, of which the first is shown.
    public nonisolated init(@ViewBuilder content: () -> Content) { (self.content, selection) = (content(), nil) }
}

/// Views that stand beside each other in a closure.
protocol SeveralViews {
    var all: [any View] { get }
}

extension TupleView: SeveralViews {}

/// A view that a choice knows by a value, also through what lies around it.
protocol TaggedContent {
    var tag: AnyHashable? { get }
}

/// A view with the value that a choice knows it by.
struct TaggedView<Content: View>: TaggedContent {
    let content: Content
    let tag: AnyHashable?
}

extension TaggedView: View, ContainerView {
    typealias Body = Never
}

extension ModifiedView: TaggedContent {
    var tag: AnyHashable? { (content as? any TaggedContent)?.tag }
}

extension CoveredView: TaggedContent {
    var tag: AnyHashable? { (content as? any TaggedContent)?.tag }
}

extension View {
    /// The view with a value that a choice knows it by.
    public func tag(_ tag: some Hashable) -> some View { TaggedView(content: self, tag: AnyHashable(tag)) }
}
