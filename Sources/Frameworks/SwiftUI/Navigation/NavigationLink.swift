import BackgroundRuntime

/// A link to another view, which a finger follows: that is put onto the stack around it.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    private let target: Target

    /// Where a link leads.
    private enum Target {
        case view(Destination)
        /// To a value, for which the app has a view; nowhere without one.
        case value(AnyHashable?)
        /// To a view that is shown as long as the app says so.
        case binding(Binding<Bool>, Destination)
    }

    private nonisolated init(_ label: Label, _ target: Target) { (self.label, self.target) = (label, target) }

    @MainActor func build(_ context: VisitContext) {
        // In a list that is changed rows lead nowhere.
        let follow = context.surroundings.values.level.flatMap { way(from: $0, in: context) }
        let isEdited = context.surroundings.values.row != nil && context.environment.isEditing
        let isEnabled = context.environment.isEnabled && follow != nil && !isEdited
        context.show {
            context.visit(label, "label")
        } _: { inner in
            guard !inner.isEmpty else { return [] }
            var link = ScreenElement.whole(.button, of: inner)
            link.isEnabled = isEnabled
            link.take = { touch in ScreenElement.press(touch) { follow?() } }
            return [link]
        }
    }

    /// What is done as the link is followed; nil where it leads nowhere.
    @MainActor
    private func way(from level: NavigationLevel, in context: VisitContext) -> (() -> Void)? {
        let (state, key) = (level.state, context.path)
        switch target {
        case .view(let view):
            state.register(
                link: key, SwiftUI.Destination(view: view, environment: context.environment))
            return { state.push(link: key) }
        case .value(let value):
            if let value, let selection = context.environment.columnSelection, selection.accepts(value) {
                return { selection.choose(value) }
            }
            return value.map { value in { state.push(value) } }
        case .binding(let isActive, let view):
            if isActive.wrappedValue {
                let destination = SwiftUI.Destination(view: view, environment: context.environment)
                level.show(key, destination) { isActive.wrappedValue = false }
            }
            return { isActive.wrappedValue = true }
        }
    }
}

extension NavigationLink: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension NavigationLink {
    /// A link that shows other views.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(destination()))
    }

    /// A link that shows other views.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(destination))
    }

    /// A link that shows other views as long as a value is true.
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label(), .binding(isActive, destination())) }

    /// A link that shows other views as long as a value is true.
    public nonisolated init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(label(), .binding(isActive, destination)) }

    /// A link that shows other views as long as a value is that of the link.
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .binding(selection.holds(tag), destination))
    }
}

extension NavigationLink where Label == Text {
    /// A link with a text.
    public nonisolated init(_ title: LocalizedStringKey, destination: Destination) {
        self.init(Text(title), .view(destination))
    }

    /// A link with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title), .view(destination))
    }

    /// A link with a text.
    public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), .view(destination()))
    }

    /// A link with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), .view(destination()))
    }

    /// A link with a text that shows other views as long as a value is true.
    public nonisolated init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(Text(title), .binding(isActive, destination))
    }
}

extension NavigationLink where Destination == Never {
    /// A link that puts a value onto the stack.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        SimulatedApp.require(.navigationLinkOfValue)
        self.init(label(), .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// A link with a text that puts a value onto the stack.
    public nonisolated init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
        SimulatedApp.require(.navigationLinkOfValue)
        self.init(Text(title), .value(value.map { AnyHashable($0) }))
    }

    /// A link with a text that puts a value onto the stack.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        SimulatedApp.require(.navigationLinkOfValue)
        self.init(Text(title), .value(value.map { AnyHashable($0) }))
    }
}

extension Binding {
    /// Whether a choice is this one: false takes it away.
    fileprivate func holds<V: Hashable>(_ value: V) -> Binding<Bool> where Value == V? {
        Binding<Bool> {
            wrappedValue == value
        } set: {
            wrappedValue = $0 ? value : nil
        }
    }
}

extension View {
    /// The view with views for the values of a kind on its stack.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.navigationDestination(for:destination:)", .iOS(16)))
        return ModifiedView(self) { context in
            let environment = context.environment
            context.surroundings.values.level?.state.register(data) { value in
                let view = (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
                return Destination(view: view, environment: environment)
            }
            return context
        }
    }

    /// The view with another on its stack, as long as a value is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.navigationDestination(isPresented:destination:)", .iOS(16)))
        return ModifiedView(self) { context in
            guard isPresented.wrappedValue else { return context }
            let view = Destination(view: Group(content: destination), environment: context.environment)
            context.surroundings.values.level?.show(context.path, view) { isPresented.wrappedValue = false }
            return context
        }
    }

    /// The view with another on its stack, as long as there is something to show in it.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.navigationDestination(item:destination:)", .iOS(17)))
        return ModifiedView(self) { context in
            guard let shown = item.wrappedValue else { return context }
            let view = Destination(view: Group { destination(shown) }, environment: context.environment)
            context.surroundings.values.level?.show(context.path, view) { item.wrappedValue = nil }
            return context
        }
    }
}
