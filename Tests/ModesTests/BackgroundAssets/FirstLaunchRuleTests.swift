import BackgroundRuntime
import Testing
import VigilBackgroundAssets
import VigilFacts
import VigilTestSupport

struct FirstLaunchRuleTests: Facts {
    @Test("Assets before the first launch", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let allowance = Fact(
        "assets.allowance: the extension schedules as much as the manifest says, until the app was launched"
    ) {
        let all: [String: ArgumentValue] = ["essential": .texts(["a", "b"]), "assets": .texts(["c", "d", "e"])]
        let phone = try BackgroundAssetsPhone(downloader: all)
        try phone.happen("assets.install")
        phone.wait(121)
        try expect(phone.files == .texts(["a", "c", "d"]) && phone.cites("assets.allowance"))
        let refusal = "is not downloaded: downloadWouldExceedAllowance: 1000000 bytes from cdn.example.com"
        expect(phone.refusals, is: ["b \(refusal)", "e \(refusal)"])
        phone.openAndLeave()
        try phone.happen("assets.update")
        phone.wait(121)
        try expect(phone.files == .texts(["a", "c", "d", "b", "e"]) && phone.refusals.count == 2)
    }

    let hosts = Fact(
        "assets.allowance: only hosts in the list of the manifest",
        for: [("CDN.example.com", true), ("example.com", false), ("cdn.example.org", false)]
    ) { (host: String, isAllowed: Bool) in
        let phone = try BackgroundAssetsPhone(downloader: ["assets": .texts(["level 1"]), "host": .text(host)])
        try phone.happen("assets.install")
        phone.wait(121)
        try expect(phone.files, is: .texts(isAllowed ? ["level 1"] : []))
        let refusal = "level 1 is not downloaded: sessionDownloadDisallowedByDomain: 1000000 bytes from \(host)"
        expect(phone.refusals, is: (isAllowed ? [] : [refusal]))
    }

    let essential = Fact(
        "assets.essential: they do not wait, and an app that is opened before they are there is a finding"
    ) {
        let phone = try BackgroundAssetsPhone(downloader: ["essential": .texts(["core"])])
        try phone.happen("assets.install")
        phone.wait(60)
        phone.app.launch()
        expect(
            phone.findings,
            is: [
                "launched before core is there: a phone does not open an app before its essential assets are over"
            ])
        expect(phone.cites("assets.essential"))
        let patient = try BackgroundAssetsPhone(downloader: ["essential": .texts(["core"])])
        try patient.happen("assets.install")
        patient.wait(61)
        try expect(patient.files, is: .texts(["core"]))
        patient.app.launch()
        expect(patient.findings, is: [])
    }

    let notElsewhere = Fact("assets.essential: a periodic request and the app have none") {
        let phone = try BackgroundAssetsPhone(downloader: ["essential": .texts(["core"])])
        phone.openAndLeave()
        try phone.happen("assets.periodic")
        phone.wait(1)
        expect(phone.device.assets.downloads(of: phone.app).map(\.plan.isEssential), is: [false])
        phone.app.activate()
        try phone.act("assets.schedule", ["id": "more", "essential": .flag(true)])
        expect(phone.refusals, is: ["more: downloadEssentialDownloadNotPermitted"])
        expect(phone.app.trace.entries(of: .refusal).map(\.rule?.id), is: ["assets.essential"])
    }

    let noEssentials = Fact("before iOS 16.4 no download is essential") {
        let phone = try BackgroundAssetsPhone(.iOS(16, 1), downloader: ["essential": .texts(["core"])])
        try phone.happen("assets.install")
        phone.wait(1)
        expect(phone.device.assets.downloads(of: phone.app).map(\.plan.isEssential), is: [false])
    }
}
