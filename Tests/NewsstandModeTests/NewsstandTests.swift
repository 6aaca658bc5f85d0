import BackgroundRuntime
import Testing
import VigilNewsstand
import VigilRemoteNotifications
import VigilTestSupport

@Suite("Newsstand", .exercisesRules)
struct NewsstandTests {
    /// An app that is registered for pushes, and left the screen.
    private func phone(
        _ system: SystemVersion = .iOS(6), modes: [String] = ["newsstand-content"], isNewsstand: Bool = true
    ) throws -> ModePhone {
        let manifest = Manifest(backgroundModes: modes, values: ["UINewsstandApp": .boolean(isNewsstand)])
        let modules = try ModuleSet([NewsstandModule.descriptor, RemoteNotificationModule.descriptor])
        let phone = try ModePhone(on: system, modules: modules, manifest: manifest)
        phone.app.launch()
        try phone.act("push.register")
        phone.home()
        phone.wait(700)
        #expect(phone.app.state == .suspended)
        return phone
    }

    private func announce(_ phone: ModePhone) throws { try phone.happen("push.send", ["silent": .flag(true)]) }

    @Test("newsstand.launch: a push wakes the app, and launches it with the push after a purge", arguments: [5, 6, 8])
    func wakes(system: Int) throws {
        let phone = try phone(.iOS(system))
        try announce(phone)
        #expect(phone.app.awakeReasons == ["wake: issue"] && phone.cites("newsstand.launch"))
        #expect(phone.code.calls.last?.name == .didReceiveRemoteNotification)
        phone.wait(86_400)
        phone.device.purge(phone.app)
        try announce(phone)
        #expect(phone.app.launchCount == 2)
        let payload = PropertyValue.dictionary(["aps": .dictionary(["content-available": .integer(1)])])
        #expect(
            phone.code.launchOptions.last?.values == ["UIApplicationLaunchOptionsRemoteNotificationKey": payload])
    }

    @Test("newsstand.throttle: a second push within a day is ignored, but for an app that is developed")
    func throttle() throws {
        let phone = try phone()
        try announce(phone)
        phone.wait(86_399)
        try announce(phone)
        #expect(phone.app.state == .suspended && phone.seconds(citing: "newsstand.throttle") == [87_099])
        phone.wait(1)
        try announce(phone)
        #expect(phone.app.state == .background)
        try phone.act("newsstand.liftLimit")
        phone.wait(60)
        try announce(phone)
        #expect(phone.app.state == .suspended)
        try phone.happen("newsstand.development", ["is": .flag(true)])
        try announce(phone)
        #expect(phone.app.state == .background)
    }

    @Test("newsstand.download: it outlives the process, and launches the app with its identifier")
    func download() throws {
        let phone = try phone()
        try phone.happen("newsstand.downloads", ["take": 3_600])
        try announce(phone)
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
        let phone = try phone()
        try announce(phone)
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(20)
        phone.device.purge(phone.app)
        phone.wait(120)
        #expect(try phone.observe("newsstand.finished") == .texts([]) && phone.app.launchCount == 2)
        phone.app.activate()
        try phone.act("newsstand.resume")
        #expect(try phone.observe("newsstand.finished") == .texts(["cover"]))
    }

    @Test("newsstand.needs-mode: without UINewsstandApp or without the mode nothing wakes the app")
    func needsMode() throws {
        let plain = try phone(isNewsstand: false)
        try announce(plain)
        #expect(plain.app.state == .suspended && plain.cites("newsstand.needs-mode"))
        let modeless = try phone(modes: [])
        try announce(modeless)
        #expect(modeless.app.state == .suspended && !modeless.cites("newsstand.launch"))
        modeless.app.activate()
        try modeless.act("newsstand.download", ["asset": "cover"])
        modeless.home()
        modeless.wait(60)
        #expect(modeless.app.state == .suspended && modeless.cites("newsstand.needs-mode"))
        modeless.app.activate()
        #expect(try modeless.observe("newsstand.finished") == .texts(["cover"]))
    }

    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(NewsstandModule.descriptor)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    @Test("the download of an app that was deleted ends with it")
    func deleted() throws {
        let phone = try phone()
        try announce(phone)
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.device.delete(phone.app)
        let last = phone.device.now
        phone.wait(600)
        #expect(phone.app.trace.entries.allSatisfy { $0.instant <= last } && phone.app.state == .notRunning)
    }

    @Test("from iOS 9 on the mode is without effect")
    func gone() throws {
        let phone = try phone(.iOS(9))
        try announce(phone)
        #expect(phone.app.state == .suspended && !phone.cites("newsstand.launch"))
    }
}
