import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

@Suite("vigil rules --coverage", .enabled(if: RuntimeInterface.problems.isEmpty))
struct CoverageCommandTests {
    private let vigil = Program("vigil")
    private let folder: TestFolder
    private let options: [String]

    /// A journal of a program that was linked ten seconds after the source of its test was written.
    init() throws {
        folder = try TestFolder()
        options = ["rules", "--coverage", "--section", "mode", "--journal", folder.path("journal")]
        let lines = [
            #"{"path":"\#(folder.path("tests"))","linked":1700000010,"folders":["\#(folder.path("Sources/"))"]}"#,
            #"{"test":"T/a()","file":"\#(folder.path("T.swift"))","hasPassed":true,"named":["mode.type"],"#
                + #""cited":["mode.type"],"asserted":[]}"#,
            #"{"test":"T/b()","file":"\#(folder.path("T.swift"))","hasPassed":false,"named":["mode.duplicate"],"#
                + #""cited":["mode.duplicate"],"asserted":[]}"#,
        ]
        try folder.write(lines.map { $0 + "\n" }.joined(), to: "journal")
        try folder.write("", to: "tests", changed: 10)
        try folder.write("", to: "T.swift", changed: 0)
        try folder.write("", to: "Sources/Code.swift", changed: 0)
    }

    @Test("counts the rules that the tests exercised, and lists those that they did not")
    func counts() throws {
        let outcome = try vigil.run(options)
        expect(outcome.code, is: 0)
        expect(
            outcome.output.hasPrefix(
                """
                SECTION  RULES  APPLIED  EXERCISED  PLANNED
                mode         7        7          1        0

                Applied and not exercised:
                  mode.declared-unused: no test that ran begins its title with it
                  mode.duplicate: T/b() failed
                """))
    }

    @Test("has no figure where the tests, or what they test, changed after they ran", arguments: [1.0, 20])
    func outdated(age: Double) throws {
        let isOlder = age < 10
        try folder.write("", to: "Sources/Code.swift", changed: age)
        let outcome = try vigil.run(options)
        expect(outcome.output.contains("mode         7        7          -        0"), is: !isOlder)
        let words = "Code.swift has changed since the tests were built; run swift test again"
        expect(outcome.complaints.contains(words) == !isOlder && outcome.code == (isOlder ? 0 : 1))
    }

    @Test("says where there is no journal, and never takes another file for one")
    func missing() throws {
        try folder.write("{}\n", to: "journal")
        let outcome = try vigil.run(options)
        expect(outcome.code, is: 2)
        expect(outcome.complaints.contains("there is no journal of tests in this file"))
    }
}

extension TestFolder {
    fileprivate func path(_ name: String) -> String { url.path + "/" + name }

    /// Writes a file that was changed so many seconds after an instant of 2023.
    fileprivate func write(_ text: String, to name: String, changed: Double) throws {
        try write(text, to: name)
        let date = Date(timeIntervalSince1970: 1_700_000_000 + changed)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
    }
}
