import BackgroundRuntime
import Foundation
import Testing
import VigilTestSupport

@Suite("The pattern of an app's use")
struct UsePatternTests {
    @Test("a use pattern knows the share of days with an opening in the hours ahead, over midnight too")
    func pattern() {
        var pattern = UsePattern()
        #expect(pattern.likelihood(at: .init(day: 0, hour: 9), within: 2, days: 7) == nil)
        pattern.noteOpening(at: .init(day: 0, hour: 9))
        pattern.noteOpening(at: .init(day: 1, hour: 0))
        #expect(pattern.likelihood(at: .init(day: 0, hour: 9), within: 2, days: 7) == nil)
        #expect(pattern.likelihood(at: .init(day: 2, hour: 8), within: 2, days: 7) == 0.5)
        #expect(pattern.likelihood(at: .init(day: 2, hour: 23), within: 2, days: 7) == 0.5)
        #expect(pattern.likelihood(at: .init(day: 2, hour: 10), within: 2, days: 7) == 0)
        #expect(pattern.likelihood(at: .init(day: 2, hour: 9), within: 1, days: 1) == 0)
    }

    @Test("the hour of a moment is that of the zone, before 1970 too")
    func moments() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 3_600))
        #expect(UsePattern.Moment(Date(timeIntervalSince1970: 23 * 3_600), in: zone) == .init(day: 1, hour: 0))
        #expect(UsePattern.Moment(Date(timeIntervalSince1970: -7_200), in: zone) == .init(day: -1, hour: 23))
    }

    @Test("each opening of an app by its user counts")
    func openings() throws {
        let phone = try ModePhone(on: .iOS(17), modules: [])
        for _ in 1...3 {
            phone.app.launch()
            phone.home()
            phone.wait(86_400)
        }
        let moment = UsePattern.Moment(phone.device.date, in: .gmt)
        #expect(phone.app.usePattern.likelihood(at: moment, within: 1, days: 7) == 1)
        let night = UsePattern.Moment(day: moment.day, hour: 3)
        #expect(phone.app.usePattern.likelihood(at: night, within: 2, days: 7) == 0)
    }
}

@Suite("What stands against work that the system does when it sees fit")
struct DiscretionaryBarrierTests {
    @Test("is what the user and the battery say, the first of it")
    func barriers() throws {
        let phone = try ModePhone(on: .iOS(17), modules: [])
        #expect(phone.app.discretionaryBarrier == .unused)
        phone.app.launch()
        #expect(phone.app.discretionaryBarrier == nil)
        phone.device.change { $0.batteryLevel = 0.1 }
        #expect(phone.app.discretionaryBarrier == .batteryCritical)
        phone.device.change { $0.isCharging = true }
        #expect(phone.app.discretionaryBarrier == nil)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        #expect(phone.app.discretionaryBarrier == .lowPowerMode)
        phone.device.change { $0.backgroundRefresh = .restricted }
        #expect(phone.app.discretionaryBarrier == .refreshOff)
        phone.device.forceQuit(phone.app)
        #expect(phone.app.discretionaryBarrier == .forceQuit)
        phone.device.reboot()
        #expect(phone.app.discretionaryBarrier == .beforeFirstUnlock)
    }

    @Test("knows no Low Power Mode before iOS 9, and no limits before iOS 7")
    func versions() throws {
        let phone = try ModePhone(on: .iOS(8), modules: [])
        phone.app.launch()
        phone.device.change { $0.isLowPowerModeEnabled = true }
        #expect(phone.app.discretionaryBarrier == nil)
        let older = try ModePhone(on: .iOS(6), modules: [])
        #expect(older.app.discretionaryBarrier == nil)
    }
}
