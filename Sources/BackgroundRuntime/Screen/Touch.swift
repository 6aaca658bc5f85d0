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
    /// It moves what is in a list or a page, to show what lies in a direction; to show a thing in it, without one.
    case scroll(Direction?)
    /// Keys are pressed that go to it, after a tap on it.
    case type(String)
    /// Its text is taken away.
    case clear
    /// A switch is brought to its other side.
    case toggle
    /// It is brought to a value: a number of a slider or a stepper, a title of a choice, a date.
    case set(String)

    /// Where a finger moves.
    public enum Direction: String, CaseIterable, Sendable {
        /// Towards the head of the phone, or its foot.
        case up, down
        case left, right
    }

    /// The number that a text stands for in a range: itself, or a part of the range as in `50%`. Nil where it lies outside.
    package static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
        let part = text.hasSuffix("%") ? Double(text.dropLast()) : nil
        let number = part.map { range.lowerBound + $0 / 100 * (range.upperBound - range.lowerBound) } ?? Double(text)
        return number.flatMap { range.contains($0) ? $0 : nil }
    }

    /// The key that takes the last sign away.
    package static let deleteKey: Character = "\u{8}"

    /// What is done, as a timeline says it.
    var verb: String {
        switch self {
        case .tap: "tap on"
        case .doubleTap: "double tap on"
        case .press(let duration): "press of \(TimeText.duration(duration)) on"
        case .swipe(let direction): "swipe \(direction.rawValue) on"
        case .pull: "pull of"
        case .scroll(let direction): direction.map { "scroll \($0.rawValue) of" } ?? "scroll to"
        case .type(let text): "typing of \(text.replacing(String(Touch.deleteKey), with: "⌫").quoted) into"
        case .clear: "clearing of"
        case .toggle: "toggle of"
        case .set(let value): "setting of \(value.quoted) of"
        }
    }
}
