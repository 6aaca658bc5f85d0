import BackgroundRuntime
import Testing
import VigilFacts
import VigilModeTesting

/// Each fact of a suite that exercises rules is counted by itself, as a test is.
extension ExercisesRules: FactTrait {
    public func provideScope(
        for fact: FactCase, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let test = Test.current else { return try await function() }
        let name = "\(test.id) \(fact.testDescription)"
        let title = ShowingTitle(text: fact.sentence, name: name, place: fact.place)
        try await exercise(title, of: test, function)
    }
}

extension FactTrait where Self == ExercisesRules {
    /// The fact asserts that these properties hold, which no trace cites. Its sentence begins with their ids.
    public static func asserts(_ properties: Rule...) -> Self { ExercisesRules(asserted: properties) }
}
