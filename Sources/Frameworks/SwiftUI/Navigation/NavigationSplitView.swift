import BackgroundRuntime

/// Two or three columns. On a phone they are a stack: the sidebar, and what is chosen there on top of it.
///
/// - Untouched: on a phone, nothing of which columns are shown side by side
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let sidebar: Sidebar
    private let rest: [any View]

    private nonisolated init(_ sidebar: Sidebar, _ rest: [any View]) {
        SimulatedApp.require(.navigationSplitView)
        (self.sidebar, self.rest) = (sidebar, rest)
    }

    @MainActor func build(_ context: VisitContext) {
        context.with { $0.columns = Columns(rest: rest) }.stack(sidebar, nil)
    }
}

extension NavigationSplitView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension NavigationSplitView {
    /// Three columns: what is chosen in each decides what the next one shows.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), [content(), detail()]) }

    /// Three columns, and which of them are shown where there is room.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), [content(), detail()]) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns: what is chosen in the first decides what the second one shows.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), [detail()])
    }

    /// Two columns, and which of them are shown where there is room.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), [detail()]) }
}

/// Which columns are shown side by side. A phone has room for one.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private let count: Int

    /// As the system sees fit.
    public static var automatic: NavigationSplitViewVisibility { known(0) }
    /// The last one, the last two, or all.
    public static var detailOnly: NavigationSplitViewVisibility { known(1) }
    public static var doubleColumn: NavigationSplitViewVisibility { known(2) }
    /// All columns, side by side.
    public static var all: NavigationSplitViewVisibility { known(3) }

    private static func known(_ count: Int) -> NavigationSplitViewVisibility {
        SimulatedApp.constant(NavigationSplitViewVisibility(count: count), since: .navigationSplitView)
    }
}

/// The columns after the one in which a view is.
struct Columns {
    let rest: [any View]
    /// The button that goes back to the column before, for a stack in it; nil in the first column.
    var back: ColumnBack?
}

/// The way back from a column to the one before.
@MainActor
final class ColumnBack {
    private let bar: BarContents
    private let state: StackState
    private let count: Int

    init(_ level: NavigationLevel, _ bar: BarContents) { (state, count, self.bar) = (level.state, level.count, bar) }

    var button: ScreenElement {
        let title = bar.title.flatMap { $0.isEmpty ? nil : $0 }
        return ScreenElement.button(title ?? "Back") { [state, count] in state.pop(to: count) }.with {
            $0.goesBack = true
        }
    }
}

extension EnvironmentValues {
    private enum ColumnsKey: EnvironmentKey { static var defaultValue: Columns? { nil } }
    private enum SelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

    /// The columns around; nil outside of any.
    var columns: Columns? {
        get { self[ColumnsKey.self] }
        set { self[ColumnsKey.self] = newValue }
    }

    /// What is chosen in the list of a column; nil outside of one.
    var columnSelection: ListSelection? {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
}

extension VisitContext {
    /// The same place, where links of a column choose what the next one shows.
    func choosing(by selection: ListSelection?) -> VisitContext {
        guard let selection, !selection.isForEditing, environment.columns?.rest.isEmpty == false else { return self }
        return with { $0.columnSelection = selection }
    }

    /// Shows the next column on top of this one, as long as something is chosen in its list.
    func showColumn(chosenBy selection: ListSelection) {
        guard !selection.isForEditing, selection.isFull(), let columns = environment.columns,
            let next = columns.rest.first, let level = surroundings.values.level
        else { return }
        var inner = environment
        inner.columns = Columns(rest: Array(columns.rest.dropFirst()), back: ColumnBack(level, surroundings.values.bar))
        inner.columnSelection = nil
        level.show(path, Destination(view: AnyView(next), environment: inner)) { selection.clear() }
    }
}
