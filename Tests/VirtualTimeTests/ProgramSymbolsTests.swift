import Testing

@testable import VirtualTime

/// A function of this program that is not Vigil's.
private func ownFunction(_ number: Int) -> Int { number + 1 }

@Suite("The functions of the program")
struct ProgramSymbolsTests {
    @Test("are known as Vigil's and an app's by their address")
    func owners() {
        let spans = ProgramSymbols.spans
        #expect(spans.count > 1_000 && spans.contains { $0.isVigils } && spans.contains { !$0.isVigils })
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.start <= $1.start })
        let function: @convention(c) (Int) -> Int = { ownFunction($0) }
        let address = unsafeBitCast(function, to: UInt.self)
        #expect(ProgramSymbols.isVigils(address, in: spans) == false)
        #expect(spans.filter(\.isVigils).allSatisfy { ProgramSymbols.isVigils($0.start, in: spans) == true })
        #expect(ProgramSymbols.isVigils(0, in: spans) == nil)
    }
}
