import BackgroundRuntime
import Testing
import VigilFacts

struct TerminationCodeTests: Facts {
    @Test("The termination codes", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let table = Fact("are each there once, cite rules and sources of the book, and are found as logs write them") {
        let modules = ModuleSet.linked
        let codes = modules.terminationCodes
        expect(codes.count >= 12 && Set(codes.map(\.value)).count == codes.count)
        for code in codes {
            expect(code.rules.allSatisfy { modules.book.rule(named: $0) != nil }, "\(code.text)")
            expect(
                !code.sources.isEmpty && code.sources.allSatisfy { modules.book.source(named: $0) != nil },
                "\(code.text)")
            expect(modules.terminationCode(named: code.text), is: code)
        }
        expect(modules.terminationCode(named: "0x8BADF00D")?.spoken, is: "ate bad food")
        expect(modules.terminationCode(named: "bad") == nil && modules.terminationCode(named: "task.leak.kill") == nil)
    }
}
