/// A value in the user's defaults: views are evaluated again when they set it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, GraphProperty {
    private final class Slot {
        var store: UserDefaults?
        var invalidation: PendingUpdate?

        init(_ store: UserDefaults?) { self.store = store }
    }

    private let slot: Slot
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void

    fileprivate init(
        _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
        write: @escaping (UserDefaults, Value) -> Void
    ) {
        slot = Slot(store)
        (self.read, self.write) = (read, write)
    }

    private var store: UserDefaults { slot.store ?? .standard }

    /// What is kept now; setting it has views evaluated again.
    public var wrappedValue: Value {
        get { read(store) }
        nonmutating set {
            write(store, newValue)
            slot.invalidation?.schedule()
        }
    }

    /// A way to read and set what is kept.
    public var projectedValue: Binding<Value> {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
        }
    }

    func bind(in context: VisitContext, at key: String) {
        slot.store = slot.store ?? context.environment.appStorage
        slot.invalidation = context.graph.invalidation
    }
}

/// What defaults can hold as it is.
public protocol AppStorageValue {}
extension Bool: AppStorageValue {}
extension Int: AppStorageValue {}
extension Double: AppStorageValue {}
extension String: AppStorageValue {}
extension Data: AppStorageValue {}

extension AppStorage where Value: AppStorageValue {
    /// A value under a key, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        SimulatedApp.require(.appStorage)
        self.init(store, read: { $0.object(forKey: key) as? Value ?? wrappedValue }, write: { $0.set($1, forKey: key) })
    }
}

extension AppStorage {
    /// A value that may not be there.
    public init<Wrapped: AppStorageValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        SimulatedApp.require(.appStorage)
        self.init(store, read: { $0.object(forKey: key) as? Wrapped }, write: { $0.set($1, forKey: key) })
    }

    /// A value of an enumeration under a key, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: AppStorageValue {
        SimulatedApp.require(.appStorage)
        self.init(
            store,
            read: { ($0.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.set($1.rawValue, forKey: key) })
    }
}

/// A value that is kept with a scene, as long as the launch lives.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, GraphProperty {
    private let state: State<Value>
    private let key: String

    /// A value under a key, and what it is at first.
    public init(wrappedValue: Value, _ key: String) {
        SimulatedApp.require(.symbol("SwiftUI.SceneStorage", .iOS(14)))
        (state, self.key) = (State(wrappedValue: wrappedValue), key)
    }

    /// What is kept now; setting it has views evaluated again.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A way to read and set what is kept.
    public var projectedValue: Binding<Value> { state.projectedValue }

    func bind(in context: VisitContext, at key: String) { state.bind(in: context, at: "scene:\(self.key)") }
}

/// Which field gets the keys that are pressed: by a finger, or as the app sets it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, GraphProperty {
    private let state: State<Value>

    /// Whether a field has the focus.
    public init() where Value == Bool {
        SimulatedApp.require(.focusState)
        state = State(wrappedValue: false)
    }
    /// Which field has the focus.
    public init<T: Hashable>() where Value == T? {
        SimulatedApp.require(.focusState)
        state = State(wrappedValue: nil)
    }

    /// What has the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to what has the focus.
    public var projectedValue: SwiftUI.Binding<Value> { state.projectedValue }

    func bind(in context: VisitContext, at key: String) { state.bind(in: context, at: key) }
}

/// Bindings to the properties of an object that can be observed.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    private init(to object: Value) { wrappedValue = object }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Bindings to the properties of an object.
    public init(wrappedValue: Value) {
        SimulatedApp.require(.bindable)
        self.init(to: wrappedValue)
    }

    /// Bindings to the properties of an object.
    public init(_ wrappedValue: Value) {
        SimulatedApp.require(.bindable)
        self.init(to: wrappedValue)
    }

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding {
            object[keyPath: keyPath]
        } set: {
            object[keyPath: keyPath] = $0
        }
    }
}
