/// A row.
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
    /// Its other text.
    public private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// Its picture.
    public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    /// What is at its end.
    open var accessoryType = AccessoryType.none
    /// A view at its end.
    open var accessoryView: UIView?
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

    /// A row from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// The row is about to be another. Never called here.
    open func prepareForReuse() {}
    /// The row is chosen, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A controller of rows.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The rows.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView!

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

    /// A controller from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    private func setUp(_ style: UITableView.Style) {
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

    open override func loadView() { view = tableView }

    // To be overridden, as the optional methods of the protocols are on a phone.

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }
}

extension IndexPath {
    /// A place in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// A place in a collection.
    public init(item: Int, section: Int) {
        SimulatedApp.require(.indexPathOfItem)
        self.init(indexes: [section, item])
    }

    /// The first of its numbers: which group it is in.
    public var section: Int { self[0] }
    /// The row in the section.
    public var row: Int { self[1] }
    /// The item in the section.
    public var item: Int {
        SimulatedApp.require(.indexPathItem)
        return self[1]
    }
}
