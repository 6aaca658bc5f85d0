import Testing
import VirtualTime

@Suite("An instant")
struct VirtualInstantTests {
    @Test("counts nanoseconds and holds at its ends instead of overflowing")
    func holdsAtItsEnds() {
        #expect(VirtualInstant.boot.advanced(by: .seconds(2)).nanoseconds == 2_000_000_000)
        #expect(VirtualInstant.distantFuture.advanced(by: .seconds(1)) == .distantFuture)
        #expect(VirtualInstant.boot.duration(to: VirtualInstant(nanoseconds: 5)) == .nanoseconds(5))
    }

    @Test("reads Foundation's seconds without trapping, whatever the number")
    func readsSeconds() {
        #expect(Duration(inSeconds: 0.1) == .milliseconds(100))
        #expect(Duration(inSeconds: .greatestFiniteMagnitude).wholeNanoseconds == .max)
        #expect(Duration(inSeconds: -.infinity).wholeNanoseconds == .min)
        #expect(Duration(inSeconds: .nan) == .zero)
    }
}
