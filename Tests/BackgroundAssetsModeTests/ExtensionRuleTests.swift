import BackgroundRuntime
import Testing
import VigilBackgroundAssets
import VigilTestSupport

@Suite("The downloader extension", .exercisesRules)
struct ExtensionRuleTests {
    @Test("assets.extension: it runs as the app is installed and updated, and the app is not launched")
    func runs() throws {
        let phone = try Phone(downloader: ["assets": .texts(["level 1"]), "works": 10])
        try phone.happen("assets.install")
        phone.wait(9)
        #expect(phone.device.assets.downloads(of: phone.app).isEmpty)
        phone.wait(1 + 60 + 60)
        #expect(try phone.files == .texts(["level 1"]) && phone.app.launchCount == 0)
        #expect(phone.cites("assets.extension") && phone.findings == [])
        phone.openAndLeave()
        try phone.happen("assets.extension", ["assets": .texts(["level 1", "level 2"])])
        try phone.happen("assets.update")
        #expect(phone.app.state == .notRunning)
        phone.wait(121)
        #expect(try phone.files == .texts(["level 1", "level 2"]) && phone.app.launchCount == 1)
        #expect(try phone.requests == .texts(["install", "update"]))
    }

    @Test("assets.extension: one that works for longer than it may schedules nothing")
    func overrun() throws {
        for (work, isEnded) in [(30, false), (31, true)] {
            let phone = try Phone(downloader: ["assets": .texts(["level 1"]), "works": .duration(.seconds(work))])
            try phone.happen("assets.install")
            phone.wait(150)
            #expect(try phone.files == .texts(isEnded ? [] : ["level 1"]))
            #expect(
                phone.findings
                    == (isEnded
                        ? ["the downloader extension was ended at its work, and schedules nothing: install"] : []))
            #expect(phone.app.trace.findings.map(\.instant.wholeSeconds) == (isEnded ? [30] : []))
        }
    }

    @Test("assets.periodic: it is asked each day, as long as the app is used, and not woken")
    func periodic() throws {
        let phone = try Phone(downloader: ["assets": .texts(["news"])])
        phone.openAndLeave()
        phone.wait(86_400 - 60)
        #expect(try phone.requests == .texts(["periodic"]) && phone.app.state == .suspended)
        phone.wait(86_400)
        #expect(try phone.requests == .texts(["periodic", "periodic"]) && phone.files == .texts(["news"]))
        #expect(phone.app.launchCount == 1 && phone.cites("assets.periodic"))
        phone.wait(86_400 * 60)
        #expect(phone.refusals.last == "no periodic content request: the app was not opened for long")
    }

    @Test("assets.periodic: not while the user does not want it, nor with the app in front")
    func barred() throws {
        func refusals(_ bar: (Phone) -> Void) throws -> [String] {
            let phone = try Phone(downloader: ["assets": .texts(["news"])])
            phone.openAndLeave()
            bar(phone)
            try phone.happen("assets.periodic")
            #expect(try phone.requests == .texts(phone.refusals.isEmpty ? ["periodic"] : []))
            return phone.refusals.map { String($0.trimmingPrefix("no periodic content request: ")) }
        }
        #expect(try refusals { _ in } == [])
        #expect(
            try refusals { $0.device.change { $0.backgroundRefresh = .denied } } == ["Background App Refresh is off"])
        #expect(
            try refusals { $0.device.change { $0.isLowPowerModeEnabled = true } } == ["Low Power Mode is on"])
        #expect(try refusals { $0.app.activate() } == ["the app is in front"])
        #expect(
            try refusals { $0.device.reboot() } == ["the phone was not unlocked since its start"])
    }

    @Test(
        "assets.keys: half of the keys are a finding, and there is no content request",
        arguments: Phone.keys.keys.sorted())
    func keys(missing: String) throws {
        var keys = Phone.keys
        keys[missing] = nil
        let phone = try Phone(keys: keys, downloader: ["assets": .texts(["level 1"])])
        try phone.happen("assets.install")
        phone.app.launch()
        #expect(
            try phone.requests == .texts([]) && phone.refusals == ["no content request: install: \(missing) is missing"]
        )
        #expect(
            phone.app.trace.findings.map(\.text).map(\.assetProblems) == ["\(missing) is missing"]
                && phone.cites("assets.keys"))
    }

    @Test("assets.keys: what else a manifest gets wrong is said at the launch")
    func mistakes() throws {
        func problems(_ system: SystemVersion, _ change: [String: PropertyValue]) throws -> [String] {
            let phone = try Phone(system, keys: Phone.keys.merging(change) { $1 })
            phone.app.launch()
            return phone.app.trace.findings.map(\.text).map(\.assetProblems)
        }
        #expect(try problems(.iOS(18), [:]) == [])
        #expect(
            try problems(.iOS(18), ["BAManifestURL": .string("http://example.com")])
                == ["BAManifestURL must begin with https://"])
        #expect(try problems(.iOS(18), ["BAMaxInstallSize": .string("4")]) == ["BAMaxInstallSize must be a number"])
        #expect(
            try problems(.iOS(17), ["BAInitialDownloadRestrictions": .dictionary([:])]) == [
                "BAInitialDownloadRestrictions.BADownloadAllowance is missing; "
                    + "BAInitialDownloadRestrictions.BADownloadDomainAllowList is missing"
            ])
        #expect(
            try problems(.iOS(18), ["BAHasManagedAssetPacks": .boolean(true)])
                == ["BAHasManagedAssetPacks does nothing before iOS 26"])
        #expect(
            try problems(.iOS(26), ["BAHasManagedAssetPacks": .boolean(true)])
                == ["BAAppGroupID is missing, which BAHasManagedAssetPacks needs"])
    }

    @Test("assets.apple-hosted: the system's extension downloads packs, and needs no key of other servers")
    func appleHosted() throws {
        let hosted: [String: PropertyValue] = [
            "BAHasManagedAssetPacks": .boolean(true), "BAUsesAppleHosting": .boolean(true),
            "BAAppGroupID": .string("group.example"),
        ]
        let phone = try Phone(.iOS(26), keys: hosted, downloader: ["assets": .texts(["tutorial"]), "bytes": 9e9])
        try phone.happen("assets.install")
        phone.wait(121)
        #expect(try phone.files == .texts(["tutorial"]) && phone.app.launchCount == 0 && phone.findings == [])
        #expect(phone.cites("assets.apple-hosted") && !phone.cites("assets.extension"))
        let both = try Phone(.iOS(26), keys: hosted.merging(Phone.keys) { $1 })
        both.app.launch()
        #expect(both.app.trace.findings.first?.text.assetProblems.hasPrefix("BAManifestURL must be left out") == true)
    }
}
