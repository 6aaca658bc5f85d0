// What lies over a view: its content is evaluated as long as it would be shown.

/// A view with another over it.
struct CoveredView<Content: View, Cover: View> {
    let content: Content
    let cover: @MainActor () -> Cover?
    let onDismiss: (() -> Void)?

    init(_ content: Content, onDismiss: (() -> Void)? = nil, cover: @escaping @MainActor () -> Cover?) {
        (self.content, self.cover, self.onDismiss) = (content, cover, onDismiss)
    }

    @MainActor func build(_ evaluation: Evaluation) {
        evaluation.visit(content, "content")
        guard let view = cover() else { return }
        let inner = evaluation.entering("cover")
        if let onDismiss { inner.add(AppearEffect(disappear: onDismiss)) }
        inner.visit(view, "view")
    }
}

extension CoveredView: View, PrimitiveView {
    /// It is made of no other views.
    typealias Body = Never
}

extension View {
    /// A sheet, as long as a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { CoveredView(self, onDismiss: onDismiss) { isPresented.wrappedValue ? content() : nil } }

    /// A sheet, as long as there is something to show in it.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { CoveredView(self, onDismiss: onDismiss) { item.wrappedValue.map(content) } }

    /// A view over all of the screen, as long as a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SimulatedApp.require(.viewFullScreenCover)
        return CoveredView(self, onDismiss: onDismiss) { isPresented.wrappedValue ? content() : nil }
    }

    /// A message with buttons, which nobody presses here.
    public func alert<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        SimulatedApp.require(.viewAlert)
        return CoveredView(self) { isPresented.wrappedValue ? TupleView((), [Text(title), actions()]) : nil }
    }

    /// A message with buttons and more text, which nobody presses here.
    public func alert<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        SimulatedApp.require(.viewAlertWithMessage)
        return CoveredView(self) {
            isPresented.wrappedValue ? TupleView((), [Text(title), message(), actions()]) : nil
        }
    }

    /// A message with the buttons of an `Alert`.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        CoveredView(self) { isPresented.wrappedValue ? content().view : nil }
    }

    /// A choice of buttons, which nobody presses here.
    public func confirmationDialog<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        SimulatedApp.require(.viewConfirmationDialog)
        return CoveredView(self) { isPresented.wrappedValue ? TupleView((), [Text(title), actions()]) : nil }
    }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the system sees fit.
    case automatic
    /// It can be seen.
    case visible
    /// It is not.
    case hidden
}

/// A message with one or two buttons, as until iOS 15.
public struct Alert {
    /// A button of a message. Nobody presses it here.
    public struct Button {
        /// The button that is pressed usually.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that takes something back.
        public static func cancel(_ label: Text = Text("Cancel"), action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    let view: TupleView<Void>

    /// A message with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        view = TupleView((), [title] + (message.map { [$0] } ?? []))
    }

    /// A message with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message)
    }
}
