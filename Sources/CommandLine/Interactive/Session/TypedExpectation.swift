import BackgroundRuntime
import Foundation
import VigilScenarios

/// What was typed as an expectation: `expect state=suspended awake.audio=32min`, or an object as in a file.
enum TypedExpectation {
    /// The step as a file says it, without its instant.
    ///
    /// - Throws: ``UsageError`` for what is no expectation.
    static func value(_ line: TypedLine) throws(UsageError) -> JSONValue {
        guard !line.rest.hasPrefix("{") else {
            do { return expecting(try JSONValue.parse(Data(line.rest.utf8), file: "expect").0) } catch {
                throw UsageError(error.problems.map(\.message).joined(separator: "\n"))
            }
        }
        var members: [JSONValue.Member] = []
        var awake: [JSONValue.Member] = []
        for word in line.words.dropFirst() {
            guard let name = word.name else {
                throw UsageError("\(word.text.quoted): an expectation is written as state=suspended")
            }
            if name.hasPrefix("awake.") {
                awake.append(JSONValue.Member(String(name.dropFirst(6)), .string(word.value)))
            } else {
                members.append(JSONValue.Member(name, value(word.value, of: name)))
            }
        }
        return expecting(.object(members + (awake.isEmpty ? [] : [JSONValue.Member("awake", .object(awake))])))
    }

    private static func expecting(_ value: JSONValue) -> JSONValue { .object([JSONValue.Member("expect", value)]) }

    private static func value(_ text: String, of name: String) -> JSONValue {
        if ExpectationReader.lists.contains(name) { return .array(TypedStep.list(text)) }
        if ["launches", "wakes", "openTasks"].contains(name), let number = Double(text) { return .number(number) }
        return .string(text)
    }
}
