import Foundation
import Testing
import VigilFacts
import VigilScenarios
import VigilTranslation

@testable import VigilTool

/// What is no file and lies in the folder of an app that somebody else wrote: a pipe is opened for ever, a device never ends.
struct OddFileTests: Facts {
    @Test("A pipe, a socket or a device in the place of a file", .timeLimit(.minutes(30)), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let pipe = "this is a named pipe, not a regular file"

    /// An app without a project.
    private static func app(_ more: [String: String] = [:]) throws -> Folder {
        let own = ["App/App.swift": "import UIKit\n@main class Boss: UIResponder {}", "App/Info.plist": "<plist/>"]
        return try Folder(own.merging(more) { $1 })
    }

    /// An app with a project.
    private static func project(_ settings: String, objects: String = "") throws -> Folder {
        let text = SmallProject.text(settings, objects: objects)
        return try Folder(["App/A.swift": "import UIKit", "App/A.xcodeproj/project.pbxproj": text])
    }

    private static func bring(_ folder: Folder) throws -> NewRun {
        try NewRun(folder.path("Demo"), "--from", folder.path("App"))
    }

    let amongFiles = Fact(
        "is passed over where it lies among an app's files, and that is said",
        for: [
            ("App/a.swift", "is left out"), ("App/Deep/b.swift", "is left out"), ("App/Info.plist", "is not read"),
            ("App/sound.caf", "is not in the package"), ("Pods/Log/Log.swift", "is left out"),
            ("Packages/Kit/Package.swift", "is passed over"),
        ]
    ) { (name: String, what: String) in
        let folder = try Self.app([
            "App/B.swift": "import Log\nimport Kit", "Pods/Log/Rest.swift": "public let log = 1",
        ])
        try folder.makePipe(name.hasPrefix("Packages") ? "App/" + name : name)
        let run = try Self.bring(folder)
        try expect(run.result.get(), is: ExitCode.passed)
        let said = run.said.filter { $0.contains(name) }
        expect(said.contains { $0.contains(what + ": " + Self.pipe) }, "\(run.said)")
        let list = try folder.text(of: "Demo/Sources/Demo/iOSSources.json")
        expect(!list.contains("/a.swift") && !list.contains("/b.swift"))
    }

    let alone = Fact(
        "is refused where nothing is left without it",
        for: ["App/App.swift", "App/Package.swift"]
    ) { (name: String) in
        let folder = try Self.app()
        try folder.makePipe(name)
        let run = try Self.bring(folder)
        expect(throws: (any Error).self) { try run.result.get() }
        if case .failure(let error) = run.result { expect("\(error)".contains(Self.pipe), "\(error)") }
        expect(!FileManager.default.fileExists(atPath: folder.path("Demo")))
    }

    let ofProject = Fact(
        "is said to be none where a project names it",
        for: [
            ("App/Info.plist", "INFOPLIST_FILE = Info.plist;", ""),
            ("App/A.xcconfig", "", "X = { isa = PBXFileReference; path = A.xcconfig; };"),
        ]
    ) { (name: String, settings: String, objects: String) in
        let text = SmallProject.text(settings, objects: objects)
        let based =
            objects.isEmpty
            ? text : text.replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X;")
        let folder = try Folder(["App/A.swift": "import UIKit", "App/A.xcodeproj/project.pbxproj": based])
        try folder.makePipe(name)
        let run = try Self.bring(folder)
        try expect(run.result.get(), is: (settings.isEmpty ? ExitCode.passed : ExitCode.failed))
        expect(run.said.contains { $0.contains(name) && $0.contains(Self.pipe) }, "\(run.said)")
    }

    let project = Fact("is refused in the place of a project, and as the only source of one") {
        for name in ["App/A.xcodeproj/project.pbxproj", "App/A.swift"] {
            let folder = try Self.project("")
            try folder.makePipe(name)
            let run = try Self.bring(folder)
            guard case .failure(let error) = run.result else {
                Issue.record("\(name) was taken")
                continue
            }
            expect("\(error)".contains(Self.pipe), "\(error)")
        }
    }

    let kinds = Fact("is called what it is") {
        let folder = try Self.app()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App/device.swift"), withDestinationPath: "/dev/zero")
        try expect(
            Self.bring(folder).said.contains { $0.hasSuffix("is left out: this is a device, not a regular file") })
    }

    let doctor = Fact("is left out by the doctor, who neither waits for it nor hands it to the build") {
        let folder = try Folder(["iOSSources.json": "{}", "A.swift": "@main struct A { static func main() {} }\n"])
        try folder.makePipe("b.swift")
        var (target, told) = (try require(try TranslatedTarget(folder.path)), [String]())
        let report = try Doctor("Demo") { _, _ in "" }.examine(&target) { told.append($0) }
        expect(told.contains { $0.hasSuffix("b.swift is left out: " + Self.pipe) }, "\(told)")
        expect(report.excluded.map { ($0 as NSString).lastPathComponent } == ["b.swift"] && !report.isWhole)
        expect(target.settings.exclude, is: ["b.swift"])
        for name in ["iOSSources.json", TranslatedTarget.placeholderFile] {
            try folder.makePipe(name)
            expect(throws: UsageError.self) { try TranslatedTarget(folder.path)?.save() }
            try FileManager.default.removeItem(atPath: folder.path(name))
            try folder.write("{}", to: "iOSSources.json")
        }
    }
}
