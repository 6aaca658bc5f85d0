import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// A delegate whose storyboard makes the screen.
private final class Keeper: UIResponder, UIApplicationDelegate { var window: UIWindow? }

/// One of whose app the class of the screen is left out.
private final class ForgetfulKeeper: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    override init() {
        super.init()
        __leftOut("final class BellScreen: UIViewController {", path: "/App/BellScreen.swift", line: 3)
    }
}

/// A phone with an app of one storyboard, which has one screen.
///
/// - Parameter screen: the text of its controller, whose id is `one`.
private func phone(
    showing screen: String, beside: String = "",
    _ delegate: any (UIApplicationDelegate & UIResponder).Type = Keeper.self
) throws -> (Device, InstalledApp) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storyboard-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let board = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
        <scenes><scene sceneID="s"><objects>\(screen)\(beside)</objects></scene></scenes></document>
        """
    let plist = "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    let manifest = folder.appendingPathComponent("Info.plist")
    try Data(board.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    try Data(plist.utf8).write(to: manifest)
    let device = Device(system: .iOS(17), modules: [])
    let app = try device.install(
        delegate, manifest: Manifest.read(Data(plist.utf8), file: manifest.path, system: .iOS(17)))
    app.launch()
    device.advance(by: .seconds(1))
    return (device, app)
}

struct MissingClassTests: Facts {
    @Test(
        "A class that a storyboard names and that is not there", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What a phone does with a storyboard of one controller, which has a view with a button.
    ///
    /// - Parameters:
    ///   - connections: what the controller is connected with.
    ///   - module: where the storyboard looks for its class.
    private static func phone(
        _ connections: String, _ module: String, action: String = "",
        _ delegate: any (UIApplicationDelegate & UIResponder).Type = Keeper.self
    ) throws -> (Device, InstalledApp) {
        try InterfaceTests.phone(
            showing: """
                <viewController id="one" customClass="BellScreen" \(module) sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="two"><subviews><button opaque="NO" id="ring">
                <state key="normal" title="Ring"/><connections>\(action)</connections></button></subviews></view>
                <connections>\(connections)</connections></viewController>
                """, delegate)
    }

    private static let target = "customModule=\"Bells\" customModuleProvider=\"target\""
    private static let outlet = "<outlet property=\"bell\" destination=\"ring\" id=\"o\"/>"

    let outlets = Fact("is a finding, and its first outlet ends the app with the exception of a phone") {
        let (device, app) = try Self.phone(Self.outlet, Self.target)
        defer { withExtendedLifetime(device) {} }
        expect(
            app.trace.entries(of: .finding).contains {
                $0.text.hasPrefix("Unknown class BellScreen in Interface Builder file.")
            })
        expect(
            app.exits.last?.text.contains(
                "NSUnknownKeyException: [<UIViewController> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key bell."), is: true)
    }

    let beforeCalls = Fact("is noted before the first call, which is not told of a delegate that has no such method") {
        let (device, app) = try Self.phone(Self.outlet, "customModule=\"BellKit\"")
        defer { withExtendedLifetime(device) {} }
        let lines = app.trace.entries.map(\.text)
        let note = try require(lines.firstIndex { $0.hasPrefix("Unknown class BellScreen") })
        let will = try require(lines.firstIndex { $0.hasPrefix("application(_:willFinishLaunchingWithOptions:)") })
        expect(note < will && lines[will].hasSuffix(": not implemented"), "\(lines)")
    }

    let elsewhere = Fact("of a module that is not in the program is blamed on nobody: the outlet is not set") {
        let (device, app) = try Self.phone(Self.outlet, "customModule=\"BellKit\"")
        defer { withExtendedLifetime(device) {} }
        expect(app.state, is: .active)
        expect(
            app.trace.entries(of: .note).contains {
                $0.text.hasPrefix("the outlet bell of UIViewController is not set") && $0.text.contains("BellKit")
            })
    }

    let leftOut = Fact(
        "that is left out of the app is no mistake of the app: its outlet is not set, its action calls nothing"
    ) {
        let action = "<action selector=\"ring:\" destination=\"one\" eventType=\"touchUpInside\" id=\"a\"/>"
        let (device, app) = try Self.phone(Self.outlet, Self.target, action: action, ForgetfulKeeper.self)
        try device.touch(.tap, ElementQuery("Ring"), of: app)
        expect(app.state, is: .active)
        let piece = "it may be in what is left out: final class BellScreen: UIViewController {, BellScreen.swift:3"
        for start in ["the outlet bell of UIViewController is not set", "BellScreen has no method for ring:"] {
            expect(
                app.trace.entries(of: .note).contains { $0.text.hasPrefix(start) && $0.text.contains(piece) },
                "\(app.trace.entries)")
        }
    }

    let actions = Fact(
        "has no method either: an action ends the app as a finger touches it, with the class in its last words"
    ) {
        let action =
            "<action selector=\"ring:\" destination=\"one\" eventType=\"touchUpInside\" id=\"a\"/>"
        let (device, app) = try Self.phone("", Self.target, action: action)
        expect(app.state, is: .active)
        try? device.touch(.tap, ElementQuery("Ring"), of: app)
        let words = app.exits.last?.text ?? ""
        expect(words.contains("-[UIViewController ring:]: unrecognized selector sent to instance"))
        expect(words.contains("It stands in the place of BellScreen, which is not there"))
    }
}

struct StoryboardViewTests: Facts {
    @Test("Views of a storyboard that others hold", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let held = Fact("are on the screen: bars in a view, and what is connected as a part of a field") {
        let (device, app) = try phone(
            showing: """
                <viewController id="one" sceneMemberID="viewController"><view key="view" id="two"><subviews>
                <navigationBar id="bar"><items><navigationItem title="Bells" id="item">
                <barButtonItem key="rightBarButtonItem" title="Ring" id="ring"/></navigationItem></items></navigationBar>
                <textField id="field" placeholder="Name"><connections>
                <outlet property="inputAccessoryView" destination="extra" id="o"/></connections></textField>
                <tabBar id="tabs"><items><tabBarItem title="Day" id="day"/></items></tabBar>
                </subviews></view></viewController>
                """, beside: "<button id=\"extra\"><state key=\"normal\" title=\"Ready\"/></button>")
        try device.touch(.tap, ElementQuery("Name"), of: app)
        let lines = try device.screenOutline(of: app).map { $0.trimmingCharacters(in: .whitespaces) }
        for part in ["navigationBar \"Bells\"", "button \"Ring\"", "button \"Day\"", "button \"Ready\""] {
            expect(lines.contains { $0.hasPrefix(part) }, "\(lines)")
        }
    }
}
