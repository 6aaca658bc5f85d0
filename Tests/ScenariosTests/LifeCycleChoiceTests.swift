import BackgroundRuntime
import Testing

@testable import VigilScenarios

@Suite("The life cycle that a scenario gives an app")
struct LifeCycleChoiceTests {
    private static let plain = "{ CFBundleIdentifier: 'com.example.App' }"
    private static let scenes = "{ CFBundleIdentifier: 'com.example.App', UIApplicationSceneManifest: {} }"

    private func calls(_ manifest: String, _ more: String, _ options: RunOptions = RunOptions()) throws -> [String] {
        let report = try Play.steps(
            "{ at: 0, device: 'launch' }, { at: 1, device: 'home' }", manifest: manifest, more: more, options: options)
        return report.app.trace.calls
    }

    @Test("is that of a scripted app, whatever its manifest says; the command line comes first")
    func scripted() throws {
        for manifest in [Self.plain, Self.scenes] {
            let app = try calls(manifest, "lifeCycle: 'app',")
            #expect(app.contains("applicationDidEnterBackground(_:)") && !app.contains("sceneDidEnterBackground(_:)"))
            let scenes = try calls(manifest, "lifeCycle: 'scenes',")
            #expect(
                scenes.contains("sceneDidEnterBackground(_:)") && !scenes.contains("applicationDidEnterBackground(_:)"))
            var options = RunOptions()
            options.lifeCycle = .app
            #expect(try calls(manifest, "lifeCycle: 'scenes',", options) == app)
        }
        #expect(try calls(Self.plain, "").contains("applicationDidEnterBackground(_:)"))
        #expect(try calls(Self.scenes, "").contains("sceneDidEnterBackground(_:)"))
    }

    /// An app with code, whose scenes may be made by what it is written with.
    private struct Code: AppProgram {
        let makesScenes: Bool

        func launch(in process: AppProcess) -> any AppInstance { ScriptedApp().launch(in: process) }
    }

    @Test("is refused where the code of the app has no such life cycle")
    func code() throws {
        let (plain, scenes) = (Manifest(), Manifest(hasSceneManifest: true))
        let (uiKit, swiftUI) = (Code(makesScenes: false), Code(makesScenes: true))
        #expect(try !Scenario.LifeCycle.app.applied(to: scenes, of: uiKit).hasSceneManifest)
        #expect(try Scenario.LifeCycle.scenes.applied(to: scenes, of: uiKit).hasSceneManifest)
        #expect(try Scenario.LifeCycle.scenes.applied(to: plain, of: swiftUI).hasSceneManifest)
        let none = #expect(throws: UsageError.self) { try Scenario.LifeCycle.scenes.applied(to: plain, of: uiKit) }
        #expect(none?.description.contains("Info.plist has no UIApplicationSceneManifest") == true)
        let always = #expect(throws: UsageError.self) { try Scenario.LifeCycle.app.applied(to: plain, of: swiftUI) }
        #expect(always?.description.contains("makes scenes") == true)
    }
}
