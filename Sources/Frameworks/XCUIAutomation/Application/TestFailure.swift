import MachineXCTest
import Testing
import VigilProgramImage

/// A failure of the test that is running, at the line of the test.
package enum TestFailure {
    /// Where a test fails.
    struct Place {
        let path: String
        let line: Int

        /// The innermost line of the test.
        static var current: Place {
            let place = CodePlace.current(isLined: true)
            return Place(path: place?.path ?? "<unknown>", line: place?.line ?? 0)
        }
    }

    /// Hears failures in place of the test: for tests of these failures.
    @TaskLocal package static var hear: (@Sendable (String) -> Void)?

    static func record(_ message: String) {
        if let hear { return hear(message) }
        UITestRun.current.fail(message, at: .current)
    }

    /// One of no test case: of a test of Swift Testing, or of what runs outside a test.
    static func recordOutside(_ message: String, _ place: Place) {
        guard Test.current != nil else { return recordFailure(message, file: #filePath, line: #line) }
        let file = place.path.split(separator: "/").last.map(String.init) ?? place.path
        let location = SourceLocation(
            fileID: "Test/\(file)", filePath: place.path, line: max(place.line, 1), column: 1)
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
