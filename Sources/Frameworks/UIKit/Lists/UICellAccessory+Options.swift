// How what is at an end of an item of a list looks. Kept, and without effect.

extension UICellAccessory {
    /// How wide it is.
    public enum LayoutDimension: Hashable, Sendable {
        /// As usual, as wide as it is, or so many points.
        case standard, actual, custom(CGFloat)
    }

    /// How an arrow looks.
    public struct DisclosureIndicatorOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?

        /// What it is as usual, but for what is given.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// How what tells more looks.
    public struct DetailOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?

        /// What it is as usual, but for what is given.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// How a sign looks.
    public struct CheckmarkOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?

        /// What it is as usual, but for what is given.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// How what takes an item out looks.
    public struct DeleteOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?
        /// What is behind it.
        public var backgroundColor: UIColor?

        /// What it is as usual, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (
                isHidden, reservedLayoutWidth, tintColor, backgroundColor
            )
        }
    }

    /// How what puts an item in looks.
    public struct InsertOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?
        /// What is behind it.
        public var backgroundColor: UIColor?

        /// What it is as usual, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (
                isHidden, reservedLayoutWidth, tintColor, backgroundColor
            )
        }
    }

    /// How what an item is moved by looks.
    public struct ReorderOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?
        /// Whether a line is beside it.
        public var showsVerticalSeparator: Bool?

        /// What it is as usual, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.showsVerticalSeparator) = (
                isHidden, reservedLayoutWidth, tintColor, showsVerticalSeparator
            )
        }
    }

    /// How what an item is chosen by looks.
    public struct MultiselectOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?
        /// What is behind it.
        public var backgroundColor: UIColor?

        /// What it is as usual, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (
                isHidden, reservedLayoutWidth, tintColor, backgroundColor
            )
        }
    }

    /// How an arrow looks that opens what is below an item.
    public struct OutlineDisclosureOptions: Sendable {
        /// How it opens that.
        public var style: Style
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?

        /// What it is as usual, but for what is given.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                style, isHidden, reservedLayoutWidth, tintColor
            )
        }
    }

    /// How a text looks.
    public struct LabelOptions: Sendable {
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?
        /// The face and size of its letters.
        public var font: UIFont?
        /// Whether letters follow the size that the user wants.
        public var adjustsFontForContentSizeCategory: Bool?

        /// What it is as usual, but for what is given.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (
                self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font,
                self.adjustsFontForContentSizeCategory
            ) = (isHidden, reservedLayoutWidth, tintColor, font, adjustsFontForContentSizeCategory)
        }
    }

    /// A view of the app's at an end of an item.
    public struct CustomViewConfiguration: @unchecked Sendable {
        /// What the app shows there.
        public var customView: UIView
        public var placement: Placement
        /// Whether it is not seen.
        public var isHidden: Bool?
        /// How much room it has.
        public var reservedLayoutWidth: LayoutDimension?
        /// What it is drawn in.
        public var tintColor: UIColor?
        /// Whether it stays as large as it is.
        public var maintainsFixedSize: Bool?

        /// A view at a place.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            self.reservedLayoutWidth = reservedLayoutWidth
            (self.tintColor, self.maintainsFixedSize) = (tintColor, maintainsFixedSize)
        }
    }

    /// What says between which others it is. Never asked here.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The end of an item at which a view is.
    public enum Placement {
        /// When it is seen.
        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
}

extension UICellAccessory.OutlineDisclosureOptions {
    /// How an arrow opens what is below an item.
    public enum Style: Hashable, Sendable {
        /// As usual, above a group, or at an item.
        case automatic, header, cell
    }
}
