import BackgroundRuntime

/// Rows one below the other. Nothing is drawn: once it is on the screen it asks for as many as are taken to fill that.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
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

    public let style: Style
    /// Who has the rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// How high rows are. Kept, and without effect.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// How high rows are taken to be. Kept, and without effect.
    @SystemAPI.Since(.method("estimatedRowHeight", of: "UITableView", .iOS(7))) open var estimatedRowHeight: CGFloat =
        UITableView.automaticDimension
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// A view above the rows.
    open var tableHeaderView: UIView? { didSet { hold(tableHeaderView, inPlaceOf: oldValue) } }
    /// A view below the rows.
    open var tableFooterView: UIView? { didSet { hold(tableFooterView, inPlaceOf: oldValue) } }
    /// Whether rows can be changed: by a button at the beginning of each that may be, and one at its end where it may be
    /// moved.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    private final var edits = false
    /// The row that is chosen.
    open private(set) var indexPathForSelectedRow: IndexPath?

    /// Stands for a height that rows have by themselves.
    public class var automaticDimension: CGFloat {
        SimulatedApp.require(.symbol("UITableView.automaticDimension", .iOS(5)))
        return -1
    }

    /// Rows in a size.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Rows in a size.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Rows from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        let styles: [String: Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
        style = coder.interfaceElement?["style"].flatMap { styles[$0] } ?? .plain
        super.init(coder: coder)
    }

    /// What makes cells of a storyboard or nib, by their names.
    final var prototypes: [String: () -> AnyObject?] = [:]
    /// The rows that lie in a storyboard; nil where its source makes them.
    final var staticRows: StaticRows?
    /// The row whose buttons a finger has brought to light; nil for none.
    final var revealed: RevealedRow?
    /// The rows that are on the screen.
    final let shown = ShownCells<UITableViewCell>()
    /// The views above and below sections that are on the screen.
    final var sectionViews: [SectionEdge: UIView] = [:]

    /// Has cells of a class made under a name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        SimulatedApp.require(.method("registerClass:forCellReuseIdentifier:", of: "UITableView", .iOS(6)))
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A cell of the class under a name; nil for an unknown one.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let type = classes[identifier] { return RegisteredCells.row(type, identifier) }
        return prototypes[identifier]?() as? UITableViewCell
    }

    /// A cell of the class under a name. Ends the app where there is none.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        SimulatedApp.require(.method("dequeueReusableCellWithIdentifier:forIndexPath:", of: "UITableView", .iOS(6)))
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            SimulatedApp.raise(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// How many sections there are.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? staticRows?.sections.count ?? 0 }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// The cell of a row, as its source makes it where it is not on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if shown[indexPath] == nil { shown[indexPath] = dataSource?.tableView(self, cellForRowAt: indexPath) }
        return shown[indexPath]
    }
    /// The rows are others: they are counted, and those on the screen made in a later turn.
    open func reloadData() {
        for section in 0..<numberOfSections { _ = numberOfRows(inSection: section) }
        forgetRows()
    }
    /// Some rows are others: those on the screen are made again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths { shown[path] = nil }
        shown.ask(self) { [weak self] in self?.showRows() }
    }
    /// Some sections are others: the rows on the screen are made again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        reloadRows(at: shown.paths.filter { sections.contains($0.section) }, with: animation)
    }
    /// There are more rows: those on the screen are made again.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
    /// There are fewer rows: those on the screen are made again.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
    /// Several changes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        SimulatedApp.require(.method("performBatchUpdates:completion:", of: "UITableView", .iOS(11)))
        updates?()
        completion?(true)
    }
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

    /// Whether several rows can be chosen. Kept, and without effect.
    @SystemAPI.Since(.method("allowsMultipleSelection", of: "UITableView", .iOS(5))) open var allowsMultipleSelection =
        false
    /// Whether rows can be chosen while they are changed.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be chosen while they are changed, in place of being taken out.
    @SystemAPI.Since(.method("allowsMultipleSelectionDuringEditing", of: "UITableView", .iOS(5))) open
        var allowsMultipleSelectionDuringEditing =
        false
    /// The same on each system.
    final var choosesSeveralInEditing: Bool { _allowsMultipleSelectionDuringEditing.value }
    /// The lines between rows. Kept, and without effect.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the lines between rows. Kept, and without effect.
    open var separatorColor: UIColor?
    /// Room beside the lines between rows. Kept, and without effect.
    @SystemAPI.Since(.method("separatorInset", of: "UITableView", .iOS(7))) open var separatorInset = UIEdgeInsets(
        top: 0, left: 15, bottom: 0, right: 0)
    /// A view behind the rows.
    open var backgroundView: UIView? { didSet { hold(backgroundView, inPlaceOf: oldValue, isBehind: true) } }
    /// How high what stands above sections is. Kept, and without effect.
    open var sectionHeaderHeight: CGFloat = -1
    /// How high what stands below sections is. Kept, and without effect.
    open var sectionFooterHeight: CGFloat = -1
    /// How high what stands above sections is taken to be. Kept, and without effect.
    @SystemAPI.Since(.method("estimatedSectionHeaderHeight", of: "UITableView", .iOS(7))) open
        var estimatedSectionHeaderHeight: CGFloat = -1
    /// How high what stands below sections is taken to be. Kept, and without effect.
    @SystemAPI.Since(.method("estimatedSectionFooterHeight", of: "UITableView", .iOS(7))) open
        var estimatedSectionFooterHeight: CGFloat = -1
    /// Room above what stands above sections. Kept, and without effect.
    @SystemAPI.Since(.method("sectionHeaderTopPadding", of: "UITableView", .iOS(15))) open var sectionHeaderTopPadding:
        CGFloat = -1
    /// The colour of the letters at the side. Kept, and without effect.
    @SystemAPI.Since(.method("sectionIndexColor", of: "UITableView", .iOS(6))) open var sectionIndexColor: UIColor? =
        nil
    /// Whether rows have the room where texts are read well. Kept, and without effect.
    @SystemAPI.Since(.method("cellLayoutMarginsFollowReadableWidth", of: "UITableView", .iOS(9))) open
        var cellLayoutMarginsFollowReadableWidth =
        false
    /// Who is told of rows that come soon. Never, here.
    open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get {
            SimulatedApp.require(.tableViewPrefetchDataSource)
            return early
        }
        set {
            SimulatedApp.require(.tableViewPrefetchDataSource)
            early = newValue
        }
    }
    private weak final var early: (any UITableViewDataSourcePrefetching)?
    private var headers: [String: UITableViewHeaderFooterView.Type] = [:]

    /// The rows that are on the screen: those that it has asked for.
    open var visibleCells: [UITableViewCell] { shown.paths.compactMap { shown[$0] } }
    /// The places of the rows that are on the screen: of those that it has asked for.
    open var indexPathsForVisibleRows: [IndexPath]? { shown.paths }
    /// The rows that are chosen; nil for none.
    ///
    /// - Untouched: one row is chosen at a time
    open var indexPathsForSelectedRows: [IndexPath]? {
        SimulatedApp.require(.method("indexPathsForSelectedRows", of: "UITableView", .iOS(5)))
        return indexPathForSelectedRow.map { [$0] }
    }
    /// The row that a cell was made for, since the rows were others; nil for a cell of another table.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.path(of: cell) }
    /// The row at a point: nil, since nothing is laid out.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    /// Where a row is: nowhere, since nothing is laid out.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    /// Has rows be changed, or not.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != edits else { return }
        (edits, revealed) = (editing, nil)
        for path in shown.paths where mayEditRow(at: path) { shown[path]?.setEditing(editing, animated: animated) }
    }
    /// Has cells of a nib made under a name.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        SimulatedApp.require(.method("registerNib:forCellReuseIdentifier:", of: "UITableView", .iOS(5)))
        classes[identifier] = nil
        prototypes[identifier] = nib.map { nib in { nib.makeCell() } }
    }
    /// Has views above or below sections made of a class under a name.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        SimulatedApp.require(.method("registerClass:forHeaderFooterViewReuseIdentifier:", of: "UITableView", .iOS(6)))
        headers[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    /// Has views above or below sections made of a nib.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        SimulatedApp.require(.method("registerNib:forHeaderFooterViewReuseIdentifier:", of: "UITableView", .iOS(6)))
        headers[identifier] = nil
        prototypes["header/" + identifier] = nib.map { nib in { nib.makeCell() } }
    }
    /// A view above or below a section, of the class under a name; nil for an unknown one.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        SimulatedApp.require(.method("dequeueReusableHeaderFooterViewWithIdentifier:", of: "UITableView", .iOS(6)))
        if let type = headers[identifier] { return RegisteredCells.header(type, identifier) }
        return prototypes["header/" + identifier]?() as? UITableViewHeaderFooterView
    }
    /// The view above a section that is on the screen; nil for none of this class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        SimulatedApp.require(.tableViewHeaderView)
        return sectionViews[SectionEdge(section: section, isFooter: false)] as? UITableViewHeaderFooterView
    }
    /// The view below a section that is on the screen; nil for none of this class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        SimulatedApp.require(.tableViewHeaderView)
        return sectionViews[SectionEdge(section: section, isFooter: true)] as? UITableViewHeaderFooterView
    }
    /// There are more sections: the rows on the screen are made again.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
    /// There are fewer sections: the rows on the screen are made again.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
    /// A row is elsewhere: those on the screen are made again.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        SimulatedApp.require(.method("moveRowAtIndexPath:toIndexPath:", of: "UITableView", .iOS(5)))
        forgetRows()
    }
    /// Some rows show something else: those on the screen are made again.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        SimulatedApp.require(.method("reconfigureRowsAtIndexPaths:", of: "UITableView", .iOS(15)))
        reloadRows(at: indexPaths, with: .none)
    }
    /// The letters at the side are others. Without effect.
    open func reloadSectionIndexTitles() {}
}
