import BackgroundRuntime
import Testing
import VigilBackgroundAssets
import VigilFacts
import VigilTestSupport

struct ExtensionRuleTests: Facts {
    @Test("The downloader extension", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let runs = Fact("assets.extension: it runs as the app is installed and updated, and the app is not launched") {
        let phone = try BackgroundAssetsPhone(downloader: ["assets": .texts(["level 1"]), "works": 10])
        try phone.happen("assets.install")
        phone.wait(9)
        expect(phone.device.assets.downloads(of: phone.app).isEmpty)
        phone.wait(1 + 60 + 60)
        try expect(phone.files == .texts(["level 1"]) && phone.app.launchCount == 0)
        expect(phone.cites("assets.extension") && phone.findings == [])
        phone.openAndLeave()
        try phone.happen("assets.extension", ["assets": .texts(["level 1", "level 2"])])
        try phone.happen("assets.update")
        expect(phone.app.state, is: .notRunning)
        phone.wait(121)
        try expect(phone.files == .texts(["level 1", "level 2"]) && phone.app.launchCount == 1)
        try expect(phone.requests, is: .texts(["install", "update"]))
    }

    let overrun = Fact("assets.extension: one that works for longer than it may schedules nothing") {
        for (work, isEnded) in [(30, false), (31, true)] {
            let phone = try BackgroundAssetsPhone(downloader: [
                "assets": .texts(["level 1"]), "works": .duration(.seconds(work)),
            ])
            try phone.happen("assets.install")
            phone.wait(150)
            try expect(phone.files, is: .texts(isEnded ? [] : ["level 1"]))
            expect(
                phone.findings,
                is: (isEnded
                    ? ["the downloader extension was ended at its work, and schedules nothing: install"] : []))
            expect(phone.app.trace.findings.map(\.instant.wholeSeconds), is: (isEnded ? [30] : []))
        }
    }

    let periodic = Fact("assets.periodic: it is asked each day, as long as the app is used, and not woken") {
        let phone = try BackgroundAssetsPhone(downloader: ["assets": .texts(["news"])])
        phone.openAndLeave()
        phone.wait(86_400 - 60)
        try expect(phone.requests == .texts(["periodic"]) && phone.app.state == .suspended)
        phone.wait(86_400)
        try expect(phone.requests == .texts(["periodic", "periodic"]) && phone.files == .texts(["news"]))
        expect(phone.app.launchCount == 1 && phone.cites("assets.periodic"))
        phone.wait(86_400 * 60)
        expect(phone.refusals.last, is: "no periodic content request: the app was not opened for long")
    }

    let barred = Fact("assets.periodic: not while the user does not want it, nor with the app in front") {
        func refusals(_ bar: (BackgroundAssetsPhone) -> Void) throws -> [String] {
            let phone = try BackgroundAssetsPhone(downloader: ["assets": .texts(["news"])])
            phone.openAndLeave()
            bar(phone)
            try phone.happen("assets.periodic")
            try expect(phone.requests, is: .texts(phone.refusals.isEmpty ? ["periodic"] : []))
            return phone.refusals.map { String($0.trimmingPrefix("no periodic content request: ")) }
        }
        try expect(refusals { _ in }, is: [])
        try expect(
            refusals { $0.device.change { $0.backgroundRefresh = .denied } }, is: ["Background App Refresh is off"])
        try expect(
            refusals { $0.device.change { $0.isLowPowerModeEnabled = true } }, is: ["Low Power Mode is on"])
        try expect(refusals { $0.app.activate() }, is: ["the app is in front"])
        try expect(
            refusals { $0.device.reboot() }, is: ["the phone was not unlocked since its start"])
    }

    let keys = Fact(
        "assets.keys: half of the keys are a finding, and there is no content request",
        for: BackgroundAssetsPhone.keys.keys.sorted()
    ) { (missing: String) in
        var keys = BackgroundAssetsPhone.keys
        keys[missing] = nil
        let phone = try BackgroundAssetsPhone(keys: keys, downloader: ["assets": .texts(["level 1"])])
        try phone.happen("assets.install")
        phone.app.launch()
        try expect(
            phone.requests == .texts([]) && phone.refusals == ["no content request: install: \(missing) is missing"]
        )
        expect(
            phone.app.trace.findings.map(\.text).map(\.assetProblems) == ["\(missing) is missing"]
                && phone.cites("assets.keys"))
    }

    let mistakes = Fact("assets.keys: what else a manifest gets wrong is said at the launch") {
        func problems(_ system: SystemVersion, _ change: [String: PropertyValue]) throws -> [String] {
            let phone = try BackgroundAssetsPhone(system, keys: BackgroundAssetsPhone.keys.merging(change) { $1 })
            phone.app.launch()
            return phone.app.trace.findings.map(\.text).map(\.assetProblems)
        }
        try expect(problems(.iOS(18), [:]), is: [])
        try expect(
            problems(.iOS(18), ["BAManifestURL": .string("http://example.com")]),
            is: ["BAManifestURL must begin with https://"])
        try expect(problems(.iOS(18), ["BAMaxInstallSize": .string("4")]), is: ["BAMaxInstallSize must be a number"])
        try expect(
            problems(.iOS(17), ["BAInitialDownloadRestrictions": .dictionary([:])]),
            is: [
                "BAInitialDownloadRestrictions.BADownloadAllowance is missing; "
                    + "BAInitialDownloadRestrictions.BADownloadDomainAllowList is missing"
            ])
        try expect(
            problems(.iOS(18), ["BAHasManagedAssetPacks": .boolean(true)]),
            is: ["BAHasManagedAssetPacks does nothing before iOS 26"])
        try expect(
            problems(.iOS(26), ["BAHasManagedAssetPacks": .boolean(true)]),
            is: ["BAAppGroupID is missing, which BAHasManagedAssetPacks needs"])
    }

    let appleHosted = Fact(
        "assets.apple-hosted: the system's extension downloads packs, and needs no key of other servers"
    ) {
        let hosted: [String: PropertyValue] = [
            "BAHasManagedAssetPacks": .boolean(true), "BAUsesAppleHosting": .boolean(true),
            "BAAppGroupID": .string("group.example"),
        ]
        let phone = try BackgroundAssetsPhone(
            .iOS(26), keys: hosted, downloader: ["assets": .texts(["tutorial"]), "bytes": 9e9])
        try phone.happen("assets.install")
        phone.wait(121)
        try expect(phone.files == .texts(["tutorial"]) && phone.app.launchCount == 0 && phone.findings == [])
        expect(phone.cites("assets.apple-hosted") && !phone.cites("assets.extension"))
        let both = try BackgroundAssetsPhone(.iOS(26), keys: hosted.merging(BackgroundAssetsPhone.keys) { $1 })
        both.app.launch()
        expect(both.app.trace.findings.first?.text.assetProblems.hasPrefix("BAManifestURL must be left out"), is: true)
    }
}
