// Views in views, and what they look like: kept, and without effect on anything but the texts on the screen.

extension UIView {
    /// What a view does with a picture that does not fit.
    public enum ContentMode: Int, Sendable {
        /// It is made to fit.
        case scaleToFill = 0
        /// It is made to fit as it is, with room around it, or with parts that are cut off.
        case scaleAspectFit, scaleAspectFill
        /// It is drawn anew.
        case redraw
        /// It stays as it is, at a place.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// What grows with the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The room at the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The view from side to side.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The room at the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The view from above.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The middle of the view, in the one around it.
    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame = CGRect(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
                height: frame.height)
        }
    }

    /// The window that it is in; nil while it is in none.
    public var window: UIWindow? { self as? UIWindow ?? superview?.window }

    /// The view with this number in it, or the view itself; nil for none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Whether it is in another view, or is that view.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Takes the focus from a text in the view. True when it was given up.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { return resignFirstResponder() }
        return subviews.reduce(false) { $0 || $1.endEditing(force) }
    }

    // Layout: there is none.

    /// The view needs to be laid out: nothing is.
    public func setNeedsLayout() {}
    /// Lays out what needs it: nothing is.
    public func layoutIfNeeded() {}
    /// The view needs to be drawn: nothing is.
    public func setNeedsDisplay() { SimulatedApp.noteChange(of: self) }
    /// The size of its content: that which it has.
    public func sizeToFit() {}
    /// The constraints need to be looked at: none are.
    public func setNeedsUpdateConstraints() {
        SimulatedApp.require(.method("setNeedsUpdateConstraints", of: "UIView", .iOS(6)))
    }
    /// Sets how much it wants to keep its size. Kept: nothing is laid out.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        SimulatedApp.require(.method("setContentHuggingPriority:forAxis:", of: "UIView", .iOS(6)))
        priorities.hugging[axis] = priority
    }
    /// How much it wants to keep its size: not much, unless that was set.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging[axis] ?? .defaultLow
    }
    /// Sets how much it resists being smaller. Kept: nothing is laid out.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        SimulatedApp.require(.method("setContentCompressionResistancePriority:forAxis:", of: "UIView", .iOS(6)))
        priorities.resistance[axis] = priority
    }
    /// How much it resists being smaller: much, unless that was set.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis] ?? .defaultHigh
    }

    /// Puts a view that a property holds where the one was that it held.
    ///
    /// - Parameters:
    ///   - view: what the property holds now.
    ///   - old: what it held.
    ///   - isBehind: whether it lies behind all else in this view.
    func hold(_ view: UIView?, inPlaceOf old: UIView?, isBehind: Bool = false) {
        guard view !== old else { return }
        if let old, old.superview === self { old.removeFromSuperview() }
        if let view { insertSubview(view, at: isBehind ? 0 : subviews.count) }
    }
}

/// How much a view wants the size of its content, by directions.
struct ContentPriorities {
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}
