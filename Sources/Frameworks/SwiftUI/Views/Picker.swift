import BackgroundRuntime

/// A choice of one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let label: Label
    private let content: Content
    private let selection: Binding<SelectionValue>

    private nonisolated init(_ label: Label, _ selection: Binding<SelectionValue>, _ content: Content) {
        (self.label, self.selection, self.content) = (label, selection, content)
    }

    @MainActor func build(_ context: VisitContext) {
        let maker = ChoiceMaker()
        var label: [ScreenPart] = []
        _ = context.graph.collect {
            label = context.graph.collect { context.visit(self.label, "label") }
            context.placed { ($0.rows, $0.row, $0.tag) = (maker, nil, nil) }.visit(content, "content")
        }
        let choice = Choice(rows: maker.rows, selection: selection, isEnabled: context.environment.isEnabled)
        guard context.environment.pickerLook == .menu else {
            let role: ScreenElement.Role = context.environment.pickerLook == .segments ? .segmentedControl : .other
            return context.show { _ in [choice.open(role, label.elements)] }
        }
        let state = context.opened("choices")
        context.show { _ in [choice.closed(label.elements, state)] }
        if state.isOpen { context.showMenu(state, Choices(choice: choice)) }
    }
}

extension Picker: View, PrimitiveView {
    /// It is made of no other views.
    public typealias Body = Never
}

extension Picker {
    /// A choice with a label.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, content()) }

    /// A choice with a label, as until iOS 15.
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) { self.init(label, selection, content()) }
}

extension Picker where Label == Text {
    /// A choice with a text.
    public nonisolated init(
        _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), selection, content()) }

    /// A choice with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), selection, content()) }
}

/// The choices of a picker, by the values that they stand for.
private final class ChoiceMaker: RowMaker {}

/// What is chosen of several.
private struct Choice<Value: Hashable> {
    let rows: [Row]
    let selection: Binding<Value>
    let isEnabled: Bool

    /// A choice by a value; one that is no value of the picker chooses nothing, as on a phone.
    @MainActor
    private func choose(_ row: Row) { if let value = row.tag?.base as? Value { selection.wrappedValue = value } }

    @MainActor
    private func isChosen(_ row: Row) -> Bool { row.tag == AnyHashable(selection.wrappedValue) }

    /// A choice by what it says.
    @MainActor
    private func take(_ touch: Touch) throws -> Bool {
        guard case .set(let title) = touch else { return false }
        guard let row = rows.first(where: { $0.title == title }) else {
            let all = rows.compactMap(\.title).map { "\"\($0)\"" }.joined(separator: ", ")
            throw StimulusError("the choice has no \"\(title)\", but \(all)")
        }
        choose(row)
        return true
    }

    @MainActor
    var buttons: [ScreenElement] {
        rows.map { row in
            ScreenElement.button(row.title, isSelected: isChosen(row), isEnabled: isEnabled) { choose(row) }
        }
    }

    /// All choices side by side.
    @MainActor
    func open(_ role: ScreenElement.Role, _ label: [ScreenElement]) -> ScreenElement {
        var control = ScreenElement.whole(role, of: label)
        (control.children, control.isEnabled) = (buttons, isEnabled)
        control.take = { try take($0) }
        return control
    }

    /// What is chosen, behind a button that shows the others.
    @MainActor
    func closed(_ label: [ScreenElement], _ state: OpenState) -> ScreenElement {
        var button = ScreenElement.whole(.button, of: label)
        (button.children, button.isEnabled) = ([], isEnabled)
        button.value = rows.first(where: isChosen)?.title
        button.take = { touch in try take(touch) || ScreenElement.press(touch) { state.turn(true) } }
        return button
    }
}

extension Row {
    @MainActor fileprivate var title: String? { ScreenElement.whole(.button, of: parts.elements).label }
}

/// The choices that are open.
private struct Choices<Value: Hashable> {
    let choice: Choice<Value>

    @MainActor func build(_ context: VisitContext) { context.show { _ in choice.buttons } }
}

extension Choices: View, PrimitiveView {
    typealias Body = Never
}

/// How a choice is shown.
enum PickerLook {
    /// As a button that opens the choices.
    case menu
    /// As parts of one control.
    case segments
    /// As rows or on a wheel.
    case rows
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

    var pickerLook: PickerLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}
