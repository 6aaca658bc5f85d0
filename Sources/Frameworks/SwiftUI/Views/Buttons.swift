import BackgroundRuntime

/// A button: a finger that presses it does what it is for.
public struct Button<Label: View> {
    private let label: Label
    private let role: ButtonRole?
    private let action: @MainActor () -> Void

    nonisolated init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
        (self.role, self.action, self.label) = (role, action, label)
    }

    /// A button that shows other views.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(nil, action, label())
    }

    /// A button with a label that does something of a kind.
    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        SimulatedApp.require(.symbol("SwiftUI.Button.init(role:action:label:)", .iOS(15)))
        self.init(role, action, label())
    }

    @MainActor func build(_ context: VisitContext) {
        let (action, isEnabled) = (action, context.environment.isEnabled)
        if role?.isCancel == true { context.surroundings.values.message?.hasCancel = true }
        if let style = context.environment.buttonStyle {
            let shown = ButtonStyleConfiguration.Label(view: AnyView(label))
            let configuration = PrimitiveButtonStyleConfiguration(role: role, label: shown, action: action)
            return style.show(configuration, in: context)
        }
        context.show {
            context.visit(label, "label")
        } _: {
            [.pressed(of: $0, isEnabled: isEnabled, action)]
        }
    }
}

extension Button: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Button where Label == Text {
    /// A button with a text.
    public nonisolated init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(nil, action, Text(title))
    }

    /// A button with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(nil, action, Text(title))
    }

    /// A button with a text that does something of a kind.
    public nonisolated init(
        _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        SimulatedApp.require(.buttonWithRole)
        self.init(role, action, Text(title))
    }

    /// A button with a text that does something of a kind.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        SimulatedApp.require(.buttonWithRole)
        self.init(role, action, Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with words and a picture of the system.
    public nonisolated init(
        _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(nil, action, SwiftUI.Label(title, systemImage: systemImage)) }

    /// A button with words and a picture of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) { self.init(nil, action, SwiftUI.Label(title, systemImage: systemImage)) }

    /// A button with words and a picture of the system that does something of a kind.
    public nonisolated init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role, action, SwiftUI.Label(title, systemImage: systemImage)) }
}

/// What a button does besides.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static var destructive: ButtonRole {
        SimulatedApp.constant(
            ButtonRole(name: "destructive"), since: .symbol("SwiftUI.ButtonRole.destructive", .iOS(15)))
    }
    /// It takes something back.
    public static var cancel: ButtonRole {
        SimulatedApp.constant(ButtonRole(name: "cancel"), since: .symbol("SwiftUI.ButtonRole.cancel", .iOS(15)))
    }

    var isCancel: Bool { name == "cancel" }

    /// The same on each system, as messages have it.
    static let cancelling = ButtonRole(name: "cancel")
}

/// A link to an address, which opens it.
public struct Link<Label: View> {
    private let label: Label
    private let destination: URL

    /// A link behind other views.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        SimulatedApp.require(.link)
        (self.label, self.destination) = (label(), destination)
    }

    @MainActor func build(_ context: VisitContext) {
        let (destination, isEnabled) = (destination, context.environment.isEnabled)
        let open = context.environment.openURL
        context.show {
            context.visit(label, "label")
        } _: { inner in
            var link = ScreenElement.whole(.link, of: inner)
            link.isEnabled = isEnabled
            link.take = { ScreenElement.press($0) { open(destination) } }
            return [link]
        }
    }
}

extension Link: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Link where Label == Text {
    /// A link behind words.
    public nonisolated init(_ title: LocalizedStringKey, destination: URL) {
        SimulatedApp.require(.link)
        (label, self.destination) = (Text(title), destination)
    }

    /// A link behind words.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        SimulatedApp.require(.link)
        (label, self.destination) = (Text(title), destination)
    }
}
