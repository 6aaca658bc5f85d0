import Foundation
import Testing
import VigilFacts
import VigilScenarios

@testable import BackgroundRuntime
@testable import VigilTool

struct NewPackageTests: Facts {
    @Test("A new package", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The lines that `vigil new` says of an app that becomes the package Demo in the same folder.
    private static func bring(_ app: String, of folder: Folder) throws -> [String] {
        let run = try NewRun(folder.path("Demo"), "--from", folder.path(app))
        _ = try run.result.get()
        return run.said
    }

    let reserved = Fact(
        "has none of an app's resources under a name that it has for something else, in whatever capitals"
    ) {
        let named = ["/p/Scenarios", "/p/INFO.plist", "/p/Package.swift", "/p/tests", "/p/iOSSources.json", "/p/a.caf"]
        let links = ResourceLinks(named + ["/q/A.CAF", "/", "/n"], besides: [], package: "/n/New")
        expect(links.links.map(\.path), is: ["/p/a.caf"])
        expect(links.notes.count == 8 && links.notes[0].hasPrefix("/p/Scenarios is not in the package"))
        expect(links.notes[5], is: "/q/A.CAF is not in the package: another resource has that name")
    }

    let languages = Fact(
        "has what an app has in several languages in the folder of each, and its property lists and catalogues"
    ) {
        let folder = try Folder([
            "App/App.swift": "import UIKit", "App/Info.plist": "<plist/>", "App/en.lproj/Localizable.strings": "",
            "App/de.lproj/Localizable.strings": "", "App/More/de.lproj/sound.caf": "", "App/Keys.plist": "<plist/>",
            "App/Texts.xcstrings": "{}", "App/Assets.xcassets/Contents.json": "{}", "App/App.entitlements": "<plist/>",
            "App/Settings.bundle/Root.plist": "<plist/>",
        ])
        let template = try NewRun.template(of: folder)
        let links = Dictionary(uniqueKeysWithValues: template.links.map { ($0.path, $0.destination) })
        expect(
            links.keys.sorted(),
            is: [
                "Sources/Demo/Assets.xcassets", "Sources/Demo/Info.plist", "Sources/Demo/Keys.plist",
                "Sources/Demo/Settings.bundle", "Sources/Demo/Texts.xcstrings",
                "Sources/Demo/de.lproj/Localizable.strings", "Sources/Demo/de.lproj/sound.caf",
                "Sources/Demo/en.lproj/Localizable.strings",
            ])
        expect(links["Sources/Demo/de.lproj/sound.caf"], is: "../../../../App/More/de.lproj/sound.caf")
        expect(template.isLocalized && !template.notes.contains { $0.contains("not in the package") })
    }

    let symbols = Fact("has the symbols of asset catalogues that the project's settings ask for") {
        for (settings, expected) in [
            ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", nil), ("", "resources"),
            ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;", "none"),
        ] as [(String, String?)] {
            let folder = try Folder([
                "App/A.swift": "import UIKit", "App/A.xcodeproj/project.pbxproj": SmallProject.text(settings),
            ])
            let files = try NewRun.template(of: folder).files
            let list = try require(files.first { $0.path.hasSuffix("iOSSources.json") }).text
            expect(list.contains("assetSymbols"), is: (expected != nil))
            if let expected { expect(list.contains("\"\(expected)\"")) }
        }
    }

    let throughLinks = Fact("is not written through a resource of the app that is called as its own files are") {
        let folder = try Folder([
            "App/App.swift": "import UIKit\n@main class Boss: UIResponder {}", "App/Scenarios/Demo.json5": "precious",
            "App/Info.plist": "<plist/>", "App/X/Scenarios": "own",
        ])
        let before = FolderPicture(of: folder.path("App"), besides: "none")
        let said = try Self.bring("App", of: folder)
        expect(FolderPicture(of: folder.path("App"), besides: "none"), is: before)
        expect(said.contains { $0.contains("/X/Scenarios is not in the package") }, "\(said)")
        try expect(folder.text(of: "Demo/Sources/Demo/Scenarios/Demo.json5").contains("ten seconds in front"))
    }

    let meanwhile = Fact(
        "is no folder into which something comes meanwhile: no file is opened that is there, and no link followed"
    ) {
        let folder = try Folder(["victim/a": "precious"])
        let new = try NewFolder(folder.path("new"))
        for (link, end) in [("new/Sources", "victim"), ("new/b", "victim/a")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link), withDestinationPath: folder.path(end))
        }
        expect(throws: UsageError.self) { try new.write("x", to: "Sources/c") }
        expect(throws: UsageError.self) { try new.write("x", to: "b") }
        try new.write("x", to: "d/e")
        expect(throws: UsageError.self) { try new.write("y", to: "d/e") }
        new.undo()
        expect(
            FolderPicture(of: folder.path, besides: "none").entries.keys.sorted(),
            is: [
                "new", "new/Sources", "new/b", "victim", "victim/a",
            ])
        try expect(folder.text(of: "victim/a"), is: "precious")
    }

    let names = Fact(
        "is not called as a module that the app is built with, or a word of the language",
        for: [
            "Swift", "UIKit", "Foundation", "VigilScenarios", "class", "Testing",
        ]
    ) { (name: String) in
        let folder = try Folder(["a": ""])
        expect(throws: UsageError.self) { try NewRun(folder.path(name)).result.get() }
        expect(!FileManager.default.fileExists(atPath: folder.path(name)))
    }

    let odd = Fact("is made where it was asked for, and the lines that are to be typed next can be") {
        let folder = try Folder(["App/App.swift": "import UIKit"])
        let said = try NewRun(folder.path("my app")).said
        expect(said[0].contains("cd '\(folder.path)/my app'") && said[0].contains("swift run my_app "), "\(said)")
        let brought = try NewRun(folder.path("deep/It's"), "--from", folder.path("App")).said
        expect(brought.last?.contains("vigil doctor '\(folder.path)/deep/It'\\''s'"), is: true, "\(brought)")
        expect(FileManager.default.fileExists(atPath: folder.path("deep/It's/Sources/It_s")))
        expect(brought.contains { $0.hasPrefix("A build runs the package's own Package.swift") })
    }

    let conditions = Fact("takes conditions that are names, and says which are none") {
        let project = try Folder([
            "A.swift": "import UIKit",
            "A.xcodeproj/project.pbxproj": SmallProject.text(
                #"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA X\")//";"#),
        ])
        let origin = try AppOrigin(project.path, target: nil)
        expect(origin.settings, is: [.swiftFive, .condition(try require(SwiftName("BETA")))])
        expect(origin.notes.contains { $0.contains(#""X\")//""#) || $0.contains("X") && $0.contains("is left out") })
    }

    let modes = Fact("links the modules of the modes that the app's manifest declares") {
        let list = "<plist><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>"
        let folder = try Folder(["App/App.swift": "import UIKit", "App/Info.plist": list])
        let template = try NewRun.template(of: folder, modules: ["fetch": "VigilFetch", "audio": "VigilAudio"])
        expect(template.frameworks, is: ["UIKit", "VigilFetch"])
    }

    private static func list(_ keys: String) -> String { "<plist><dict>\(keys)</dict></plist>" }
    private static let location = "<key>UIBackgroundModes</key><array><string>location</string></array>"
    private static let name = "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"

    let manifest = Fact("has the app's own Info.plist, which is read where it lies, with its build settings") {
        let folder = try Folder([
            "App/A.swift": "import UIKit", "App/Info.plist": Self.list(Self.name + Self.location),
            "App/A.xcodeproj/project.pbxproj": SmallProject.text(
                #"""
                INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES; IPHONEOS_DEPLOYMENT_TARGET = 14.0;
                INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "to \"find\" you";
                PRODUCT_BUNDLE_IDENTIFIER = com.example.own;
                """#),
        ])
        _ = try Self.bring("App", of: folder)
        func read() throws -> Manifest {
            try Manifest.read(folder.path("Demo/Sources/Demo/Info.plist"), modules: .ofProgram(), system: .newest)
        }
        let before = try read()
        expect(before.declaredBackgroundModes, is: ["location"])
        expect(before.values["CFBundleIdentifier"], is: .string("com.example.own"))
        expect(before.values["NSLocationWhenInUseUsageDescription"], is: .string("to \"find\" you"))
        expect(before.values["MinimumOSVersion"], is: .string("14.0"))
        try folder.write(Self.list(Self.name), to: "App/Info.plist")
        try expect(read().declaredBackgroundModes, is: [])
        try expect(read().values["CFBundleIdentifier"], is: .string("com.example.own"))
    }

    let missingManifest = Fact("names an Info.plist that is not there as an error, with what follows, and fails") {
        let folder = try Folder([
            "App/A.swift": "import UIKit",
            "App/A.xcodeproj/project.pbxproj": SmallProject.text("INFOPLIST_FILE = Support/Info.plist;"),
        ])
        let run = try NewRun(folder.path("Demo"), "--from", folder.path("App"))
        try expect(run.result.get(), is: 1)
        let last = try require(run.said.last)
        expect(
            last.hasPrefix("error: \(folder.path("App"))/Support/Info.plist is not there, and INFOPLIST_FILE names it"))
    }

    let system = Fact(
        "has a test on the system that the app is made for",
        for: [("26.1", "26, 1"), ("14", "14"), ("3.0", "17")]
    ) { (target: String, version: String) in
        let folder = try Folder([
            "A.swift": "import UIKit",
            "A.xcodeproj/project.pbxproj": SmallProject.text("IPHONEOS_DEPLOYMENT_TARGET = \(target);"),
        ])
        let files = try NewRun.template(of: folder).files
        let test = try require(files.first { $0.path.hasSuffix("DemoTests.swift") })
        expect(test.text.contains("Device(system: .iOS(\(version)))"), "\(test.text)")
    }
}
