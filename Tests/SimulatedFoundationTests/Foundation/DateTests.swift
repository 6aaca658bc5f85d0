import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct DateTests: Facts {
    @Test("A date", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let zone = Fact("is read in the zone of the phone, by calendars and formatters, and in another after a journey") {
        let phone = try FoundationPhone {
            @Sendable func tell() {
                let formatter = DateFormatter()
                formatter.dateFormat = "HH:mm"
                print(
                    TimeZone.current.identifier, Calendar.current.component(.hour, from: Date()),
                    formatter.string(from: Date()))
            }
            tell()
            Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
                tell()
            }
        }
        phone.run(for: .seconds(1))
        phone.device.setTimeZone(try require(TimeZone(identifier: "Asia/Tokyo")))
        phone.device.advance(by: .seconds(60))
        expect(phone.app.trace.output, is: ["GMT 9 09:00", "Asia/Tokyo 18 18:01"])
    }

    let referenceDate = Fact("tells its own seconds since 2001, and its type those of the phone's clock") {
        let phone = try FoundationPhone {
            let date = Date(timeIntervalSinceReferenceDate: 12.5)
            print(date.timeIntervalSinceReferenceDate)
            print(Date.timeIntervalSinceReferenceDate == Date().timeIntervalSinceReferenceDate)
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 12.5", "0.0 true"])
    }
}
