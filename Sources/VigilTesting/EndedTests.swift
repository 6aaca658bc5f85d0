import Foundation
import Synchronization
import Testing
import VigilProgramImage

/// The tests that ended the whole program when they ran: by a trap, a signal, or code that does not come to an end, of which nothing
/// goes on.
///
/// The run of tests then begins anew. A test with a phone of ``PhoneTrait``, of `withPhone` or of a UI test fails there with what
/// it did rather than do it again; any other is left out, and the run fails at its end.
package enum EndedTests {
    /// The variable of the environment by which the next beginning knows of them.
    private static let variable = "VIGIL_ENDED_TESTS"

    /// What a test did that ended the program.
    package struct End: Error, Codable, CustomStringConvertible {
        /// What the test is called, with the argument.
        let test: String
        /// What ended the program, with its place.
        let text: String
        /// The pattern by which a test is left out that cannot fail by itself.
        let pattern: String?

        /// Whether it is the end of a test, by its name.
        func means(_ test: String) -> Bool { self.test == test || self.test == EndedTests.title(of: test) }

        package var description: String { "this test ended the program, which began anew without it: \(text)" }
    }

    private static let ends: [End] = {
        let text = ProcessInfo.processInfo.environment[variable] ?? ""
        return (try? JSONDecoder().decode([End].self, from: Data(text.utf8))) ?? []
    }()

    /// The tests that fail by themselves where they ended the program before.
    private static let begun = Mutex<Set<String>>([])

    /// What stands between the name of a test and its argument.
    private static let separator: Character = "\u{1F}"
    /// After so many ends of one test all of its arguments fail: those of which no text says which they are have no end.
    private static let mostEndsOfOne = 8

    /// What the running test is called, with its argument; nil outside one.
    static var nameOfRunningTest: String? {
        guard let test = Test.current else { return RunningXCTest.name }
        guard let argument = Test.Case.current?.argument else { return "\(test.id)" }
        return "\(test.id)\(separator)\(argument)"
    }

    /// Begins the running test.
    ///
    /// - Throws: the ``End`` of the program to which it came before.
    package static func begin() throws {
        guard let test = nameOfRunningTest else { return }
        if let end = ends.first(where: { $0.means(test) }) { throw end }
        begun.withLock { _ = $0.insert(test) }
    }

    /// Begins to watch for tests that end the program. A debugger finds the program as it breaks.
    static func watch() {
        sayWhatIsLeftOut()
        guard !Supervisor.isTraced else { return }
        AbruptEnd.listenOutsideRuns { account, isLast in
            guard isLast, let test = CheckedName.testOfCaller, !ends.contains(where: { $0.means(test) }) else { return }
            beginAnew(without: test, BrokenRun(account))
        }
    }

    private static func beginAnew(without test: String, _ run: BrokenRun) {
        let title = title(of: test)
        let failsByItself = begun.withLockIfAvailable { $0.contains(test) } ?? false
        // XCTest leaves nothing out.
        guard failsByItself || test != RunningXCTest.name else { return }
        let pattern = failsByItself ? nil : "^" + NSRegularExpression.escapedPattern(for: title)
        say("the test \(title) \(run); the tests begin anew without it")
        let isOneOfMany = ends.count { EndedTests.title(of: $0.test) == title } >= mostEndsOfOne
        let all = ends + [End(test: isOneOfMany ? title : test, text: "\(run)", pattern: pattern)]
        guard let known = try? JSONEncoder().encode(all) else { return }
        setenv(variable, String(decoding: known, as: UTF8.self), 1)
        ProgramBeginning.begin(adding: pattern.map { ["--skip", $0] } ?? [])
    }

    /// What cannot fail by itself fails the run.
    private static func sayWhatIsLeftOut() {
        let leftOut = ends.filter { $0.pattern != nil }
        guard !leftOut.isEmpty else { return }
        AbruptEnd.failWhenLeaving {
            for end in leftOut { say("the test \(title(of: end.test)) failed: it \(end.text)") }
        }
    }

    fileprivate static func title(of test: String) -> String { String(test.prefix { $0 != separator }) }

    private static func say(_ text: String) { FileHandle.standardError.write(Data("vigil: \(text)\n".utf8)) }
}

extension Test.Case {
    /// The text of the values of a test with arguments; nil for any other. Swift Testing tells of them to tools alone.
    fileprivate var argument: String? {
        let arguments = Mirror(reflecting: self).descendant("_kind", "parameterized", "arguments")
        return (arguments as? [Any])?.map { "\(Mirror(reflecting: $0).descendant("value") ?? "")" }.joined(
            separator: ", ")
    }
}
