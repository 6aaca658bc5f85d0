import Foundation

/// What came of one scenario file in a test run. An app's executable hands these to `vigil test` as JSON lines.
public struct TestResult: Codable, Sendable, Hashable {
    /// The path of the scenario file.
    public let file: String
    /// What the scenario shows.
    public let name: String
    /// The number of its expectations.
    public let expectations: Int
    /// What failed, in words; nil when everything passed.
    public let failure: String?
    /// What could not be read, in words; nil when everything could.
    public let problem: String?

    /// A result from its parts.
    public init(file: String, name: String, expectations: Int = 0, failure: String? = nil, problem: String? = nil) {
        self.file = file
        self.name = name
        self.expectations = expectations
        self.failure = failure
        self.problem = problem
    }

    /// Marks a line of standard output as a result.
    public static let marker = "vigil-result: "

    /// The result as a line for another process.
    public var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return TestResult.marker + String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            preconditionFailure("a result of plain texts was not encoded: \(error)")
        }
    }

    /// The result of a line; nil for any other line.
    public init?(line: String) {
        guard line.hasPrefix(TestResult.marker) else { return nil }
        let data = Data(line.dropFirst(TestResult.marker.count).utf8)
        guard let result = try? JSONDecoder().decode(TestResult.self, from: data) else { return nil }
        self = result
    }
}
