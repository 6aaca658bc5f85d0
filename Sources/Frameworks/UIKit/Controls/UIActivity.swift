import BackgroundRuntime

/// Something that is done with what is shared. Nobody chooses it here.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }
        /// It is written to others.
        public static var mail: ActivityType { system("Mail") }
        /// It is sent to others.
        public static var message: ActivityType { system("Message") }
        /// It is put on paper.
        public static var print: ActivityType { system("Print") }
        public static var copyToPasteboard: ActivityType { system("CopyToPasteboard") }
        /// It stands for somebody.
        public static var assignToContact: ActivityType { system("AssignToContact") }
        /// It is kept among pictures.
        public static var saveToCameraRoll: ActivityType { system("SaveToCameraRoll") }
        /// It is read later.
        public static var addToReadingList: ActivityType { system("AddToReadingList") }
        /// It is sent to somebody near.
        public static var airDrop: ActivityType { system("AirDrop") }
        /// It is told to all.
        public static var postToFacebook: ActivityType { system("PostToFacebook") }
        /// It is told to all, in few words.
        public static var postToTwitter: ActivityType { system("PostToTwitter") }
    }

    /// What it is among.
    public enum Category: Int, Sendable {
        /// What is done with it, or who gets it.
        case action = 0, share
    }

    /// Something of the app's own. From iOS 6.
    public override init() {
        SimulatedApp.require(UIActivity.self)
        super.init()
    }

    /// What it is among.
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    /// The picture in it.
    open var activityImage: UIImage? { nil }
    /// The controller that does it.
    open var activityViewController: UIViewController? { nil }
    /// Whether it can be done with something. Never asked here.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// It will be done with something. Never called here.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it. Never called here.
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

/// What the phone lets a hand feel. Nobody feels it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Nothing to feel yet. From iOS 10.
    public override init() {
        SimulatedApp.require(UIFeedbackGenerator.self)
        super.init()
        SimulatedApp.notSimulated("UIFeedbackGenerator", "nobody feels the phone")
    }

    /// Something is to be felt soon. Without effect.
    open func prepare() {}
}

/// What the phone lets a hand feel of how something went. Nobody feels it.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        /// Well, not quite, or not at all.
        case success = 0, warning, error
    }

    /// Lets the hand feel it. Without effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What the phone lets a hand feel as things meet. Nobody feels it.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy things are.
    public enum FeedbackStyle: Int, Sendable {
        /// From light to heavy.
        case light = 0, medium, heavy
        /// As foam, or as stone.
        case soft, rigid
    }

    /// Things of a weight.
    public init(style: FeedbackStyle) { super.init() }
    /// Things of no weight in particular.
    public convenience override init() { self.init(style: .medium) }

    /// Lets the hand feel it. Without effect.
    open func impactOccurred() {}
    /// Lets the hand feel it, more or less. Without effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// What the phone lets a hand feel as something is chosen. Nobody feels it.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the hand feel it. Without effect.
    open func selectionChanged() {}
}
