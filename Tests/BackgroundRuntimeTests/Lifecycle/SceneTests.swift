import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime

struct SceneTests: Facts {
    @Test("An app with scenes", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(
        _ system: SystemVersion = .iOS(17), idiom: DeviceOptions.Idiom = .phone, multiple: Bool = false
    ) throws -> Phone {
        let scenes: [String: PropertyValue] = multiple ? ["UIApplicationSupportsMultipleScenes": .boolean(true)] : [:]
        let phone = try Phone(
            system, manifest: Manifest(values: ["UIApplicationSceneManifest": .dictionary(scenes)]))
        phone.device.options.idiom = idiom
        return phone
    }

    private static let front = [
        "sceneWillEnterForeground(_:)", "UISceneWillEnterForegroundNotification",
        "UIApplicationWillEnterForegroundNotification",
    ]
    private static let active = [
        "sceneDidBecomeActive(_:)", "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
    ]
    private static let left = [
        "sceneWillResignActive(_:)", "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "sceneDidEnterBackground(_:)", "UISceneDidEnterBackgroundNotification",
        "UIApplicationDidEnterBackgroundNotification",
    ]
    private static let launch = [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "UIApplicationDidFinishLaunchingNotification", "scene(_:willConnectTo:options:)",
        "UISceneWillConnectNotification",
    ]

    let calls = Fact(
        "life.scene.calls: its scenes take the four calls of the delegate",
        .asserts(LifecycleRules.sceneCalls)
    ) {
        let phone = try Self.phone()
        phone.app.launch()
        expect(phone.calls(), is: Self.launch + Self.front + Self.active)
        let count = phone.calls().count
        phone.device.press(.home)
        expect(phone.calls(since: count) == Self.left && phone.app.state == .suspended)
        phone.app.launch()
        expect(phone.calls(since: count + 6), is: Self.front + Self.active)
    }

    let before = Fact(
        "life.scene.calls: before iOS 13 the delegate of the app gets them",
        .asserts(LifecycleRules.sceneCalls)
    ) {
        let phone = try Self.phone(.iOS(12))
        phone.app.launch()
        try expect(!phone.calls().contains { $0.contains("cene") } && phone.process.scenes.isEmpty)
    }

    let states = Fact(
        "life.launch.scene-state-background: it starts in the background and goes on as its scene does",
        .asserts(LifecycleRules.launchSceneStateBackground)
    ) {
        let phone = try Self.phone()
        nonisolated(unsafe) var scenes: [[SceneMachine.State]] = []
        for name in [SystemEvent.Name.didFinishLaunching, .willConnect, .willEnterForeground, .didBecomeActive] {
            phone.code.on[name] = { process in
                let states = process.scenes.map(\.state)
                if scenes.last != states { scenes.append(states) }
            }
        }
        phone.app.launch()
        expect(scenes, is: [[], [.unattached], [.background], [.foregroundActive]])
        let states = phone.code.states
        expect(states["application(_:didFinishLaunchingWithOptions:)"], is: .background)
        expect(states["sceneWillEnterForeground(_:)"], is: .background)
        expect(states["sceneDidBecomeActive(_:)"], is: .active)
    }

    let inBackground = Fact(
        "life.scene.background: a wake connects a scene off the screen",
        .asserts(LifecycleRules.sceneInBackground)
    ) {
        let phone = try Self.phone()
        phone.wake { _ in }
        expect(phone.calls() == Self.launch && phone.app.state == .background)
        try expect(phone.process.scenes.map(\.state), is: [.background])
        phone.advance(60)
        try expect(phone.process.scenes.map(\.state), is: [.suspended])
        phone.app.launch()
        expect(phone.calls(since: 5), is: Self.front + Self.active)
    }

    let opened = Fact(
        "life.scene.connect: what an app is opened with goes to the scene, not to the delegate of the app"
    ) {
        let phone = try Self.phone()
        phone.device.open(phone.app, url: "app:one")
        expect(phone.code.launchOptions == [LaunchOptions.none] && phone.cites("life.scene.connect"))
        let connected = try require(phone.code.calls.first { $0.name == .willConnect })
        expect(connected.payload["options"], is: .dictionary([LaunchOptions.urlKey: .string("app:one")]))
        phone.device.open(phone.app, url: "app:two")
        let event = try require(phone.code.calls.last)
        expect(event.call == "scene(_:openURLContexts:)" && event.payload[LaunchOptions.urlKey] == .string("app:two"))
    }

    let restored = Fact("life.scene.restored: a later launch connects the session that was there") {
        let phone = try Self.phone()
        phone.app.launch()
        let first = try phone.process.scenes.map(\.session)
        expect(first.count == 1 && !phone.cites("life.scene.restored"))
        phone.device.press(.home)
        phone.device.purge(phone.app)
        phone.app.launch()
        try expect(phone.process.scenes.map(\.session) == first && phone.cites("life.scene.restored"))
        expect(phone.app.sceneSessions, is: first)
    }

    @Test("life.scene.discarded: a force quit closes the scene; a phone says so at the next launch")
    func discarded() throws {
        let phone = try Self.phone()
        phone.app.launch()
        let first = try phone.process.scenes.map(\.session)
        phone.device.forceQuit(phone.app)
        expect(phone.calls().suffix(2), is: ["applicationWillTerminate(_:)", "UIApplicationWillTerminateNotification"])
        expect(phone.app.sceneSessions.isEmpty)
        phone.app.launch()
        try expect(phone.process.scenes.map(\.session) != first && phone.cites("life.scene.discarded"))
        let told = try require(phone.code.calls.first { $0.name == .didDiscardSceneSessions })
        expect(told.payload["sessions"], is: .array(first.map { .string($0) }))
        phone.device.press(.home)
        phone.device.purge(phone.app)
        phone.app.launch()
        expect(phone.code.calls.count { $0.name == .didDiscardSceneSessions }, is: 1)
    }

    let disconnected = Fact(
        "life.force-quit.scenes: a phone tells of the disconnection before the end, unless the option says otherwise"
    ) {
        let last = ["applicationWillTerminate(_:)", "UIApplicationWillTerminateNotification"]
        for disconnects in [true, false] {
            let phone = try Self.phone()
            phone.device.options.forceQuit.disconnectsScenes = disconnects
            phone.app.launch()
            let count = phone.calls().count
            phone.device.forceQuit(phone.app)
            let told = disconnects ? ["sceneDidDisconnect(_:)", "UISceneDidDisconnectNotification"] : []
            expect(phone.calls(since: count), is: Self.left + told + last)
            expect(phone.cites("life.force-quit.scenes"), is: disconnects)
        }
    }

    let discardedAtOnce = Fact("life.scene.discarded: an iPad says so at once, with the disconnection") {
        let phone = try Self.phone(idiom: .pad)
        phone.app.launch()
        let count = phone.calls().count
        phone.device.forceQuit(phone.app)
        expect(
            phone.calls(since: count),
            is: Self.left + [
                "sceneDidDisconnect(_:)", "UISceneDidDisconnectNotification", "application(_:didDiscardSceneSessions:)",
                "applicationWillTerminate(_:)", "UIApplicationWillTerminateNotification",
            ])
        phone.app.launch()
        expect(phone.code.calls.count { $0.name == .didDiscardSceneSessions }, is: 1)
    }

    let multiple = Fact(
        "life.scene.multiple: an iPad opens one more beside it, which leaves with it and is closed alone"
    ) {
        let phone = try Self.phone(idiom: .pad, multiple: true)
        phone.app.launch()
        var count = phone.calls().count
        func told() -> [String] { phone.calls(since: count).map { $0.replacing(/: .*/, with: "") } }
        try phone.happen("scene.open")
        expect(
            told(),
            is: [
                "scene(_:willConnectTo:options:)", "UISceneWillConnectNotification", "sceneWillEnterForeground(_:)",
                "UISceneWillEnterForegroundNotification", "sceneDidBecomeActive(_:)", "UISceneDidActivateNotification",
            ])
        expect(phone.cites("life.scene.multiple"))
        try expect(phone.process.scenes.map(\.state), is: [.foregroundActive, .foregroundActive])
        count = phone.calls().count
        phone.device.press(.home)
        let left = told()
        expect(left.count { $0 == "sceneDidEnterBackground(_:)" }, is: 2)
        expect(left.count { $0 == "UIApplicationDidEnterBackgroundNotification" }, is: 1)
        phone.app.launch()
        count = phone.calls().count
        try phone.happen("scene.close")
        expect(
            told().filter { $0.contains("(") },
            is: [
                "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)",
                "application(_:didDiscardSceneSessions:)",
            ])
        expect(phone.app.state == .active && phone.app.sceneSessions == ["App-scene-1"])
    }

    let refused = Fact("a second window is refused where there can be none, with the reason") {
        let words: [(Phone, String)] = [
            (try Self.phone(multiple: true), "an iPhone shows one window"),
            (try Self.phone(idiom: .pad), "has one scene"),
            (try Self.phone(.iOS(12), idiom: .pad, multiple: true), "has no scenes"),
        ]
        for (phone, text) in words {
            phone.app.launch()
            let error = expect(throws: StimulusError.self) { try phone.device.openScene(of: phone.app) }
            expect(error?.description.contains(text), is: true)
        }
        let phone = try Self.phone(idiom: .pad, multiple: true)
        expect(throws: StimulusError.self) { try phone.device.openScene(of: phone.app) }
        phone.app.launch()
        expect(throws: StimulusError.self) { try phone.device.closeScene(of: phone.app) }
        try phone.device.openScene(of: phone.app)
        expect(throws: StimulusError.self) { try phone.device.closeScene("another", of: phone.app) }
    }
}
