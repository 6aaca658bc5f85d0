import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("A date", .enabled(if: RuntimeInterface.problems.isEmpty))
struct DateTests {
    @Test("tells its own seconds since 2001, and its type those of the phone's clock")
    func referenceDate() throws {
        let phone = try FoundationPhone {
            let date = Date(timeIntervalSinceReferenceDate: 12.5)
            print(date.timeIntervalSinceReferenceDate)
            print(Date.timeIntervalSinceReferenceDate == Date().timeIntervalSinceReferenceDate)
        }
        phone.run(for: .seconds(1))
        #expect(phone.history == ["0.0 12.5", "0.0 true"])
    }
}
