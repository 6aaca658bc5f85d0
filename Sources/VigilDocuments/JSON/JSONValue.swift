import Foundation

/// A value of a JSON file, with its keys in the order of the file.
package indirect enum JSONValue: Hashable, Sendable {
    /// One key of an object with its value.
    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: JSONValue

        /// A key with its value.
        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// The value of `key`; nil when this is no object or has no such key.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// What the value is, for a message: `a number`.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// Ways to read a value from a text.
extension JSONValue {
    /// Reads JSON or JSON5 (comments, keys without quotation marks, trailing commas).
    ///
    /// Our own scanner bounds the nesting and finds mistakes with line and column; it accepts no text that Foundation
    /// refuses.
    ///
    /// - Throws: ``InputProblems`` with the first mistake in the syntax, or with all keys that are given twice.
    package static func parse(_ data: Data, file: String) throws(InputProblems) -> (JSONValue, JSON5Positions) {
        let source = try TextInput.utf8(data, file: file)
        let (outline, values): (Outline, [JSONValue])
        do { (outline, values) = try JSON5Scanner.contents(of: source) } catch {
            throw InputProblems(error.problems(in: source, file: file))
        }
        guard outline.duplicates.isEmpty else {
            throw InputProblems(outline.duplicateProblems(.error, in: source, file: file))
        }
        return (outline.value(with: values), SourcePositions(source: source, outline: outline))
    }
}
