import Foundation
import Testing
import VigilFacts

@testable import VigilTool

struct ProjectLibrariesTests: Facts {
    @Test("The libraries of an app's own", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func template(_ path: String, in folder: String) throws -> (PackageTemplate, notes: [String]) {
        let origin = try AppOrigin(path, target: nil)
        let template = origin.template(
            name: try require(SwiftName("Demo")), in: folder, vigil: try VigilCheckout(NewRun.vigil))
        return (template, origin.notes + template.notes)
    }

    let targets = Fact(
        "become targets in the order in which they need each other, with their own sources and settings"
    ) {
        let app = NewRun.vigil + "/Tests/SourceCompatibility/Apps/TideClock"
        let (template, notes) = try Self.template(app, in: app + "/Demo")
        expect(template.libraries.map(\.name.text), is: ["Almanac", "TideKit"])
        expect(template.libraries.map { $0.libraries.map(\.text) }, is: [[], ["Almanac"]])
        let condition = CompilerSetting.condition(try require(SwiftName("SPRING_TIDES")))
        expect(template.libraries.map(\.settings), is: [[.swiftFive], [.swiftFive, condition]])
        // It imports Foundation alone, and loads from the network.
        expect(template.libraries[1].frameworks, is: ["CFNetwork", "UIKit"])
        expect(template.libraries[0].sources.contains("\"../../../Libraries/Almanac/Almanac/Moon.swift\""))
        expect(template.libraries[1].sources.contains("\"../../../App/TideKit\""))
        expect(
            notes.filter { $0.contains("not brought") },
            is: [
                "App extensions are programs of their own, and are not brought: TideWidget."
            ])
    }

    /// A project with an app and two frameworks.
    private static let archive = """
        { objects = { P = { isa = PBXProject; mainGroup = G; targets = (A, K, O, T); };
          G = { isa = PBXGroup; children = (FA, FK, FG, FM, FR); };
          FA = { isa = PBXFileReference; path = "A.swift"; }; FK = { isa = PBXFileReference; path = "K.swift"; };
          FG = { isa = PBXFileReference; path = "Gone.swift"; }; FM = { isa = PBXFileReference; path = "M.m"; };
          FR = { isa = PBXFileReference; path = "click.caf"; };
          BA = { isa = PBXBuildFile; fileRef = FA; }; BK = { isa = PBXBuildFile; fileRef = FK; };
          BG = { isa = PBXBuildFile; fileRef = FG; }; BM = { isa = PBXBuildFile; fileRef = FM; };
          BR = { isa = PBXBuildFile; fileRef = FR; };
          SA = { isa = PBXSourcesBuildPhase; files = (BA); }; SK = { isa = PBXSourcesBuildPhase; files = (BK, BG); };
          RK = { isa = PBXResourcesBuildPhase; files = (BR); }; SO = { isa = PBXSourcesBuildPhase; files = (BM); };
          A = { isa = PBXNativeTarget; name = A; buildPhases = (SA); productType = "com.apple.product-type.application"; };
          K = { isa = PBXNativeTarget; name = Kit; buildPhases = (SK, RK); productType = "com.apple.product-type.framework"; };
          O = { isa = PBXNativeTarget; name = Old; buildPhases = (SO); productType = "com.apple.product-type.library.static"; };
          T = { isa = PBXNativeTarget; name = CoreLocation; buildPhases = (SK); productType = "com.apple.product-type.framework"; };
        }; rootObject = P; }
        """

    let notes = Fact("are named with what of them is not brought, and why") {
        let folder = try Folder([
            "A.swift": "import CoreLocation\nimport Kit\nimport Old\nimport UIKit", "K.swift": "import Foundation",
            "M.m": "", "click.caf": "", "A.xcodeproj/project.pbxproj": Self.archive,
        ])
        let (template, notes) = try Self.template(folder.path, in: folder.path + "/Demo")
        expect(template.libraries.map(\.name.text), is: ["Kit"])
        for note in [
            "Kit: Gone.swift is named by the project and is not there.",
            "Kit: what its bundle has is not in the package: click.caf",
            "CoreLocation is not brought: another module is called so.",
            "Old is not brought: it has no Swift file that is there. It has Objective-C, which only a Mac builds: M.m.",
        ] { expect(notes.contains(note), "\(notes)") }
    }
}
