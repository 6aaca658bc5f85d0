import BackgroundRuntime
import Testing
import VigilFacts
import VigilMetrics

@Suite("The days of an app")
struct ReportDaysTests {
    private var days = ReportDays(length: .seconds(100), at: .boot)

    private func instant(_ seconds: Int) -> VirtualInstant { VirtualInstant.boot.advanced(by: .seconds(seconds)) }

    @Test("each end counts in the day in which it was, by category and place")
    mutating func counts() {
        days.count(.normal, wasForeground: true)
        days.count(.memoryPressure, wasForeground: false)
        days.close()
        days.count(.memoryPressure, wasForeground: false)
        expect(days.waiting.map(\.exits.total) == [2] && days.end == instant(200))
        expect(days.waiting.first?.exits.foreground, is: [.normal: 1])
        expect(days.waiting.first?.exits.background, is: [.memoryPressure: 1])
        days.close()
        expect(days.waiting.map(\.exits.total) == [2, 1] && days.waiting.last?.begin == instant(100))
    }

    @Test("to ask where nothing waits is no delivery: the day comes when it is over")
    mutating func asksInVain() {
        expect(days.deliver(at: instant(60)), is: [])
        days.close()
        expect(days.deliver(at: instant(100)).count, is: 1)
    }

    @Test("what waits is delivered once, and not again within a day")
    mutating func delivers() {
        expect(days.deliver(at: instant(50)), is: [])
        days.close()
        expect(days.deliver(at: instant(150)).count, is: 1)
        days.close()
        expect(days.deliver(at: instant(249)) == [] && days.waiting.count == 1)
        expect(days.deliver(at: instant(250)).count == 1 && days.waiting.isEmpty)
    }
}
