import BackgroundRuntime

// The buttons beside a row, which a finger brings to light by moving over it.

/// The row of a table whose buttons are brought to light: one at a time.
@MainActor
struct RevealedRow {
    /// One of the buttons.
    struct Button {
        let title: String?
        let press: () -> Void
    }

    let path: IndexPath
    let direction: Touch.Direction
    let buttons: [Button]
}

/// The method of a table's controller that deletes rows.
@MainActor
enum RowDeletion {
    private class Plain: UITableViewController {}
    private final class Deleting: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    static let overridden = OverriddenMethod(
        of: UITableViewController.self, plain: Plain.self, overriding: Deleting.self)
}

extension UITableView {
    /// What a finger does to a row besides choosing it.
    func take(_ touch: Touch, at path: IndexPath) -> Bool {
        if case .swipe(let direction) = touch { return !isEditing && takeSwipe(direction, at: path) }
        guard touch.opensMenu, let rows = delegate as? any UITableViewDelegate else { return false }
        return rows.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?.open(of: self) ?? false
    }

    /// A finger moves over a row: its buttons come to light, or those that are there go.
    private func takeSwipe(_ direction: Touch.Direction, at path: IndexPath) -> Bool {
        if let shown = revealed {
            revealed = nil
            if shown.path == path, shown.direction != direction { return true }
        }
        let buttons = buttons(beside: path, direction)
        guard !buttons.isEmpty else { return false }
        revealed = RevealedRow(path: path, direction: direction, buttons: buttons)
        return true
    }

    /// The buttons that are to be seen beside a row.
    func shownButtons(at path: IndexPath) -> [ScreenElement] {
        guard let revealed, revealed.path == path else { return [] }
        return revealed.buttons.map { button in
            ScreenElement(.button, label: button.title) { [weak self] touch in
                guard touch == .tap else { return false }
                self?.revealed = nil
                button.press()
                return true
            }
        }
    }

    func buttons(beside path: IndexPath, _ direction: Touch.Direction) -> [RevealedRow.Button] {
        let rows = delegate as? any UITableViewDelegate
        switch direction {
        case .left:
            let own = rows?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            return own.map { buttons(of: $0) } ?? oldButtons(beside: path)
        case .right:
            return (rows?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)).map { buttons(of: $0) } ?? []
        case .up, .down: return []
        }
    }

    private func buttons(of configuration: UISwipeActionsConfiguration) -> [RevealedRow.Button] {
        configuration.actions.map { action in
            RevealedRow.Button(title: action.title) { [self] in action.handler(action, self) { _ in } }
        }
    }

    /// Those of before iOS 11, and the one that deletes, which the source of the rows hears of. Apple lets each row be
    /// edited whose source does not say otherwise.
    private func oldButtons(beside path: IndexPath) -> [RevealedRow.Button] {
        let rows = delegate as? any UITableViewDelegate
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return [] }
        if let own = rows?.tableView(self, editActionsForRowAt: path) {
            return own.map { action in RevealedRow.Button(title: action.title) { action.handler(action, path) } }
        }
        guard rows?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete else { return [] }
        let title = rows?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        return [
            RevealedRow.Button(title: title ?? "Delete") { [self] in
                dataSource.tableView(self, commit: .delete, forRowAt: path)
            }
        ]
    }
}
