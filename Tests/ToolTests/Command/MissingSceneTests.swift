import ProgramRunner
import Testing
import VigilFacts

struct MissingSceneTests: Facts {
    @Test("An app whose manifest has no scenes", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let unread = Fact("app.screen-unread: shows nothing, though its code has a delegate of scenes, which is named") {
        let folder = try TestFolder()
        let steps = "[{ at: 0, device: 'launch' }, { at: 1, expect: { state: 'active' } }]"
        try folder.write("{ CFBundleIdentifier: 'com.example.News' }", to: "Info.plist")
        try folder.write("{ system: 'iOS 17', manifest: 'Info.plist', steps: \(steps) }", to: "a.json5")
        let outcome = try Program("NewsReader").run(["--scenario", folder.url.path + "/a.json5"])
        let finding = "SceneDelegate is a delegate of scenes, and Info.plist has no UIApplicationSceneManifest"
        expect(outcome.output.contains(finding), "\(outcome.output)\(outcome.complaints)")
    }
}
