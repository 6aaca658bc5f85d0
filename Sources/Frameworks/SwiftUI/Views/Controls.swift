/// A text with a picture.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    /// A text with a picture.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        SimulatedApp.require(.label)
        (self.title, self.icon) = (title(), icon())
    }

    @MainActor func build(_ context: VisitContext) {
        context.visit(icon, "icon")
        context.visit(title, "title")
    }
}

extension Label: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
    /// A text with a picture of the system.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String) {
        SimulatedApp.require(.label)
        (self.title, icon) = (Text(title), Image(systemName: name))
    }

    /// A text with a picture of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        SimulatedApp.require(.label)
        (self.title, icon) = (Text(title), Image(systemName: name))
    }

    /// A text with a picture of the app.
    public nonisolated init(_ title: LocalizedStringKey, image name: String) {
        SimulatedApp.require(.label)
        (self.title, icon) = (Text(title), Image(name))
    }
}

public struct Spacer {
    /// Room of some length at least.
    public nonisolated init(minLength: CGFloat? = nil) {}
}

extension Spacer: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A line between views.
public struct Divider {
    /// A line between views.
    public nonisolated init() {}
}

extension Divider: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}
