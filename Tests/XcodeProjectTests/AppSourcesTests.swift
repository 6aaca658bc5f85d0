import Testing
import VigilDocuments

@testable import VigilXcodeProject

@Suite("Where a user points to for an app")
struct AppSourcesTests {
    private func found(_ files: [String: String], at path: String = "") throws -> String {
        let folder = try TemporaryFolder(files)
        do {
            switch try AppSources.find(at: folder.path + path) {
            case .project(let project): return "project \(project.name)"
            case .folder(let found): return "folder: " + describe(found)
            case .playground(let found): return "playground: " + describe(found)
            case .package(let found): return "package: " + describe(found)
            }
        } catch {
            return error.description.replacing(folder.path, with: "DIR")
        }
    }

    private func describe(_ folder: SourceFolder) -> String {
        [folder.sources, folder.tests, folder.foreignFiles, folder.resources].map { files in
            files.map(\.path).joined(separator: ",")
        }.joined(separator: "|") + "|" + folder.manifests.joined(separator: ",")
    }

    private static let empty = "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }"

    @Test("is a project, itself or in the folder, but for one of pods")
    func projects() throws {
        let files = [
            "ios/App.xcodeproj/project.pbxproj": Self.empty, "ios/Pods/Pods.xcodeproj/project.pbxproj": Self.empty,
        ]
        for path in ["", "/ios", "/ios/App.xcodeproj", "/ios/App.xcodeproj/", "/ios/App.xcodeproj/project.pbxproj"] {
            #expect(try found(files, at: path) == "project App", "\(path)")
        }
    }

    @Test("has to be one of several projects, where none lies above the others")
    func several() throws {
        let files = ["a/A.xcodeproj/project.pbxproj": Self.empty, "b/B.xcodeproj/project.pbxproj": Self.empty]
        #expect(
            try found(files) == "DIR: error: there are several Xcode projects here: \"a/A.xcodeproj\" and "
                + "\"b/B.xcodeproj\"; give one of them")
        #expect(try found(files.merging(["C.xcodeproj/project.pbxproj": Self.empty]) { $1 }) == "project C")
    }

    @Test("may be a workspace, which names a project")
    func workspaces() throws {
        func workspace(_ names: String...) -> String {
            names.map { "<FileRef\n location = \"group:\($0)\"></FileRef>" }.joined()
        }
        let one = workspace("ios/App.xcodeproj", "Pods/Pods.xcodeproj")
        let files = [
            "ios/App.xcodeproj/project.pbxproj": Self.empty, "App.xcworkspace/contents.xcworkspacedata": one,
            "Two.xcworkspace/contents.xcworkspacedata": workspace("A.xcodeproj", "B.xcodeproj"),
        ]
        #expect(try found(files, at: "/App.xcworkspace") == "project App")
        #expect(
            try found(files, at: "/Two.xcworkspace").hasSuffix("\"A.xcodeproj\" and \"B.xcodeproj\"; give one of them"))
    }

    @Test("may be a folder without a project: its files are those that lie there")
    func folders() throws {
        let files = [
            "App/Main.swift": "", "App/View.m": "", "App/Info.plist": "", "App/Widget-Info.plist": "",
            "App/song.mp3": "",
            "AppTests/Tests.swift": "", "Pods/Pod.swift": "", ".build/Built.swift": "", "Notes.swift": "",
            "App/Assets.xcassets/Contents.json": "",
        ]
        #expect(
            try found(files) == "folder: App/Main.swift,Notes.swift|AppTests/Tests.swift|"
                + "App/Assets.xcassets,App/View.m|App/song.mp3|App/Info.plist,App/Widget-Info.plist")
    }

    @Test("may be an app of Swift Playgrounds, or a package that is none")
    func packages() throws {
        let files = [
            "App.swift": "", "Package.swift": "let package = Package(products: [.iOSApplication(name: \"A\")])",
        ]
        #expect(try found(files) == "playground: App.swift||||")
        #expect(
            try found(["Sources/A/A.swift": "", "Package.swift": "let package = Package()"])
                == "package: Sources/A/A.swift||||")
    }

    @Test("may be nothing of the kind")
    func nothing() throws {
        #expect(try found(["a.txt": ""]) == "DIR: error: there is no Xcode project here, and no Swift file")
        #expect(try found(["a.txt": ""], at: "/b") == "DIR/b: error: there is no such folder")
    }
}
