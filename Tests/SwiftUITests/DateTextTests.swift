import BackgroundRuntime
import SwiftUI
import Testing
import VigilRuntimeProbes

private struct Departures: View {
    private static func ahead(_ seconds: TimeInterval) -> Date { Date().addingTimeInterval(seconds) }

    var body: some View {
        VStack {
            Text(Self.ahead(0), style: .date)
            Text(Self.ahead(13 * 3_600), style: .time)
            Text(Self.ahead(2 * 3_600 + 23 * 60), style: .relative)
            Text(Self.ahead(-7_200), style: .relative)
            Text(Self.ahead(2 * 3_600), style: .offset)
            Text(Self.ahead(-61), style: .offset)
            Text(Self.ahead(36 * 3_600 + 59 * 60 + 1), style: .timer)
            Text(Self.ahead(-83), style: .timer)
            Text("Leaves \(Self.ahead(0), style: .offset)")
        }
    }
}

private struct DepartureApp: App {
    var body: some Scene { WindowGroup { Departures() } }
}

@Suite("Dates in texts of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty))
struct DateTextTests {
    @Test("a date is a day, a time, or how far it is from now")
    func styles() throws {
        let screen = try AppPhoneOf.launched(DepartureApp.self).screen()
        #expect(
            screen.map { $0.dropFirst("staticText ".count) } == [
                "\"January 5, 2026\"", "\"10:00 PM\"", "\"2 hours, 23 minutes\"", "\"2 hours\"", "\"+2 hours\"",
                "\"-1 minute\"", "\"36:59:01\"", "\"1:23\"", "\"Leaves +0 seconds\"",
            ])
    }
}
