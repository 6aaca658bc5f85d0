import BackgroundRuntime
import UIKit

/// One of the views of a list, a choice or tabs.
@MainActor
final class Row {
    /// The value that a choice knows it by.
    var tag: AnyHashable?
    var parts: [ScreenPart] = []
    /// The buttons beside it that a finger has brought to light.
    var actions: [ScreenPart] = []
    /// How it is deleted, and moved by so many places.
    let deletion: (() -> Void)?
    let movement: ((Int) -> Void)?
    /// What a finger has done to it, kept from one evaluation to the next.
    let state: RowState

    init(_ around: Surroundings.Values, state: RowState) {
        (tag, deletion, movement, self.state) = (around.tag, around.deletion, around.movement, state)
    }
}

/// What a finger has done to a row.
@MainActor
final class RowState {
    /// At which side its buttons are brought to light.
    var revealed: HorizontalEdge?
    /// At which sides it has any.
    var edges: Set<HorizontalEdge> = []
    /// Whether it was changed when it was looked at last.
    var isEdited = false

    init() {}
}

/// What takes views for rows of its own.
@MainActor
class RowMaker {
    private(set) var rows: [Row] = []
    /// Whether modifiers belong to the rows, and are not looked into before a row is.
    var areWhole: Bool { false }
    /// Whether the rows are changed.
    var areEdited: Bool { false }

    init() {}

    /// Whether a view is a row, and not only around some.
    final func takes(_ view: any PrimitiveView) -> Bool {
        !view.standsForOthers && (areWhole || !view.changesSurroundings)
    }

    /// A view is a row.
    func add(_ view: any View, in context: VisitContext, _ build: (VisitContext) -> Void) {
        let around = context.surroundings.values
        let state = context.graph.remembered(context.path + "#row") { RowState() }
        state.edges = []
        if state.isEdited != areEdited { (state.isEdited, state.revealed) = (areEdited, nil) }
        let row = Row(around, state: state)
        rows.append(row)
        let inner = context.placed {
            ($0.rows, $0.row, $0.tag, $0.deletion, $0.movement) = (nil, row, nil, nil, nil)
        }
        row.parts = context.graph.collect { build(inner) }
        context.graph.parts.append(.made(row.parts) { [self] in shown(row, $0) })
    }

    /// What a row is on the screen, of what is in it.
    func shown(_ row: Row, _ inner: [ScreenElement]) -> [ScreenElement] { inner }
}

/// The rows of a list.
final class CellMaker: RowMaker {
    private let pending: PendingUpdate
    private let selection: ListSelection?
    private let isEditing: Bool

    override var areEdited: Bool { isEditing }

    init(_ context: VisitContext, _ selection: ListSelection?) {
        (pending, self.selection) = (context.graph.invalidation, selection)
        isEditing = context.environment.isEditing
    }

    override func shown(_ row: Row, _ inner: [ScreenElement]) -> [ScreenElement] {
        guard !inner.isEmpty else { return [] }
        // The room around the only thing in a row that is pressed belongs to it.
        let pressed = inner.flatMap(\.pressed)
        let (before, after) = isEditing ? row.editingButtons(inner, then: pending) : ([], [])
        let selection = selection.flatMap { $0.isForEditing && !isEditing ? nil : $0 }
        var cell = ScreenElement(.cell, children: before + inner + after) { [pending, isEditing] touch in
            if case .swipe(let direction) = touch { return !isEditing && row.swipe(direction, then: pending) }
            if isEditing, touch == .tap, let tag = row.tag, let selection, selection.isForEditing {
                selection.choose(tag)
                return true
            }
            if pressed.count == 1, pressed[0].isEnabled { return try pressed[0].take?(touch) == true }
            // What listens for gestures on all of the row has each thing in it take them.
            if let shown = inner.first(where: { $0.take != nil && $0.isOnlyShown }), try shown.take?(touch) == true {
                return true
            }
            guard touch == .tap, let tag = row.tag, let selection else { return false }
            selection.choose(tag)
            return true
        }
        cell.isSelected = row.tag.map { selection?.contains($0) == true } ?? false
        return [cell] + row.buttons(then: pending)
    }
}

extension ScreenElement {
    /// Whether it is there to be looked at.
    fileprivate var isOnlyShown: Bool { role == .staticText || role == .image || role == .other }

    /// What is pressed in it.
    fileprivate var pressed: [ScreenElement] {
        guard role != .button && role != .link else { return take == nil ? [] : [self] }
        return children.flatMap(\.pressed)
    }
}

extension Row {
    /// A finger brings the buttons beside the row to light, or hides them again.
    fileprivate func swipe(_ direction: Touch.Direction, then pending: PendingUpdate) -> Bool {
        guard direction == .left || direction == .right else { return false }
        let edge: HorizontalEdge = direction == .left ? .trailing : .leading
        if let shown = state.revealed {
            guard shown != edge else { return false }
            state.revealed = nil
        } else {
            guard state.edges.contains(edge) || (edge == .trailing && deletion != nil) else { return false }
            state.revealed = edge
        }
        pending.schedule()
        return true
    }

    /// The buttons of a row that is changed: one at the beginning, which brings those to light that delete, and one at the end,
    /// by which a finger moves the row up or down by one place.
    fileprivate func editingButtons(
        _ inner: [ScreenElement], then pending: PendingUpdate
    ) -> (before: [ScreenElement], after: [ScreenElement]) {
        let name = inner.flatMap(\.words).joined(separator: ", ")
        let remover = ScreenElement.button(EditingWords.remove(name)) { [state] in
            state.revealed = state.revealed == nil ? .trailing : nil
            pending.schedule()
        }
        let mover = ScreenElement(.button, label: "Reorder \(name)") { [movement] touch in
            guard touch == .swipe(.up) || touch == .swipe(.down) else { return false }
            movement?(touch == .swipe(.up) ? -1 : 1)
            return true
        }
        return (deletion == nil ? [] : [remover], movement == nil ? [] : [mover])
    }

    /// The buttons that are brought to light, each of which hides them.
    fileprivate func buttons(then pending: PendingUpdate) -> [ScreenElement] {
        guard let edge = state.revealed else { return [] }
        let close: @MainActor () -> Void = { [state] in
            state.revealed = nil
            pending.schedule()
        }
        guard actions.isEmpty else { return actions.elements.map { $0.followed(by: close) } }
        guard edge == .trailing, let deletion else { return [] }
        return [ScreenElement.button("Delete") { deletion() }.followed(by: close)]
    }
}

extension ScreenElement {
    /// The element, after whose touch something else happens.
    func followed(by action: @escaping @MainActor () -> Void) -> ScreenElement {
        with { element in
            let own = element.take
            element.take = { touch in
                guard try own?(touch) == true else { return false }
                action()
                return true
            }
        }
    }
}
