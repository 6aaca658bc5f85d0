/// Something that happens beside a view: from its appearance to its disappearance.
@MainActor
class ViewEffect {
    /// Whether it lasts only while the view is on the screen, and not as long as the view is kept.
    var followsScreen: Bool { false }
    func begin() {}
    /// The view was evaluated again; `old` is the same effect of the evaluation before.
    func follow(_ old: ViewEffect, isStarted: Bool) {}
    func end() {}
}

/// A closure when a view appears or disappears.
final class AppearEffect: ViewEffect {
    private let appear: (() -> Void)?
    private let disappear: (() -> Void)?

    init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        (self.appear, self.disappear) = (appear, disappear)
    }

    override var followsScreen: Bool { true }
    override func begin() { appear?() }
    override func end() { disappear?() }
}

/// A closure when a value has changed.
final class ChangeEffect<Value: Equatable>: ViewEffect {
    private let value: Value
    private let isInitial: Bool
    private let action: (Value, Value) -> Void

    init(_ value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void) {
        (self.value, isInitial, self.action) = (value, initial, action)
    }

    override func begin() { if isInitial { action(value, value) } }

    override func follow(_ old: ViewEffect, isStarted: Bool) {
        guard let old = old as? ChangeEffect<Value>, old.value != value else { return }
        action(old.value, value)
    }
}

/// A task as long as a view is there, begun anew when its identity changes.
final class TaskEffect: ViewEffect {
    private let identity: AnyHashable?
    private let action: @Sendable () async -> Void
    private let priority: TaskPriority
    private var task: Task<Void, Never>?

    init(_ identity: AnyHashable?, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        (self.identity, self.priority, self.action) = (identity, priority, action)
    }

    override var followsScreen: Bool { true }

    override func begin() {
        let action = action
        task = Task(priority: priority) { await action() }
    }

    override func follow(_ old: ViewEffect, isStarted: Bool) {
        guard let old = old as? TaskEffect else { return }
        task = old.task
        guard old.identity != identity, isStarted else { return }
        task?.cancel()
        begin()
    }

    override func end() { task?.cancel() }
}

/// The values of a publisher as long as a view is there.
final class ReceiveEffect<P: Publisher>: ViewEffect where P.Failure == Never {
    private final class Call {
        var action: (P.Output) -> Void

        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
    }

    private let publisher: P
    private var call: Call
    private var subscription: AnyCancellable?

    init(_ publisher: P, _ action: @escaping (P.Output) -> Void) { (self.publisher, call) = (publisher, Call(action)) }

    override func begin() { subscription = publisher.sink { [call] in call.action($0) } }

    override func follow(_ old: ViewEffect, isStarted: Bool) {
        guard let old = old as? ReceiveEffect<P> else { return }
        old.call.action = call.action
        (call, subscription) = (old.call, old.subscription)
    }

    override func end() { subscription = nil }
}

/// A closure for addresses that are opened.
final class OpenEffect: ViewEffect {
    let action: (URL) -> Void

    init(_ action: @escaping (URL) -> Void) { self.action = action }
}
