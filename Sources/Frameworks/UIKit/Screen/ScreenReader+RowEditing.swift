import BackgroundRuntime

// The buttons in the rows of a table that is edited: one at the beginning that takes the row out or puts one in, and one at the
// end by which a finger moves it.

extension UITableView {
    /// How a row is changed by its button.
    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard mayEditRow(at: path) else { return .none }
        return (delegate as? any UITableViewDelegate)?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// The buttons in a row; none where rows are not changed.
    func editingButtons(at path: IndexPath, of name: String) -> (before: [ScreenElement], after: [ScreenElement]) {
        guard isEditing else { return ([], []) }
        let style: UITableViewCell.EditingStyle = choosesSeveralInEditing ? .none : editingStyle(at: path)
        let before: [ScreenElement] =
            switch style {
            case .none: []
            case .delete: [.button(EditingWords.remove(name)) { [weak self] in self?.uncoverButtons(at: path) }]
            case .insert:
                [
                    .button("Insert \(name)") { [weak self] in
                        guard let self else { return }
                        dataSource?.tableView(self, commit: .insert, forRowAt: path)
                    }
                ]
            }
        let mayMove = dataSource?.tableView(self, canMoveRowAt: path) == true
        return (before, mayMove ? [mover(of: path, name)] : [])
    }

    /// The button that takes a row out only brings those to light that do, or hides them.
    private func uncoverButtons(at path: IndexPath) {
        let isUncovered = revealed?.path == path
        let buttons = isUncovered ? [] : buttons(beside: path, .left)
        revealed = buttons.isEmpty ? nil : RevealedRow(path: path, direction: .left, buttons: buttons)
    }

    /// What a finger moves a row by: up or down, by one place.
    private func mover(of path: IndexPath, _ name: String) -> ScreenElement {
        ScreenElement(.button, label: "Reorder \(name)") { [weak self] touch in
            switch touch {
            case .swipe(.up): self?.move(path, by: -1)
            case .swipe(.down): self?.move(path, by: 1)
            default: return false
            }
            return true
        }
    }

    private func move(_ path: IndexPath, by step: Int) {
        let proposed = neighbour(of: path, step)
        let target = (delegate as? any UITableViewDelegate)?.tableView(
            self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
        let end = target ?? proposed
        guard end != path else { return }
        dataSource?.tableView(self, moveRowAt: path, to: end)
        forgetRows()
    }

    /// The place before or after one: in the next section at the end of its own, and itself at that of the table.
    private func neighbour(of path: IndexPath, _ step: Int) -> IndexPath {
        let (row, section) = (path.row + step, path.section + step)
        if row >= 0, row < numberOfRows(inSection: path.section) { return IndexPath(row: row, section: path.section) }
        guard section >= 0, section < numberOfSections else { return path }
        return IndexPath(row: step > 0 ? 0 : numberOfRows(inSection: section), section: section)
    }
}

/// What the buttons of rows say that are changed.
package enum EditingWords {
    /// On the button that takes a row out: iOS 17 calls it otherwise than those before.
    package static func remove(_ name: String) -> String {
        let verb = AppProcess.current.map { $0.device.system < .iOS(17) } == true ? "Delete" : "Remove"
        return "\(verb) \(name)"
    }
}
