import BackgroundRuntime

/// How items are laid out.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// No order of its own.
    public override init() {
        SimulatedApp.require(UICollectionViewLayout.self)
        super.init()
    }

    /// The items that it lays out: none.
    open var collectionView: UICollectionView? { nil }
    /// How large all is. Never asked here.
    open var collectionViewContentSize: CGSize { .zero }
    /// Has views behind items made of a class. None is made.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
    /// Has views behind items made of a nib: none is read.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
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
    @SystemAPI.Since(.method("sectionHeadersPinToVisibleBounds", of: "UICollectionViewFlowLayout", .iOS(9))) open
        var sectionHeadersPinToVisibleBounds = false
}

/// Where an item is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath = IndexPath()
    open var frame = CGRect.zero
    /// How opaque it is.
    open var alpha: CGFloat = 1
    /// How far in front it is.
    open var zIndex = 0

    /// Where a cell is.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
}

/// Who is asked how items are laid out in lines. Never, here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// How large an item is.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The room around a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The room between lines.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The room between items.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// How large what stands above a section is.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// How large what stands below a section is.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private var lines: UICollectionViewFlowLayout { UICollectionViewFlowLayout() }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { lines.itemSize }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lines.minimumLineSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { lines.minimumInteritemSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { .zero }
}
