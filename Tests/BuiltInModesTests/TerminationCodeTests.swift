import BackgroundRuntime
import BuiltInModes
import Testing

@Suite("The termination codes")
struct TerminationCodeTests {
    @Test("are each there once, cite rules and sources of the book, and are found as logs write them")
    func table() {
        let codes = TerminationCode.all
        #expect(codes.count == 17 && Set(codes.map(\.value)).count == codes.count)
        for code in codes {
            #expect(code.rules.allSatisfy { RuleBook.builtIn.rule(named: $0) != nil }, "\(code.text)")
            #expect(!code.sources.isEmpty && code.sources.allSatisfy { Source.named($0) != nil }, "\(code.text)")
            #expect(TerminationCode.named(code.text) == code)
        }
        #expect(TerminationCode.named("0x8BADF00D")?.spoken == "ate bad food")
        #expect(TerminationCode.named("bad") == nil && TerminationCode.named("task.leak.kill") == nil)
    }
}
