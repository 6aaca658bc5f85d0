import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
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

struct DateTextTests: Facts {
    @Test("Dates in texts of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let styles = Fact("a date is a day, a time, or how far it is from now") {
        let screen = try AppPhoneOf.launched(DepartureApp.self).screen()
        expect(
            screen.map { $0.dropFirst("staticText ".count) },
            is: [
                "\"January 5, 2026\"", "\"10:00 PM\"", "\"2 hours, 23 minutes\"", "\"2 hours\"", "\"+2 hours\"",
                "\"-1 minute\"", "\"36:59:01\"", "\"1:23\"", "\"Leaves +0 seconds\"",
            ])
    }
}
