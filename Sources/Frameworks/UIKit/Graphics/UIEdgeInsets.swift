/// Lengths at the four sides.
public struct UIEdgeInsets: Equatable, Sendable {
    /// The length at a side.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// Lengths at the four sides.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Nothing at any side.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
