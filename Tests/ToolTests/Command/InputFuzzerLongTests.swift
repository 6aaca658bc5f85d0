import ProgramRunner
import Testing
import VigilFacts

@Suite("Damaged input", .long)
struct InputFuzzerLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let all = Fact("is read or refused, and never ends a program, takes two seconds or 300 MB") {
        let outcome = try Program("InputFuzzer").run(["--count", "500"])
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.output)\(outcome.complaints)")
        let kinds = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
        expect(kinds.count >= 4)
        for words in kinds {
            expect(words[1] == "500" && Int(words[3]) ?? 0 > 10 && Int(words[5]) ?? 0 > 10, "\(words)")
        }
    }
}
