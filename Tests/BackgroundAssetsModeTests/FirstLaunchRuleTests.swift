import BackgroundRuntime
import Testing
import VigilBackgroundAssets
import VigilTestSupport

@Suite("Assets before the first launch", .exercisesRules)
struct FirstLaunchRuleTests {
    @Test("assets.allowance: the extension schedules as much as the manifest says, until the app was launched")
    func allowance() throws {
        let all: [String: ArgumentValue] = ["essential": .texts(["a", "b"]), "assets": .texts(["c", "d", "e"])]
        let phone = try Phone(downloader: all)
        try phone.happen("assets.install")
        phone.wait(121)
        #expect(try phone.files == .texts(["a", "c", "d"]) && phone.cites("assets.allowance"))
        let refusal = "is not downloaded: downloadWouldExceedAllowance: 1000000 bytes from cdn.example.com"
        #expect(phone.refusals == ["b \(refusal)", "e \(refusal)"])
        phone.openAndLeave()
        try phone.happen("assets.update")
        phone.wait(121)
        #expect(try phone.files == .texts(["a", "c", "d", "b", "e"]) && phone.refusals.count == 2)
    }

    @Test(
        "assets.allowance: only hosts in the list of the manifest",
        arguments: [("CDN.example.com", true), ("example.com", false), ("cdn.example.org", false)])
    func hosts(host: String, isAllowed: Bool) throws {
        let phone = try Phone(downloader: ["assets": .texts(["level 1"]), "host": .text(host)])
        try phone.happen("assets.install")
        phone.wait(121)
        #expect(try phone.files == .texts(isAllowed ? ["level 1"] : []))
        let refusal = "level 1 is not downloaded: sessionDownloadDisallowedByDomain: 1000000 bytes from \(host)"
        #expect(phone.refusals == (isAllowed ? [] : [refusal]))
    }

    @Test("assets.essential: they do not wait, and an app that is opened before they are there is a finding")
    func essential() throws {
        let phone = try Phone(downloader: ["essential": .texts(["core"])])
        try phone.happen("assets.install")
        phone.wait(60)
        phone.app.launch()
        #expect(
            phone.findings == [
                "launched before core is there: a phone does not open an app before its essential assets are over"
            ])
        #expect(phone.cites("assets.essential"))
        let patient = try Phone(downloader: ["essential": .texts(["core"])])
        try patient.happen("assets.install")
        patient.wait(61)
        #expect(try patient.files == .texts(["core"]))
        patient.app.launch()
        #expect(patient.findings == [])
    }

    @Test("assets.essential: a periodic request and the app have none")
    func notElsewhere() throws {
        let phone = try Phone(downloader: ["essential": .texts(["core"])])
        phone.openAndLeave()
        try phone.happen("assets.periodic")
        phone.wait(1)
        #expect(phone.device.assets.downloads(of: phone.app).map(\.plan.isEssential) == [false])
        phone.app.activate()
        try phone.act("assets.schedule", ["id": "more", "essential": .flag(true)])
        #expect(phone.refusals == ["more: downloadEssentialDownloadNotPermitted"])
        #expect(phone.app.trace.entries(of: .refusal).map(\.rule?.id) == ["assets.essential"])
    }

    @Test("before iOS 16.4 no download is essential")
    func noEssentials() throws {
        let phone = try Phone(.iOS(16, 1), downloader: ["essential": .texts(["core"])])
        try phone.happen("assets.install")
        phone.wait(1)
        #expect(phone.device.assets.downloads(of: phone.app).map(\.plan.isEssential) == [false])
    }
}
