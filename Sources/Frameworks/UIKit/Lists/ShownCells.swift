import BackgroundRuntime

/// The cells of a list that is on the screen: it asks its source for as many as fill that, once it is shown and again when they
/// are others, in a later turn of the main queue, as layout does.
///
/// Nothing is laid out, so that it is not known how many fit: twenty are taken to, which is a row each 42 points. A finger and a
/// search of the screen bring the others, as if somebody scrolled.
@MainActor
final class ShownCells<Cell: UIView> {
    /// How many cells fill a screen.
    static var count: Int { 20 }

    private var cells: [IndexPath: Cell] = [:]
    private var places: [ObjectIdentifier: IndexPath] = [:]
    private var isAsking = false
    /// Whether they were wanted in the background, where the screen is not laid out.
    private(set) var areLate = false

    /// The places of those that are there, in the order of the list.
    var paths: [IndexPath] { cells.keys.sorted() }

    /// The cell at a place; nil where none was asked for.
    subscript(path: IndexPath) -> Cell? {
        get { cells[path] }
        set {
            if let old = cells[path] { places[ObjectIdentifier(old)] = nil }
            cells[path] = newValue
            if let newValue { places[ObjectIdentifier(newValue)] = path }
        }
    }

    /// Where a cell is; nil for one of another list, or of before the cells were others.
    func path(of cell: Cell) -> IndexPath? { places[ObjectIdentifier(cell)] }

    /// Cells are elsewhere, or gone.
    func move(_ path: (IndexPath) -> IndexPath?) {
        let before = cells
        (cells, places) = ([:], [:])
        for (old, cell) in before { if let new = path(old) { self[new] = cell } }
    }

    /// They are asked for now.
    func catchUp() { areLate = false }

    /// Has a list ask for cells, in a later turn. Several wishes of one turn are one.
    func ask(_ list: UIView, _ body: @escaping @MainActor () -> Void) {
        guard !isAsking, list.isOnScreen, AppProcess.current != nil else { return }
        areLate = UIApplication.shared.applicationState == .background
        guard !areLate else { return }
        isAsking = true
        DispatchQueue.main.async { [self] in
            isAsking = false
            body()
        }
    }
}

extension UIView {
    /// Whether it is in the view of a controller that is shown.
    var isOnScreen: Bool {
        sequence(first: self, next: \.superview).contains {
            $0.controller?.isShown == true || ($0 as? UIWindow)?.isKeyWindow == true
        }
    }

    /// Has the lists in the view ask for their cells, as the layout before it appears does.
    ///
    /// - Parameter isLate: whether only those ask that wanted to in the background.
    func layOutLists(late isLate: Bool = false) {
        if let table = self as? UITableView, !isLate || table.shown.areLate { table.showRows() }
        if let list = self as? UICollectionView, !isLate || list.shown.areLate { list.showItems() }
        for view in subviews where !view.isHidden { view.layOutLists(late: isLate) }
    }
}

/// The upper or the lower end of a section.
struct SectionEdge: Hashable {
    let section: Int
    let isFooter: Bool
}

extension UITableView {
    /// Asks for the rows that fill a screen and are not there yet.
    func showRows() {
        shown.catchUp()
        let rows = (0..<numberOfSections).lazy.flatMap { section in
            (0..<self.numberOfRows(inSection: section)).lazy.map { IndexPath(row: $0, section: section) }
        }
        for path in rows.prefix(ShownCells<UITableViewCell>.count) {
            if path.row == 0 { _ = sectionView(SectionEdge(section: path.section, isFooter: false)) }
            _ = shownRow(at: path)
        }
    }

    /// The view above or below a section, which the delegate makes where it is not there yet; nil for none.
    func sectionView(_ edge: SectionEdge) -> UIView? {
        if let view = sectionViews[edge] { return view }
        guard !UIApplication.shared.shownWindows.isGlimpse, let rows = delegate as? any UITableViewDelegate else {
            return nil
        }
        let made =
            edge.isFooter
            ? rows.tableView(self, viewForFooterInSection: edge.section)
            : rows.tableView(self, viewForHeaderInSection: edge.section)
        guard let made else { return nil }
        sectionViews[edge] = made
        if !edge.isFooter { rows.tableView(self, willDisplayHeaderView: made, forSection: edge.section) }
        return made
    }

    /// Whether the app lets a row be changed.
    func mayEditRow(at path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) == true }

    /// The row at a place, which is asked for where it is not there yet.
    func shownRow(at path: IndexPath) -> UITableViewCell? {
        if let cell = shown[path] { return cell }
        guard !UIApplication.shared.shownWindows.isGlimpse,
            let cell = dataSource?.tableView(self, cellForRowAt: path)
        else { return nil }
        shown[path] = cell
        if isEditing, mayEditRow(at: path) { cell.setEditing(true, animated: false) }
        (delegate as? any UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// The rows are others.
    func forgetRows() { moveRows { _ in nil } }

    /// Rows are elsewhere, or gone: those that fill the screen besides are asked for.
    func moveRows(_ path: (IndexPath) -> IndexPath?) {
        (revealed, sectionViews) = (nil, [:])
        shown.move(path)
        shown.ask(self) { [weak self] in self?.showRows() }
    }
}

extension UICollectionView {
    /// Asks for the items that fill a screen and are not there yet.
    func showItems() {
        shown.catchUp()
        let items = (0..<numberOfSections).lazy.flatMap { section in
            (0..<self.numberOfItems(inSection: section)).lazy.map { IndexPath(item: $0, section: section) }
        }
        for path in items.prefix(ShownCells<UICollectionViewCell>.count) { _ = shownItem(at: path) }
    }

    /// The item at a place, which is asked for where it is not there yet.
    func shownItem(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = shown[path] { return cell }
        guard !UIApplication.shared.shownWindows.isGlimpse else { return nil }
        let made = CellsAsked.asking { dataSource?.collectionView(self, cellForItemAt: path) }
        guard let cell = made else { return nil }
        shown[path] = cell
        (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    /// The items are others.
    func forgetItems() { moveItems { _ in nil } }

    /// Items are elsewhere, or gone: those that fill the screen besides are asked for.
    func moveItems(_ path: (IndexPath) -> IndexPath?) {
        shown.move(path)
        shown.ask(self) { [weak self] in self?.showItems() }
    }
}
