import BackgroundRuntime
import Testing
import VigilFacts
import VigilNewsstand
import VigilTestSupport

struct DownloadTests: Facts {
    @Test("Downloads of Newsstand", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let download = Fact("newsstand.download: it outlives the process, and launches the app with its identifier") {
        let phone = try NewsstandPhone.reading()
        try phone.happen("newsstand.downloads", ["take": 3_600])
        try phone.announce()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(60)
        phone.device.purge(phone.app)
        phone.code.on["didFinishLaunching"] = { try $0.act("newsstand.resume") }
        phone.wait(3_540)
        expect(phone.app.launchCount == 2 && phone.app.awakeReasons == ["wake: issue download"])
        let key = "UIApplicationLaunchOptionsNewsstandDownloadsKey"
        expect(phone.code.launchOptions.last?.values, is: [key: .array([.string("cover")])])
        try expect(phone.observe("newsstand.finished") == .texts(["cover"]) && phone.cites("newsstand.download"))
    }

    let forgets = Fact("newsstand.download: an app that does not ask again does not get it, until it does") {
        let phone = try NewsstandPhone.reading()
        try phone.announce()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(20)
        phone.device.purge(phone.app)
        phone.wait(120)
        try expect(phone.observe("newsstand.finished") == .texts([]) && phone.app.launchCount == 2)
        let waits = phone.app.trace.entries(of: .note).filter { $0.text.contains("waits until the app asks") }
        expect(waits.count == 1 && phone.app.state == .suspended)
        phone.app.activate()
        try phone.act("newsstand.resume")
        try expect(phone.observe("newsstand.finished"), is: .texts(["cover"]))
    }

    let running = Fact(
        "newsstand.download: an app that runs when its download ends gets it at once, also without the mode"
    ) {
        let phone = try NewsstandPhone.reading(modes: [])
        phone.app.activate()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(60)
        try expect(phone.observe("newsstand.finished") == .texts(["cover"]) && !phone.cites("newsstand.needs-mode"))
    }

    let wokenOtherwise = Fact("newsstand.download: an app that something else wakes is handed what it asked for") {
        let phone = try NewsstandPhone.reading(modes: [])
        phone.app.activate()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.home()
        phone.wait(60)
        try expect(phone.observe("newsstand.finished"), is: .texts([]))
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        try expect(phone.observe("newsstand.finished"), is: .texts(["cover"]))
    }

    let deleted = Fact("the download of an app that was deleted ends with it") {
        let phone = try NewsstandPhone.reading()
        try phone.announce()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.device.delete(phone.app)
        let last = phone.device.now
        phone.wait(600)
        expect(phone.app.trace.entries.allSatisfy { $0.instant <= last } && phone.app.state == .notRunning)
    }
}
