import BackgroundRuntime

@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// What a row shows.
    public enum CellStyle: Int, Sendable {
        /// A text, two side by side, or one below the other.
        case `default` = 0, value1, value2, subtitle
    }

    /// What is at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// Nothing, an arrow, or a sign.
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a row looks that is chosen.
    public enum SelectionStyle: Int, Sendable {
        /// As others, or in a colour.
        case none = 0, blue, gray, `default`
    }

    /// How a row is changed.
    public enum EditingStyle: Int, Sendable {
        /// Not at all, it is taken out, or put in.
        case none = 0, delete, insert
    }

    /// The name under which it was made.
    public let reuseIdentifier: String?
    /// What is in it.
    public let contentView = UIView()
    /// What it says first.
    public private(set) lazy var textLabel: UILabel? = UILabel()
    public private(set) lazy var detailTextLabel: UILabel? = UILabel()
    public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    /// What is at its end.
    open var accessoryType = AccessoryType.none
    /// A view at its end, while it is not changed.
    open var accessoryView: UIView? { didSet { showAccessory() } }
    /// How it looks while it is chosen. Kept, and without effect.
    open var selectionStyle = SelectionStyle.default
    /// Whether it is chosen.
    open var isSelected = false

    /// A row under a name.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// A row of a size, as one of the usual style.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// A row from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.interfaceElement?["reuseIdentifier"]
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Follows the segue that a tap on it begins.
    final var segue: ((Any?) -> Void)?
    /// Follows the segue that a tap on what is at its end begins.
    final var accessorySegue: ((Any?) -> Void)?

    /// The row is about to be another. Never called here.
    open func prepareForReuse() {}
    /// The row is chosen, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0, singleLine
        /// One that looks carved.
        case singleLineEtched
    }

    /// Whether it is touched.
    open var isHighlighted = false
    /// Whether it is changed.
    open var isEditing = false { didSet { showAccessory() } }
    /// How it is changed: as the delegate of its table says; not at all in no table.
    open var editingStyle: EditingStyle {
        let table = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UITableView }.first
        return table.flatMap { table in table.indexPath(for: self).map { table.editingStyle(at: $0) } } ?? .none
    }
    /// What is at its end while it is changed. Kept, and without effect.
    open var editingAccessoryType = AccessoryType.none
    /// A view at its end while it is changed.
    open var editingAccessoryView: UIView? { didSet { showAccessory() } }
    private final var accessory: UIView?
    /// The view is there that belongs at its end now.
    private func showAccessory() {
        let now = isEditing ? editingAccessoryView : accessoryView
        hold(now, inPlaceOf: accessory)
        accessory = now
    }
    /// Whether it shows that it can be moved. Kept, and without effect.
    open var showsReorderControl = false
    /// A view behind it.
    open var backgroundView: UIView? { didSet { hold(backgroundView, inPlaceOf: oldValue, isBehind: true) } }
    /// A view behind it while it is chosen: how that looks. Kept: nothing is drawn.
    open var selectedBackgroundView: UIView?
    /// How far it is moved aside. Kept, and without effect.
    open var indentationLevel = 0
    /// How far one step aside is. Kept, and without effect.
    open var indentationWidth: CGFloat = 10
    /// Room beside the line below it. Kept, and without effect.
    @SystemAPI.Since(.method("separatorInset", of: "UITableViewCell", .iOS(7))) open var separatorInset = UIEdgeInsets
        .zero
    /// What it shows. A snapshot of the screen has its texts.
    @SystemAPI.Since(.method("contentConfiguration", of: "UITableViewCell", .iOS(14))) open var contentConfiguration:
        (any UIContentConfiguration)? =
            nil
    { didSet { contentView.show(contentConfiguration) } }
    /// What is behind that. Kept, and without effect.
    @SystemAPI.Since(.method("backgroundConfiguration", of: "UITableViewCell", .iOS(14))) open
        var backgroundConfiguration: UIBackgroundConfiguration? = nil

    override var shownText: String? {
        let shown = _contentConfiguration.value as? UIListContentConfiguration
        return (shown?.text).map { text in (shown?.secondaryText).map { text + "\n" + $0 } ?? text }
    }

    /// What a row of its style shows, with nothing in it yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        SimulatedApp.require(.method("defaultContentConfiguration", of: "UITableViewCell", .iOS(14)))
        return .cell()
    }
    /// The row is touched, or no longer.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// The row is changed, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// It needs to be asked again what it shows. Without effect.
    open func setNeedsUpdateConfiguration() {
        SimulatedApp.require(.method("setNeedsUpdateConfiguration", of: "UITableViewCell", .iOS(14)))
    }
    /// What it shows is asked again. Never called here.
    open func updateConfiguration(using state: UICellConfigurationState) {}
}

/// A controller of rows.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The rows: those of its storyboard or nib, where it is from one.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! {
        get {
            if table == nil { loadOnce() }
            return table
        }
        set { table = newValue }
    }
    private var table: UITableView?
    /// What its storyboard has it pulled by to load anew.
    final var made: UIRefreshControl?

    /// A controller of rows.
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        setUp(style)
    }

    /// A controller of rows.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp(.plain)
    }

    /// A controller from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func setUp(_ style: UITableView.Style) {
        guard namedNib == nil else { return }
        tableView = UITableView(frame: .zero, style: style)
        (tableView.dataSource, tableView.delegate) = (self, self)
    }

    /// What is pulled to load anew.
    open var refreshControl: UIRefreshControl? {
        get {
            SimulatedApp.require(.tableViewControllerRefreshControl)
            return tableView.pulled
        }
        set {
            SimulatedApp.require(.tableViewControllerRefreshControl)
            tableView.pulled = newValue
        }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    open override func loadView() {
        if let table {
            view = table
            return
        }
        super.loadView()
        guard let rows = view as? UITableView else { return }
        table = rows
        rows.dataSource = rows.dataSource ?? self
        if rows.delegate == nil { rows.delegate = self }
        if let made { rows.pulled = made }
    }

    // To be overridden, as the optional methods of the protocols are on a phone. Rows of a storyboard are there by themselves.

    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.sections.count ?? 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.section(section)?.cells.count ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticRows?.cell(indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.header
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        RowDeletion.overridden.isOwn(of: type(of: self))
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    /// Whether no row is chosen any more as it appears. Kept, and without effect.
    open var clearsSelectionOnViewWillAppear = true

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.footer
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -1 }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { -1 }
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

extension IndexPath {
    /// A place in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// A place in a collection.
    public init(item: Int, section: Int) {
        SimulatedApp.require(.symbol("IndexPath.init(item:section:)", .iOS(6)))
        self.init(indexes: [section, item])
    }

    /// The first of its numbers: which group it is in.
    public var section: Int { self[0] }
    /// The row in the section.
    public var row: Int { self[1] }
    /// The item in the section.
    public var item: Int {
        SimulatedApp.require(.symbol("IndexPath.item", .iOS(6)))
        return self[1]
    }
}
