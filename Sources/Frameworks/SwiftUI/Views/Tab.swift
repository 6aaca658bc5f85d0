import BackgroundRuntime

/// What tabs are made of.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The kind of value by which one is chosen.
    associatedtype TabValue: Hashable
    /// What it is made of.
    associatedtype Body: TabContent

    /// What it is made of.
    @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

extension Never: TabContent {
    /// None is chosen by it.
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    /// Tabs that SwiftUI knows are made of nothing else.
    public var body: Never { preconditionFailure("the body of a \(Self.self) was asked for") }
}

/// A tab as a view with what stands for it in the bar, and where in the closure it stands: its place stays what it is when
/// others come and go.
struct PlacedTab {
    let place: String
    let view: any View

    /// The same, in something around it.
    func inside(_ outer: String) -> PlacedTab {
        PlacedTab(place: place.isEmpty ? outer : "\(outer).\(place)", view: view)
    }
}

/// Tabs that SwiftUI knows itself.
@MainActor
protocol KnownTabs {
    var placed: [PlacedTab] { get }
}

/// One of several views of which one is shown.
public struct Tab<Value, Content, Label> {
    private let value: AnyHashable?
    private let content: Content
    private let label: Label

    private nonisolated init(value: AnyHashable?, _ content: Content, _ label: Label) {
        SimulatedApp.require(.tab)
        (self.value, self.content, self.label) = (value, content, label)
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The kind of value by which it is chosen.
    public typealias TabValue = Value
    /// It is made of no other tabs.
    public typealias Body = Never
}

extension Tab: KnownTabs where Content: View, Label: View {
    var placed: [PlacedTab] {
        let label = label
        return [PlacedTab(place: "", view: TabItemView(content: TaggedView(content: content, tag: value)) { label })]
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A view that is chosen by a value, with what stands for it in the bar.
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: AnyHashable(value), content(), label()) }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A view with what stands for it in the bar.
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: nil, content(), label()) }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A view that is chosen by a value, with words and a picture of the system.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value: AnyHashable(value), content(), DefaultTabLabel(Text(titleKey))) }

    /// A view that is chosen by a value, with words and a picture of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: AnyHashable(value), content(), DefaultTabLabel(Text(title))) }

    /// A view that is chosen by a value, with words and a picture of the app.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(value: AnyHashable(value), content(), DefaultTabLabel(Text(titleKey))) }

    /// A view that is chosen by a value, with the words of its role.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), content(), DefaultTabLabel(Text(role.title)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A view with words and a picture of the system.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content(), DefaultTabLabel(Text(titleKey))) }

    /// A view with words and a picture of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content(), DefaultTabLabel(Text(title))) }

    /// A view with words and a picture of the app.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content(), DefaultTabLabel(Text(titleKey))) }

    /// A view with the words of its role.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content(), DefaultTabLabel(Text(role.title)))
    }
}

/// What a tab is for. Where it stands in the bar does not depend on that here.
public struct TabRole: Hashable, Sendable {
    let title: String
    /// Something is looked for in it.
    public static var search: TabRole { SimulatedApp.constant(TabRole(title: "Search"), since: .tab) }
}

/// The words and the picture of a tab.
public struct DefaultTabLabel {
    private let text: Text

    nonisolated init(_ text: Text) { self.text = text }

    @MainActor func build(_ context: VisitContext) { context.visit(text, "text") }
}

extension DefaultTabLabel: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Makes tabs of several.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The view that tabs stand in.
    public struct Content<C: TabContent> {
        private let tabs: C

        nonisolated init(_ tabs: C) { self.tabs = tabs }

        @MainActor var standsForOthers: Bool { true }

        @MainActor func build(_ context: VisitContext) {
            for tab in tabs.all { context.visit(tab.view, tab.place.isEmpty ? "0" : tab.place) }
        }
    }

    /// What stands in the closure, unchanged.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    @MainActor
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<TabValue> {
        var parts: [[PlacedTab]] = []
        repeat parts.append((each content).all)
        return TupleTabContent(
            placed: parts.enumerated().flatMap { number, tabs in tabs.map { $0.inside("\(number)") } })
    }

    /// A tab that may not be there.
    public static func buildIf<C: TabContent>(_ content: C?) -> OptionalTabContent<C> where C.TabValue == TabValue {
        OptionalTabContent(content: content)
    }

    @MainActor
    public static func buildEither<C: TabContent>(first: C) -> TupleTabContent<TabValue> {
        TupleTabContent(placed: first.all.map { $0.inside("first") })
    }

    /// The other of two.
    @MainActor
    public static func buildEither<C: TabContent>(second: C) -> TupleTabContent<TabValue> {
        TupleTabContent(placed: second.all.map { $0.inside("second") })
    }
}

extension TabContentBuilder.Content: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// Several tabs, one after the other.
public struct TupleTabContent<TabValue: Hashable>: TabContent, KnownTabs {
    let placed: [PlacedTab]

    /// It is made of no other tabs.
    public typealias Body = Never
}

/// A tab that may not be there.
public struct OptionalTabContent<Content: TabContent> {
    private let content: Content?

    nonisolated init(content: Content?) { self.content = content }

    @MainActor var placed: [PlacedTab] { content?.all ?? [] }
}

extension OptionalTabContent: TabContent, KnownTabs {
    /// The kind of value by which it is chosen.
    public typealias TabValue = Content.TabValue
    /// It is made of no other tabs.
    public typealias Body = Never
}

extension TabContent {
    /// The tabs, of what SwiftUI knows.
    var all: [PlacedTab] { (self as? any KnownTabs)?.placed ?? body.all }
}

extension TabView {
    /// Tabs, and the value by which the one that is shown is chosen.
    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        SimulatedApp.require(.tab)
        self.init(tabs: Content(content()), selection)
    }
}

extension TabView where SelectionValue == Never {
    /// Tabs, of which the first is shown.
    public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> {
        SimulatedApp.require(.tab)
        self.init(tabs: Content(content()), nil)
    }
}
