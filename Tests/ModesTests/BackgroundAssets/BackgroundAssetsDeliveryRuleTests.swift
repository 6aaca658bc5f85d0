import BackgroundRuntime
import Testing
import VigilBackgroundAssets
import VigilFacts
import VigilTestSupport

struct BackgroundAssetsDeliveryRuleTests: Facts {
    @Test("Who is told of assets", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let delivery = Fact("assets.delivery: the delegate of an app that runs is told, and nobody else") {
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.schedule", ["id": "level"])
        phone.wait(120)
        try expect(
            phone.told, is: .texts(["downloadDidBegin(_:) level", "download(_:finishedWithFileURL:) level"]))
        try expect(phone.files == .texts(["level"]) && phone.cites("assets.delivery"))
        expect(!phone.app.trace.entries(of: .note).contains { $0.text.contains("extension is launched") })
    }

    let suspended = Fact(
        "assets.delivery: a suspended app is not woken and not told later; the extension takes the file"
    ) {
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.schedule", ["id": "level"])
        phone.home()
        phone.wait(120)
        expect(phone.app.state == .suspended && phone.app.awakeReasons == [])
        phone.app.activate()
        phone.wait(60)
        try expect(phone.told == .texts([]) && phone.files == .texts(["level"]))
        let note = "the downloader extension is launched for level: the app does not run"
        expect(phone.app.trace.entries(of: .note).contains { $0.text == note })
    }

    let noDelegate = Fact(
        "assets.delivery: without a delegate the extension is told while the app runs, of a failure too"
    ) {
        let phone = try BackgroundAssetsPhone.open(observes: false)
        try phone.act("assets.schedule", ["id": "level"])
        try phone.act("assets.schedule", ["id": "map"])
        try phone.happen("assets.fail", ["id": "map"])
        phone.wait(120)
        try expect(phone.told == .texts([]) && phone.files == .texts(["level"]))
        let notes = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("extension is launched") }
        expect(
            notes,
            is: [
                "the downloader extension is launched for the failure of map: the app has no delegate",
                "the downloader extension is launched for level: the app has no delegate",
            ])
    }

    let file = Fact("assets.file: a file that the extension does not move is deleted") {
        let phone = try BackgroundAssetsPhone.open(observes: false, downloader: ["moves": .flag(false)])
        try phone.act("assets.schedule", ["id": "level"])
        phone.wait(120)
        try expect(phone.files == .texts([]) && phone.cites("assets.file"))
        expect(phone.findings, is: ["the file of level is deleted: the downloader extension did not move it"])
    }

    let forceQuit = Fact(
        "assets.force-quit: downloads and the extension go on without the app",
        for: [true, false]
    ) { (isRunning: Bool) in
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.schedule", ["id": "level"])
        if !isRunning {
            phone.home()
            phone.wait(30)
            phone.device.purge(phone.app)
        }
        phone.device.forceQuit(phone.app)
        phone.wait(120)
        try phone.happen("assets.periodic")
        try expect(phone.files == .texts(["level"]) && phone.requests == .texts(["periodic"]))
        expect(phone.app.launchCount == 1 && phone.cites("assets.force-quit"))
    }

    let exclusive = Fact(
        "assets.exclusive: an app waits while the extension works, or hears that it has no control in time"
    ) {
        let phone = try BackgroundAssetsPhone.open(.iOS(27), downloader: ["works": 20])
        try phone.act("assets.control")
        try phone.happen("assets.language")
        expect(phone.printed, is: ["exclusive control"])
        try phone.act("assets.control", ["within": 5])
        try phone.act("assets.control")
        phone.wait(5)
        expect(phone.printed, is: ["exclusive control", "no exclusive control"])
        phone.wait(14)
        expect(phone.printed.count, is: 2)
        phone.wait(1)
        expect(phone.printed.last == "exclusive control" && phone.printed.count == 3)
        expect(phone.refusals == ["no exclusive control in time"] && phone.cites("assets.exclusive"))
    }
}
