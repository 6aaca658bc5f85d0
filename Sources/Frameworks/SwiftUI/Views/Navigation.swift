/// Views with a stack of others, of which the first is shown.
public struct NavigationStack<Root: View> {
    private let root: Root

    /// A stack with its first view.
    public nonisolated init(@ViewBuilder root: () -> Root) {
        SimulatedApp.require(.navigationStack)
        self.root = root()
    }

    /// A stack with its first view, and a way to what is on it. What the app puts there is not shown.
    public nonisolated init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        SimulatedApp.require(.navigationStack)
        self.root = root()
    }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(root, "root") }
}

extension NavigationStack: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A link to another view, which nobody follows here.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label

    /// A link that shows other views.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link that shows other views.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension NavigationLink: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension NavigationLink where Label == Text {
    /// A link with a text.
    public nonisolated init(_ title: LocalizedStringKey, destination: Destination) { label = Text(title) }

    /// A link with a text.
    public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        label = Text(title)
    }
}

extension NavigationLink where Destination == Never {
    /// A link that puts a value onto the stack.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        SimulatedApp.require(.navigationLinkOfValue)
        self.label = label()
    }
}

/// Views one below the other that can be moved by a finger.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content

    /// Views, and which of them are chosen.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension List where SelectionValue == Never {
    /// Views one below the other.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Views of elements that can be told apart.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Views of elements that a property tells apart.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
}

/// Views with something above and below them.
public struct Section<Parent: View, Content: View, Footer: View> {
    private let parts: TupleView<Void>

    /// Views with something above and below them.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { parts = TupleView((), [header(), content(), footer()]) }

    @MainActor func build(_ evaluation: Evaluation) { parts.build(evaluation) }
}

extension Section: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Section where Footer == EmptyView {
    /// Views with something above them.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        parts = TupleView((), [header(), content()])
    }

    /// Views with something above them.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        parts = TupleView((), [header, content()])
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Views with a text above them.
    public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.sectionWithTitle)
        parts = TupleView((), [Text(title), content()])
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Views that belong together.
    public nonisolated init(@ViewBuilder content: () -> Content) { parts = TupleView((), [content()]) }
}
