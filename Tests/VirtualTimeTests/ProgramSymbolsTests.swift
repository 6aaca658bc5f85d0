import Testing

@testable import VirtualTime

/// A function of this program that is not Vigil's.
private func ownFunction(_ number: Int) -> Int { number + 1 }

@Suite("The functions of the program")
struct ProgramSymbolsTests {
    @Test("are known as Vigil's and an app's by their address")
    func owners() {
        let spans = ProgramSymbols.spans
        #expect(spans.count > 1_000 && Set(spans.map(\.owner)) == [.app, .vigil, .vigilWithLock])
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.start <= $1.start })
        let function: @convention(c) (Int) -> Int = { ownFunction($0) }
        let address = unsafeBitCast(function, to: UInt.self)
        #expect(ProgramSymbols.owner(of: address, in: spans) == .app)
        #expect(spans.allSatisfy { ProgramSymbols.owner(of: $0.start, in: spans) == $0.owner })
        #expect(ProgramSymbols.owner(of: 0, in: spans) == nil)
    }
}
