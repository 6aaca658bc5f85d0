import Testing
import VigilDocuments
import VigilFacts

@testable import VigilXcodeProject

struct AppSourcesTests: Facts {
    @Test("Where a user points to for an app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func found(_ files: [String: String], at path: String = "") throws -> String {
        let folder = try TemporaryFolder(files)
        do {
            switch try AppSources.find(at: folder.path + path) {
            case .project(let project): return "project \(project.name)"
            case .folder(let found): return "folder: " + Self.describe(found)
            case .playground(let found): return "playground: " + Self.describe(found)
            case .package(let found): return "package: " + Self.describe(found)
            }
        } catch {
            return error.description.replacing(folder.path, with: "DIR")
        }
    }

    private static func describe(_ folder: SourceFolder) -> String {
        [folder.sources, folder.tests, folder.foreignFiles, folder.resources].map { files in
            files.map(\.path).joined(separator: ",")
        }.joined(separator: "|") + "|" + folder.manifests.joined(separator: ",")
    }

    private static let empty = "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }"

    let projects = Fact("is a project, itself or in the folder, but for one of pods") {
        let files = [
            "ios/App.xcodeproj/project.pbxproj": Self.empty, "ios/Pods/Pods.xcodeproj/project.pbxproj": Self.empty,
        ]
        for path in ["", "/ios", "/ios/App.xcodeproj", "/ios/App.xcodeproj/", "/ios/App.xcodeproj/project.pbxproj"] {
            try expect(Self.found(files, at: path), is: "project App", "\(path)")
        }
    }

    let several = Fact("has to be one of several projects, where none lies above the others") {
        let files = ["a/A.xcodeproj/project.pbxproj": Self.empty, "b/B.xcodeproj/project.pbxproj": Self.empty]
        try expect(
            Self.found(files),
            is: "DIR: error: there are several Xcode projects here: \"a/A.xcodeproj\" and "
                + "\"b/B.xcodeproj\"; give one of them")
        try expect(Self.found(files.merging(["C.xcodeproj/project.pbxproj": Self.empty]) { $1 }), is: "project C")
    }

    let workspaces = Fact("may be a workspace, which names a project") {
        func workspace(_ names: String...) -> String {
            names.map { "<FileRef\n location = \"group:\($0)\"></FileRef>" }.joined()
        }
        let one = workspace("ios/App.xcodeproj", "Pods/Pods.xcodeproj")
        let files = [
            "ios/App.xcodeproj/project.pbxproj": Self.empty, "App.xcworkspace/contents.xcworkspacedata": one,
            "Two.xcworkspace/contents.xcworkspacedata": workspace("A.xcodeproj", "B.xcodeproj"),
        ]
        try expect(Self.found(files, at: "/App.xcworkspace"), is: "project App")
        try expect(
            Self.found(files, at: "/Two.xcworkspace").hasSuffix("\"A.xcodeproj\" and \"B.xcodeproj\"; give one of them")
        )
    }

    let folders = Fact("may be a folder without a project: its files are those that lie there") {
        let files = [
            "App/Main.swift": "", "App/View.m": "", "App/Info.plist": "", "App/Widget-Info.plist": "",
            "App/song.mp3": "",
            "AppTests/Tests.swift": "", "Pods/Pod.swift": "", ".build/Built.swift": "", "Notes.swift": "",
            "App/Assets.xcassets/Contents.json": "",
        ]
        try expect(
            Self.found(files),
            is: "folder: App/Main.swift,Notes.swift|AppTests/Tests.swift|"
                + "App/Assets.xcassets,App/View.m|App/song.mp3|App/Info.plist,App/Widget-Info.plist")
    }

    let packages = Fact("may be an app of Swift Playgrounds, or a package that is none") {
        let files = [
            "App.swift": "", "Package.swift": "let package = Package(products: [.iOSApplication(name: \"A\")])",
        ]
        try expect(Self.found(files), is: "playground: App.swift||||")
        try expect(
            Self.found(["Sources/A/A.swift": "", "Package.swift": "let package = Package()"]),
            is: "package: Sources/A/A.swift||||")
    }

    let nothing = Fact("may be nothing of the kind") {
        try expect(Self.found(["a.txt": ""]), is: "DIR: error: there is no Xcode project here, and no Swift file")
        try expect(Self.found(["a.txt": ""], at: "/b"), is: "DIR/b: error: there is no such folder")
    }
}
