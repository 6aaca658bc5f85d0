/// What a person saw of the phone in the course of a run, for whoever draws it. Each thing and each picture is there once,
/// however often it was seen.
///
/// Empty where nobody asked for it: to look costs time, see `--format html`.
public struct ScreenRecording: Codable, Hashable, Sendable {
    /// The different things that were on a screen.
    public var elements: [ShownElement] = []
    /// The different pictures of a screen.
    public var pictures: [ScreenPicture] = []
    /// What a person saw, from an instant on each, the first one first.
    public var sights: [ScreenSighting] = []

    /// A recording of nothing.
    public init() {}
}

/// Something on a screen, as it looked.
public struct ShownElement: Codable, Hashable, Sendable {
    /// How many things it is in.
    public var depth: Int
    /// What it is, in XCUITest's words.
    public var role: String
    /// What is read out of it; empty where it says nothing.
    public var label = ""
    /// What tests call it; empty for no name.
    public var identifier = ""
    /// What it stands at; empty where it has no value.
    public var value = ""
    /// What stands there while it has no value; empty for nothing.
    public var placeholder = ""
    /// What is so about it.
    public var marks: Marks = []

    /// What is so about a thing on a screen.
    public struct Marks: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It cannot be used.
        public static let disabled = Marks(rawValue: 1)
        public static let selected = Marks(rawValue: 2)
        /// Keys that are pressed go to it.
        public static let focused = Marks(rawValue: 4)
        /// It leads back to the screen before.
        public static let back = Marks(rawValue: 8)
        public static let touchable = Marks(rawValue: 16)
    }

    /// A thing of a role, in so many others.
    public init(_ role: String, depth: Int) { (self.role, self.depth) = (role, depth) }
}

/// A picture of a screen: what is on it.
public struct ScreenPicture: Codable, Hashable, Sendable {
    /// The things on it, each before what is in it: places among ``ScreenRecording/elements``.
    public var elements: [Int]
    /// How many more there are, which are left out.
    public var rest: Int

    /// A picture of things.
    public init(_ elements: [Int], rest: Int = 0) { (self.elements, self.rest) = (elements, rest) }
}

/// What a person saw of the phone from an instant on, until the next one.
public struct ScreenSighting: Codable, Hashable, Sendable {
    /// From which instant on, in nanoseconds.
    public var instant: Int64
    /// The last record before it, by its place among ``RunRecording/records``; of a touch, its own. -1 for none.
    public var record: Int
    /// Which of the apps is in front, also behind the lock screen; 0 for none.
    public var app = 0
    /// What that one shows, by its place among ``ScreenRecording/pictures``; nil where nobody sees it.
    public var picture: Int?
    /// The question of the system in front of that; nil for none.
    public var alert: Int?
    /// What else of the system covers it, in words; empty for nothing.
    public var cover = ""
    /// What the system shows at the head of the screen of what apps do.
    public var signs: [String] = []
    /// What a finger touches, by its place in the picture of the question, or of the app without one; nil for nothing.
    public var touched: Int?

    /// What was seen from an instant on.
    public init(at instant: Int64, after record: Int) { (self.instant, self.record) = (instant, record) }
}
