import BackgroundRuntime

/// What changes the looks of a text. Never asked here.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Does something of the app's.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The looks that it makes of others.
    public func callAsFunction(_ incoming: AttributeContainer) -> AttributeContainer { transform(incoming) }
}

/// What changes a colour. Never asked here.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor

    /// Does something of the app's.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that it makes of another.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension AttributeScopes {
    /// How parts of a text look.
    public struct UIKitAttributes: AttributeScope {
        /// The face and size of letters.
        public let font: FontAttribute
        /// What letters look like.
        public let foregroundColor: ForegroundColorAttribute
        /// What is behind letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The room between letters.
        public let kern: KernAttribute
        /// How lines are arranged.
        public let paragraphStyle: ParagraphStyleAttribute
        /// A line below letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
    }

    /// How parts of a text look, in UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// How a part of a text looks, in UIKit.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The face and size of letters.
    public enum FontAttribute: AttributedStringKey {
        /// What it is set to.
        public typealias Value = UIFont
        /// What UIKit calls it.
        public static let name = "NSFont"
    }
    /// What letters look like.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// What it is set to.
        public typealias Value = UIColor
        /// What UIKit calls it.
        public static let name = "NSColor"
    }
    /// What is behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// What it is set to.
        public typealias Value = UIColor
        /// What UIKit calls it.
        public static let name = "NSBackgroundColor"
    }
    /// The room between letters.
    public enum KernAttribute: AttributedStringKey {
        /// What it is set to.
        public typealias Value = CGFloat
        /// What UIKit calls it.
        public static let name = "NSKern"
    }
    /// How lines are arranged.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// What it is set to.
        public typealias Value = NSParagraphStyle
        /// What UIKit calls it.
        public static let name = "NSParagraphStyle"
    }
    /// A line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// What it is set to.
        public typealias Value = NSUnderlineStyle
        /// What UIKit calls it.
        public static let name = "NSUnderline"
    }
    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// What it is set to.
        public typealias Value = NSUnderlineStyle
        /// What UIKit calls it.
        public static let name = "NSStrikethrough"
    }
}
