import BackgroundRuntime

/// What keys do to a field.
@MainActor
struct Typing {
    let role: ScreenElement.Role
    let placeholder: String?
    let text: Binding<String>
    /// Called as the keys begin to go to the field, and as they go there no longer.
    var edit: (Bool) -> Void = { _ in }
    /// Called at the last key of the keyboard.
    var commit: () -> Void = {}

    /// Puts the field on the screen.
    func show(in context: VisitContext) {
        let focus = context.surroundings.values.focus ?? FocusTarget(context.path)
        focus.follow(context.graph)
        let (isEnabled, submits) = (context.environment.isEnabled, context.environment.submits)
        context.show { [weak graph = context.graph] _ in
            var field = ScreenElement(role)
            let shown = text.wrappedValue
            field.value = shown.isEmpty ? nil : shown
            if role == .secureTextField { field.value = field.value.map { String(repeating: "•", count: $0.count) } }
            (field.placeholder, field.isEnabled) = (placeholder, isEnabled)
            field.hasFocus = graph?.focus?.key == focus.key
            field.take = { touch in graph.map { take(touch, focus, $0, submits) } ?? false }
            return [field]
        }
    }

    private func take(_ touch: Touch, _ focus: FocusTarget, _ graph: Graph, _ submits: [() -> Void]) -> Bool {
        switch touch {
        case .tap, .doubleTap, .press: begin(focus, graph)
        case .clear: text.wrappedValue = ""
        case .type(let keys):
            begin(focus, graph)
            for key in keys { press(key, focus, graph, submits) }
        default: return false
        }
        return true
    }

    private func begin(_ focus: FocusTarget, _ graph: Graph) {
        guard graph.focus?.key != focus.key else { return }
        focus.take(in: graph)
        graph.invalidation.schedule()
        edit(true)
    }

    private func press(_ key: Character, _ focus: FocusTarget, _ graph: Graph, _ submits: [() -> Void]) {
        guard key != Touch.deleteKey else {
            text.wrappedValue = String(text.wrappedValue.dropLast())
            return
        }
        guard key == "\n", role != .textView else { return text.wrappedValue.append(key) }
        // The last key takes the keyboard away, and then tells.
        focus.leave(in: graph)
        graph.invalidation.schedule()
        edit(false)
        commit()
        for submit in submits { submit() }
    }
}

/// What was typed for a value: shown until the value becomes another one.
private final class DraftText {
    private var typed: (text: String, value: String)?

    init() {}

    func draft(of text: Binding<String>) -> Binding<String> {
        Binding { [self] in
            let value = text.wrappedValue
            return typed.flatMap { $0.value == value ? $0.text : nil } ?? value
        } set: { [self] in
            text.wrappedValue = $0
            typed = ($0, text.wrappedValue)
        }
    }
}

extension EnvironmentValues {
    private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

    /// What is done at the last key of the keyboard, from the inside out.
    var submits: [() -> Void] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

/// A line of text, which keys are typed into.
public struct TextField<Label: View> {
    private let label: Label
    private let placeholder: String
    private let text: Binding<String>
    private let edit: (Bool) -> Void
    private let commit: () -> Void
    /// Whether the text is that of a value, which may be none while it is typed.
    private var isFormatted = false

    @MainActor func build(_ context: VisitContext) {
        var text = text
        if isFormatted { text = context.graph.remembered(context.path + "#text") { DraftText() }.draft(of: text) }
        // Its words can be read, and are no element of their own.
        _ = context.graph.collect { context.visit(label, "label") }
        Typing(role: .textField, placeholder: placeholder, text: text, edit: edit, commit: commit)
            .show(in: context)
    }
}

extension TextField: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension TextField where Label == Text {
    private nonisolated init(
        _ title: Text, _ text: Binding<String>, edit: @escaping (Bool) -> Void = { _ in },
        commit: @escaping () -> Void = {}
    ) { (label, placeholder, self.text, self.edit, self.commit) = (title, title.words, text, edit, commit) }

    /// A line with a text where nothing is typed.
    public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) { self.init(Text(title), text) }

    /// A line with a text where nothing is typed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text) }

    /// A line with a text where nothing is typed, and what is done as keys begin and cease to go to it and at the last
    /// of them, as until iOS 15.
    public nonisolated init(
        _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(Text(title), text, edit: onEditingChanged, commit: onCommit) }

    /// A line that keys make into a value by a format. What is no such value leaves it as it is.
    public nonisolated init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F
    ) where F.FormatOutput == String {
        SimulatedApp.require(.symbol("SwiftUI.TextField.init(_:value:format:)", .iOS(15)))
        self.init(
            Text(title),
            Binding {
                format.format(value.wrappedValue)
            } set: { text in
                if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
            })
        isFormatted = true
    }
}

/// A line of secret text, which keys are typed into.
public struct SecureField<Label: View> {
    private let label: Label
    private let placeholder: String
    private let text: Binding<String>

    @MainActor func build(_ context: VisitContext) {
        _ = context.graph.collect { context.visit(label, "label") }
        Typing(role: .secureTextField, placeholder: placeholder, text: text).show(in: context)
    }
}

extension SecureField: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension SecureField where Label == Text {
    /// A line with a text where nothing is typed.
    public nonisolated init(_ title: LocalizedStringKey, text: Binding<String>) {
        label = Text(title)
        (placeholder, self.text) = (label.words, text)
    }
}

/// Lines of text, which keys are typed into.
public struct TextEditor {
    private let text: Binding<String>

    public nonisolated init(text: Binding<String>) {
        SimulatedApp.require(.symbol("SwiftUI.TextEditor", .iOS(14)))
        self.text = text
    }

    @MainActor func build(_ context: VisitContext) {
        Typing(role: .textView, placeholder: nil, text: text).show(in: context)
    }
}

extension TextEditor: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}
