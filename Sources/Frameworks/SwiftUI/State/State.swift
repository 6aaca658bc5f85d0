/// A value that a view owns: kept from one evaluation to the next.
@propertyWrapper
public struct State<Value>: DynamicProperty, GraphProperty {
    private final class Slot {
        var kept: Kept

        init(_ kept: Kept) { self.kept = kept }
    }

    private final class Kept {
        var value: Value { didSet { invalidation?.schedule(key) } }
        var invalidation: PendingUpdate?
        /// What it is kept under; nil before it is.
        var key: String?

        init(_ value: Value) { self.value = value }
    }

    private let slot: Slot

    /// A value to begin with.
    public init(wrappedValue value: Value) { slot = Slot(Kept(value)) }

    /// A value to begin with.
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    /// The value. Setting it has the view evaluated again.
    public var wrappedValue: Value {
        get { slot.kept.value }
        nonmutating set { slot.kept.value = newValue }
    }

    /// A way to read and set what is kept.
    public var projectedValue: Binding<Value> {
        let kept = slot.kept
        return Binding {
            kept.value
        } set: {
            kept.value = $0
        }
    }

    func bind(in context: VisitContext, at key: String) {
        let first = slot.kept
        slot.kept = context.graph.remembered(key) { first }
        (slot.kept.invalidation, slot.kept.key) = (context.graph.invalidation, key)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nothing to begin with.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
