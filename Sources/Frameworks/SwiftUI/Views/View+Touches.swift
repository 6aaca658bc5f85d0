import BackgroundRuntime

// What fingers and keys do to views.

extension View {
    /// The view, on which a finger taps so many times.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// The view, on which a finger rests.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() }) }

    /// The view, on which a finger rests, and what is done as it comes and goes.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        touched { touch in
            guard case .press(let duration) = touch else { return false }
            onPressingChanged?(true)
            if duration >= .seconds(minimumDuration) { action() }
            onPressingChanged?(false)
            return true
        }
    }

    /// The view with a movement of fingers, where what is in it does not take it.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        touched { mask.contains(.gesture) && gesture.recognize($0) }
    }

    /// The view with a movement of fingers that counts before those in it.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        ElementModifier(self) { _ in
            { $0.orShape.map { $0.preceded(by: { mask.contains(.gesture) && gesture.recognize($0) }) } }
        }
    }

    /// The view with a movement of fingers beside those in it.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        ElementModifier(self) { _ in
            { $0.orShape.map { $0.accompanied(by: { mask.contains(.gesture) && gesture.recognize($0) }) } }
        }
    }

    /// The view, whose fields tell of the last key of the keyboard.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        SimulatedApp.require(.viewOnSubmit)
        return ModifiedView(self) { $0.with { $0.submits.insert(action, at: 0) } }
    }

    /// The view, whose fields of a kind tell of the last key of the keyboard.
    public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
        SimulatedApp.require(.viewOnSubmit)
        return ModifiedView(self) { $0.with { $0.submits.insert(action, at: 0) } }
    }

    /// The view whose lists load anew as a finger pulls them down.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.refreshable(action:)", .iOS(15)))
        return ModifiedView(self) { $0.with { $0.pull = PullAction(action) } }
    }

    /// The view with buttons beside its row, which a finger brings to light.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        SimulatedApp.require(.symbol("SwiftUI.View.swipeActions(edge:allowsFullSwipe:content:)", .iOS(15)))
        return SwipedView(content: self, edge: edge, actions: content())
    }

    /// The view that has the focus as long as a value is true.
    public func focused(_ condition: Binding<Bool>) -> some View {
        SimulatedApp.require(.viewFocused)
        return focus {
            condition.wrappedValue
        } write: {
            condition.wrappedValue = $0
        }
    }

    /// The view that has the focus as long as a value is this one.
    public func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View {
        SimulatedApp.require(.viewFocused)
        return focus {
            binding.wrappedValue == value
        } write: { isOn in
            if isOn {
                binding.wrappedValue = value
            } else if let none = Optional<Any>.none as? V, binding.wrappedValue == value {
                binding.wrappedValue = none
            }
        }
    }

    private func focus(read: @escaping () -> Bool, write: @escaping (Bool) -> Void) -> ModifiedView<Self> {
        ModifiedView(self) { context in
            let target = FocusTarget(context.path, read: read, write: write)
            return context.placed { $0.focus = target }
        }
    }

    /// The view with an identity: another one is another view, which begins anew.
    public func id(_ id: some Hashable) -> some View {
        let carried = UncheckedSendableBox(value: id)
        return ModifiedView(self) { $0.entering("id:\(carried.value)") }
    }
}

/// Which fields tell of the last key of the keyboard. Kept, and without effect: all in a view do.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Fields for text, or for what is looked for.
    public static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}

/// What a list does that is pulled down.
final class PullAction {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    @MainActor
    func take(_ touch: Touch) -> Bool {
        guard touch == .pull else { return false }
        let action = action
        Task { await action() }
        return true
    }
}

extension EnvironmentValues {
    private enum PullKey: EnvironmentKey { static var defaultValue: PullAction? { nil } }

    /// What lists do that are pulled down.
    var pull: PullAction? {
        get { self[PullKey.self] }
        set { self[PullKey.self] = newValue }
    }
}

/// A view with buttons beside its row.
private struct SwipedView<Content: View, Actions: View> {
    let content: Content
    let edge: HorizontalEdge
    let actions: Actions

    @MainActor func build(_ context: VisitContext) {
        context.visit(content, "content")
        guard let row = context.surroundings.values.row else { return }
        row.state.edges.insert(edge)
        guard row.state.revealed == edge else { return }
        let inner = context.placed { $0.row = nil }
        row.actions += context.graph.collect { inner.visit(actions, "actions") }
    }
}

extension SwipedView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}
