import BackgroundRuntime
import Testing
import VigilFacts
import VigilNewsstand
import VigilTestSupport

struct NewsstandTests: Facts {
    @Test("Newsstand", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let wakes = Fact(
        "newsstand.launch: a push wakes the app, and launches it with the push after a purge",
        for: [5, 6, 8]
    ) { (system: Int) in
        let phone = try NewsstandPhone.reading(.iOS(system))
        try phone.announce()
        expect(phone.app.awakeReasons == ["wake: issue"] && phone.cites("newsstand.launch"))
        expect(phone.code.calls.last?.name, is: .didReceiveRemoteNotification)
        phone.wait(86_400)
        phone.device.purge(phone.app)
        try phone.announce()
        expect(phone.app.launchCount, is: 2)
        let payload = PropertyValue.dictionary(["aps": .dictionary(["content-available": .integer(1)])])
        expect(
            phone.code.launchOptions.last?.values, is: ["UIApplicationLaunchOptionsRemoteNotificationKey": payload])
        // The options are all that a launch gets.
        expect(phone.code.calls.count { $0.name == .didReceiveRemoteNotification }, is: 1)
    }

    let throttle = Fact("newsstand.throttle: a second push within a day is ignored, but for an app that is developed") {
        let phone = try NewsstandPhone.reading()
        try phone.announce()
        phone.wait(86_399)
        try phone.announce()
        expect(phone.app.state == .suspended && phone.seconds(citing: "newsstand.throttle") == [87_099])
        phone.wait(1)
        try phone.announce()
        expect(phone.app.state, is: .background)
        try phone.act("newsstand.liftLimit")
        phone.wait(60)
        try phone.announce()
        expect(phone.app.state, is: .suspended)
        try phone.happen("newsstand.development", ["is": .flag(true)])
        try phone.announce()
        expect(phone.app.state, is: .background)
    }

    let needsMode = Fact("newsstand.needs-mode: without UINewsstandApp or without the mode nothing wakes the app") {
        let plain = try NewsstandPhone.reading(isNewsstand: false)
        try plain.announce()
        expect(plain.app.state == .suspended && plain.cites("newsstand.needs-mode"))
        let modeless = try NewsstandPhone.reading(modes: [])
        try modeless.announce()
        expect(modeless.app.state == .suspended && !modeless.cites("newsstand.launch"))
        modeless.app.activate()
        try modeless.act("newsstand.download", ["asset": "cover"])
        modeless.home()
        modeless.wait(60)
        expect(modeless.app.state == .suspended && modeless.cites("newsstand.needs-mode"))
        modeless.app.activate()
        try expect(modeless.observe("newsstand.finished"), is: .texts(["cover"]))
    }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(NewsstandModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let gone = Fact("from iOS 9 on the mode is without effect") {
        let phone = try NewsstandPhone.reading(.iOS(9))
        try phone.announce()
        expect(phone.app.state == .suspended && !phone.cites("newsstand.launch"))
        phone.app.activate()
        try phone.act("newsstand.download", ["asset": "cover"])
        phone.wait(60)
        try expect(phone.observe("newsstand.finished"), is: .texts([]))
        let refusal = try require(phone.app.trace.entries(of: .refusal).last)
        expect(refusal.rule == nil)
        expect(refusal.text, is: "no download for Newsstand, which is simulated for iOS 5 until before iOS 9")
    }

    let noDownload = Fact("newsstand.needs-mode: a download of an app without UINewsstandApp is refused by it") {
        let phone = try NewsstandPhone.reading(isNewsstand: false)
        phone.app.activate()
        try phone.act("newsstand.download", ["asset": "cover"])
        expect(phone.app.trace.entries(of: .refusal).last?.rule === NewsstandRules.needsMode)
    }
}
