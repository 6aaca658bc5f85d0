import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("An app that must have scenes", .exercisesRules)
struct SceneAdoptionTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ system: SystemVersion, sdk: String? = "iphoneos27.0", hasScenes: Bool = false) throws
        -> Phone
    {
        try Phone(
            system, manifest: Manifest(hasSceneManifest: hasScenes, texts: sdk.map { ["DTSDKName": $0] } ?? [:]))
    }

    let isStopped = Fact(
        "life.scene.required, life.scene.required.text: linked with SDK 27 and without scenes, it is stopped at launch",
        for: [SystemVersion.iOS(27), .iOS(27, 1)]
    ) { (system: SystemVersion) in
        let phone = try Self.phone(system, sdk: "iphoneos27.1")
        phone.app.launch()
        expect(phone.app.state == .notRunning && phone.app.trace.calls.isEmpty && phone.device.frontmost == nil)
        expect(phone.app.exits.map(\.name) == ["trap"] && phone.app.exits[0].leavesCrashReport)
        expect(phone.app.exits[0].text.hasPrefix("EXC_BREAKPOINT (SIGTRAP): Application failed to launch: UIScene"))
        let lines = phone.app.trace.entries.filter { $0.rule != nil && $0.kind != .state }
        expect(
            lines.map { $0.rule?.id }, is: ["life.scene.required", "life.scene.required.text", "life.scene.required"])
        expect(lines.map(\.kind), is: [.finding, .log, .termination])
        expect(lines[0].text.contains("add UIApplicationSceneManifest"))
    }

    let isStoppedInBackground = Fact(
        "life.scene.required: an event that launches it ends the same way, and is delivered to nobody"
    ) {
        let phone = try Self.phone(.iOS(27))
        phone.wake { _ in Issue.record("an event reached an app that was stopped at launch") }
        expect(phone.app.state == .notRunning && phone.app.trace.calls.isEmpty)
        expect(phone.app.exits.map(\.name) == ["trap"] && phone.app.awakeReasons.isEmpty)
    }

    let isSpared = Fact(
        "life.scene.required: an older SDK, an older phone and an extension are spared",
        for: [
            (SystemVersion.iOS(27), "iphoneos26.4", InstalledApp.Kind.application),
            (.iOS(26, 4), "iphoneos27.0", .application), (.iOS(27), "iphoneos27.0", .appExtension),
        ]
    ) { (system: SystemVersion, sdk: String, kind: InstalledApp.Kind) in
        let manifest = Manifest(texts: ["DTSDKName": sdk])
        let phone = try Phone(system, manifest: manifest, kind: kind)
        phone.app.launch()
        expect(phone.app.state == .active && !phone.app.trace.contains(rule: "life.scene.required"))
    }

    let oneScene = Fact(
        "life.scene.multi-not-required: scenes alone are enough",
        .asserts(LifecycleRules.sceneMultiNotRequired)
    ) {
        let phone = try Self.phone(.iOS(27), hasScenes: true)
        phone.app.launch()
        expect(phone.app.state == .active && !phone.app.trace.contains(rule: "life.scene.required"))
    }

    let warns = Fact(
        "life.scene.warning: before iOS 27 UIKit only logs, from 18.4 on",
        for: [
            (SystemVersion.iOS(18, 3), nil), (.iOS(18, 4), "become an assert"), (.iOS(26, 5), "soon be required"),
            (.iOS(27), nil),
        ]
    ) { (system: SystemVersion, words: String?) in
        let phone = try Self.phone(system, sdk: "iphoneos26.0")
        phone.app.launch()
        let logged = phone.app.trace.entries.filter { $0.rule?.id == "life.scene.warning" }
        expect(logged.count == (words == nil ? 0 : 1) && logged.allSatisfy { $0.text.contains(words ?? "") })
        expect(phone.app.state == .active && phone.app.trace.findings.isEmpty)
        let adopted = try Self.phone(system, hasScenes: true)
        adopted.app.launch()
        expect(!adopted.app.trace.contains(rule: "life.scene.warning"))
    }

    @Test(
        "life.delegate.deprecated: without scenes the deprecated calls come",
        .asserts(LifecycleRules.delegateDeprecated), arguments: [26, 27])
    func deprecatedCalls(major: Int) throws {
        let phone = try Self.phone(.iOS(major), sdk: "iphoneos26.0")
        phone.app.launch()
        phone.device.press(.home)
        phone.app.launch()
        let expected: Set = [
            "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationWillEnterForeground(_:)",
            "applicationDidEnterBackground(_:)",
        ]
        expect(expected.isSubset(of: phone.app.trace.calls))
    }

    let legacyLink = Fact(
        "life.legacy-link: what was linked before iOS 4 ends when it is left",
        for: [
            (SystemVersion.iOS(4), "iphoneos3.2", ["legacy-link"]), (.iOS(6), "iphoneos2.0", ["legacy-link"]),
            (.iOS(6), "iphoneos4.0", []), (.iOS(7), "iphoneos3.2", []),
        ]
    ) { (system: SystemVersion, sdk: String, exits: [String]) in
        let phone = try Self.phone(system, sdk: sdk)
        phone.app.launch()
        phone.device.press(.home)
        expect(phone.exits, is: exits)
        expect(phone.calls().contains("applicationWillTerminate(_:)"), is: !exits.isEmpty)
        expect(phone.calls().contains("applicationDidEnterBackground(_:)"), is: exits.isEmpty)
        expect(phone.app.trace.contains(rule: "life.legacy-link"), is: !exits.isEmpty)
    }
}
