import BackgroundRuntime
import Testing
import VigilFacts

@testable import VigilScenarios

struct LifeCycleChoiceTests: Facts {
    @Test("The life cycle that a scenario gives an app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let plain = "{ CFBundleIdentifier: 'com.example.App' }"
    private static let scenes = "{ CFBundleIdentifier: 'com.example.App', UIApplicationSceneManifest: {} }"

    private static func calls(_ manifest: String, _ more: String, _ options: RunOptions = RunOptions()) throws
        -> [String]
    {
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }, { at: 1, device: 'home' }", manifest: manifest, more: more, options: options)
        return report.app.trace.calls
    }

    let scripted = Fact("is that of a scripted app, whatever its manifest says; the command line comes first") {
        for manifest in [Self.plain, Self.scenes] {
            let app = try Self.calls(manifest, "lifeCycle: 'app',")
            expect(app.contains("applicationDidEnterBackground(_:)") && !app.contains("sceneDidEnterBackground(_:)"))
            let scenes = try Self.calls(manifest, "lifeCycle: 'scenes',")
            expect(
                scenes.contains("sceneDidEnterBackground(_:)") && !scenes.contains("applicationDidEnterBackground(_:)"))
            var options = RunOptions()
            options.lifeCycle = .app
            try expect(Self.calls(manifest, "lifeCycle: 'scenes',", options), is: app)
        }
        try expect(Self.calls(Self.plain, "").contains("applicationDidEnterBackground(_:)"))
        try expect(Self.calls(Self.scenes, "").contains("sceneDidEnterBackground(_:)"))
    }

    /// An app with code, whose scenes may be made by what it is written with.
    private struct Code: AppProgram {
        let makesScenes: Bool

        func launch(in process: AppProcess) -> any AppInstance { ScriptedApp().launch(in: process) }
    }

    let code = Fact("is refused where the code of the app has no such life cycle") {
        let (plain, scenes) = (Manifest(), Manifest(hasSceneManifest: true))
        let (uiKit, swiftUI) = (Code(makesScenes: false), Code(makesScenes: true))
        try expect(!Scenario.LifeCycle.app.applied(to: scenes, of: uiKit).hasSceneManifest)
        try expect(Scenario.LifeCycle.scenes.applied(to: scenes, of: uiKit).hasSceneManifest)
        try expect(Scenario.LifeCycle.scenes.applied(to: plain, of: swiftUI).hasSceneManifest)
        let none = expect(throws: UsageError.self) { try Scenario.LifeCycle.scenes.applied(to: plain, of: uiKit) }
        expect(none?.description.contains("Info.plist has no UIApplicationSceneManifest"), is: true)
        let always = expect(throws: UsageError.self) { try Scenario.LifeCycle.app.applied(to: plain, of: swiftUI) }
        expect(always?.description.contains("makes scenes"), is: true)
    }
}
