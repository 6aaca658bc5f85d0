import Foundation
import Testing
import VigilFacts

@testable import VigilTool
@testable import VigilXcodeProject

struct MissingCodeTests: Facts {
    @Test("What an app is built with and is not on the disk", arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// What is said of a folder `app` in a folder with these files.
    private static func notes(_ files: [String: String], references: [PackageReference] = []) throws -> [String] {
        let folder = try Folder(files.merging(["app/A.swift": "", ".git": ""]) { $1 })
        return MissingCode(around: folder.path + "/app", references: references).notes.map {
            $0.replacing(folder.path, with: "DIR")
        }
    }

    private static func said(_ what: String, _ command: String) -> [String] {
        ["\(what), and that is not on the disk: what uses it is left out. This brings it, on a Mac: cd \(command)"]
    }

    let pods = Fact("is told of pods that lie in no folder, but for those that lie elsewhere") {
        let list = """
            # pod 'Commented'
            target 'App' do
              pod 'Alamofire', '~> 5.0'
              pod "Firebase/Core"
              pod 'Firebase/Auth'
              pod 'Own', :path => '../Own'
              pod 'There'
            """
        try expect(
            Self.notes(["app/Podfile": list, "app/Pods/There/T.swift": ""]),
            is: Self.said("Podfile names Alamofire, Firebase", "DIR/app && pod install"))
        try expect(
            Self.notes(["Podfile": "pod 'A'", "Pods/Empty": ""]), is: Self.said("Podfile names A", "DIR && pod install")
        )
        try expect(Self.notes(["Podfile": "pod 'A'", "Pods/A/A.swift": ""]), is: [])
    }

    let checkouts = Fact("is told of what Carthage brings, but for binaries") {
        let list = """
            github "ReactiveX/RxSwift" ~> 6.0
            git "https://example.com/Meter.git"
            binary "https://example.com/Fire.json"
            github "a/There"
            """
        try expect(
            Self.notes(["app/Cartfile": list, "app/Carthage/Checkouts/There/T.swift": ""]),
            is: Self.said("Cartfile names RxSwift, Meter", "DIR/app && carthage checkout"))
    }

    let packages = Fact("is told of packages that the project names by an address") {
        let references = [("Alpha", true), ("beta", true), ("Local", false)].map { name, isFar in
            PackageReference(
                name: name, url: isFar ? "https://example.com/\(name)" : nil, path: isFar ? nil : name,
                requirement: nil)
        }
        let command = "xcodebuild -resolvePackageDependencies -clonedSourcePackagesDirPath SourcePackages"
        try expect(
            Self.notes(["app/SourcePackages/checkouts/Beta/Package.swift": ""], references: references),
            is: Self.said("The project names Alpha", "DIR/app && \(command)"))
    }

    let submodules = Fact("is told of empty submodules of the repository, and of no other") {
        let list = """
            [submodule "one"]
            \tpath = libs/one
            \turl = https://example.com/one
            [submodule "two"]
            \tpath = libs/two
            """
        try expect(
            Self.notes([".gitmodules": list, "libs/two/T.swift": "", "libs/one/.keep": ""]),
            is: Self.said(".gitmodules names libs/one", "DIR && git submodule update --init"))
        try expect(Self.notes([".gitmodules": list, "app/.git": ""]), is: [])
    }

    let report = Fact("stands in the report on an app, of a project and of a folder") {
        let project = """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (A); packageReferences = (R); };
              G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileReference; path = "A.swift"; };
              B = { isa = PBXBuildFile; fileRef = F; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
              A = { isa = PBXNativeTarget; name = A; buildPhases = (S); productType = "com.apple.product-type.application"; };
              R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Far.git"; };
            }; rootObject = P; }
            """
        let files = ["A.swift": "import UIKit", "Podfile": "pod 'A'"]
        let folder = try Folder(files)
        try expect(AppOrigin(folder.path, target: nil).notes.contains { $0.contains("pod install") })
        let other = try Folder(files.merging(["A.xcodeproj/project.pbxproj": project]) { $1 })
        let notes = try AppOrigin(other.path, target: nil).notes
        expect(notes.contains { $0.contains("pod install") } && notes.contains { $0.contains("names Far, ") })
    }
}
