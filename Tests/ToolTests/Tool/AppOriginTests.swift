import Foundation
import Testing
import VigilFacts

@testable import VigilTool

struct AppOriginTests: Facts {
    @Test("An app that is there", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let folder = Fact("becomes a package whose target names its folder, and links what its sources import") {
        let folder = try Folder([
            "App/AppDelegate.swift": "import CoreLocation\nimport UIKit\n@UIApplicationMain class Boss: UIResponder {}",
            "App/Info.plist": "<plist/>", "App/Model/Store.swift": "import Foundation\nlet a = URLSession.shared",
            "App/click.caf": "sound", "AppTests/Tests.swift": "import XCTest",
        ])
        let origin = try AppOrigin(folder.path, target: nil)
        expect(origin.sources.map { ($0 as NSString).lastPathComponent }, is: ["AppDelegate.swift", "Store.swift"])
        let template = try NewRun.template(of: folder)
        expect(template.frameworks, is: ["CFNetwork", "CoreLocation", "UIKit"])
        let files = Dictionary(uniqueKeysWithValues: template.files.map { ($0.path, $0.text) })
        expect(files["Sources/Demo/iOSSources.json"]?.contains("\"../../../App\""), is: true)
        expect(files["Sources/Demo/Info.plist"] == nil)
        expect(files["Tests/DemoTests/DemoTests.swift"]?.contains("device.install(Boss.self"), is: true)
        expect(files["Package.swift"]?.contains("swiftSettings: [.swiftLanguageMode(.v5)]"), is: true)
        expect(template.links.map(\.path), is: ["Sources/Demo/Info.plist", "Sources/Demo/click.caf"])
        expect(template.links.map(\.destination), is: ["../../../App/Info.plist", "../../../App/click.caf"])
    }

    let products = Fact("links frameworks on whatever they are built, and what it uses without an import") {
        let folder = try Folder([
            "App/App.swift": "import AVFoundation\nimport Combine\nimport Foundation\nimport SwiftUI\nimport Contacts",
            "App/Old.swift": "let a = UILocalNotification(); app.registerForRemoteNotifications()",
            "App/Older.swift": "let b = NSURLConnection()",
        ])
        let template = try NewRun.template(of: folder)
        expect(
            template.frameworks,
            is: [
                "AVFoundation", "CFNetwork", "Combine", "SwiftUI", "UIKit", "UserNotifications",
                "VigilRemoteNotifications",
            ])
    }

    let uiTests = Fact(
        "brings the UI tests of its project, as a target that is called like the app and depends on it"
    ) {
        let tests = """
            U = { isa = PBXNativeTarget; name = AUITests; buildPhases = (SU); buildConfigurationList = LU;
              productType = "com.apple.product-type.bundle.ui-testing"; };
            SU = { isa = PBXSourcesBuildPhase; files = (BU); }; BU = { isa = PBXBuildFile; fileRef = FU; };
            FU = { isa = PBXFileReference; path = "AUITests.swift"; };
            LU = { isa = XCConfigurationList; buildConfigurations = (CU); };
            CU = { isa = XCBuildConfiguration; name = Debug; buildSettings = { TEST_TARGET_NAME = A; SWIFT_VERSION = 6.0; }; };
            """
        let project = SmallProject.text("", objects: tests).replacing("targets = (T)", with: "targets = (T, U)")
            .replacing("children = (F)", with: "children = (F, FU)")
        let folder = try Folder([
            "A.xcodeproj/project.pbxproj": project, "A.swift": "import UIKit", "AUITests.swift": "import XCTest",
        ])
        let template = try NewRun.template(of: folder)
        expect(template.uiTests.map(\.name.text), is: ["DemoUITests"])
        let files = Dictionary(uniqueKeysWithValues: template.files.map { ($0.path, $0.text) })
        expect(files["Tests/DemoUITests/iOSSources.json"]?.contains("\"../../../AUITests.swift\""), is: true)
        let package = try require(files["Package.swift"])
        expect(package.contains("dependencies: [\"Demo\", .product(name: \"XCUIAutomation\", package: \"Vigil\")]"))
        expect(package.contains("swiftSettings: [.swiftLanguageMode(.v6)]"))
    }

    let nothing = Fact("is refused where there is none, with a word of what is wrong") {
        let folder = try Folder(["notes.txt": "none"])
        expect(throws: (any Error).self) { try AppOrigin(folder.path, target: nil) }
        expect(throws: (any Error).self) { try AppOrigin(folder.path + "/no", target: nil) }
    }

    let names = Fact("has a module's name in the package") {
        try expect(NewCommand.moduleName("My App-2"), is: "My_App_2")
        try expect(NewCommand.moduleName("a/b/3D"), is: "_3D")
        expect(throws: (any Error).self) { try NewCommand.moduleName("42") }
        expect(RelativePath.from("/a/b/c", to: "/a/d"), is: "../../d")
        expect(RelativePath.from("/a", to: "/a"), is: ".")
    }

    let exclusion = Fact("leaves files out in its settings, and takes them in again") {
        let folder = try Folder([
            "iOSSources.json": "{ sources: [\"App\"], simulator: true }", "App/A.swift": "", "App/B/B.swift": "",
        ])
        var target = try require(try TranslatedTarget(folder.path))
        target.exclude([folder.path + "/App/B/B.swift"])
        try target.save()
        expect(target.sources.map { ($0 as NSString).lastPathComponent }, is: ["A.swift"])
        let again = try require(try TranslatedTarget(folder.path))
        expect(again.settings, is: .init(sources: ["App"], exclude: ["App/B/B.swift"], simulator: true))
        target.includeAll()
        try target.save()
        try expect(TranslatedTarget(folder.path)?.sources.count, is: 2)
        try expect(TranslatedTarget(folder.path + "/App") == nil)
    }
}
