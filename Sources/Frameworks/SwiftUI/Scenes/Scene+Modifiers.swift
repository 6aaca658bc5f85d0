/// A scene with something that happens beside it.
struct ModifiedScene<Content: Scene> {
    let content: Content
    let change: @MainActor (VisitContext) -> VisitContext

    @MainActor func build(_ context: VisitContext) { change(context).visitScene(content, "content") }
}

extension ModifiedScene: Scene, PrimitiveScene {
    /// It is made of no other scenes.
    typealias Body = Never
}

extension Scene {
    /// A scene with an effect.
    func effect(_ effect: @escaping @MainActor (VisitContext) -> ViewEffect) -> some Scene {
        ModifiedScene(content: self) { context in
            context.add(effect(context))
            return context.entering("effect")
        }
    }

    /// Calls a closure with the new value when a value has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        effect { _ in ChangeEffect(value, initial: false) { action($1) } }
    }

    /// Calls a closure with the old and the new value when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { effect { _ in ChangeEffect(value, initial: initial, action) } }

    /// Calls a closure when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { effect { _ in ChangeEffect(value, initial: initial) { _, _ in action() } } }

    /// Puts a value into the environment of the scene's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(content: self) { $0.with { $0[keyPath: keyPath] = value } }
    }

    /// Puts an object into the environment of the scene's views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self) { $0.with { $0.objects[ObjectIdentifier(T.self)] = object } }
    }

    /// Puts an object into the environment of the scene's views.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self) { $0.with { $0.objects[ObjectIdentifier(T.self)] = object } }
    }

    /// Stores of `@AppStorage` in the scene's views.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        ModifiedScene(content: self) { $0.with { $0.appStorage = store } }
    }

    /// Commands of keyboards and menus, which nobody uses here.
    public func commands<Content: View>(@ViewBuilder content: () -> Content) -> some Scene { self }

    /// Which events open the scene. Without effect: the first window group is opened.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
