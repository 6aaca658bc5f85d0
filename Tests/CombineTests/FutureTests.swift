import Combine
import Testing

@Suite("Futures")
struct FutureTests {
    @Test("what is asked for during the delivery does not deliver again")
    func once() {
        let one = Future<Int, Never> { $0(.success(9)) }.flatMap(maxPublishers: .max(1)) { Just($0) }
        #expect(one.record == ["9", "finished"])
        let prepended = Empty<Int, Never>().prepend(Future { $0(.success(9)) })
        #expect(prepended.dropFirst(5).record == ["finished"])
    }

    @Test("cancelled by its value, it does not end")
    func cancelled() {
        let asker = Asker<Int, Never>()
        var ends = 0
        Future<Int, Never> { $0(.success(9)) }.handleEvents(
            receiveOutput: { _ in asker.subscription?.cancel() }, receiveCompletion: { _ in ends += 1 }
        ).subscribe(asker)
        asker.ask(1)
        #expect(ends == 0)
    }
}
