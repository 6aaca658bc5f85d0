/// A view with something that happens beside it.
struct ModifiedView<Content: View> {
    let content: Content
    let change: @MainActor (VisitContext) -> VisitContext

    init(_ content: Content, change: @escaping @MainActor (VisitContext) -> VisitContext) {
        (self.content, self.change) = (content, change)
    }

    @MainActor var changesSurroundings: Bool { true }

    @MainActor func build(_ context: VisitContext) { change(context).visit(content, "content") }
}

extension ModifiedView: View, PrimitiveView, WrappingView {
    /// It is made of no other views.
    typealias Body = Never
}

extension View {
    func effect(_ effect: @escaping @MainActor () -> ViewEffect) -> ModifiedView<Self> {
        ModifiedView(self) { context in
            context.add(effect())
            return context
        }
    }

    /// Calls a closure when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        effect { AppearEffect(appear: action) }
    }

    /// Calls a closure when the view disappears; not when the app leaves the screen.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        effect { AppearEffect(disappear: action) }
    }

    /// Runs a task when the view appears, which is cancelled when it disappears.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.task(priority:_:)", .iOS(15)))
        return effect { TaskEffect(nil, priority, action) }
    }

    /// Runs a task when the view appears, and anew when a value has changed.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.task(id:priority:_:)", .iOS(15)))
        return effect { TaskEffect(EquatableBox(value), priority, action) }
    }

    /// Hands the values of a publisher to a closure, as long as the view is there.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { effect { ReceiveEffect(publisher, action) } }

    /// Calls a closure with the new value when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.onChange(of:perform:)", .iOS(14)))
        return effect { ChangeEffect(value, initial: false) { action($1) } }
    }

    /// Calls a closure with the old and the new value when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        SimulatedApp.require(.viewOnChangeOfTwo)
        return effect { ChangeEffect(value, initial: initial, action) }
    }

    /// Calls a closure when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        SimulatedApp.require(.viewOnChangeOfTwo)
        return effect { ChangeEffect(value, initial: initial) { _, _ in action() } }
    }

    /// Hands addresses that the app opens to a closure.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.onOpenURL(perform:)", .iOS(14)))
        return effect { OpenEffect(action) }
    }

    /// Puts a value into the environment of the views in this one.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        let carried = UncheckedSendableBox(value: (keyPath, value))
        return ModifiedView(self) { $0.with { $0[keyPath: carried.value.0] = carried.value.1 } }
    }

    /// Puts an object into the environment of the views in this one.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.environment(_:)", .iOS(17)))
        let carried = UncheckedSendableBox(value: object)
        return ModifiedView(self) { $0.with { $0.objects[ObjectIdentifier(T.self)] = carried.value } }
    }

    /// Puts an object into the environment of the views in this one.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        let carried = UncheckedSendableBox(value: object)
        return ModifiedView(self) { $0.with { $0.objects[ObjectIdentifier(T.self)] = carried.value } }
    }
}

/// A value of the app on its way to the main thread, where all of it runs.
struct UncheckedSendableBox<Value>: @unchecked Sendable {
    let value: Value
}

/// A value that can only be compared, as the identity of a task.
private final class EquatableBox<Value: Equatable>: Hashable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    static func == (left: EquatableBox, right: EquatableBox) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) {}
}
