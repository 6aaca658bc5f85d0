import BackgroundRuntime
import Testing
import VigilBackgroundAssets
import VigilTestSupport

@Suite("Downloads of assets", .exercisesRules)
struct DownloadRuleTests {
    @Test("assets.background: it begins later, and goes on as its app is suspended and ended")
    func background() throws {
        let phone = try Phone.open()
        try phone.act("assets.schedule", ["id": "level"])
        #expect(phone.device.assets.downloads(of: phone.app).map(\.state) == [.waiting])
        phone.home()
        phone.wait(60)
        #expect(phone.device.assets.downloads(of: phone.app).map(\.state) == [.downloading])
        phone.device.purge(phone.app)
        phone.wait(59)
        #expect(try phone.files == .texts([]))
        phone.wait(1)
        #expect(try phone.files == .texts(["level"]) && phone.app.launchCount == 1)
        let errand = try #require(phone.device.errands.first)
        #expect(errand.kind == "asset" && errand.name == "level" && errand.end?.wholeSeconds == 120)
        #expect(phone.cites("assets.background"))
    }

    @Test("assets.foreground: an app in front starts one at once, also one that waits; it goes on behind it")
    func foreground() throws {
        let phone = try Phone.open()
        try phone.act("assets.schedule", ["id": "level"])
        try phone.act("assets.start", ["id": "level"])
        try phone.act("assets.start", ["id": "map"])
        #expect(
            phone.app.trace.entries(rule: "assets.foreground").map(\.text) == [
                "level is downloaded in the foreground: was scheduled", "map is downloaded in the foreground",
            ])
        phone.code.on["didEnterBackground"] = { try $0.act("assets.start", ["id": "late"]) }
        phone.home()
        #expect(phone.refusals == ["late: callFromInactiveProcessNotAllowed"] && phone.cites("assets.foreground"))
        phone.wait(59)
        #expect(try phone.files == .texts([]))
        phone.wait(1)
        #expect(try phone.files == .texts(["level", "map"]))
    }

    @Test("assets.prohibited: an app schedules nothing while the user saves power, and starts in front all the same")
    func prohibited() throws {
        let phone = try Phone.open()
        phone.device.change { $0.isLowPowerModeEnabled = true }
        try phone.act("assets.schedule", ["id": "level"])
        phone.device.change { $0.isLowPowerModeEnabled = false }
        phone.device.change { $0.backgroundRefresh = .denied }
        try phone.act("assets.schedule", ["id": "level"])
        let refusal = "level: downloadBackgroundActivityProhibited"
        #expect(phone.refusals == [refusal, refusal] && phone.cites("assets.prohibited"))
        try phone.act("assets.start", ["id": "level"])
        phone.wait(60)
        #expect(try phone.files == .texts(["level"]))
    }

    @Test("assets.unique: a second of an identifier is refused, and a cancelled one does not come")
    func unique() throws {
        let phone = try Phone.open()
        try phone.act("assets.schedule", ["id": "level"])
        try phone.act("assets.schedule", ["id": "level"])
        try phone.act("assets.fetch")
        try phone.act("assets.cancel", ["id": "level"])
        try phone.act("assets.cancel", ["id": "level"])
        try phone.act("assets.fetch")
        phone.wait(200)
        #expect(phone.refusals == ["level: downloadAlreadyScheduled", "level: downloadNotScheduled"])
        #expect(phone.printed == ["downloads: level waiting", "downloads: none"])
        #expect(try phone.files == .texts([]) && phone.told == .texts([]) && phone.cites("assets.unique"))
    }

    @Test("assets.network: without a network it pauses with what it has, and a content request waits")
    func network() throws {
        let phone = try Phone.open()
        try phone.act("assets.start", ["id": "level"])
        phone.wait(40)
        phone.device.change { $0.network = .none }
        try phone.act("assets.start", ["id": "map"])
        phone.wait(1_000)
        phone.device.change { $0.network = .cellular }
        phone.wait(19)
        #expect(try phone.files == .texts([]) && phone.cites("assets.network"))
        phone.wait(1)
        #expect(try phone.files == .texts(["level"]))
        phone.wait(40)
        #expect(try phone.files == .texts(["level", "map"]))
        #expect(
            try phone.observe("assets.told", since: 1)
                == .texts([
                    "downloadDidPause(_:) level", "downloadDidBegin(_:) level", "downloadDidBegin(_:) map",
                    "download(_:finishedWithFileURL:) level", "download(_:finishedWithFileURL:) map",
                ]))
    }

    @Test("assets.network: one that is not due yet does not begin as the network comes back")
    func notDue() throws {
        let phone = try Phone.open()
        try phone.act("assets.schedule", ["id": "level"])
        phone.device.change { $0.network = .none }
        phone.wait(10)
        phone.device.change { $0.network = .wifi }
        phone.wait(109)
        #expect(try phone.files == .texts([]))
        phone.wait(1)
        #expect(try phone.files == .texts(["level"]))
    }

    @Test("assets.network: the content request of an installation waits for it")
    func requestWaits() throws {
        let phone = try Phone(downloader: ["assets": .texts(["level"])])
        phone.device.change { $0.network = .none }
        try phone.happen("assets.install")
        phone.wait(600)
        #expect(try phone.requests == .texts([]))
        phone.device.change { $0.network = .wifi }
        phone.wait(121)
        #expect(try phone.requests == .texts(["install"]) && phone.files == .texts(["level"]))
    }
}
