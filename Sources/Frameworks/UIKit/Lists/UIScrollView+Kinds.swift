extension UIScrollView {
    /// Whether what scrolls gets room for bars.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As suits it, where it scrolls, never, or always.
        case automatic = 0, scrollableAxes, never, always
    }

    /// When the keyboard goes away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never, as it is moved, or with the finger.
        case none = 0, onDrag, interactive
        /// The same, with what stands over the keyboard.
        case onDragWithAccessory, interactiveWithAccessory
    }

    /// How what shows how far it was moved looks.
    public enum IndicatorStyle: Int, Sendable {
        /// As usual, black, or white.
        case `default` = 0, black, white
    }

    /// How soon it stands still.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As usual, or sooner.
        public static let normal = DecelerationRate(rawValue: 0.998), fast = DecelerationRate(rawValue: 0.99)
    }
}
