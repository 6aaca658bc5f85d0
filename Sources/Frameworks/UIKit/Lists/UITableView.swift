import BackgroundRuntime

/// Rows one below the other. Nothing is drawn, so that it asks for no rows before code asks it.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// One list, or groups.
        case plain = 0, grouped, insetGrouped
    }

    /// How rows come and go. Without effect.
    public enum RowAnimation: Int, Sendable {
        /// By fading, or from a side.
        case fade = 0, right, left, top, bottom, none, middle
        /// As the system sees fit.
        case automatic = 100
    }

    /// Where a row is moved to. Without effect.
    public enum ScrollPosition: Int, Sendable {
        /// Nowhere, above, in the middle, or below.
        case none = 0, top, middle, bottom
    }

    private var classes: [String: UITableViewCell.Type] = [:]

    /// How sections look.
    public let style: Style
    /// Who has the rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// How high rows are. Kept, and without effect.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// How high rows are taken to be. Kept, and without effect.
    @SystemAPI.Since(.tableViewEstimatedRowHeight) open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// Whether rows can be chosen. Kept, and without effect.
    open var allowsSelection = true
    /// A view above the rows.
    open var tableHeaderView: UIView?
    /// A view below the rows.
    open var tableFooterView: UIView?
    /// Whether rows can be changed.
    open var isEditing = false
    /// The row that is chosen.
    open private(set) var indexPathForSelectedRow: IndexPath?

    /// Stands for a height that rows have by themselves.
    public class var automaticDimension: CGFloat {
        SimulatedApp.require(.tableViewAutomaticDimension)
        return -1
    }

    /// Rows in a size.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Rows in a size.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Rows from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// Has cells of a class made under a name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        SimulatedApp.require(.registerCells)
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A cell of the class under a name; nil for an unknown one.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { RegisteredCells.row($0, identifier) }
    }

    /// A cell of the class under a name. Ends the app where there is none.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        SimulatedApp.require(.tableViewDequeueReusableCell)
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            SimulatedApp.raise(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// How many sections there are.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// The cell of a row, as its source makes it.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
    }
    /// The rows are others: they are counted, and none is made.
    open func reloadData() { for section in 0..<numberOfSections { _ = numberOfRows(inSection: section) } }
    /// Some rows are others. Without effect.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Some sections are others. Without effect.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// There are more rows. Without effect.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// There are fewer rows. Without effect.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Several changes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        SimulatedApp.require(.tableViewPerformBatchUpdates)
        updates?()
        completion?(true)
    }
    /// Several changes begin.
    open func beginUpdates() {}
    /// Several changes are over.
    open func endUpdates() {}
    /// Chooses a row; its delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    /// Chooses a row no longer.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
    /// Moves a row into sight. Without effect.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}

/// Who has the rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Makes the cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// What stands above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// What stands below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be changed.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// A row was changed by a finger. Never called here.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

/// Who is told of what happens to rows. Nobody touches them here.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// A row was chosen.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// A row is chosen no longer.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// How high a row is.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// A row is about to be shown.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// The view above a section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// How high the view above a section is.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
}
