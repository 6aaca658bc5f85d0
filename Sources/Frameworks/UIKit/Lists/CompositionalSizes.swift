// Measures of what a compositional layout arranges: kept, and without effect, since nothing is laid out here.

/// How wide or high something is that a compositional layout arranges.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject {
    private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

    /// Its size in points, or its share of the group.
    public let dimension: CGFloat
    private let kind: Kind

    private init(_ dimension: CGFloat, _ kind: Kind) { (self.dimension, self.kind) = (dimension, kind) }

    /// A share of the width of the group.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalWidth, .fractionalWidth)
    }
    /// A share of the height of the group.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(fractionalHeight, .fractionalHeight)
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(absoluteDimension, .absolute)
    }
    /// So many points before it is known.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(estimatedDimension, .estimated)
    }

    /// Whether it is a share of a width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a share of a height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it is only known later.
    public var isEstimated: Bool { kind == .estimated }
}

/// How wide and high something is that a compositional layout arranges.
@preconcurrency @MainActor
public class NSCollectionLayoutSize: NSObject {
    /// How wide it is.
    public let widthDimension: NSCollectionLayoutDimension
    /// How high it is.
    public let heightDimension: NSCollectionLayoutDimension

    /// So wide, and so high.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }
}

/// The room between items of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject {
    /// How much it is, in points.
    public let spacing: CGFloat
    /// Whether it is just so much, and no more.
    public let isFixedSpacing: Bool
    /// Whether it is at least so much.
    public var isFlexibleSpacing: Bool { !isFixedSpacing }

    private init(_ spacing: CGFloat, isFixed: Bool) { (self.spacing, isFixedSpacing) = (spacing, isFixed) }

    /// At least so much.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false)
    }
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFixed: true)
    }
}

/// The room around an item of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutEdgeSpacing: NSObject {
    /// At the side where lines begin; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// Above; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// At the side where lines end; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Room at the four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// Edges of an area, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// An edge or a corner of an area, by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    /// None, or one of the edges and corners, all around.
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Where something is beside an item of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutAnchor: NSObject {
    /// The edges at which it is.
    public let edges: NSDirectionalRectEdge
    /// How far it is from there.
    public let offset: CGPoint
    /// Whether that is in points.
    public let isAbsoluteOffset: Bool
    /// Whether that is a share of its size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// At some edges, and points away from there.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// At some edges, and a share of its size away from there.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }
}
