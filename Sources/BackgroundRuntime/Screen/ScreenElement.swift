/// Something on an app's screen that a person can see or touch, with what is in it.
///
/// Made when somebody asks for it, in a turn of the app's main thread; it holds what it stands for no longer than that.
public struct ScreenElement: Sendable {
    /// What it is, in XCUITest's words.
    public enum Role: String, CaseIterable, Sendable {
        /// A message, in the middle or from below.
        case alert, sheet
        /// A bar, above or below.
        case navigationBar, tabBar, toolbar
        /// Something that is pressed, or that leads elsewhere.
        case button, link
        /// A text, or a picture.
        case staticText, image
        /// Something that is typed into.
        case textField, secureTextField, searchField, textView
        /// Something that is brought to a value.
        case `switch`, slider, stepper, segmentedControl, datePicker
        /// A list, or one of its cells.
        case table, collectionView, cell
        /// Something that goes on.
        case activityIndicator, progressIndicator
        /// Anything else.
        case other
    }

    /// What it is.
    public let role: Role
    /// What is read out of it; nil where it says nothing.
    public var label: String?
    /// What the app's tests call it; nil for no name.
    public var identifier: String?
    /// What it stands at, such as `on` of a switch or the text of a field; nil where it has no value.
    public var value: String?
    /// What stands there while it has no value; nil for nothing.
    public var placeholder: String?
    /// Whether it can be used.
    public var isEnabled = true
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether keys that are pressed go to it.
    public var hasFocus = false
    /// What is in it, in the order in which it is read.
    public var children: [ScreenElement]
    /// Takes a touch. False where that one does nothing to it; nil where none does.
    let take: (@MainActor @Sendable (Touch) throws -> Bool)?

    /// Something on the screen.
    ///
    /// - Parameters:
    ///   - role: what it is.
    ///   - label: what is read out of it.
    ///   - children: what is in it.
    ///   - take: what a touch does; false where it does nothing.
    public init(
        _ role: Role, label: String? = nil, children: [ScreenElement] = [],
        take: (@MainActor @Sendable (Touch) throws -> Bool)? = nil
    ) {
        (self.role, self.label, self.children, self.take) = (role, label, children, take)
    }

    /// Whether people would call it so: by its identifier, its label, its value or what stands in place of one.
    func isCalled(_ name: String) -> Bool { [identifier, label, value, placeholder].contains(name) }

    /// All that people could call it.
    var names: [String] { [identifier, label, value, placeholder].compactMap { $0 }.filter { !$0.isEmpty } }

    /// How a person would name it, in a sentence.
    var sentence: String { names.first.map { "\(role.rawValue) \($0.quoted)" } ?? role.rawValue }
}

/// What a finger does to something on the screen.
public enum Touch: Hashable, Sendable {
    /// It touches it for a moment.
    case tap
    /// It touches it twice.
    case doubleTap
    /// It stays on it for a while.
    case press(Duration)
    /// It moves over it.
    case swipe(Direction)
    /// It pulls it down from its top, to have it load anew.
    case pull
    /// Keys are pressed that go to it, after a tap on it.
    case type(String)
    /// Its text is taken away.
    case clear
    /// It is brought to a value: a number of a slider or a stepper, a title of a choice, a date.
    case set(String)

    /// Where a finger moves.
    public enum Direction: String, CaseIterable, Sendable {
        /// Towards the head of the phone, or its foot.
        case up, down
        /// To a side.
        case left, right
    }

    /// What is done, as a timeline says it.
    var verb: String {
        switch self {
        case .tap: "tap on"
        case .doubleTap: "double tap on"
        case .press(let duration): "press of \(TimeText.duration(duration)) on"
        case .swipe(let direction): "swipe \(direction.rawValue) on"
        case .pull: "pull of"
        case .type(let text): "typing of \(text.quoted) into"
        case .clear: "clearing of"
        case .set(let value): "setting of \(value.quoted) of"
        }
    }
}
