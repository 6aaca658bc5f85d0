import BackgroundRuntime

// What a compositional layout arranges: kept, and without effect, since nothing is laid out here.

/// What a compositional layout arranges: the place of one item, or of several.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject {
    /// How large it is.
    public let layoutSize: NSCollectionLayoutSize
    /// What stands beside it.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { beside }
    final var beside: [NSCollectionLayoutSupplementaryItem]
    /// The room in it.
    public var contentInsets = NSDirectionalEdgeInsets()
    /// The room around it.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// A place of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A place of a size, with something beside it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, beside) = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// The place of an item that the app has chosen itself.
@preconcurrency @MainActor
public class NSCollectionLayoutGroupCustomItem: NSObject {
    /// Its area in the group.
    public let frame: CGRect
    /// How far in front it is.
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// An area, and how far in front it is.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// What says where the items of a group are. Never asked here.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or as the app has it.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// What is in it.
    public let subitems: [NSCollectionLayoutItem]
    /// The room between what is in it.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    fileprivate init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
        self.subitems = subitems
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// What stands beside it.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { beside }
        set { beside = newValue }
    }

    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, subitems)
    }
    /// A row of items of one kind.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count)) }
    /// A row of items of one kind, each as large as it says.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        SimulatedApp.require(
            .classMethod(
                "horizontalGroupWithLayoutSize:repeatingSubitem:count:", of: "NSCollectionLayoutGroup", .iOS(16)))
        return NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
    }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, subitems)
    }
    /// A column of items of one kind.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count)) }
    /// A column of items of one kind, each as large as it says.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        SimulatedApp.require(
            .classMethod("verticalGroupWithLayoutSize:repeatingSubitem:count:", of: "NSCollectionLayoutGroup", .iOS(16))
        )
        return NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
    }
    /// Items where the app has them. It is never asked for them here.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, []) }
}

/// The place of a view beside an item.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// Where it is beside its group.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Where it is beside its item; nil where it is beside its group.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// How far in front it is.
    public var zIndex = 1

    /// A place beside a group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// A place beside an item of a group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ size: NSCollectionLayoutSize, _ elementKind: String, _ anchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, containerAnchor, self.itemAnchor) = (elementKind, anchor, itemAnchor)
        super.init(layoutSize: size, supplementaryItems: [])
    }
}

/// The place of a view above or below a section, or at its sides.
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge at which it is.
    public let alignment: NSRectAlignment
    /// How far it is from there.
    public let offset: CGPoint
    /// Whether the section is larger by it.
    public var extendsBoundary = true
    /// Whether it stays while its section is seen.
    public var pinToVisibleBounds = false

    /// A place at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A place at some distance from an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: .all), nil)
    }
}

/// The place of a view behind a section.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// How far in front it is.
    public var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutDimension.fractionalWidth(1)
        let size = NSCollectionLayoutSize(widthDimension: whole, heightDimension: .fractionalHeight(1))
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// What is behind a whole section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
