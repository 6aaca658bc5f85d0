import BackgroundRuntime

// What views put into the bars around them.

extension View {
    /// The view with something for the bars around it.
    private func bar(_ change: @escaping @MainActor (BarContents) -> Void) -> ModifiedView<Self> {
        ModifiedView(self) { context in
            change(context.surroundings.values.bar)
            return context
        }
    }

    /// The view with a title: one further out counts.
    private func title(_ title: Text) -> ModifiedView<Self> { bar { $0.title = $0.title ?? title.words } }

    /// The view under words in the bar above.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        SimulatedApp.require(.viewNavigationTitle)
        return self.title(Text(title))
    }

    /// The view under words in the bar above.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View {
        SimulatedApp.require(.viewNavigationTitle)
        return self.title(Text(title))
    }

    /// The view under words in the bar above.
    public func navigationTitle(_ title: Text) -> some View {
        SimulatedApp.require(.viewNavigationTitle)
        return self.title(title)
    }

    /// The view under words in the bar above.
    public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self.title(Text(title)) }

    /// The view under words in the bar above.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }

    /// The view under words in the bar above.
    public func navigationBarTitle(_ title: Text) -> some View { self.title(title) }

    /// The view under words of a size in the bar above.
    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: TitleDisplayMode
    ) -> some View { self.title(Text(title)) }

    /// The view under words of a size in the bar above.
    public func navigationBarTitle(_ title: Text, displayMode: TitleDisplayMode) -> some View { self.title(title) }

    /// The view with or without a bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { bar { if hidden { $0.isHidden = true } } }

    /// The view with or without a button that goes back.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        bar { if hidden { $0.hidesBack = true } }
    }

    /// The view with buttons in the bar above.
    public func navigationBarItems(trailing: some View) -> some View {
        BarView(self, [(.navigationBarTrailing, trailing)])
    }

    /// The view with buttons in the bar above.
    public func navigationBarItems(leading: some View) -> some View {
        BarView(self, [(.navigationBarLeading, leading)])
    }

    /// The view with buttons in the bar above.
    public func navigationBarItems(leading: some View, trailing: some View) -> some View {
        BarView(self, [(.navigationBarLeading, leading), (.navigationBarTrailing, trailing)])
    }

    /// The view with buttons in bars.
    public func toolbar<V: View>(@ViewBuilder content: @escaping () -> V) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.toolbar(content:)", .iOS(14)))
        return BarView(self, [(.automatic, Group(content: content))])
    }

    /// The view with a field for what is looked for, in the bar above.
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
        SimulatedApp.require(.viewSearchable)
        return search(text, prompt.map { Text($0) })
    }

    /// The view with a field for what is looked for, in the bar above.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey? = nil
    ) -> some View { search(text, prompt.map { Text($0) }) }

    /// The view with a field for what is looked for, in the bar above.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { search(text, Text(prompt)) }

    private func search(_ text: Binding<String>, _ prompt: Text?) -> ModifiedView<Self> {
        SimulatedApp.require(.viewSearchable)
        return ModifiedView(self) { context in
            let field = Typing(role: .searchField, placeholder: prompt?.words ?? "Search", text: text)
            let inner = context.entering("search").placed { $0.focus = nil }
            context.surroundings.values.bar.search += context.graph.collect { field.show(in: inner) }
            return context
        }
    }
}

/// Where the field for what is looked for stands. Kept, and without effect.
public struct SearchFieldPlacement: Sendable {
    /// As the system sees fit.
    public static let automatic = SearchFieldPlacement()
    /// In the bar above.
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
}

/// A view with something for bars.
private struct BarView<Content: View> {
    let content: Content
    let items: [(ToolbarItemPlacement, any View)]

    init(_ content: Content, _ items: [(ToolbarItemPlacement, any View)]) {
        (self.content, self.items) = (content, items)
    }

    @MainActor var changesSurroundings: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        context.visit(content, "content")
        let bar = context.surroundings.values.bar
        let outer = context.placed { ($0.rows, $0.row) = (nil, nil) }
        for (index, (placement, view)) in items.enumerated() {
            bar.add(context.graph.collect { outer.visit(view, "item\(index)") }, at: placement)
        }
    }
}

extension BarView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}

extension ToolbarItemPlacement {
    /// Puts views into a bar.
    @MainActor
    fileprivate func show(_ content: some View, in context: VisitContext) {
        context.surroundings.values.bar.add(context.graph.collect { context.visit(content, "content") }, at: self)
    }
}

/// Something at a place of a bar.
public struct ToolbarItem<Content: View> {
    private let content: Content
    private let placement: ToolbarItemPlacement

    /// Something at a place of a bar.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.toolbarItem)
        (self.placement, self.content) = (placement, content())
    }

    @MainActor func build(_ context: VisitContext) { placement.show(content, in: context) }
}

extension ToolbarItem: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Several things at a place of a bar.
public struct ToolbarItemGroup<Content: View> {
    private let content: Content
    private let placement: ToolbarItemPlacement

    /// Several things at a place of a bar.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.toolbarItem)
        (self.placement, self.content) = (placement, content())
    }

    @MainActor func build(_ context: VisitContext) { placement.show(content, in: context) }
}

extension ToolbarItemGroup: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A place of a bar.
public enum ToolbarItemPlacement: Hashable, Sendable {
    /// As the system sees fit.
    case automatic
    /// In the middle, or at a side.
    case principal, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar
    /// Where something is agreed to, taken back, or done.
    case confirmationAction, cancellationAction, primaryAction
}
