import BackgroundRuntime
import Testing

@Suite("The termination codes")
struct TerminationCodeTests {
    @Test("are each there once, cite rules and sources of the book, and are found as logs write them")
    func table() {
        let modules = ModuleSet.linked
        let codes = modules.terminationCodes
        #expect(codes.count >= 12 && Set(codes.map(\.value)).count == codes.count)
        for code in codes {
            #expect(code.rules.allSatisfy { modules.book.rule(named: $0) != nil }, "\(code.text)")
            #expect(
                !code.sources.isEmpty && code.sources.allSatisfy { modules.book.source(named: $0) != nil },
                "\(code.text)")
            #expect(modules.terminationCode(named: code.text) == code)
        }
        #expect(modules.terminationCode(named: "0x8BADF00D")?.spoken == "ate bad food")
        #expect(modules.terminationCode(named: "bad") == nil && modules.terminationCode(named: "task.leak.kill") == nil)
    }
}
