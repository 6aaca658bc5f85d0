/// A controller of items.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var collectionView: UICollectionView! {
        get {
            if items == nil { loadOnce() }
            return items
        }
        set { items = newValue }
    }
    private var items: UICollectionView?
    /// How they are laid out. Kept, and without effect.
    public let collectionViewLayout: UICollectionViewLayout

    /// A controller of items.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A controller of items in lines.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// A controller from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    private func setUp() {
        guard namedNib == nil else { return }
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
        (collectionView.dataSource, collectionView.delegate) = (self, self)
    }

    open override func loadView() {
        if let items {
            view = items
            return
        }
        super.loadView()
        guard let list = view as? UICollectionView else { return }
        items = list
        list.dataSource = list.dataSource ?? self
        if list.delegate == nil { list.delegate = self }
    }

    // To be overridden, as the optional methods of the protocols are on a phone.

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
