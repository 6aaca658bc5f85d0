import Foundation
import Testing
import VigilFacts

@testable import VigilXcodeProject

/// A project of the folder `Projects`, in the form of its year.
func project(_ path: String) throws -> XcodeProject { try XcodeProject.read(folderOfProjects + "/" + path) }

let folderOfProjects = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Projects"

extension XcodeProject {
    /// The problems without the path of the folder.
    var told: [String] { problems.map { "\($0)".replacing(folder + "/", with: "") } }
}

extension AppTarget {
    /// Each file that only a Mac can build, with its kind.
    var foreign: [String] { foreignFiles.map { "\($0.path): \($0.kind.rawValue)" } }
}

@Suite("A project of 2012")
struct ProjectOf2012Tests {
    private let project: XcodeProject
    private let app: AppTarget

    init() throws {
        project = try FilesTests.project("2012/Stopwatch.xcodeproj")
        app = try require(project.apps.first)
    }

    @Test("has one app, all of whose program text is Objective-C")
    func files() {
        expect(project.name == "Stopwatch" && project.configurations == ["Debug", "Release"])
        expect(app.name == "Stopwatch" && app.sources == [] && app.frameworks == ["UIKit"])
        expect(
            app.foreign,
            is: [
                "Stopwatch/main.m: Objective-C", "Stopwatch/AppDelegate.m: Objective-C",
                "Stopwatch/ClockView.mm: Objective-C++", "Stopwatch/en.lproj/MainWindow.xib: a nib",
            ])
        expect(app.resources.map(\.path), is: ["Stopwatch/en.lproj/InfoPlist.strings", "Stopwatch/Icon.png"])
        expect(project.told, is: [])
    }

    @Test("has an identifier that is made of the product's name, in each configuration")
    func manifest() throws {
        let debug = try require(app.build("Debug"))
        expect(debug.bundleIdentifier == "com.example.-rd-Stopwatch" && debug.moduleName == "_rd_Stopwatch")
        expect(debug.info.file == "Stopwatch/Stopwatch-Info.plist" && debug.info.generatedKeys == [])
        expect(debug.info.values["CFBundleExecutable"], is: .string("3rd Stopwatch"))
        expect(debug.info.values["UIBackgroundModes"], is: .array([.string("audio")]))
        expect(debug.info.values["MinimumOSVersion"] == .string("5.1") && debug.swiftVersion == nil)
        let release = try require(app.build("Release"))
        expect(release.bundleIdentifier, is: "com.example.Stopwatch")
        expect(release.settings["CODE_SIGN_IDENTITY"] == nil)
        expect(debug.settings["CODE_SIGN_IDENTITY"], is: "iPhone Developer")
        expect(debug.settings.list("GCC_PREPROCESSOR_DEFINITIONS"), is: ["DEBUG=1"])
    }
}

@Suite("A project of 2016")
struct ProjectOf2016Tests {
    private let project: XcodeProject
    private let app: AppTarget

    init() throws {
        project = try FilesTests.project("2016/Diary.xcodeproj")
        app = try require(project.apps.first)
    }

    @Test("has its Swift files in the order of the phase, and lists what only a Mac can build")
    func files() {
        expect(project.apps.count, is: 1)
        expect(project.otherTargets.map(\.name), is: ["DiaryTests"])
        expect(app.sources.map(\.path), is: ["Diary/Entry.swift", "Diary/AppDelegate.swift", "Diary/Gone.swift"])
        expect(app.sources.map(\.isMissing), is: [false, false, true])
        expect(
            app.foreign,
            is: [
                "Diary/Diary.xcdatamodeld: a Core Data model", "Diary/Legacy.m: Objective-C",
                "Diary/Base.lproj/Main.storyboard: a storyboard",
                "Diary/Base.lproj/LaunchScreen.storyboard: a storyboard",
                "Diary/Assets.xcassets: an asset catalogue",
            ])
        expect(app.resources.map(\.path), is: ["Diary/de.lproj/Main.strings"])
        expect(app.frameworks, is: ["Pods_Diary"])
    }

    @Test("has settings from files that include each other, of the project and of the target")
    func settings() throws {
        let debug = try require(app.build("Debug"))
        expect(debug.bundleIdentifier, is: "com.example.diary.debug")
        expect(debug.info.values["DiaryServer"], is: .string("test.diary.example.com"))
        expect(debug.info.values["DiarySecret"], is: .string(""))
        expect(debug.compilationConditions, is: ["DEBUG", "BETA", "COCOAPODS", "LOGS"])
        expect(debug.bridgingHeader == "Diary/Diary-Bridging-Header.h" && debug.swiftVersion == "3.0")
        expect(debug.info.file == "Diary/Info.plist" && debug.sdk == "iphoneos" && debug.deploymentTarget == "9.0")
        expect(debug.settings["OTHER_LDFLAGS"], is: "-framework CoreData -ObjC")
        expect(debug.info.values["UIDeviceFamily"], is: .array([.integer(1), .integer(2)]))
        let release = try require(app.build("Release"))
        expect(release.bundleIdentifier, is: "com.example.diary")
        expect(release.info.values["DiaryServer"], is: .string("diary.example.com"))
    }

    @Test("tells of all that is wrong with it, each with its line")
    func problems() {
        expect(
            project.told,
            is: [
                #"Configurations/Debug.xcconfig:6: warning: "this is no setting" is no setting: NAME = VALUE is due"#,
                #"Configurations/Debug.xcconfig:7: warning: the included file "Configurations/Missing.xcconfig" does not exist"#,
                #"Configurations/Debug.xcconfig:8: warning: "Configurations/Debug.xcconfig" includes itself"#,
                #"Diary.xcodeproj/project.pbxproj:36: warning: the script "[CP] Check Pods Manifest.lock" of the target "#
                    + #""Diary" is not run; give the files that it makes"#,
                #"Diary.xcodeproj/project.pbxproj:23: warning: the file "Diary/Gone.swift" does not exist"#,
                #"Diary.xcodeproj/project.pbxproj:18: warning: PBXBuildFile "B1000000000000000000000B" names the object "#
                    + #""B2FFFFFFFFFFFFFFFFFFFFFF", which is not in the file"#,
                #"Diary.xcodeproj/project.pbxproj: warning: the Info.plist of the target "Diary" refers to DIARY_SECRET, "#
                    + "which nothing sets",
                #"Diary.xcodeproj/project.pbxproj: warning: the Info.plist of the target "Diary" refers to SUFFIX, "#
                    + "which nothing sets",
            ])
    }
}

struct ProjectOf2020Tests: Facts {
    @Test("A project of 2020", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let targets = Fact("has an app and its clip, and keeps apart what is for other devices") {
        let project = try project("2020/Trail.xcodeproj")
        expect(project.apps.map(\.name), is: ["Trail", "TrailClip"])
        expect(
            project.otherTargets.map { "\($0.name): \($0.productType)" },
            is: [
                "TrailWidget: com.apple.product-type.app-extension", "Trail Mac: com.apple.product-type.application",
                "Everything: PBXAggregateTarget",
            ])
        expect(
            project.packages,
            is: [
                PackageReference(
                    name: "swift-algorithms", url: "https://github.com/apple/swift-algorithms.git", path: nil,
                    requirement: "upToNextMajorVersion 0.0.2")
            ])
        expect(project.told, is: [])
    }

    let files = Fact("has files of groups with and without folders, and none for other platforms") {
        let project = try project("2020/Trail.xcodeproj")
        let app = try require(project.apps.first)
        expect(
            app.sources.map(\.path),
            is: [
                "Trail/TrailApp.swift", "Trail/Views/MapView.swift", "Trail/Recorder.swift", "Shared/Log.swift",
            ])
        expect(app.foreign == ["Trail/Lines.metal: Metal"] && app.resources.map(\.path) == ["Trail/route.json"])
        expect(app.packageProducts == ["Algorithms"] && app.dependencies == ["TrailWidget"] && app.frameworks == [])
        let build = try require(app.build())
        expect(build.bundleIdentifier == "com.example.Trail" && build.compilationConditions == ["DEBUG"])
        expect(build.info.values["CFBundleShortVersionString"], is: .string("2.1"))
        expect(project.location(of: app.sources[3]), is: folderOfProjects + "/2020/Shared/Log.swift")
        expect(project.apps[1].sources.map(\.path), is: ["TrailClip/ClipApp.swift", "Shared/Log.swift"])
    }
}

@Suite("A project of 2026")
struct ProjectOf2026Tests {
    private let project: XcodeProject
    private let app: AppTarget

    init() throws {
        project = try FilesTests.project("2026/Podium.xcodeproj")
        app = try require(project.apps.first)
    }

    @Test("has the files of its folders but for the exceptions, and those of other folders that are named")
    func files() {
        expect(
            app.sources.map(\.path), is: ["Podium/Player/Player.swift", "Podium/PodiumApp.swift", "Shared/Facts.swift"])
        expect(app.foreign, is: ["Podium/Assets.xcassets: an asset catalogue", "Podium/Player/Mix.c: C"])
        expect(app.resources.map(\.path), is: ["Podium/Guide", "Podium/Localizable.xcstrings", "Podium/Sketch.swift"])
        expect(app.packageProducts, is: ["Kit"])
        expect(project.packages.map(\.path) == ["Kit"] && project.packages.map(\.url) == [nil])
    }

    @Test("has an Info.plist of its file and its settings, merged as Xcode does")
    func manifest() throws {
        let build = try require(app.build())
        let info = build.info
        expect(info.file, is: "Podium/Info.plist")
        let orientations = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
        expect(
            info.values,
            is: [
                "CFBundleDevelopmentRegion": .string("en"), "CFBundleDisplayName": .string("Podium Debug"),
                "CFBundleExecutable": .string("Podium"), "CFBundleIdentifier": .string("com.example.Podium"),
                "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleName": .string("Podium"),
                "CFBundlePackageType": .string("APPL"), "CFBundleShortVersionString": .string("1.2"),
                "CFBundleVersion": .string("7"), "LSRequiresIPhoneOS": .boolean(true),
                "MinimumOSVersion": .string("26.0"), "NSMicrophoneUsageDescription": .string("To record."),
                "UIApplicationSceneManifest": .dictionary([
                    "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
                ]),
                "UIBackgroundModes": .array([.string("audio")]),
                "UIDeviceFamily": .array([.integer(1), .integer(2)]),
                "UIRequiredDeviceCapabilities": .array([.string("arm64"), .string("metal")]),
                "UIStatusBarHidden": .boolean(true),
                "UISupportedInterfaceOrientations~ipad": .array(orientations.map { .string($0) }),
            ])
        expect(build.defaultActorIsolation == "MainActor" && build.swiftVersion == "5.0")
        expect(
            info.xml.contains("\t<key>UIBackgroundModes</key>\n\t<array>\n\t\t<string>audio</string>\n\t</array>\n"))
    }

    @Test("tells of settings that Xcode passes over, background modes above all")
    func settingsWithoutEffect() {
        expect(
            project.told,
            is: [
                "Podium.xcodeproj/project.pbxproj:75: warning: Xcode does not put UIBackgroundModes into the Info.plist it "
                    + "generates: this setting does nothing; write it into the file of INFOPLIST_FILE",
                "Podium.xcodeproj/project.pbxproj:89: warning: INFOPLIST_KEY_UIStatusBarHidden does nothing: "
                    + "GENERATE_INFOPLIST_FILE is not on",
            ])
    }
}
