import BackgroundRuntime

/// What a finger opened, kept from one evaluation to the next.
@MainActor
final class OpenState {
    private(set) var isOpen = false
    private let pending: PendingUpdate

    init(_ pending: PendingUpdate) { self.pending = pending }

    func turn(_ isOpen: Bool) {
        self.isOpen = isOpen
        pending.schedule()
    }
}

extension VisitContext {
    /// Whether something is open, under a name.
    func opened(_ name: String) -> OpenState {
        graph.remembered("\(path)#\(name)") { OpenState(graph.invalidation) }
    }

    /// Looks at the choices of what is open, which lie in front of all else until one of them is pressed.
    func showMenu(_ state: OpenState, _ content: some View) {
        guard state.isOpen else { return }
        cover(by: content, as: nil, close: nil) { choices, _ in
            let buttons = choices.map { $0.closing { state.turn(false) } }
            // What a phone calls the room around a menu.
            var rest = ScreenElement.button("dismiss popup") { state.turn(false) }
            rest.identifier = "PopoverDismissRegion"
            return [ScreenElement(.collectionView, children: buttons), rest]
        }
    }
}

extension ScreenElement {
    /// The element, where each touch that something in it takes is the last one.
    func closing(_ close: @escaping @MainActor () -> Void) -> ScreenElement {
        deeply { if $0.take != nil { $0 = $0.followed(by: close) } }
    }
}

/// A button that opens choices.
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    private nonisolated init(_ label: Label, _ content: Content) {
        SimulatedApp.require(.symbol("SwiftUI.Menu", .iOS(14)))
        (self.label, self.content) = (label, content)
    }

    @MainActor func build(_ context: VisitContext) {
        let (state, isEnabled) = (context.opened("menu"), context.environment.isEnabled)
        context.show {
            context.visit(label, "label")
        } _: { inner in
            var button = ScreenElement.whole(.button, of: inner)
            button.isEnabled = isEnabled
            button.take = { touch in ScreenElement.press(touch) { state.turn(true) } }
            return [button]
        }
        if state.isOpen { context.showMenu(state, content) }
    }
}

extension Menu: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Menu {
    /// A menu behind a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }
}

extension Menu where Label == Text {
    /// A menu behind words.
    public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }

    /// A menu behind words.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

/// A view with choices that a finger finds by staying on it.
private struct ContextMenuView<Content: View, Items: View> {
    let content: Content
    let items: Items

    @MainActor func build(_ context: VisitContext) {
        let state = context.opened("menu")
        context.show {
            context.visit(content, "content")
        } _: { inner in
            inner.orShape.map { element in
                element.preceded(by: { touch in
                    guard case .press(let duration) = touch, duration >= .milliseconds(500) else { return false }
                    state.turn(true)
                    return true
                })
            }
        }
        if state.isOpen { context.showMenu(state, items) }
    }
}

extension ContextMenuView: View, PrimitiveView {
    typealias Body = Never
}

extension View {
    /// The view with buttons that a finger finds by staying on it.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { ContextMenuView(content: self, items: menuItems()) }
}
