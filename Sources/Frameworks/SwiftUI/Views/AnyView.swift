/// A view whose kind nobody needs to know.
public struct AnyView {
    private let view: any View

    /// A view without its kind.
    public nonisolated init<V: View>(_ view: V) { self.view = view }

    /// A view without its kind.
    public nonisolated init<V: View>(erasing view: V) { self.view = view }

    @MainActor var standsForOthers: Bool { true }

    @MainActor func build(_ context: VisitContext) { context.visit(view, "any") }
}

extension AnyView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

public struct EmptyView {
    /// Shows nothing at all.
    public nonisolated init() {}
}

extension EmptyView: View, LeafView {
    var standsForOthers: Bool { true }
    /// It is made of no other views.
    public typealias Body = Never
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// What there is a view for.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    private let identity: (Data.Element) -> ID
    private var delete: ((IndexSet) -> Void)?
    private var move: ((IndexSet, Int) -> Void)?
}

extension ForEach: View, PrimitiveView where Content: View {
    @MainActor var standsForOthers: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        guard context.surroundings.rows != nil else {
            let inner = context.asPart
            for element in data { inner.visit(content(element), "\(identity(element))") }
            return
        }
        for (index, element) in data.enumerated() {
            let identity = identity(element)
            let (delete, move, count) = (delete, move, data.count)
            let inner = context.placed {
                $0.tag = AnyHashable(identity)
                if let delete { $0.deletion = { delete(IndexSet(integer: index)) } }
                guard let move else { return }
                $0.movement = { step in
                    guard (0..<count).contains(index + step) else { return }
                    // The place is that before which it is put, as the others stand now.
                    move(IndexSet(integer: index), step > 0 ? index + step + 1 : index + step)
                }
            }
            inner.visit(content(element), "\(identity)")
        }
    }

    /// Views of elements that a property tells apart.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content, identity) = (data, content, { $0[keyPath: id] })
    }

    /// Elements that can be deleted by a finger, which swipes over a row of a list, or presses the buttons of one that is changed.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        var deletable = self
        deletable.delete = action
        return deletable
    }
    /// Elements that can be moved by a finger, while their list is changed.
    ///
    /// - Untouched: the button `Reorder` of a row moves it by one place, at a swipe up or down; none is carried further at once
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        var movable = self
        movable.move = action
        return movable
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Views of elements that can be told apart.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content, identity) = (data, content, \.id)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, self.content, identity) = (data, content, { $0 })
    }
}
