import Foundation
import Testing
import VigilFacts
import VigilTranslation

@testable import VigilTool

@Suite("The Objective-C of an app")
struct ObjectiveCTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let app = NewRun.vigil + "/Tests/SourceCompatibility/Apps/HarbourLog"

    private static func template() throws -> (PackageTemplate, notes: [String]) {
        let origin = try AppOrigin(app, target: nil)
        let template = origin.template(
            name: try require(SwiftName("Demo")), in: app + "/Demo", vigil: try VigilCheckout(NewRun.vigil))
        return (template, origin.notes + template.notes)
    }

    let headers = Fact("is read from its bridging header on, each header behind those that it includes") {
        let (template, _) = try Self.template()
        let settings = try JSONDecoder().decode(
            TranslatedTarget.Settings.self, from: Data(try require(template.sources).utf8))
        let names = (settings.objectiveC ?? []).map { ($0 as NSString).lastPathComponent }
        expect(names, is: ["HLTypes.h", "HLJournal.h", "HarbourLog-Bridging-Header.h", "HLJournal.m"])
    }

    let binaries = Fact("has a module in place of a framework that is a binary") {
        let (template, notes) = try Self.template()
        let library = try require(template.libraries.first)
        expect(library.name.text == "Beacon" && library.sources.contains("Headers/BNBeacon.h"))
        expect(!library.sources.contains("\"sources\""))
        expect(notes.contains { $0.hasPrefix("Beacon is a binary, which cannot run here: what its headers declare") })
    }

    let silence = Fact("has a framework without headers as a module that is missing, and says so") {
        let folder = try Folder([
            "Vendor/Meter.framework/Meter": "binary", "Vendor/Other.framework/Headers/Other.h": "",
        ])
        let search = LibrarySearch(around: folder.path)
        let found = search.libraries(for: ["Meter", "Other"], besides: [])
        expect(found.map(\.name), is: ["Meter", "Other"])
        expect(found[0].notes[0].hasSuffix("it has no headers that could be read, and what uses it is left out."))
        expect(found[1].headers.count, is: 1)
    }

    let pods = Fact("has a module in place of a pod that is Objective-C, without its private headers") {
        let folder = try Folder([
            "Pods/Web/Core/Web.h": "#import <UIKit/UIKit.h>\n#import \"Other.h\"", "Pods/Web/Core/Other.h": "",
            "Pods/Web/Private/Hidden.h": "", "Pods/Web/Core/Web.m": "",
        ])
        let found = try require(LibrarySearch(around: folder.path).libraries(for: ["Web"], besides: []).first)
        expect(found.headers.map { ($0 as NSString).lastPathComponent }, is: ["Other.h", "Web.h"])
        expect(found.imports == ["UIKit"] && found.notes[0].hasPrefix("Web is Objective-C, which cannot run here"))
    }

    let packages = Fact(
        "has a target of a package whose name is none of Swift's, without what the package excludes of its folder"
    ) {
        let folder = try Folder([
            "Packages/Sail/Package.swift": """
            let package = Package(name: "Sail", targets: [
                .target(name: "Sail-ObjC", path: "Sail", exclude: ["Info.plist", "Private/Swift"]),
                .target(name: "Sail", dependencies: ["Sail-ObjC"], path: "Sail+Swift", exclude: ["Old.swift"]),
            ])
            """,
            "Packages/Sail/Sail/include/Sail/Sail.h": "#import <UIKit/UIKit.h>\n#import <Sail/Mast.h>",
            "Packages/Sail/Sail/include/Sail/Mast.h": "", "Packages/Sail/Sail/Private/Swift/Own.swift": "",
            "Packages/Sail/Sail+Swift/Sail.swift": "@_exported import Sail_ObjC",
            "Packages/Sail/Sail+Swift/Old.swift": "",
        ])
        let found = LibrarySearch(around: folder.path).libraries(for: ["Sail"], besides: [])
        expect(found.map(\.name), is: ["Sail_ObjC", "Sail"])
        expect(found.first?.headers.map { ($0 as NSString).lastPathComponent }, is: ["Mast.h", "Sail.h"])
        expect(found.first?.imports, is: ["UIKit"])
        expect(found.last?.sources.map { ($0 as NSString).lastPathComponent }, is: ["Sail.swift"])
    }

    let interfaces = Fact("has the interface of a binary that is Swift in place of its headers") {
        let modules = "Frameworks/Sea.framework/Modules/Sea.swiftmodule"
        let folder = try Folder([
            "\(modules)/arm64-apple-ios.swiftinterface": "import UIKit\npublic class Sea {}",
            "\(modules)/x86_64-apple-ios-simulator.swiftinterface": "", "Frameworks/Sea.framework/Headers/Sea.h": "",
        ])
        let found = try require(LibrarySearch(around: folder.path).libraries(for: ["Sea"], besides: []).first)
        expect(found.headers.map { ($0 as NSString).lastPathComponent }, is: ["arm64-apple-ios.swiftinterface"])
        expect(found.imports, is: ["UIKit"])
    }

    let search = Fact("has headers that are found by their names, and says which are not there") {
        let folder = try Folder([
            "App/B.h": "#import \"A.h\"\n#import \"Sub/C.h\"\n#import \"Demo-Swift.h\"\n#import <UIKit/UIKit.h>",
            "Other/A.h": "#import \"B.h\"", "Lib/Sub/C.h": "#include \"Gone.h\"",
        ])
        let found = HeaderSearch(from: [folder.path("App/B.h")], in: folder.path)
        expect(found.headers.map { ($0 as NSString).lastPathComponent }, is: ["A.h", "C.h", "B.h"])
        expect(found.notes, is: ["\(folder.path("Lib/Sub/C.h")) includes Gone.h, and that is not on the disk."])
    }

    @Test("is not waited for in a pipe", .timeLimit(.minutes(30)))
    func pipes() throws {
        let folder = try Folder(["App/B.h": "#import \"P.h\""])
        try folder.makePipe("App/P.h")
        expect(HeaderSearch(from: [folder.path("App/B.h")], in: folder.path).headers.count, is: 1)
        expect(ObjectiveCFiles.bytes(of: folder.path("App/P.h")).isEmpty)
    }

    let report = Fact("is in a report with each class and the place of its header") {
        var objectiveC = ObjectiveCReport()
        objectiveC.programs = [("/App/Meter.m", 30)]
        objectiveC.classes = [.init(name: "class Meter", path: "/App/Meter.h", line: 4)]
        objectiveC.losses = ["/App/Meter.h:9: x is not understood and left out"]
        let report = Doctor.Report(
            name: "Demo", sources: [("/App/A.swift", 10), ("/App/B.swift", 20)], excludedBefore: 0,
            diagnostics: BuildDiagnostics(), modules: [:], leftOut: [], excluded: [], placeholders: [],
            objectiveC: objectiveC, beginning: nil, begins: true, compiles: true, unsolved: [])
        expect(!report.isWhole)
        expect(
            report.lines().dropFirst(),
            is: [
                "", "Objective-C, which cannot run here:", "  Meter.m: the whole file", "",
                "In iOSPlaceholders.swift, as their headers say; methods do nothing there, and tell of it:",
                "  Meter.h:4: class Meter", "", "Meter.h:9: x is not understood and left out", "",
                "2 of 2 files and 30 of 60 lines can be run. iOSSources.json says what is left out, and why.",
            ])
    }
}
