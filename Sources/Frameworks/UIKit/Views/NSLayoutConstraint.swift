import BackgroundRuntime

/// How much a constraint counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// How much a constraint counts.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It has to hold.
    public static let required = UILayoutPriority(1000)
    /// It counts more than most.
    public static let defaultHigh = UILayoutPriority(750)
    /// It counts less than most.
    public static let defaultLow = UILayoutPriority(250)
    /// It counts least: what a view is measured by that is as small or as large as it can be.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule of layout. It is kept, and nothing is laid out.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        case vertical = 1
    }

    /// How two lengths are compared.
    public enum Relation: Int, Sendable {
        /// Not more, as much, or not less.
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// A side or a length of a view.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing
        case width, height
        /// The middle, or the lines of texts.
        case centerX, centerY, lastBaseline, firstBaseline
        case notAnAttribute = 0
    }

    /// The length that is added.
    open var constant: CGFloat = 0
    /// How much it counts.
    open var priority = UILayoutPriority.required
    @SystemAPI.Since(.method("isActive", of: "NSLayoutConstraint", .iOS(8))) open var isActive = false
    /// A name for logs.
    @SystemAPI.Since(.method("identifier", of: "NSLayoutConstraint", .iOS(7))) open var identifier: String? = nil
    /// The view that it is about.
    public private(set) weak var firstItem: AnyObject?
    /// The view that it is measured by.
    public private(set) weak var secondItem: AnyObject?

    /// A rule that compares two lengths.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(constant: c)
        (firstItem, secondItem) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    }

    init(constant: CGFloat) {
        SimulatedApp.require(NSLayoutConstraint.self)
        self.constant = constant
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        SimulatedApp.require(.classMethod("activateConstraints:", of: "NSLayoutConstraint", .iOS(8)))
        for rule in constraints { rule.isActive = true }
    }

    /// Lets rules hold no longer.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        SimulatedApp.require(.classMethod("deactivateConstraints:", of: "NSLayoutConstraint", .iOS(8)))
        for rule in constraints { rule.isActive = false }
    }

    /// Rules from drawings of letters. None are made here.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        SimulatedApp.require(
            .classMethod("constraintsWithVisualFormat:options:metrics:views:", of: "NSLayoutConstraint", .iOS(6)))
        return []
    }

    /// How rules from drawings are meant.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

/// A side or length of a view that rules are made of.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// A side or length of a view, by the getter that hands it out.
    init(_ getter: String = #function) {
        SimulatedApp.require(.anchor(getter))
        super.init()
    }

    /// A rule that this is as another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { .init(constant: 0) }
    /// A rule that this is as another and a length.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        .init(constant: c)
    }
    /// A rule that this is not less than another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .init(constant: 0)
    }
    /// A rule that this is not less than another and a length.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { .init(constant: c) }
    /// A rule that this is not more than another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .init(constant: 0)
    }
    /// A rule that this is not more than another and a length.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { .init(constant: c) }
}

/// A place from side to side.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A place from above.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A rule that this is so long.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { .init(constant: c) }
    /// A rule that this is not shorter.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init(constant: c) }
    /// A rule that this is not longer.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init(constant: c) }
    /// A rule that this is so many times as long as another.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { .init(constant: c) }
}

/// A part of a view that rules are made of.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AnchorOwner {
    /// A part of no view yet.
    public override init() {
        SimulatedApp.require(UILayoutGuide.self)
        super.init()
    }
}

@preconcurrency @MainActor
public protocol AnchorOwner: AnyObject {}

extension AnchorOwner {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The middle from side to side.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The middle from above.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// How wide it is.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// How high it is.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView: AnchorOwner {
    /// The part of the view that no bar covers. From iOS 11.
    public var safeAreaLayoutGuide: UILayoutGuide {
        SimulatedApp.require(.method("safeAreaLayoutGuide", of: "UIView", .iOS(11)))
        return UILayoutGuide()
    }
    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        SimulatedApp.require(.method("layoutMarginsGuide", of: "UIView", .iOS(9)))
        return UILayoutGuide()
    }
}
