/// What lies on a stack of views, kept from one evaluation to the next.
@MainActor
final class StackState {
    /// What was put onto the stack.
    enum Entry {
        /// A value, shown by the view that the app has for its kind.
        case value(AnyHashable)
        /// What a link leads to.
        case link(String)
        /// What the app shows as long as it says so.
        case binding(String)
    }

    private(set) var entries: [Entry] = []
    /// The views as they were looked at last, the first one first.
    var levels: [StackLevel] = []
    /// What the links lead to, as of when they were last seen.
    private var links: [String: Destination] = [:]
    /// The views of values, by their kind.
    private var kinds: [ObjectIdentifier: (AnyHashable) -> Destination] = [:]
    /// How those are taken away again that the app shows by a binding.
    private var closing: [String: () -> Void] = [:]
    private let pending: PendingUpdate
    private var path: StackPath?

    init(_ pending: PendingUpdate) { self.pending = pending }

    /// An evaluation begins, with the values that the app keeps itself, where it does.
    ///
    /// - Parameter changed: which values of views have changed; nil where anything may have.
    /// - Returns: how many of the views need not be looked at again: those below the only one in which something has.
    func begin(_ path: StackPath?, changed: [String]?) -> Int {
        self.path = path
        if let values = path?.values() {
            let known = entries.compactMap { if case .value(let value) = $0 { value } else { nil } }
            if known != values {
                entries = values.map { .value($0) }
                levels = []
            }
        }
        let kept = levelsBelow(changed)
        if kept == 0 { (kinds, closing) = ([:], [:]) }
        return kept
    }

    /// How many views lie below the first one in which something has changed; none where something else has.
    private func levelsBelow(_ changed: [String]?) -> Int {
        guard let changed, !changed.isEmpty, levels.count == entries.count + 1 else { return 0 }
        var first = levels.count
        for key in changed {
            guard let index = levels.firstIndex(where: { key.hasPrefix($0.path + "/") }) else { return 0 }
            first = min(first, index)
        }
        return first
    }

    /// A view for values of a kind.
    func register(_ kind: Any.Type, _ make: @escaping (AnyHashable) -> Destination) {
        kinds[ObjectIdentifier(kind)] = make
    }

    /// What a link leads to.
    func register(link key: String, _ destination: Destination) { links[key] = destination }

    /// A link is followed.
    func push(link key: String) {
        entries.append(.link(key))
        pending.schedule()
    }

    /// A value is put onto the stack.
    func push(_ value: AnyHashable) {
        if let path { path.append(value) } else { entries.append(.value(value)) }
        pending.schedule()
    }

    /// What lies above so many views, after the last of them was looked at.
    func next(after count: Int, shown: NavigationLevel) -> (key: String, destination: Destination)? {
        if count < entries.count, case .binding(let key) = entries[count], shown.bindings[key] == nil {
            entries.removeSubrange(count...)
        }
        if count == entries.count, let key = shown.order.first { entries.append(.binding(key)) }
        guard count < entries.count else { return nil }
        switch entries[count] {
        case .value(let value): return ("\(value)", view(of: value))
        case .link(let key):
            guard let destination = links[key] else { return nil }
            return (key, destination)
        case .binding(let key):
            guard let binding = shown.bindings[key] else { return nil }
            closing[key] = binding.close
            return (key, binding.destination)
        }
    }

    private func view(of value: AnyHashable) -> Destination {
        let kind = type(of: value.base)
        if let make = kinds[ObjectIdentifier(kind)] { return make(value) }
        SimulatedApp.note(
            "SwiftUI: nothing shows a value of the type \(kind) that was put onto a stack: a view on it needs "
                + "navigationDestination(for: \(kind).self)")
        return Destination(view: EmptyView(), environment: nil)
    }

    /// Takes away what lies above so many views, from the top on.
    func pop(to count: Int) {
        while entries.count > count, let last = entries.popLast() {
            switch last {
            case .value: path?.removeLast()
            case .binding(let key): closing[key]?()
            case .link: break
            }
        }
        pending.schedule()
    }
}

/// A view of a stack, as it was looked at: as long as nothing in it or below it changes, it need not be again.
struct StackLevel {
    /// What it is called on the stack, and what it shows.
    let key: String
    let destination: Destination
    let path: String
    let page: ScreenPage
    let bar: BarContents
    /// What happens beside it.
    let effects: [PlacedEffects.Placed]
}

/// A view that can be put onto a stack.
struct Destination {
    let view: any View
    /// What is handed down to it; nil for what the stack has.
    let environment: EnvironmentValues?
}

/// The values on a stack, where the app keeps them.
struct StackPath {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
}

/// A view of a stack, as it is looked at.
@MainActor
final class NavigationLevel {
    let state: StackState
    /// How many views lie below it.
    let count: Int
    /// What the app wants to be shown above it, and how that is taken away.
    private(set) var bindings: [String: (destination: Destination, close: () -> Void)] = [:]
    private(set) var order: [String] = []

    init(_ state: StackState, count: Int) { (self.state, self.count) = (state, count) }

    /// The app wants something to be shown.
    func show(_ key: String, _ destination: Destination, close: @escaping () -> Void) {
        bindings[key] = (destination, close)
        order.append(key)
    }
}
