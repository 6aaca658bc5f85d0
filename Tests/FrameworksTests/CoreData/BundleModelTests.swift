import CoreData
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

@Suite("The models in an app's bundle", .enabled(if: RuntimeInterface.problems.isEmpty))
@MainActor
struct BundleModelTests {
    @Test("a model is found under the name that a build gives it, by its URL and its path, and opened")
    func found() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (_: Library) in
            let bundle = Bundle.main
            let url = try require(bundle.url(forResource: "Library", withExtension: "momd"))
            expect(url.lastPathComponent == "Library.momd" && url.path.hasPrefix(bundle.bundlePath))
            expect(NSManagedObjectModel(contentsOf: url)?.entitiesByName["Book"] != nil)
            expect(bundle.path(forResource: "Library", ofType: "momd"), is: url.path)
            expect(bundle.path(forResource: "Library", ofType: ".momd"), is: url.path)
            expect(bundle.url(forResource: "Library.momd", withExtension: nil), is: url)
            expect(bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil)?.map(\.path), is: [url.path])
            expect(bundle.paths(forResourcesOfType: "momd", inDirectory: nil), is: [url.path])
        }
    }

    @Test("a model that the app does not have is not found, nor one with versions as one without")
    func missing() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (_: Library) in
            expect(Bundle.main.url(forResource: "Other", withExtension: "momd") == nil)
            expect(Bundle.main.url(forResource: "Library", withExtension: "mom") == nil)
            expect(Bundle.main.path(forResource: "Library", ofType: "txt") == nil)
        }
        expect(Bundle.main.url(forResource: "Library", withExtension: "momd") == nil)
    }

    @Test("the versions of a model lie in its folder, and each is opened by itself")
    func versions() throws {
        let phone = try CoreDataPhone.library()
        phone.app.launch()
        try phone.app.main { (_: Library) in
            let all = Bundle.main.urls(forResourcesWithExtension: "mom", subdirectory: "Library.momd") ?? []
            expect(!all.isEmpty)
            for version in all { expect(NSManagedObjectModel(contentsOf: version) != nil, "\(version)") }
            let whole = try require(Bundle.main.url(forResource: "Library", withExtension: "momd"))
            expect(NSManagedObjectModel(contentsOf: whole.appendingPathComponent("None.mom")) == nil)
        }
    }

    @Test("a model of one version is found and opened where the app has a link to it")
    func linked() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("vigil-model-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Library")
        let (app, model) = (folder.appendingPathComponent("App"), folder.appendingPathComponent("Library.xcdatamodeld"))
        for place in [app, model] { try files.createDirectory(at: place, withIntermediateDirectories: true) }
        let version = "Library.xcdatamodel"
        try files.copyItem(
            atPath: "\(library.path)/Library.xcdatamodeld/\(version)", toPath: "\(model.path)/\(version)")
        try files.copyItem(atPath: library.path + "/Info.plist", toPath: app.path + "/Info.plist")
        try files.createSymbolicLink(atPath: app.path + "/Library.xcdatamodeld", withDestinationPath: model.path)
        let manifest = try Manifest.read(app.appendingPathComponent("Info.plist"), system: .iOS(17))
        let phone = try CoreDataPhone(Library.self, on: .iOS(17), manifest: manifest)
        phone.app.launch()
        try phone.app.main { (_: Library) in
            let url = try require(Bundle.main.url(forResource: "Library", withExtension: "momd"))
            expect(NSManagedObjectModel(contentsOf: url)?.entitiesByName["Book"] != nil)
            let versions = Bundle.main.paths(forResourcesOfType: "mom", inDirectory: "Library.momd")
            expect(versions, is: [url.path + "/Library.mom"])
        }
    }
}
