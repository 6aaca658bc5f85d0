/// An object that a view looks at: the view is evaluated again when it changes.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
    /// Bindings to the properties of an object.
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding {
                object[keyPath: keyPath]
            } set: {
                object[keyPath: keyPath] = $0
            }
        }
    }

    /// What the view looks at.
    public var wrappedValue: ObjectType

    /// Looks at an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Looks at an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func bind(in context: VisitContext, at key: String) { context.watch(wrappedValue, at: key) }
}

/// An object that a view owns: made once, and looked at.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
    private final class Slot {
        let make: () -> ObjectType
        var object: ObjectType?

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let slot: Slot

    /// The object that a closure makes on first use.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        SimulatedApp.require(.symbol("SwiftUI.StateObject", .iOS(14)))
        slot = Slot(thunk)
    }

    /// What the view looks at.
    public var wrappedValue: ObjectType {
        if let known = slot.object { return known }
        let made = slot.make()
        slot.object = made
        return made
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    func bind(in context: VisitContext, at key: String) {
        let object = context.graph.remembered(key) { wrappedValue }
        slot.object = object
        context.watch(object, at: key + "#watch")
    }
}

/// An object that a view around put into the environment.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
    private final class Slot {
        var object: ObjectType?

        init() {}
    }

    private let slot = Slot()

    /// The object of this kind in the environment.
    public init() {}

    /// The object. Without one in the environment the app ends, as on a phone.
    public var wrappedValue: ObjectType {
        if let object = slot.object { return object }
        let name = "\(ObjectType.self)"
        SimulatedApp.crash(
            "No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may be missing as an "
                + "ancestor of this view.")
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    func bind(in context: VisitContext, at key: String) {
        slot.object = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        if let object = slot.object { context.watch(object, at: key) }
    }
}

/// Looks at one object, as long as it is the same.
private final class Watcher {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    init() {}

    func watch<T: ObservableObject>(_ object: T, _ pending: PendingUpdate) {
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { _ in pending.schedule() }
    }
}

extension VisitContext {
    /// Evaluates again when an object changes.
    func watch<T: ObservableObject>(_ object: T, at key: String) {
        graph.remembered(key) { Watcher() }.watch(object, graph.invalidation)
    }
}
