import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilTestSupport

struct UsePatternTests: Facts {
    @Test("The pattern of an app's use", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let pattern = Fact("a use pattern knows the share of days with an opening in the hours ahead, over midnight too") {
        var pattern = UsePattern()
        expect(pattern.likelihood(at: .init(day: 0, hour: 9), within: 2, days: 7) == nil)
        pattern.noteOpening(at: .init(day: 0, hour: 9))
        pattern.noteOpening(at: .init(day: 1, hour: 0))
        expect(pattern.likelihood(at: .init(day: 0, hour: 9), within: 2, days: 7) == nil)
        expect(pattern.likelihood(at: .init(day: 2, hour: 8), within: 2, days: 7), is: 0.5)
        expect(pattern.likelihood(at: .init(day: 2, hour: 23), within: 2, days: 7), is: 0.5)
        expect(pattern.likelihood(at: .init(day: 2, hour: 10), within: 2, days: 7), is: 0)
        expect(pattern.likelihood(at: .init(day: 2, hour: 9), within: 1, days: 1), is: 0)
    }

    let moments = Fact("the hour of a moment is that of the zone, before 1970 too") {
        let zone = try require(TimeZone(secondsFromGMT: 3_600))
        expect(UsePattern.Moment(Date(timeIntervalSince1970: 23 * 3_600), in: zone), is: .init(day: 1, hour: 0))
        expect(UsePattern.Moment(Date(timeIntervalSince1970: -7_200), in: zone), is: .init(day: -1, hour: 23))
    }

    let openings = Fact("each opening of an app by its user counts") {
        let phone = try ModePhone(on: .iOS(17), modules: [])
        for _ in 1...3 {
            phone.app.launch()
            phone.home()
            phone.wait(86_400)
        }
        let moment = UsePattern.Moment(phone.device.date, in: .gmt)
        expect(phone.app.usePattern.likelihood(at: moment, within: 1, days: 7), is: 1)
        let night = UsePattern.Moment(day: moment.day, hour: 3)
        expect(phone.app.usePattern.likelihood(at: night, within: 2, days: 7), is: 0)
    }
}

struct DiscretionaryBarrierTests: Facts {
    @Test("What stands against work that the system does when it sees fit", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let barriers = Fact("is what the user and the battery say, the first of it") {
        let phone = try ModePhone(on: .iOS(17), modules: [])
        expect(phone.app.discretionaryBarrier, is: .unused)
        phone.app.launch()
        expect(phone.app.discretionaryBarrier == nil)
        phone.device.change { $0.batteryLevel = 0.1 }
        expect(phone.app.discretionaryBarrier, is: .batteryCritical)
        phone.device.change { $0.isCharging = true }
        expect(phone.app.discretionaryBarrier == nil)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        expect(phone.app.discretionaryBarrier, is: .lowPowerMode)
        phone.device.change { $0.backgroundRefresh = .restricted }
        expect(phone.app.discretionaryBarrier, is: .refreshOff)
        phone.device.forceQuit(phone.app)
        expect(phone.app.discretionaryBarrier, is: .forceQuit)
        phone.device.reboot()
        expect(phone.app.discretionaryBarrier, is: .beforeFirstUnlock)
    }

    let versions = Fact("knows no Low Power Mode before iOS 9, and no limits before iOS 7") {
        let phone = try ModePhone(on: .iOS(8), modules: [])
        phone.app.launch()
        phone.device.change { $0.isLowPowerModeEnabled = true }
        expect(phone.app.discretionaryBarrier == nil)
        let older = try ModePhone(on: .iOS(6), modules: [])
        expect(older.app.discretionaryBarrier == nil)
    }
}
