import BackgroundRuntime

/// Views one on top of the other, of which the last is shown, below a bar.
public struct NavigationStack<Data, Root: View> {
    private let root: Root
    private let path: StackPath?

    private nonisolated init(_ root: Root, _ path: StackPath?) {
        SimulatedApp.require(.symbol("SwiftUI.NavigationStack", .iOS(16)))
        (self.root, self.path) = (root, path)
    }

    @MainActor func build(_ context: VisitContext) { context.stack(root, path) }
}

extension NavigationStack: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension NavigationStack {
    /// A stack with its first view, and a way to the values on it.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        let values = StackPath {
            path.wrappedValue.map { AnyHashable($0) }
        } append: { value in
            if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
        } removeLast: {
            // From the end of any collection.
            let all = path.wrappedValue
            path.wrappedValue = Data(all.dropLast())
        }
        self.init(root(), values)
    }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack with its first view.
    public nonisolated init(@ViewBuilder root: () -> Root) { self.init(root(), nil) }

    /// A stack with its first view, and a way to the values of any kind on it.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        let values = StackPath {
            path.wrappedValue.values
        } append: {
            path.wrappedValue.values.append($0)
        } removeLast: {
            path.wrappedValue.removeLast()
        }
        self.init(root(), values)
    }
}

/// Values of any kind on a stack of views.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() { SimulatedApp.require(.navigationPath) }

    /// Those of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        SimulatedApp.require(.navigationPath)
        values = elements.map { AnyHashable($0) }
    }

    /// How many there are.
    public var count: Int { values.count }
    /// Whether there is none.
    public var isEmpty: Bool { values.isEmpty }
    /// Puts one onto the others.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Takes the last ones away.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Views one on top of the other, as until iOS 16.
public struct NavigationView<Content: View> {
    private let content: Content

    /// A stack with its first view.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func build(_ context: VisitContext) { context.stack(content, nil) }
}

extension NavigationView: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension VisitContext {
    /// Looks at the views of a stack, from the first one up.
    func stack(_ root: some View, _ path: StackPath?) {
        // A stack in a column has the way back in its own bar.
        let way = surroundings.values.level == nil ? nil : environment.columns?.back
        if way != nil { surroundings.values.bar.isHidden = true }
        var environment = environment
        environment.columns?.back = nil
        let state = graph.remembered(self.path + "#stack") { StackState(graph.invalidation) }
        let kept = state.begin(path, changed: graph.changed)
        var shown = Array(state.levels.prefix(kept))
        var next: (key: String, destination: Destination)? = ("root", Destination(view: root, environment: nil))
        if kept > 0 {
            let first = state.levels[kept]
            graph.reuse(shown, below: first.path)
            next = (first.key, first.destination)
        }
        var parts: [ScreenPart] = []
        while let (key, destination) = next {
            let (count, before) = (shown.count, graph.effectCount)
            let inner = self.level(on: state, at: count, key, destination.environment ?? environment)
            let around = inner.surroundings.values
            parts = graph.collect { inner.visit(destination.view, "view") }
            shown.append(
                StackLevel(
                    key: key, destination: destination, path: inner.path, page: around.screen, bar: around.bar,
                    effects: graph.effects(after: before)))
            next = around.level.flatMap { state.next(after: count, shown: $0) }
        }
        for covered in shown.dropLast() { covered.page.isShown = false }
        state.levels = shown
        guard let top = shown.last else { return }
        let below = shown.count > 1 ? shown[shown.count - 2].bar : nil
        let count = shown.count - 2
        graph.parts.append(
            .made(parts) { content in
                let back =
                    below == nil
                    ? way?.button
                    : below.map { bar in
                        var button = ScreenElement.button(bar.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back") {
                            state.pop(to: count)
                        }
                        button.goesBack = true
                        return button
                    }
                return top.bar.above(back: back) + content + top.bar.below
            })
    }

    /// The place of a view on a stack.
    private func level(
        on state: StackState, at count: Int, _ key: String, _ environment: EnvironmentValues
    ) -> VisitContext {
        let step = count == 0 ? key : "\(count):\(key)"
        let bar = BarContents()
        var inner = entering(step).asPage(ScreenPage("\(path)/\(step)", in: surroundings.values.screen, bar)) {
            ($0.bar, $0.level) = (bar, NavigationLevel(state, count: count))
            ($0.rows, $0.row, $0.tag) = (nil, nil, nil)
        }
        inner.environment = environment
        inner = inner.withOwnEditMode
        guard count > 0 else { return inner }
        return inner.with { $0.presentation = Presentation { [weak state] in state?.pop(to: count - 1) } }
    }
}
