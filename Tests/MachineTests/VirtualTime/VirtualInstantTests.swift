import Testing
import VigilFacts
import VirtualTime

struct VirtualInstantTests: Facts {
    @Test("An instant", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let holdsAtItsEnds = Fact("counts nanoseconds and holds at its ends instead of overflowing") {
        expect(VirtualInstant.boot.advanced(by: .seconds(2)).nanoseconds, is: 2_000_000_000)
        expect(VirtualInstant.distantFuture.advanced(by: .seconds(1)), is: .distantFuture)
        expect(VirtualInstant.boot.duration(to: VirtualInstant(nanoseconds: 5)), is: .nanoseconds(5))
    }

    let readsSeconds = Fact("reads Foundation's seconds without trapping, whatever the number") {
        expect(Duration(inSeconds: 0.1), is: .milliseconds(100))
        expect(Duration(inSeconds: .greatestFiniteMagnitude).wholeNanoseconds, is: .max)
        expect(Duration(inSeconds: -.infinity).wholeNanoseconds, is: .min)
        expect(Duration(inSeconds: .nan), is: .zero)
    }
}
