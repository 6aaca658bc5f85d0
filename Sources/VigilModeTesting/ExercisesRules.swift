import BackgroundRuntime
import Testing
import VigilRuleJournal

/// Counts the tests of a suite as the exercise of the rules that their titles begin with.
///
/// ```swift
/// @Suite("The radio", .exercisesRules)
/// struct RadioTests {
///     @Test("radio.keeps-awake: a channel keeps its app awake")
///     func keepsAwake() throws { ... }
///
///     @Test("radio.silent: a channel calls nothing by itself", .asserts(RadioRules.silent))
///     func isSilent() throws { ... }
/// }
/// ```
///
/// A rule that decides something is exercised when a test with its id passed and the trace of a device made in it cites
/// the rule; a property, when a test with its id passed and has `.asserts`. The tool's `rules --coverage` counts them.
public struct ExercisesRules: SuiteTrait, TestTrait, TestScoping {
    let asserted: [Rule]

    package init(asserted: [Rule]) { self.asserted = asserted }

    /// It is meant for the tests of a suite, also in suites inside.
    public var isRecursive: Bool { true }

    /// Each test as a whole, with all of its arguments.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> ExercisesRules? {
        test.isSuite || testCase != nil ? nil : self
    }

    /// Runs a test that names rules and writes into the journal what it has shown.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let title = ShowingTitle(text: test.displayName ?? "", name: "\(test.id)", place: test.sourceLocation)
        try await exercise(title, of: test, function)
    }

    /// Runs what a title says of rules and writes into the journal what it has shown.
    package func exercise(
        _ title: ShowingTitle, of test: Test, _ function: @Sendable () async throws -> Void
    ) async throws {
        // The suite and the test may both say so: then the suite came first.
        if let showing = ShownRules.current {
            showing.assert(asserted)
            return try await function()
        }
        let named = RuleTitle.ids(in: title.text)
        guard !named.isEmpty || !asserted.isEmpty else { return try await function() }
        let shown = await ShownRules(asserted).watch(test, title, naming: named, function)
        JournalFile.ofProgram?.add(shown.entry)
        if let error = shown.error { throw error }
    }
}

extension Trait where Self == ExercisesRules {
    /// Each test whose title begins with ids of rules shows them: `"radio.keeps-awake, radio.call.wakes: a call ..."`.
    public static var exercisesRules: Self { ExercisesRules(asserted: []) }

    /// The test asserts that these properties hold, which no trace cites. Its title begins with their ids.
    public static func asserts(_ properties: Rule...) -> Self { ExercisesRules(asserted: properties) }
}

/// The title of a test, or of one of several facts that a test shows.
package struct ShowingTitle: Sendable {
    /// The words of the title, with the ids of rules in front.
    package let text: String
    /// What the journal calls it.
    package let name: String
    /// The place of the test, or of the fact, in its source.
    package let place: SourceLocation

    package init(text: String, name: String, place: SourceLocation) {
        (self.text, self.name, self.place) = (text, name, place)
    }
}

/// The title of a test that names rules.
package enum RuleTitle {
    /// The ids in front of the first colon: two for `"radio.keeps-awake, radio.call.wakes: a call ..."`.
    package static func ids(in title: String) -> [String] {
        guard let colon = title.firstIndex(of: ":") else { return [] }
        let words = title[..<colon].split(separator: ",").map { $0.drop { $0 == " " } }
        return words.allSatisfy(isID) ? words.map(String.init) : []
    }

    private static func isID(_ word: Substring) -> Bool {
        word.contains(".") && word.allSatisfy { $0 == "." || $0 == "-" || $0.isLowercase || $0.isNumber }
    }
}
