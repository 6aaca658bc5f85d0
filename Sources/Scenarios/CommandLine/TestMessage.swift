import Foundation
import VigilResults

/// What `vigil test` asks a program to play: a line of JSON each, through a descriptor that nothing else uses.
package struct TestRequest: Codable, Sendable, Hashable {
    /// The path of a scenario file.
    package let file: String
    /// What makes the variant of it.
    package let variant: [VariantValue]

    /// A request for one variant of one scenario.
    package init(file: String, variant: [VariantValue] = []) {
        self.file = file
        self.variant = variant
    }
}

/// What a program that plays scenarios tells `vigil test`: a line of JSON each, through a descriptor that nothing else uses.
///
/// Standard output belongs to the app, which may print whatever it likes.
package enum TestMessage: Codable, Sendable, Hashable {
    /// What was asked for begins.
    case began
    /// It is over; `shown` is what failed, in the columns of the terminal where there is one.
    case ended(ScenarioResult, shown: String?)
}

/// A line of JSON, with the same bytes for the same value.
package enum MessageLine {
    /// A value as a line, with the end of the line.
    package static func bytes(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")] } catch {
            preconditionFailure("a message of plain texts was not encoded: \(error)")
        }
    }

    /// The value of a line; nil for one that was cut off.
    package static func value<Value: Decodable>(_ line: some Sequence<UInt8>) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(line))
    }
}
