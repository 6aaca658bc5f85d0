import BackgroundRuntime

// Lists: the cells that their sources yield, in the order of the list. Nothing is laid out, so that all of them are there,
// as if somebody scrolled to each.

extension ScreenReader {
    static func element(ofTable table: UITableView) -> ScreenElement {
        let rows = (0..<table.numberOfSections).flatMap { cells(of: table, inSection: $0) }
        let children =
            elements(ofHeld: table.backgroundView) + elements(ofHeld: table.tableHeaderView) + rows
            + elements(ofHeld: table.tableFooterView)
        return ScreenElement(.table, children: children) { table.takeMovement($0) }
    }

    /// What stands for a view that a property of another holds; nothing where it holds none.
    static func elements(ofHeld view: UIView?) -> [ScreenElement] { view.map { elements(of: $0) } ?? [] }

    private static func cells(of table: UITableView, inSection section: Int) -> [ScreenElement] {
        let header = elements(of: table, at: SectionEdge(section: section, isFooter: false))
        let footer = elements(of: table, at: SectionEdge(section: section, isFooter: true))
        let cells = (0..<table.numberOfRows(inSection: section)).flatMap { row -> [ScreenElement] in
            let path = IndexPath(row: row, section: section)
            guard let cell = table.shownRow(at: path) else { return [] }
            let texts = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }.flatMap { elements(of: $0) }
            let inner = texts + inside(cell)
            let name = cell.accessibilityLabel ?? cell.shownText ?? inner.flatMap(\.texts).joined(separator: ", ")
            let (before, after) = table.editingButtons(at: path, of: name)
            var element = ScreenElement(.cell, children: before + inner + after) { touch in
                touch == .tap ? table.choose(path, cell) : cell.takeByGestures(touch) || table.take(touch, at: path)
            }
            (element.label, element.identifier) = (cell.accessibilityLabel ?? cell.shownText, cell.testName)
            element.isSelected = table.indexPathForSelectedRow == path
            return [element] + table.shownButtons(at: path)
        }
        return header + cells + footer
    }

    /// What stands above or below a section: the view that the delegate has for that, else the words of the source.
    private static func elements(of table: UITableView, at edge: SectionEdge) -> [ScreenElement] {
        guard let view = table.sectionView(edge) else {
            let title =
                edge.isFooter
                ? table.dataSource?.tableView(table, titleForFooterInSection: edge.section)
                : table.dataSource?.tableView(table, titleForHeaderInSection: edge.section)
            return title.map { [ScreenElement(.staticText, label: $0)] } ?? []
        }
        guard let named = view as? UITableViewHeaderFooterView else { return elements(of: view) }
        return elements(ofHeld: named.textLabel) + elements(ofHeld: named.detailTextLabel) + elements(of: view)
    }

    static func element(ofItems list: UICollectionView) -> ScreenElement {
        let cells = (0..<list.numberOfSections).flatMap { section in
            (0..<list.numberOfItems(inSection: section)).compactMap { item -> ScreenElement? in
                let path = IndexPath(item: item, section: section)
                guard let cell = list.shownItem(at: path) else { return nil }
                let accessories = (cell as? UICollectionViewListCell)?.accessories ?? []
                let children = inside(cell) + accessories.flatMap(\.elements)
                var element = ScreenElement(.cell, children: children) { touch in
                    touch == .tap
                        ? list.choose(path, cell) : cell.takeByGestures(touch) || list.take(touch, at: path)
                }
                (element.label, element.identifier) = (cell.accessibilityLabel ?? cell.shownText, cell.testName)
                return element
            }
        }
        let children = elements(ofHeld: list.backgroundView) + cells
        return ScreenElement(.collectionView, children: children) { list.takeMovement($0) }
    }
}

extension UITableView {
    /// A finger chooses a row: its delegate may choose another, or none.
    fileprivate func choose(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        let rows = delegate as? any UITableViewDelegate
        let mayChoose = isEditing ? allowsSelectionDuringEditing || choosesSeveralInEditing : allowsSelection
        guard mayChoose, rows?.tableView(self, shouldHighlightRowAt: path) != false else { return false }
        guard let rows else {
            selectRow(at: path, animated: false, scrollPosition: .none)
            cell.segue?(cell)
            return true
        }
        guard let chosen = rows.tableView(self, willSelectRowAt: path) else { return true }
        if let before = indexPathForSelectedRow, before != chosen {
            deselectRow(at: before, animated: false)
            rows.tableView(self, didDeselectRowAt: before)
        }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        // A segue of a cell is followed before the delegate is told.
        cell.segue?(cell)
        rows.tableView(self, didSelectRowAt: chosen)
        return true
    }
}

extension ScreenElement {
    /// The texts that it is made of.
    fileprivate var texts: [String] {
        role == .staticText ? [label].compactMap { $0 } : children.flatMap(\.texts)
    }
}

extension UICollectionView {
    /// A finger that stays on an item opens its menu.
    fileprivate func take(_ touch: Touch, at path: IndexPath) -> Bool {
        guard touch.opensMenu, let items = delegate as? any UICollectionViewDelegate else { return false }
        let menu = items.collectionView(self, contextMenuConfigurationForItemAt: path, point: .zero)
        return menu?.open(of: self) ?? false
    }

    /// A finger chooses an item, unless its delegate does not want that.
    fileprivate func choose(_ path: IndexPath, _ cell: UICollectionViewCell) -> Bool {
        guard let items = delegate as? any UICollectionViewDelegate else {
            cell.segue?(cell)
            return cell.segue != nil
        }
        guard items.collectionView(self, shouldSelectItemAt: path) else { return false }
        selectItem(at: path, animated: false, scrollPosition: [])
        cell.segue?(cell)
        items.collectionView(self, didSelectItemAt: path)
        return true
    }
}
