import MachineXCTest
import Testing

/// A mistake of the running test, such as the name of a rule that there is not: it fails the test at the line that makes it.
enum TestMistake {
    /// Records one.
    ///
    /// A test of XCTest hears nothing of an issue of Swift Testing, nor the other way round. Outside both, as in a task that a
    /// test leaves behind, the issue fails the run.
    static func record(_ text: String, file: StaticString, line: UInt) {
        if Test.current == nil { recordFailure(text, file: file, line: line) }
        let name = "\(file)".split(separator: "/").last.map(String.init) ?? "\(file)"
        let location = SourceLocation(
            fileID: "Test/\(name)", filePath: "\(file)", line: max(Int(line), 1), column: 1)
        Issue.record(Comment(rawValue: text), sourceLocation: location)
    }
}
