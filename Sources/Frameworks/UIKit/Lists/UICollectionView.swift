/// Items in an order of the app's. Nothing is drawn, so that it asks for no items before code asks it.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    private var classes: [String: UICollectionViewCell.Type] = [:]

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
        return RegisteredCells.item(type)
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The items are others: they are counted, and none is made.
    open func reloadData() {
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) { _ = numberOfItems(inSection: section) }
    }
}

/// An item.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
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

    /// The item is about to be another. Never called here.
    open func prepareForReuse() {}
}

/// How items are laid out.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// No order of its own.
    public override init() {
        SimulatedApp.require(.collectionLayout)
        super.init()
    }
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
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Who is told of what happens to items. Nobody touches them here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// An item was chosen.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
