import BackgroundRuntime
import Testing
import VigilNewsstand
import VigilTestSupport

@Suite("Downloads of Newsstand", .exercisesRules)
struct DownloadTests {
    @Test("newsstand.download: it outlives the process, and launches the app with its identifier")
    func download() throws {
        let phone = try Phone.reading()
        try phone.happen("newsstand.downloads", ["take": 3_600])
        try phone.announce()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(60)
        phone.device.purge(phone.app)
        phone.code.on["didFinishLaunching"] = { try $0.act("newsstand.resume") }
        phone.wait(3_540)
        #expect(phone.app.launchCount == 2 && phone.app.awakeReasons == ["wake: issue download"])
        let key = "UIApplicationLaunchOptionsNewsstandDownloadsKey"
        #expect(phone.code.launchOptions.last?.values == [key: .array([.string("cover")])])
        #expect(try phone.observe("newsstand.finished") == .texts(["cover"]) && phone.cites("newsstand.download"))
    }

    @Test("newsstand.download: an app that does not ask again does not get it, until it does")
    func forgets() throws {
        let phone = try Phone.reading()
        try phone.announce()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(20)
        phone.device.purge(phone.app)
        phone.wait(120)
        #expect(try phone.observe("newsstand.finished") == .texts([]) && phone.app.launchCount == 2)
        let waits = phone.app.trace.entries(of: .note).filter { $0.text.contains("waits until the app asks") }
        #expect(waits.count == 1 && phone.app.state == .suspended)
        phone.app.activate()
        try phone.act("newsstand.resume")
        #expect(try phone.observe("newsstand.finished") == .texts(["cover"]))
    }

    @Test("newsstand.download: an app that runs when its download ends gets it at once, also without the mode")
    func running() throws {
        let phone = try Phone.reading(modes: [])
        phone.app.activate()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(60)
        #expect(try phone.observe("newsstand.finished") == .texts(["cover"]) && !phone.cites("newsstand.needs-mode"))
    }

    @Test("newsstand.download: an app that something else wakes is handed what it asked for")
    func wokenOtherwise() throws {
        let phone = try Phone.reading(modes: [])
        phone.app.activate()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.home()
        phone.wait(60)
        #expect(try phone.observe("newsstand.finished") == .texts([]))
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        #expect(try phone.observe("newsstand.finished") == .texts(["cover"]))
    }

    @Test("the download of an app that was deleted ends with it")
    func deleted() throws {
        let phone = try Phone.reading()
        try phone.announce()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.device.delete(phone.app)
        let last = phone.device.now
        phone.wait(600)
        #expect(phone.app.trace.entries.allSatisfy { $0.instant <= last } && phone.app.state == .notRunning)
    }
}
