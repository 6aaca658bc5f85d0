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
        /// Wheels, and one of them.
        case picker, pickerWheel
        /// A list, or one of its cells.
        case table, collectionView, cell
        /// A page that is larger than the screen.
        case scrollView
        /// Something that goes on.
        case activityIndicator, progressIndicator
        case other
    }

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
    public var isSelected: Bool {
        get { marks.contains(.selected) }
        set { mark(.selected, newValue) }
    }
    /// Whether keys that are pressed go to it.
    public var hasFocus: Bool {
        get { marks.contains(.focused) }
        set { mark(.focused, newValue) }
    }
    /// Whether it leads back to the screen before.
    public var goesBack: Bool {
        get { marks.contains(.back) }
        set { mark(.back, newValue) }
    }
    /// What few of them are.
    private var marks: Marks = []
    /// What is in it, in the order in which it is read.
    public var children: [ScreenElement]
    /// Takes a touch. False where that one does nothing to it; nil where none does.
    package var take: (@MainActor @Sendable (Touch) throws -> Bool)?

    private struct Marks: OptionSet {
        let rawValue: UInt8
        static let selected = Marks(rawValue: 1), focused = Marks(rawValue: 2), back = Marks(rawValue: 4)
    }

    private mutating func mark(_ mark: Marks, _ isSo: Bool) {
        if isSo { marks.insert(mark) } else { marks.remove(mark) }
    }

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

    /// How it looks, without what it stands for: what of a screen can be kept.
    package var picture: ScreenElement {
        let nobody: @MainActor @Sendable (Touch) throws -> Bool = { _ in false }
        var picture = ScreenElement(
            role, label: label, children: children.map(\.picture), take: take == nil ? nil : nobody)
        (picture.identifier, picture.value, picture.placeholder) = (identifier, value, placeholder)
        (picture.isEnabled, picture.marks) = (isEnabled, marks)
        return picture
    }

    /// Whether people would call it so: by its identifier, its label, its value or what stands in place of one.
    /// Apostrophes and quotation marks of either form are the same: the system writes those of print.
    package func isCalled(_ name: String) -> Bool {
        let names = [identifier, label, value, placeholder]
        return names.contains(name) || names.contains { $0.map(ScreenElement.typed) == ScreenElement.typed(name) }
    }

    private static func typed(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 128 }
            ? text : String(text.map { "‘’".contains($0) ? "'" : "“”".contains($0) ? "\"" : $0 })
    }

    /// All that people could call it.
    var names: [String] { [identifier, label, value, placeholder].compactMap { $0 }.filter { !$0.isEmpty } }

    /// How a person would name it, in a sentence.
    package var sentence: String { names.first.map { "\(role.rawValue) \($0.quoted)" } ?? role.rawValue }
}
