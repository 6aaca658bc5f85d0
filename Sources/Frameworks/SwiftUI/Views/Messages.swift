import BackgroundRuntime

// Messages and choices in front of views: each of their buttons takes them away, after it has done what it is for.

/// A view with a message in front of it.
private struct MessageView<Content: View> {
    let content: Content
    let role: ScreenElement.Role
    let title: Text
    /// Whether the title is shown, and not only read out.
    var showsTitle = true
    let isPresented: Binding<Bool>
    /// What is said and can be pressed; made while it is shown.
    let inner: @MainActor () -> (message: any View, actions: any View)

    @MainActor var changesSurroundings: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        context.visit(content, "content")
        guard isPresented.wrappedValue else { return }
        let (message, actions) = inner()
        let (contents, isPresented) = (MessageContents(), isPresented)
        let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
        let all = TupleView((), (showsTitle ? [title] : []) + [message, actions])
        let (role, title) = (role, title.words)
        let form = role == .alert ? FrontScreen.Form.alert : .actionSheet
        context.cover(by: all, as: form, title: title, message: contents, close: close) { inner, _ in
            var children = inner.map { $0.role == .button ? $0.followed(by: close) : $0 }
            let hasButtons = inner.contains { $0.role == .button }
            if role == .alert, !hasButtons { children.append(.button("OK", close)) }
            if role == .sheet, !contents.hasCancel { children.append(.button("Cancel", close)) }
            return [ScreenElement(role, label: title, children: children)]
        }
    }
}

extension MessageView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}

extension View {
    private func message(
        _ title: Text, _ isPresented: Binding<Bool>, role: ScreenElement.Role = .alert, showsTitle: Bool = true,
        _ inner: @escaping @MainActor () -> (any View, any View)
    ) -> MessageView<Self> {
        MessageView(
            content: self, role: role, title: title, showsTitle: showsTitle, isPresented: isPresented, inner: inner)
    }

    /// A message with buttons.
    public func alert<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        SimulatedApp.require(.viewAlert)
        return message(Text(title), isPresented) { (EmptyView(), actions()) }
    }

    /// A message with buttons.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        SimulatedApp.require(.viewAlert)
        return message(Text(title), isPresented) { (EmptyView(), actions()) }
    }

    /// A message with buttons and more text.
    public func alert<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        SimulatedApp.require(.viewAlertWithMessage)
        return self.message(Text(title), isPresented) { (message(), actions()) }
    }

    /// A message with buttons and more text.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        SimulatedApp.require(.viewAlertWithMessage)
        return self.message(Text(title), isPresented) { (message(), actions()) }
    }

    /// A message about something, with buttons and more text.
    public func alert<A: View, M: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        SimulatedApp.require(.viewAlertWithMessage)
        return self.message(Text(title), isPresented) {
            data.map { (message($0), actions($0)) } ?? (EmptyView(), EmptyView())
        }
    }

    /// A message with the buttons of an `Alert`.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        OldMessageView(content: self, message: { isPresented.wrappedValue ? content().contents : nil }) {
            isPresented.wrappedValue = false
        }
    }

    /// A message with the buttons of an `Alert`, as long as there is something that it is about.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        OldMessageView(content: self, message: { item.wrappedValue.map { content($0).contents } }) {
            item.wrappedValue = nil
        }
    }

    /// A choice of buttons from below, as until iOS 15.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        OldMessageView(content: self, message: { isPresented.wrappedValue ? content().contents : nil }) {
            isPresented.wrappedValue = false
        }
    }

    /// A choice of buttons.
    public func confirmationDialog<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        SimulatedApp.require(.viewConfirmationDialog)
        return message(Text(title), isPresented, role: .sheet, showsTitle: titleVisibility == .visible) {
            (EmptyView(), actions())
        }
    }

    /// A choice of buttons.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        SimulatedApp.require(.viewConfirmationDialog)
        return message(Text(title), isPresented, role: .sheet, showsTitle: titleVisibility == .visible) {
            (EmptyView(), actions())
        }
    }

    /// A choice of buttons with more text.
    public func confirmationDialog<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        SimulatedApp.require(.viewConfirmationDialog)
        return self.message(Text(title), isPresented, role: .sheet, showsTitle: titleVisibility == .visible) {
            (message(), actions())
        }
    }
}

/// What a message says, and its buttons, as until iOS 15.
struct OldMessage {
    let role: ScreenElement.Role
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]
}

/// A view with a message of a value in front of it.
private struct OldMessageView<Content: View> {
    let content: Content
    let message: @MainActor () -> OldMessage?
    let close: () -> Void

    @MainActor var changesSurroundings: Bool { true }

    @MainActor func build(_ context: VisitContext) {
        let message = message()
        let isShown = Binding {
            message != nil
        } set: { [close] in
            if !$0 { close() }
        }
        let view = MessageView(
            content: content, role: message?.role ?? .alert, title: message?.title ?? Text(verbatim: ""),
            isPresented: isShown
        ) {
            (message?.message ?? Text(verbatim: ""), TupleView((), message?.buttons.map(\.view) ?? []))
        }
        view.build(context)
    }
}

extension OldMessageView: View, PrimitiveView, WrappingView {
    typealias Body = Never
}

/// A message with one or two buttons, as until iOS 15.
public struct Alert {
    /// A button of a message.
    public struct Button {
        fileprivate let label: Text
        fileprivate let action: (() -> Void)?
        fileprivate var isCancel = false

        /// The button that is pressed usually.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action)
        }
        /// A button that takes something back.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action, isCancel: true)
        }
        /// A button that takes something back, in the words of the system.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: "Cancel"), action: action, isCancel: true)
        }
        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action)
        }

        @MainActor
        fileprivate var view: any View {
            SwiftUI.Button(isCancel ? .cancelling : nil, { action?() }, label)
        }
    }

    let contents: OldMessage

    /// A message with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        contents = OldMessage(
            role: .alert, title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }

    /// A message with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        contents = OldMessage(
            role: .alert, title: title, message: message, buttons: [primaryButton, secondaryButton])
    }
}

/// A choice of buttons from below, as until iOS 15.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let contents: OldMessage

    /// A choice of buttons; without any it has one that takes it away.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        contents = OldMessage(role: .sheet, title: title, message: message, buttons: buttons)
    }
}
