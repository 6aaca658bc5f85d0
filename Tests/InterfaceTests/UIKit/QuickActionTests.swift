import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Plays by a quick action, and sets one of its own; what it is launched with it handles at once.
private class Player: UIResponder, UIApplicationDelegate {
    class var leavesActionToCall: Bool { true }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        print("launched for", item?.localizedTitle ?? "nothing")
        application.shortcutItems = [
            UIApplicationShortcutItem(
                type: "song", localizedTitle: "Last Song", localizedSubtitle: "Blue",
                icon: UIApplicationShortcutIcon(type: .play), userInfo: ["number": NSNumber(value: 7)])
        ]
        return Self.leavesActionToCall
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let number = shortcutItem.userInfo?["number"] as? NSNumber
        print("asked for", shortcutItem.type, shortcutItem.localizedSubtitle ?? "-", number?.intValue ?? 0)
        completionHandler(shortcutItem.type != "rest")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
}

/// The same, which does at its launch what it is launched for.
private final class EagerPlayer: Player {
    override class var leavesActionToCall: Bool { false }
}

/// A scene that plays by a quick action.
final class PlayingScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { print("connected for", connectionOptions.shortcutItem?.type ?? "nothing") }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        print("scene asked for", shortcutItem.type)
        completionHandler(true)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { print("scene active") }
}

/// The same, as code that waits has it.
private final class AwaitingPlayer: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        print("asked for", shortcutItem.type)
        return false
    }
}

final class AwaitingScene: UIResponder, UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        print("scene asked for", shortcutItem.type)
        return false
    }
}

struct QuickActionTests: Facts {
    @Test(
        "Quick actions of an icon", .enabled(if: RuntimeInterface.problems.isEmpty), .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let actions: PropertyValue = .array(
        ["play", "rest"].map { type in
            .dictionary([
                "UIApplicationShortcutItemType": .string(type),
                "UIApplicationShortcutItemTitle": .string(type.capitalized),
            ])
        })

    private static func phone<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, scene: (any UISceneDelegate.Type)? = nil, on system: SystemVersion = .iOS(17)
    ) throws -> DelegatePhone {
        var values: [String: PropertyValue] = ["UIApplicationShortcutItems": Self.actions]
        if let scene {
            values["UIApplicationSceneManifest"] = .dictionary([
                "UISceneConfigurations": .dictionary([
                    "UIWindowSceneSessionRoleApplication": .array([
                        .dictionary(["UISceneDelegateClassName": .string(String(reflecting: scene))])
                    ])
                ])
            ])
        }
        return try DelegatePhone(delegate, on: system, modules: [], manifest: Manifest(values: values))
    }

    let launch = Fact("life.quick-action: a launch has it in its options, and the app is asked before it is active") {
        let phone = try Self.phone(Player.self)
        try phone.device.open(phone.app, quickAction: "play")
        expect(phone.app.trace.output, is: ["launched for Play", "asked for play - 0", "active"])
        expect(phone.app.trace.contains(rule: "life.quick-action"))
    }

    let eager = Fact("life.quick-action: an app whose launch method returned false is not asked again") {
        let phone = try Self.phone(EagerPlayer.self)
        try phone.device.open(phone.app, quickAction: "play")
        expect(phone.app.trace.output, is: ["launched for Play", "active"])
        expect(!phone.app.trace.calls.contains { $0.contains("performActionFor") })
    }

    let comesBack = Fact(
        "life.quick-action: an app in the background is asked as it comes back, with what it gave along"
    ) {
        let phone = try Self.phone(Player.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        expect(phone.app.state, is: .suspended)
        try phone.device.open(phone.app, quickAction: "song")
        expect(phone.app.trace.output.suffix(2), is: ["asked for song Blue 7", "active"])
        try phone.device.open(phone.app, quickAction: "rest")
        expect(phone.app.trace.output.last, is: "asked for rest - 0")
        expect(phone.app.trace.entries(of: .note).contains { $0.text == "the app did not do Rest" })
    }

    let outlives = Fact("life.quick-action: what an app has set outlives its launch") {
        let phone = try Self.phone(Player.self)
        phone.app.launch()
        phone.app.terminate()
        expect(phone.app.quickActions.map(\.type), is: ["play", "rest", "song"])
        try phone.device.open(phone.app, quickAction: "song")
        expect(phone.app.trace.output.contains("launched for Last Song"))
    }

    let scenes = Fact("life.quick-action: of an app with scenes the connection has it, and later the scene is asked") {
        let phone = try Self.phone(Player.self, scene: PlayingScene.self)
        try phone.device.open(phone.app, quickAction: "play")
        expect(phone.app.trace.output, is: ["launched for nothing", "connected for play", "scene active"])
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        try phone.device.open(phone.app, quickAction: "song")
        expect(phone.app.trace.output.suffix(2), is: ["scene asked for song", "scene active"])
    }

    let awaited = Fact(
        "life.quick-action: the async form of a method is asked, of the app or of its scene",
        for: [false, true]
    ) { (hasScenes: Bool) in
        let phone = try Self.phone(AwaitingPlayer.self, scene: hasScenes ? AwaitingScene.self : nil)
        phone.app.launch()
        phone.device.press(.home)
        try phone.device.open(phone.app, quickAction: "rest")
        expect(phone.app.trace.output, is: [hasScenes ? "scene asked for rest" : "asked for rest"])
        expect(phone.app.trace.entries(of: .note).contains { $0.text == "the app did not do Rest" })
        expect(phone.app.trace.findings.isEmpty)
    }

    let refused = Fact("life.quick-action: one that is not there is refused with those that are, and so is iOS 8") {
        let phone = try Self.phone(Player.self)
        expect {
            try phone.device.open(phone.app, quickAction: "stop")
        } throws: {
            "\($0)".contains("has no quick action \"stop\": it has \"play\", \"rest\"")
        }
        let old = try Self.phone(Player.self, on: .iOS(8))
        expect {
            try old.device.open(old.app, quickAction: "play")
        } throws: {
            "\($0)".contains("quick actions came with iOS 9")
        }
    }
}
