import BackgroundRuntime

extension UICollectionView {
    /// What makes cells of a class, and puts items of a kind into them.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// What puts an item into a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler
        fileprivate let asked = CellsAsked.now

        /// Cells that code fills.
        public init(handler: @escaping Handler) {
            SimulatedApp.require(.symbol("UICollectionView.CellRegistration.init(handler:)", .iOS(14)))
            self.handler = handler
        }

        /// Cells of a nib that code fills: none is read.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.init(handler: handler)
            SimulatedApp.notSimulated("UICollectionView.CellRegistration(cellNib:)", "no nib is read: cells are empty")
        }
    }

    /// What makes views beside items, of a class.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// What fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let elementKind: String
        fileprivate let handler: Handler
        fileprivate let asked = CellsAsked.now

        /// Views of a kind that code fills.
        public init(elementKind: String, handler: @escaping Handler) {
            SimulatedApp.require(
                .symbol("UICollectionView.SupplementaryRegistration.init(elementKind:handler:)", .iOS(14)))
            (self.elementKind, self.handler) = (elementKind, handler)
        }

        /// Views of a nib that code fills: none is read.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, handler: handler)
            SimulatedApp.notSimulated(
                "UICollectionView.SupplementaryRegistration(supplementaryNib:)", "no nib is read: views are empty")
        }
    }

    /// A cell with an item in it; without one it stays empty. Ends the app where the registration was made while a
    /// cell was asked for, as from iOS 15.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        SimulatedApp.require(.symbol("UICollectionView.dequeueConfiguredReusableCell(using:for:item:)", .iOS(14)))
        CellsAsked.check(registration.asked)
        let cell = RegisteredCells.made(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view beside items, filled. Ends the app where the registration was made while a cell was asked for, as from
    /// iOS 15.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        SimulatedApp.require(.symbol("UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)", .iOS(14)))
        CellsAsked.check(registration.asked)
        let view = RegisteredCells.made(Supplementary.self)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

extension RegisteredCells {
    /// An item, or a view beside items, of `type`.
    fileprivate static func made<View: UICollectionReusableView>(_ type: View.Type) -> View {
        guard let view = item(type) as? View else { preconditionFailure("a \(type) is no \(type)") }
        return view
    }
}

/// Counts how deep the running app is in being asked for cells: a registration that is made there is made for each cell
/// anew, which prevents that cells are used again and raises from iOS 15 (dequeueConfiguredReusableCell(using:for:item:)).
@MainActor
final class CellsAsked {
    private var depth = 0

    private static var ofApp: CellsAsked? { AppProcess.current?.storage.object { CellsAsked() } }

    /// Whether a cell is asked for now.
    static var now: Bool { (ofApp?.depth ?? 0) > 0 }

    /// Asks for a cell.
    static func asking<Cell>(_ ask: () -> Cell) -> Cell {
        let count = ofApp
        count?.depth += 1
        defer { count?.depth -= 1 }
        return ask()
    }

    /// Raises where a registration was made while a cell was asked for, as a phone does from iOS 15.
    static func check(_ asked: Bool) {
        guard asked, let process = AppProcess.current, process.device.system >= .iOS(15) else { return }
        SimulatedApp.raise(
            "NSInternalInconsistencyException: Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
                + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells "
                + "to remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
                + "created up front and reused.")
    }
}

/// An item of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// How far it is moved aside. Kept, and without effect.
    open var indentationLevel = 0
    /// How far one step aside is. Kept, and without effect.
    open var indentationWidth: CGFloat = 10
    /// Whether what is where lines begin moves too. Kept, and without effect.
    open var indentsAccessories = true
    /// What is at its ends. Kept, and without effect.
    open var accessories: [UICellAccessory] = []
    /// Where the lines below it are.
    public private(set) lazy var separatorLayoutGuide = UILayoutGuide()

    /// What an item of a list shows, with nothing in it yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        SimulatedApp.require(UICollectionViewListCell.self)
        return .cell()
    }
}
