import BackgroundRuntime
import Testing
import VigilBackgroundAssets
import VigilFacts
import VigilTestSupport

struct DownloadRuleTests: Facts {
    @Test("Downloads of assets", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let background = Fact("assets.background: it begins later, and goes on as its app is suspended and ended") {
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.schedule", ["id": "level"])
        expect(phone.device.assets.downloads(of: phone.app).map(\.state), is: [.waiting])
        phone.home()
        phone.wait(60)
        expect(phone.device.assets.downloads(of: phone.app).map(\.state), is: [.downloading])
        phone.device.purge(phone.app)
        phone.wait(59)
        try expect(phone.files, is: .texts([]))
        phone.wait(1)
        try expect(phone.files == .texts(["level"]) && phone.app.launchCount == 1)
        let activity = try require(phone.device.systemActivities.first)
        expect(activity.kind == "asset" && activity.name == "level" && activity.end?.wholeSeconds == 120)
        expect(phone.cites("assets.background"))
    }

    let foreground = Fact(
        "assets.foreground: an app in front starts one at once, also one that waits; it goes on behind it"
    ) {
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.schedule", ["id": "level"])
        try phone.act("assets.start", ["id": "level"])
        try phone.act("assets.start", ["id": "map"])
        expect(
            phone.app.trace.entries(rule: "assets.foreground").map(\.text),
            is: [
                "level is downloaded in the foreground: was scheduled", "map is downloaded in the foreground",
            ])
        phone.code.on["didEnterBackground"] = { try $0.act("assets.start", ["id": "late"]) }
        phone.home()
        expect(phone.refusals == ["late: callFromInactiveProcessNotAllowed"] && phone.cites("assets.foreground"))
        phone.wait(59)
        try expect(phone.files, is: .texts([]))
        phone.wait(1)
        try expect(phone.files, is: .texts(["level", "map"]))
    }

    let prohibited = Fact(
        "assets.prohibited: an app schedules nothing while the user saves power, and starts in front all the same"
    ) {
        let phone = try BackgroundAssetsPhone.open()
        phone.device.change { $0.isLowPowerModeEnabled = true }
        try phone.act("assets.schedule", ["id": "level"])
        phone.device.change { $0.isLowPowerModeEnabled = false }
        phone.device.change { $0.backgroundRefresh = .denied }
        try phone.act("assets.schedule", ["id": "level"])
        let refusal = "level: downloadBackgroundActivityProhibited"
        expect(phone.refusals == [refusal, refusal] && phone.cites("assets.prohibited"))
        try phone.act("assets.start", ["id": "level"])
        phone.wait(60)
        try expect(phone.files, is: .texts(["level"]))
    }

    let unique = Fact("assets.unique: a second of an identifier is refused, and a cancelled one does not come") {
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.schedule", ["id": "level"])
        try phone.act("assets.schedule", ["id": "level"])
        try phone.act("assets.fetch")
        try phone.act("assets.cancel", ["id": "level"])
        try phone.act("assets.cancel", ["id": "level"])
        try phone.act("assets.fetch")
        phone.wait(200)
        expect(phone.refusals, is: ["level: downloadAlreadyScheduled", "level: downloadNotScheduled"])
        expect(phone.printed, is: ["downloads: level waiting", "downloads: none"])
        try expect(phone.files == .texts([]) && phone.told == .texts([]) && phone.cites("assets.unique"))
    }

    let network = Fact("assets.network: without a network it pauses with what it has, and a content request waits") {
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.start", ["id": "level"])
        phone.wait(40)
        phone.device.change { $0.network = .none }
        try phone.act("assets.start", ["id": "map"])
        phone.wait(1_000)
        phone.device.change { $0.network = .cellular }
        phone.wait(19)
        try expect(phone.files == .texts([]) && phone.cites("assets.network"))
        phone.wait(1)
        try expect(phone.files, is: .texts(["level"]))
        phone.wait(40)
        try expect(phone.files, is: .texts(["level", "map"]))
        try expect(
            phone.observe("assets.told", since: 1),
            is: .texts([
                "downloadDidPause(_:) level", "downloadDidBegin(_:) level", "downloadDidBegin(_:) map",
                "download(_:finishedWithFileURL:) level", "download(_:finishedWithFileURL:) map",
            ]))
    }

    let notDue = Fact("assets.network: one that is not due yet does not begin as the network comes back") {
        let phone = try BackgroundAssetsPhone.open()
        try phone.act("assets.schedule", ["id": "level"])
        phone.device.change { $0.network = .none }
        phone.wait(10)
        phone.device.change { $0.network = .wifi }
        phone.wait(109)
        try expect(phone.files, is: .texts([]))
        phone.wait(1)
        try expect(phone.files, is: .texts(["level"]))
    }

    let requestWaits = Fact("assets.network: the content request of an installation waits for it") {
        let phone = try BackgroundAssetsPhone(downloader: ["assets": .texts(["level"])])
        phone.device.change { $0.network = .none }
        try phone.happen("assets.install")
        phone.wait(600)
        try expect(phone.requests, is: .texts([]))
        phone.device.change { $0.network = .wifi }
        phone.wait(121)
        try expect(phone.requests == .texts(["install"]) && phone.files == .texts(["level"]))
    }
}
