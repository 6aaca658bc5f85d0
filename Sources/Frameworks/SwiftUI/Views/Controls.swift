/// A button, which nobody presses here.
public struct Button<Label: View> {
    private let label: Label

    /// A button that shows other views.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A button with a label that does something of a kind.
    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        SimulatedApp.require(.buttonWithRoleAndLabel)
        self.label = label()
    }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension Button: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Button where Label == Text {
    /// A button with a text.
    public nonisolated init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        label = Text(title)
    }

    /// A button with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        label = Text(title)
    }

    /// A button with a text that does something of a kind.
    public nonisolated init(
        _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        SimulatedApp.require(.buttonWithRole)
        label = Text(title)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with words and a picture of the system.
    public nonisolated init(
        _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { label = SwiftUI.Label(title, systemImage: systemImage) }
}

/// A switch, which nobody touches here.
public struct Toggle<Label: View> {
    private let label: Label

    /// A switch with a label.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension Toggle: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Toggle where Label == Text {
    /// A switch with a text.
    public nonisolated init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { label = Text(title) }
}

/// A choice of one of several values, which nobody makes here.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let parts: TupleView<Void>

    /// A choice with a label.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { parts = TupleView((), [label(), content()]) }

    @MainActor func build(_ evaluation: Evaluation) { parts.build(evaluation) }
}

extension Picker: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Picker where Label == Text {
    /// A choice with a text.
    public nonisolated init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { parts = TupleView((), [Text(title), content()]) }
}

/// A number from a range, which nobody sets here.
public struct Slider<Label: View, ValueLabel: View> {
}

extension Slider: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A number from a range.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {}

    /// A number from a range, in steps.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {}
}

/// A number that goes up and down, which nobody sets here.
public struct Stepper<Label: View> {
    private let label: Label

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension Stepper: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Stepper {
    /// A number with a label.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }

    /// What is done at its two buttons, with a label.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.label = label() }
}

extension Stepper where Label == Text {
    /// A number with a text.
    public nonisolated init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(title) }

    /// A number without bounds, with a text.
    public nonisolated init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(title) }

    /// What is done at its two buttons, with a text.
    public nonisolated init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(title) }
}

/// A line of text, which nobody types here.
public struct TextField<Label: View> {
    private let label: Label

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension TextField: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension TextField where Label == Text {
    /// A line with a text where nothing is typed.
    public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) { label = Text(title) }
}

/// A line of secret text, which nobody types here.
public struct SecureField<Label: View> {
    private let label: Label

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(label, "label") }
}

extension SecureField: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension SecureField where Label == Text {
    /// A line with a text where nothing is typed.
    public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) { label = Text(title) }
}

/// Lines of text, which nobody types here.
public struct TextEditor {
    /// Lines of text.
    public nonisolated init(text: Binding<String>) {
        SimulatedApp.require(.textEditor)
    }
}

extension TextEditor: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A text with a picture.
public struct Label<Title: View, Icon: View> {
    private let title: Title

    /// A text with a picture.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        SimulatedApp.require(.label)
        self.title = title()
    }

    @MainActor func build(_ evaluation: Evaluation) { evaluation.visit(title, "title") }
}

extension Label: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
    /// A text with a picture of the system.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String) {
        SimulatedApp.require(.label)
        self.title = Text(title)
    }

    /// A text with a picture of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        SimulatedApp.require(.label)
        self.title = Text(title)
    }

    /// A text with a picture of the app.
    public nonisolated init(_ title: LocalizedStringKey, image name: String) {
        SimulatedApp.require(.label)
        self.title = Text(title)
    }
}

/// How far something is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
}

extension ProgressView: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something goes on.
    public nonisolated init() {
        SimulatedApp.require(.progressView)
    }

    /// So much of it is done.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        SimulatedApp.require(.progressView)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something with a name goes on.
    public nonisolated init(_ title: LocalizedStringKey) {
        SimulatedApp.require(.progressView)
    }

    /// So much of something with a name is done.
    public nonisolated init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
        SimulatedApp.require(.progressView)
    }
}

/// Room between views.
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

/// Buttons in bars.
public struct ToolbarItem<Content: View> {
    let content: Content

    /// Something at a place of a bar.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        SimulatedApp.require(.toolbarItem)
        self.content = content()
    }
}

extension ToolbarItem: View, ContainerView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// A place of a bar.
public enum ToolbarItemPlacement: Hashable, Sendable {
    /// As the system sees fit.
    case automatic
    /// In the middle, or at a side.
    case principal, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar
    /// Where something is agreed to, taken back, or done.
    case confirmationAction, cancellationAction, primaryAction
}
