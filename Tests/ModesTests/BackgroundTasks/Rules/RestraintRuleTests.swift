import Foundation
import Testing
import VigilFacts
import VigilTestSupport

struct RestraintRuleTests: Facts {
    @Test("Background task rules: when the usual phone starts tasks", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An app with a request, left at noon of its first day; the phone is locked.
    private static func left(_ identifier: String, _ kind: String, isCharging: Bool = false) throws
        -> BackgroundTasksPhone
    {
        let phone = try BackgroundTasksPhone(isWilling: false)
        phone.registers()
        phone.app.launch()
        try phone.submit(identifier, kind)
        phone.home()
        if isCharging { phone.device.change { $0.isCharging = true } }
        phone.device.lock()
        return phone
    }

    /// The hours of the wall clock at which a handler was called.
    private static func hours(_ phone: BackgroundTasksPhone) -> [Int] {
        phone.starts.map { UsePattern.Moment(DeviceClocks.defaultBootDate + Double($0), in: .gmt).hour }
    }

    let atNight = Fact(
        "bgtask.processing.at-night: processing runs at night on the charger, whether it asks for power or not"
    ) {
        let phone = try Self.left(Task.index, "processing", isCharging: true)
        phone.wait(86_400)
        let hours = Self.hours(phone)
        expect(hours.count == 1 && hours.allSatisfy { $0 >= 23 || $0 < 6 })
        expect(phone.cites("bgtask.processing.at-night"))
        expect(phone.app.trace.entries.contains { $0.text.hasSuffix("it is not night, when processing runs") })
    }

    let withoutCharger = Fact(
        "bgtask.processing.at-night: without the charger it does not run, and the trace says what it waits for"
    ) {
        let phone = try Self.left(Task.index, "processing")
        phone.wait(3 * 86_400)
        expect(phone.starts.isEmpty)
        let waits = phone.app.trace.entries(rule: "bgtask.processing.at-night").map(\.text)
        expect(
            waits,
            is: [
                "\(Task.index) has to wait: the phone is not charged, and processing runs at night on the charger"
            ])
        phone.device.change { $0.isCharging = true }
        phone.wait(86_400)
        expect(phone.starts.count, is: 1)
    }

    let openedOnce = Fact(
        "bgtask.refresh.by-use: an app that was opened once is not refreshed before a day of its use is known, nor later"
    ) {
        let phone = try Self.left(Task.refresh, "refresh")
        phone.wait(12 * 3_600)
        expect(phone.starts.isEmpty)
        let said = "\(Task.refresh) has to wait: the system does not know yet when the user opens the app"
        expect(phone.app.trace.entries(rule: "bgtask.refresh.by-use").map(\.text), is: [said])
    }

    let habit = Fact(
        "bgtask.refresh.by-use: an app that is opened each day at the same hour is refreshed around that hour, and only there"
    ) {
        let phone = try Self.left(Task.refresh, "refresh")
        let hour = UsePattern.Moment(phone.device.date, in: .gmt).hour
        for _ in 1...3 {
            phone.wait(86_400)
            phone.app.launch()
            if phone.pending.isEmpty { try phone.submit(Task.refresh) }
            phone.home()
            phone.device.lock()
        }
        let hours = Self.hours(phone)
        expect(!hours.isEmpty)
        for refreshed in hours { expect([(hour + 23) % 24, hour].contains(refreshed)) }
    }

    let budget = Fact("bgtask.budget: a night has no more processing runs than the budget, whatever the app submits") {
        let phone = try BackgroundTasksPhone(isWilling: false)
        phone.code.on[.didFinishLaunching] = { process in
            try process.act("bgtask.register", ["identifier": .text(Task.index), "takes": .duration(.seconds(3))])
            try process.act("bgtask.submit", ["identifier": .text(Task.index), "kind": .text("processing")])
        }
        phone.app.launch()
        phone.home()
        phone.device.change { $0.isCharging = true }
        phone.device.lock()
        for _ in 0..<96 {
            phone.wait(900)
            if phone.pending.isEmpty {
                phone.app.launch()
                if phone.pending.isEmpty { try phone.submit(Task.index, "processing") }
                phone.home()
                phone.device.lock()
            }
        }
        expect(phone.starts.count, is: 2)
        expect(phone.cites("bgtask.budget"))
    }
}
