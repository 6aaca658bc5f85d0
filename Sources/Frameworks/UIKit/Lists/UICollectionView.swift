import BackgroundRuntime

/// Items in an order of the app's. Nothing is drawn, so that it asks for no items before code asks it.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    private var classes: [String: UICollectionReusableView.Type] = [:]

    /// How items are laid out. Kept, and without effect.
    open var collectionViewLayout: UICollectionViewLayout
    /// Who has the items.
    open weak var dataSource: (any UICollectionViewDataSource)?

    /// Items in a size.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// Items from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// Has cells of a class made under a name.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// A cell of the class under a name. Ends the app where there is none.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let type = classes[identifier] else {
            SimulatedApp.raise(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier)")
        }
        return RegisteredCells.item(type) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The items are others: they are counted, and none is made.
    open func reloadData() {
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) { _ = numberOfItems(inSection: section) }
    }

    /// A view behind the items. Kept, and without effect.
    open var backgroundView: UIView?
    /// Whether items can be chosen. Kept, and without effect.
    open var allowsSelection = true
    /// Whether several items can be chosen. Kept, and without effect.
    open var allowsMultipleSelection = false
    private var chosen: [IndexPath] = []

    /// How many sections there are.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The items that are seen: none, since nothing is drawn.
    open var visibleCells: [UICollectionViewCell] {
        SimulatedApp.notSimulated("UICollectionView.visibleCells", "no item is drawn: there are none")
        return []
    }
    /// The places of the items that are seen: none, since nothing is drawn.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// The items that are chosen.
    open var indexPathsForSelectedItems: [IndexPath]? { chosen }
    /// The place of an item that is seen: nil, since nothing is drawn.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    /// The item at a point: nil, since nothing is laid out.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    /// The cell of an item, as its source makes it.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: indexPath)
    }
    /// Chooses an item; its delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { chosen = [] }
        chosen += indexPath.map { [$0] } ?? []
    }
    /// Chooses an item no longer.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { chosen.removeAll { $0 == indexPath } }
    /// Has cells of a nib made under a name: none is read.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// Has views beside items made of a class under a name.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { classes[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type }
    /// A view beside items, of the class under a name. Ends the app where there is none.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let type = classes[elementKind + "/" + identifier] else {
            SimulatedApp.raise("could not dequeue a view of kind: \(elementKind) with identifier \(identifier)")
        }
        return RegisteredCells.item(type)
    }
    /// Some items are others. Without effect.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Some sections are others. Without effect.
    open func reloadSections(_ sections: IndexSet) {}
    /// There are more items. Without effect.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// There are fewer items. Without effect.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// Several changes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Moves an item into sight. Without effect.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Lays items out otherwise. Kept, and without effect.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Where an item is moved to. Without effect.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Above, or below.
        public static let top = ScrollPosition(rawValue: 1), bottom = ScrollPosition(rawValue: 4)
        /// In the middle.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At a side.
        public static let left = ScrollPosition(rawValue: 8), right = ScrollPosition(rawValue: 32)
        /// In the middle from side to side.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    }

    /// The kind of what stands above a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of what stands below a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// An item, or a view beside items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name under which it was made; nil, since nobody asks for it here.
    open var reuseIdentifier: String? { nil }

    /// A view in a size.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// One from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// The view is about to be another. Never called here.
    open func prepareForReuse() {}
}

/// An item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What is in it.
    public let contentView = UIView()
    /// Whether it is chosen.
    open var isSelected = false

    /// An item in a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// An item from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// Whether it is touched.
    open var isHighlighted = false
    /// A view behind it. Kept, and without effect.
    open var backgroundView: UIView?
    /// A view behind it while it is chosen. Kept, and without effect.
    open var selectedBackgroundView: UIView?
}

/// How items are laid out.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// No order of its own.
    public override init() {
        SimulatedApp.require(.collectionLayout)
        super.init()
    }

    /// The items that it lays out: none.
    open var collectionView: UICollectionView? { nil }
    /// How large all is. Never asked here.
    open var collectionViewContentSize: CGSize { .zero }
    /// Lays out. Never called here.
    open func prepare() {}
    /// It has to lay out again. Without effect.
    open func invalidateLayout() {}
    /// Where items are. Never asked here.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item is. Never asked here.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether it lays out again for another area. Never asked here.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// How large items are. Kept, and without effect.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The room between lines. Kept, and without effect.
    open var minimumLineSpacing: CGFloat = 10
    /// The room between items. Kept, and without effect.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The room around sections. Kept, and without effect.
    open var sectionInset = UIEdgeInsets.zero

    /// How large items are taken to be. Kept, and without effect.
    open var estimatedItemSize = CGSize.zero
    /// Where items go on. Kept, and without effect.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// How large what stands above sections is. Kept, and without effect.
    open var headerReferenceSize = CGSize.zero
    /// How large what stands below sections is. Kept, and without effect.
    open var footerReferenceSize = CGSize.zero
    /// Whether what stands above sections stays. Kept, and without effect.
    @SystemAPI.Since(.collectionViewFlowLayoutSectionHeadersPinToVisibleBounds) open
        var sectionHeadersPinToVisibleBounds = false
}

/// Who has the items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Makes the cell of an item.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// How many sections there are.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Makes a view beside items.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Who is told of what happens to items. Nobody touches them here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// An item was chosen.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// An item is chosen no longer.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Whether an item can be chosen.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// An item is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// The menu of an item.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}
