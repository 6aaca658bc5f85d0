// What views look like. Nothing is drawn: the values are taken, and without effect.

/// The size and face of letters.
public struct Font: Hashable, Sendable {
    /// How heavy letters are.
    public enum Weight: Hashable, Sendable {
        case ultraLight
        case thin, light, regular, medium, semibold, bold, heavy
        /// As heavy as can be.
        case black
    }

    /// The shape of letters.
    public enum Design: Hashable, Sendable {
        case `default`
        /// With feet, round, or of one width.
        case serif, rounded, monospaced
    }

    private let name: String

    /// What stands above all, in the greatest letters.
    public static let largeTitle = Font(name: "largeTitle")
    /// What stands above all.
    public static let title = Font(name: "title")
    public static var title2: Font {
        SimulatedApp.constant(Font(name: "title2"), since: .symbol("SwiftUI.Font.title2", .iOS(14)))
    }
    /// For titles, smaller still.
    public static var title3: Font {
        SimulatedApp.constant(Font(name: "title3"), since: .symbol("SwiftUI.Font.title3", .iOS(14)))
    }
    /// For the heads of sections.
    public static let headline = Font(name: "headline")
    /// For what stands below a head.
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    /// For what stands at the foot.
    public static let footnote = Font(name: "footnote")
    /// For what stands below pictures.
    public static let caption = Font(name: "caption")
    /// For what stands below pictures, smaller.
    public static var caption2: Font {
        SimulatedApp.constant(Font(name: "caption2"), since: .symbol("SwiftUI.Font.caption2", .iOS(14)))
    }

    /// The letters that the phone uses itself.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)")
    }

    /// A font of the app in a size.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }

    /// The font in bold letters.
    public func bold() -> Font { self }
    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { self }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { self }
}

/// How a change looks while it happens. Nothing is animated.
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// As fast all the time.
    public static let linear = Animation()

    /// Slow at both ends, for so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { .default }
    /// Slow at first, for so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { .default }
    /// Slow at the end, for so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { .default }
    /// As fast all the time, for so many seconds.
    public static func linear(duration: TimeInterval) -> Animation { .default }
    /// Beyond the end and back again.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .default }

    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func delay(_ delay: TimeInterval) -> Animation { self }
}

/// Changes something, which would be animated on a phone.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Where something stands in what is around it.
public struct Alignment: Hashable, Sendable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    /// A place from its parts.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Above, where lines begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Above, where lines end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Below, where lines begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Below, where lines end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Where something stands from side to side.
public enum HorizontalAlignment: Hashable, Sendable {
    /// Where lines begin, in the middle, or where they end.
    case leading, center, trailing
}

/// Where something stands from above.
public enum VerticalAlignment: Hashable, Sendable {
    /// Above, in the middle, below, or by the lines of texts.
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where the lines of a text stand.
public enum TextAlignment: Hashable, Sendable {
    /// At their beginning, in the middle, or at their end.
    case leading, center, trailing
}

/// Some of the directions in which something lies.
public enum Axis: Hashable, Sendable {
    /// From side to side, or from above.
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// Above, where lines begin, below, or where lines end.
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        /// Both sides of lines.
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}
