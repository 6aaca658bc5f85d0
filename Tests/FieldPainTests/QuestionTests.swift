import BackgroundRuntime
import Foundation
import Testing
import VigilScenarios

/// What people ask is answered, and what nothing here is about is not.
///
/// The figures are printed: `swift test --filter QuestionTests`. The questions of one set are those for which synonyms and
/// weights were chosen; nothing is ever made for those of the others, which tell how a question fares that nobody thought of. The
/// last of these was collected when words and weights had been settled, and tells it best.
@Suite("Questions to vigil explain", .enabled(if: Row.isWhole))
struct QuestionTests {
    private static let index = SearchIndex(ModuleSet.linked)

    private static let sets = ["tuned", "held-out", "held-out-later", "held-out-last"]

    /// A set of the questions.
    private struct Questions: Decodable {
        struct Answered: Decodable {
            let ask: String
            let answers: [String]
        }

        let answered: [Answered]
        let unanswered: [String]

        init(_ name: String) throws {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("Questions/\(name).json5")
            let decoder = JSONDecoder()
            decoder.allowsJSON5 = true
            self = try decoder.decode(Questions.self, from: Data(contentsOf: file))
        }
    }

    /// How many of a hundred questions have a right answer among the first three, and how many of those that nothing answers are
    /// told so.
    private static func figures(_ questions: Questions) -> (right: Int, told: Int) {
        let right = questions.answered.count { question in
            index.names(for: question.ask).prefix(3).contains { question.answers.contains($0) }
        }
        let told = questions.unanswered.count { index.names(for: $0).isEmpty }
        return (right * 100 / questions.answered.count, told * 100 / questions.unanswered.count)
    }

    @Test(
        "have a right answer among the first three, or are told that nothing answers them",
        arguments: [
            ("tuned", 89, 91), ("held-out", 83, 94), ("held-out-later", 82, 93), ("held-out-last", 67, 80),
        ])
    func answers(name: String, leastRight: Int, leastTold: Int) throws {
        let questions = try Questions(name)
        let (right, told) = Self.figures(questions)
        print(
            "\(name): of \(questions.answered.count) questions \(right) % are answered, of "
                + "\(questions.unanswered.count) that nothing answers \(told) % are told so")
        #expect(questions.answered.count >= 30 && questions.unanswered.count >= 10, "too few to say anything")
        #expect(right >= leastRight && told >= leastTold)
    }

    @Test("name answers that there are")
    func answersExist() throws {
        let modules = ModuleSet.linked
        let answers = try Self.sets.flatMap { try Questions($0).answered.flatMap(\.answers) }
        let unknown = answers.filter { name in
            modules.book.explanation(of: name) == nil && modules.mistake(named: name) == nil
                && modules.terminationCode(named: name) == nil
        }
        #expect(unknown == [])
    }

    @Test("are in one set alone")
    func disjoint() throws {
        let sets = try Self.sets.map { name in
            let questions = try Questions(name)
            return Set(questions.answered.map(\.ask) + questions.unanswered)
        }
        #expect(sets.reduce(0) { $0 + $1.count } == Set(sets.joined()).count)
    }
}
