import Combine
import Testing
import VigilFacts

struct FutureTests: Facts {
    @Test("Futures", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let once = Fact("what is asked for during the delivery does not deliver again") {
        let one = Future<Int, Never> { $0(.success(9)) }.flatMap(maxPublishers: .max(1)) { Just($0) }
        expect(one.record, is: ["9", "finished"])
        let prepended = Empty<Int, Never>().prepend(Future { $0(.success(9)) })
        expect(prepended.dropFirst(5).record, is: ["finished"])
    }

    let cancelled = Fact("cancelled by its value, it does not end") {
        let asker = Asker<Int, Never>()
        var ends = 0
        Future<Int, Never> { $0(.success(9)) }.handleEvents(
            receiveOutput: { _ in asker.subscription?.cancel() }, receiveCompletion: { _ in ends += 1 }
        ).subscribe(asker)
        asker.ask(1)
        expect(ends, is: 0)
    }
}
