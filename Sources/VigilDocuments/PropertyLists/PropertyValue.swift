/// A value of a property list, whatever format it came in.
public enum PropertyValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    /// A number with a fraction.
    case real(Double)
    case boolean(Bool)
    /// Values in an order.
    case array([PropertyValue])
    case dictionary([String: PropertyValue])
    /// A date, of which nothing is kept: a damaged one must never be printed.
    case date
    /// Raw bytes, of which only the count is kept.
    case data(count: Int)
    /// Something that no text format can hold, by its name.
    case other(String)

    /// The text, when this is a string.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// Whether the value is known with all its contents.
    package var isKept: Bool {
        switch self {
        case .string, .integer, .real, .boolean: true
        case .array(let items): items.allSatisfy(\.isKept)
        case .dictionary(let entries): entries.values.allSatisfy(\.isKept)
        case .date, .data, .other: false
        }
    }

    /// What the value is, for a message: `the string "YES"`.
    package var spoken: String {
        switch self {
        case .string(let text): text.isEmpty ? "an empty string" : "the string \(text.quoted)"
        case .integer(let number): "the number \(number)"
        case .real(let number): "the number \(number)"
        case .boolean(let flag): "the boolean \(flag)"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .date: "a date"
        case .data: "data"
        case .other(let name): name
        }
    }
}

/// The formats in which a property list may come.
public enum PropertyListFormat: String, Hashable, Sendable {
    /// An XML property list, as Xcode writes it.
    case xml = "XML"
    /// A binary property list, as built programs have it.
    case binary
    /// An old-style property list (`{ key = value; }`), in which every value is a string.
    case oldStyle = "old-style"
    /// JSON or JSON5 of the same shape.
    case json = "JSON"
}

/// A property list that was read, before anything in it was checked.
package struct PropertyList {
    /// The value around all others.
    package let root: PropertyValue
    /// The format it came in.
    package let format: PropertyListFormat
    /// Where each value is; nil for a binary one.
    package let positions: SourcePositions?
    /// What was noticed on the way.
    package var problems: [InputProblem] = []
}
