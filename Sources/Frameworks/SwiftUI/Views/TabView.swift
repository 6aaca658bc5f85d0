import BackgroundRuntime

/// Views side by side, of which one is shown: that with the tag that is selected, or the first, and another one where a
/// finger chooses it in the bar below.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private let selection: Binding<SelectionValue>?

    nonisolated init(tabs content: Content, _ selection: Binding<SelectionValue>?) {
        (self.content, self.selection) = (content, selection)
    }

    @MainActor func build(_ context: VisitContext) {
        let maker = TabMaker()
        context.placed { ($0.rows, $0.row, $0.tag) = (maker, nil, nil) }.visit(content, "content")
        let state = context.graph.remembered(context.path + "#tabs") { TabState(context.graph.invalidation) }
        // The first one stays chosen where others come before it.
        state.begin(at: maker.tabs.first?.key)
        let wanted = selection.map { AnyHashable($0.wrappedValue) }
        let chosen = maker.tabs.firstIndex { wanted == nil ? $0.key == state.chosen : $0.tag == wanted } ?? 0
        state.seen.formUnion(maker.tabs.indices.contains(chosen) ? [maker.tabs[chosen].key] : [])
        var parts: [ScreenPart] = []
        // What was seen once is kept, behind the one that is chosen.
        for (index, tab) in maker.tabs.enumerated() where state.seen.contains(tab.key) {
            let inner = tab.place(isShown: index == chosen)
            let found = context.graph.collect { inner.visit(tab.view, "tab") }
            if index == chosen { parts = found }
        }
        let keys = maker.tabs.map(\.place)
        let items = maker.tabs.map { context.graph.collect($0.visitItem) }
        let (isPaged, selection) = (context.environment.showsPages, selection)
        let choose: @MainActor (TabPlace) -> Void = { place in
            state.choose(place.key)
            if let value = place.tag?.base as? SelectionValue { selection?.wrappedValue = value }
        }
        // What is kept for the screen knows nothing of the evaluation, which would keep all of it.
        context.graph.parts.append(
            .made(parts) { content in
                if isPaged { return content.pages(of: keys, at: chosen, choose) }
                let buttons = zip(keys, items).enumerated().map { index, tab in
                    ScreenElement.whole(.button, of: tab.1.elements).with { button in
                        button.children = []
                        button.isSelected = index == chosen
                        button.take = { touch in ScreenElement.press(touch) { choose(tab.0) } }
                    }
                }
                return content + (buttons.isEmpty ? [] : [ScreenElement(.tabBar, children: buttons)])
            })
    }
}

/// Which tab it is: by where it stands, and by the value that it is chosen by.
@MainActor
private struct TabPlace {
    let key: String
    let tag: AnyHashable?
}

extension TabView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension TabView {
    /// Views, and which of them is shown.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(tabs: content(), selection)
    }
}

extension TabView where SelectionValue == Int {
    /// Views side by side, of which the first is shown.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(tabs: content(), nil) }
}

extension [ScreenElement] {
    /// Views that a finger moves from side to side.
    @MainActor
    fileprivate func pages(
        of tabs: [TabPlace], at chosen: Int, _ choose: @escaping @MainActor (TabPlace) -> Void
    ) -> Self {
        [
            ScreenElement(.collectionView, children: self) { touch in
                guard touch == .swipe(.left) || touch == .swipe(.right) else { return false }
                let next = touch == .swipe(.left) ? chosen + 1 : chosen - 1
                guard tabs.indices.contains(next) else { return false }
                choose(tabs[next])
                return true
            }
        ]
    }
}

/// Which tab was chosen by a finger, and which were seen, kept from one evaluation to the next.
@MainActor
private final class TabState {
    private(set) var chosen: String?
    var seen: Set<String> = []
    private let pending: PendingUpdate

    init(_ pending: PendingUpdate) { self.pending = pending }

    /// The first tab is chosen until a finger chooses another one.
    func begin(at key: String?) { chosen = chosen ?? key }

    func choose(_ key: String) {
        chosen = key
        pending.schedule()
    }
}

/// One of several views of which one is shown.
@MainActor
private struct FoundTab {
    let view: any View
    let context: VisitContext

    var key: String { context.path }

    /// What lies around the view, from the outside in.
    private var layers: [any View] {
        var all = [view]
        while let next = (all.last as? any WrappingView)?.wrapped { all.append(next) }
        return all
    }

    /// The value that it is chosen by.
    var tag: AnyHashable? {
        layers.lazy.compactMap { ($0 as? any TaggedContent)?.tag }.first ?? context.surroundings.values.tag
    }

    var place: TabPlace { TabPlace(key: key, tag: tag) }

    /// Looks at what stands for it in the bar.
    var visitItem: () -> Void {
        {
            let inner = context.placed { ($0.rows, $0.tag) = (nil, nil) }
            guard let item = layers.lazy.compactMap({ $0 as? any TabItemContent }).first else { return }
            // Its words are no text of the view.
            inner.visit(item.item, "item")
        }
    }

    /// Where it is looked at.
    func place(isShown: Bool) -> VisitContext {
        let around = context.surroundings.values
        let bar = isShown ? around.bar : BarContents()
        return context.asPage(ScreenPage(key, in: around.screen, bar)) {
            ($0.screen.isShown, $0.bar) = (isShown, bar)
            ($0.rows, $0.row, $0.tag) = (nil, nil, nil)
        }.withOwnEditMode
    }
}

/// The tabs of a view, which are not looked into before they are chosen.
private final class TabMaker: RowMaker {
    private(set) var tabs: [FoundTab] = []

    override var areWhole: Bool { true }

    override func add(_ view: any View, in context: VisitContext, _ build: (VisitContext) -> Void) {
        // What a tab knows of its surroundings does not hold what holds the tab.
        tabs.append(FoundTab(view: view, context: context.placed { $0.rows = nil }))
    }
}

extension WrappingView {
    /// What it is around.
    fileprivate var wrapped: any View { content }
}

/// A view that a choice knows by a value.
@MainActor
protocol TaggedContent {
    var tag: AnyHashable? { get }
}

/// A view with the value that a choice knows it by.
struct TaggedView<Content: View>: TaggedContent {
    let content: Content
    let tag: AnyHashable?

    var changesSurroundings: Bool { true }

    func build(_ context: VisitContext) {
        if let row = context.surroundings.values.row { row.tag = tag }
        guard context.surroundings.rows != nil else { return context.visit(content, "content") }
        context.placed { $0.tag = tag }.visit(content, "content")
    }
}

extension TaggedView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}

/// A view with what stands for it in a bar.
@MainActor
protocol TabItemContent {
    var item: any View { get }
}

struct TabItemView<Content: View, Item: View>: TabItemContent {
    let content: Content
    let label: () -> Item

    var item: any View { label() }

    func build(_ context: VisitContext) { context.visit(content, "content") }
}

extension TabItemView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}

extension View {
    /// The view with a value that a choice knows it by.
    public func tag(_ tag: some Hashable) -> some View { TaggedView(content: self, tag: AnyHashable(tag)) }

    /// The view as one of several in tabs.
    public func tabItem<V: View>(@ViewBuilder _ label: @escaping () -> V) -> some View {
        TabItemView(content: self, label: label)
    }

    /// The tabs in it in a style: as pages, or with a bar.
    public func tabViewStyle(_ style: some TabViewStyle) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.tabViewStyle(_:)", .iOS(14)))
        let isPaged = style is PageTabViewStyle
        return ModifiedView(self) { $0.with { $0.showsPages = isPaged } }
    }
}

extension EnvironmentValues {
    private enum PagesKey: EnvironmentKey { static let defaultValue = false }

    var showsPages: Bool {
        get { self[PagesKey.self] }
        set { self[PagesKey.self] = newValue }
    }
}
