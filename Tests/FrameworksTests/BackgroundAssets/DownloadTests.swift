import BackgroundAssets
import Testing
import UIKit
import VigilBackgroundAssets
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct DownloadTests: Facts {
    @Test("An app with Background Assets", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ system: SystemVersion = .iOS(18)) throws -> DelegatePhone {
        let keys: [String: PropertyValue] = [
            "BAManifestURL": .string("https://cdn.example.com/manifest.json"),
            "BAInitialDownloadRestrictions": .dictionary([
                "BADownloadAllowance": .integer(2_000), "BAEssentialDownloadAllowance": .integer(0),
                "BADownloadDomainAllowList": .array([.string("cdn.example.com")]),
            ]),
            "BAMaxInstallSize": .integer(2_000), "BAEssentialMaxInstallSize": .integer(0),
        ]
        let phone = try DelegatePhone(LibraryApp.self, on: system, manifest: Manifest(values: keys))
        phone.app.launch()
        return phone
    }

    private static func lines(_ phone: DelegatePhone) -> [String] { phone.app.trace.output }

    private static func code(_ body: () throws -> Void) -> BAErrorCode? {
        do { try body() } catch { return BAErrorCode(rawValue: (error as NSError).code) }
        return nil
    }

    let started = Fact("starts one in front, gets its file, and moves it") {
        let phone = try Self.phone()
        try phone.run { _ in
            let download = level("castle")
            print(download.state, download.isEssential)
            try BADownloadManager.shared.startForegroundDownload(download)
            print(download.state)
        }
        phone.wait(60)
        expect(
            Self.lines(phone),
            is: [
                "created false", "downloading", "began castle downloading", "finished castle 2000 finished",
            ])
        try expect(phone.observe("assets.files") == .texts(["castle"]) && phone.app.trace.findings.isEmpty)
        let file = try phone.app.container().appendingPathComponent("Documents/castle")
        expect(FileManager.default.fileExists(atPath: file.path))
    }

    let left = Fact("a file that the delegate leaves is deleted, with a finding") {
        let phone = try Self.phone()
        try phone.run { _ in try BADownloadManager.shared.startForegroundDownload(level("left behind")) }
        phone.wait(60)
        expect(
            phone.app.trace.findings.map(\.text), is: ["the file of left behind is deleted: the app did not move it"])
        let folder = try phone.device.groupContainer("group.example")
            .appendingPathComponent("Library/Caches/BackgroundAssets")
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: [])
    }

    let scheduled = Fact("schedules, fetches, promotes and cancels, with the same objects") {
        let phone = try Self.phone()
        try phone.run { _ in
            let (manager, download) = (BADownloadManager.shared, level("castle"))
            try manager.scheduleDownload(download)
            let current = try manager.fetchCurrentDownloads()
            expect(current == [download] && download.state == .waiting)
            expect(code { try manager.scheduleDownload(level("castle")) }, is: .downloadAlreadyScheduled)
            try manager.startForegroundDownload(download)
            expect(download.state, is: .downloading)
            try manager.cancel(download)
            expect(code { try manager.cancel(download) }, is: .downloadNotScheduled)
            try expect(manager.fetchCurrentDownloads().isEmpty)
            manager.fetchCurrentDownloads { downloads, error in print("fetched", downloads.count, error == nil) }
            let essential = level("core", essential: true)
            expect(code { try manager.scheduleDownload(essential) }, is: .downloadEssentialDownloadNotPermitted)
            try manager.scheduleDownload(essential.removingEssential())
        }
        phone.wait(1)
        expect(Self.lines(phone), is: ["began castle failed", "fetched 1 true"])
    }

    let suspended = Fact(
        "what an extension scheduled is fetched; suspended, the app hears of nothing, and nothing wakes it"
    ) {
        let phone = try Self.phone()
        try phone.happen("assets.extension", ["assets": .texts(["map"]), "bytes": 2_000])
        phone.home()
        expect(Self.lines(phone), is: ["late: callFromInactiveProcessNotAllowed BAErrorDomain"])
        phone.wait(10)
        try phone.happen("assets.periodic")
        phone.wait(30)
        phone.app.activate()
        try phone.run { _ in
            print(try BADownloadManager.shared.fetchCurrentDownloads().map { "\($0.identifier) \($0.state)" })
        }
        phone.home()
        phone.wait(3_600)
        phone.app.activate()
        expect(Self.lines(phone).dropFirst().first == "[\"map waiting\"]" && Self.lines(phone).count == 3)
        expect(phone.app.launchCount, is: 1)
        try expect(phone.observe("assets.files"), is: .texts(["map"]))
    }

    let failed = Fact("hears of a pause and of a failure") {
        let phone = try Self.phone()
        try phone.run { _ in try BADownloadManager.shared.startForegroundDownload(level("castle")) }
        phone.device.change { $0.network = .none }
        phone.device.change { $0.network = .wifi }
        try phone.happen("assets.fail")
        expect(
            Self.lines(phone),
            is: [
                "began castle downloading", "paused castle", "began castle downloading", "failed castle 103 failed",
            ])
    }

    let exclusive = Fact("waits for exclusive control until the extension is done, or has none at the date") {
        let phone = try Self.phone()
        try phone.happen("assets.extension", ["works": 20])
        phone.home()
        try phone.happen("assets.periodic")
        phone.app.activate()
        try phone.run { _ in
            let manager = BADownloadManager.shared
            manager.withExclusiveControl { gained, error in print("at last", gained, error == nil) }
            manager.withExclusiveControl(beforeDate: Date()) { gained, error in print("now", gained, error == nil) }
        }
        phone.wait(19)
        expect(Self.lines(phone).suffix(1), is: ["now false false"])
        phone.wait(1)
        expect(Self.lines(phone).suffix(1), is: ["at last true true"])
    }

    let findings = Fact("what a phone would end the app for is a finding") {
        let phone = try Self.phone()
        try phone.run { _ in
            let old = try require(URL(string: "http://example.com/old"))
            _ = BAURLDownload(
                identifier: "old", request: URLRequest(url: old),
                applicationGroupIdentifier: "example")
        }
        expect(
            phone.app.trace.findings.map(\.text),
            is: [
                "the URL of old does not begin with https: a phone ends the app: http://example.com/old",
                "example is no group of apps: a phone ends the app: it begins with group.",
            ])
    }
}
