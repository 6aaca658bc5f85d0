import BackgroundRuntime

/// Views one below the other that can be moved by a finger.
public struct List<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private let selection: ListSelection?

    private nonisolated init(_ content: Content, _ selection: ListSelection? = nil) {
        (self.content, self.selection) = (content, selection)
    }

    @MainActor func build(_ context: VisitContext) { context.list(content, selection) }
}

/// Which rows of a list are chosen.
struct ListSelection {
    /// Whether a row is, by its value.
    let contains: (AnyHashable) -> Bool
    /// A finger chooses one. Of several it takes away again one that was chosen.
    let choose: (AnyHashable) -> Void
    /// None is chosen any more.
    let clear: () -> Void
    /// Whether a value is one of those that are chosen among.
    let accepts: (AnyHashable) -> Bool
    /// Whether one is chosen.
    let isFull: () -> Bool
    /// Whether several are chosen, which is while the list is changed.
    let isForEditing: Bool

    init?<Value: Hashable>(_ selection: Binding<Value?>?) {
        guard let selection else { return nil }
        contains = { $0.base as? Value != nil && $0.base as? Value == selection.wrappedValue }
        choose = { selection.wrappedValue = $0.base as? Value }
        clear = { selection.wrappedValue = nil }
        accepts = { $0.base is Value }
        isFull = { selection.wrappedValue != nil }
        isForEditing = false
    }

    init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
        guard let selection else { return nil }
        contains = { value in (value.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        choose = { if let value = $0.base as? Value { selection.wrappedValue.formSymmetricDifference([value]) } }
        clear = { selection.wrappedValue = [] }
        accepts = { $0.base is Value }
        isFull = { !selection.wrappedValue.isEmpty }
        isForEditing = true
    }
}

extension List: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension List {
    /// Views, and which of them is chosen.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), ListSelection(selection))
    }

    /// Views, and which of them are chosen.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), ListSelection(selection))
    }

    /// Views of elements that can be told apart, and which of them is chosen.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), ListSelection(selection))
    }

    /// Views of elements that a property tells apart, and which of them is chosen.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), ListSelection(selection))
    }
}

public struct Form<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func build(_ context: VisitContext) { context.list(content, nil) }
}

extension Form: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension VisitContext {
    /// Looks at the rows of a list: cells of a table, and since iOS 16 of a collection view.
    fileprivate func list(_ content: some View, _ selection: ListSelection?) {
        let role: ScreenElement.Role = graph.process.device.system < .iOS(16) ? .table : .collectionView
        let maker = CellMaker(self, selection)
        let inner = placed { ($0.rows, $0.row, $0.tag, $0.deletion, $0.movement) = (maker, nil, nil, nil, nil) }
            .choosing(by: selection)
        if let selection { showColumn(chosenBy: selection) }
        let pull = environment.pull
        show {
            inner.visit(content, "content")
        } _: { rows in
            [ScreenElement(role, children: rows) { pull?.take($0) ?? false }]
        }
    }
}

extension List where SelectionValue == Never {
    /// Views one below the other.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content()) }

    /// Views of elements that can be told apart.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent))
    }

    /// Views of elements that a property tells apart.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { self.init(ForEach(data, id: id, content: rowContent)) }
}

/// Views with something above and below them.
public struct Section<Parent: View, Content: View, Footer: View> {
    private let header: Parent?
    private let content: Content
    private let footer: Footer?

    private nonisolated init(header: Parent?, _ content: Content, footer: Footer?) {
        (self.header, self.content, self.footer) = (header, content, footer)
    }

    @MainActor var standsForOthers: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        // What stands above and below is no row.
        let around = context.surroundings.rows == nil ? context : context.placed { $0.rows = nil }
        if let header { around.visit(header, "header") }
        context.visit(content, "content")
        if let footer { around.visit(footer, "footer") }
    }
}

extension Section: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Section {
    /// Views with something above and below them.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content(), footer: footer()) }

    /// Views with something above and below them, as until iOS 15.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content(), footer: footer)
    }
}

extension Section where Footer == EmptyView {
    /// Views with something above them.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content(), footer: nil)
    }

    /// Views with something above them.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content(), footer: nil)
    }
}

extension Section where Parent == EmptyView {
    /// Views with something below them.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: nil, content(), footer: footer())
    }

    /// Views with something below them, as until iOS 15.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: nil, content(), footer: footer)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a text above them.
    public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.sectionWithTitle)
        self.init(header: Text(title), content(), footer: nil)
    }

    /// Views with a text above them.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.sectionWithTitle)
        self.init(header: Text(title), content(), footer: nil)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Views that belong together.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(header: nil, content(), footer: nil) }
}
