/// What menus are made of.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be used.
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether it is chosen.
    public enum State: Int, Sendable {
        /// It is not, it is, or some of it is.
        case off = 0, on, mixed
    }

    open var title: String
    /// The picture in it.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        SimulatedApp.require(UIMenuElement.self)
        (self.title, self.image) = (title, image)
    }
}

/// A menu, which a finger opens.
open class UIMenu: UIMenuElement {
    /// How it is shown in another menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// By its elements, which stand among those of the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// As one that destroys something. Kept, and without effect.
        public static let destructive = Options(rawValue: 2)
    }

    /// Tells a menu from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Tells a menu from others.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What is in it.
    public let children: [UIMenuElement]
    /// How it is shown in another menu.
    public let options: Options
    /// What tells it from others.
    public let identifier: Identifier

    /// A menu with its elements.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        (self.children, self.options) = (children, options)
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        super.init(title: title, image: image)
    }
}

/// Something that a control or a menu does.
open class UIAction: UIMenuElement {
    public typealias UIActionHandler = (UIAction) -> Void

    /// Tells an action from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Tells an action from others.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public private(set) var sender: Any?
    open var attributes: UIMenuElement.Attributes
    /// Whether it is chosen.
    open var state: UIMenuElement.State
    /// What tells it from others.
    public let identifier: Identifier
    /// What it is called where somebody looks for it. Kept: nobody does.
    open var discoverabilityTitle: String?
    private let handler: UIActionHandler

    /// An action that calls a closure.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        SimulatedApp.require(UIAction.self)
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
    }

    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
    }
}
