import BackgroundRuntime
import MachineXCTest
import Testing

/// A mistake of the running test, such as the name of a rule that there is not: it fails the test at the line that makes it.
enum TestMistake {
    /// Records a mistake at a place in the sources.
    static func record(_ text: String, file: StaticString, line: UInt) {
        record(text, at: CheckedName.Place(file, line))
    }

    /// Records one.
    ///
    /// A test of XCTest hears nothing of an issue of Swift Testing, nor the other way round. Outside both, as in a task that a
    /// test leaves behind, the issue fails the run.
    static func record(_ text: String, at place: CheckedName.Place) {
        if Test.current == nil { recordInXCTest(text, place) }
        let name = place.file.split(separator: "/").last.map(String.init) ?? place.file
        let location = SourceLocation(
            fileID: "Test/\(name)", filePath: place.file, line: max(Int(place.line), 1), column: 1)
        Issue.record(Comment(rawValue: text), sourceLocation: location)
    }

    private static func recordInXCTest(_ text: String, _ place: CheckedName.Place) {
        if let file = place.literal { return recordFailure(text, file: file, line: place.line) }
        recordFailure("\(place.file):\(place.line): \(text)", file: #filePath, line: #line)
    }
}
