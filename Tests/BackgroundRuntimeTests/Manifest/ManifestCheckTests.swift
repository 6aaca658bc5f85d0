import Testing
import VigilFacts

@testable import BackgroundRuntime

struct ManifestCheckTests: Facts {
    @Test("A check that belongs to a mode", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func problems(
        _ checks: [ManifestCheck], _ text: String, on system: SystemVersion = .iOS(17)
    ) throws -> [String] {
        let catalog = ModeCatalog(entries: [
            .init("glow", since: .iOS(4), checks: checks), .init("shine", since: .iOS(4)),
        ])
        let data = "{ CFBundleIdentifier: 'a',\n\(text)\n}"
        return try Manifest.read(.init(data.utf8), file: "Info.plist", catalog: catalog, system: system)
            .problems.map(\.description)
    }

    let needs = Fact("asks for a key only when the mode is in effect, on the systems it names") {
        let checks: [ManifestCheck] = [.needs(key: "GlowText", "nobody sees it", systems: .from(.iOS(8)), rule: "x.y")]
        try expect(
            Self.problems(checks, "UIBackgroundModes: ['shine', 'glow']"),
            is: [
                "Info.plist:2: warning: UIBackgroundModes[1]: \"glow\" needs the key GlowText: nobody sees it"
            ])
        try expect(Self.problems(checks, "UIBackgroundModes: ['glow'], GlowText: ''").isEmpty)
        try expect(Self.problems(checks, "UIBackgroundModes: ['glow']", on: .iOS(7)).isEmpty)
        try expect(Self.problems(checks, "UIBackgroundModes: ['shine']").isEmpty)
    }

    let needsAny = Fact("asks for one of several keys") {
        let checks: [ManifestCheck] = [.needs(anyOf: ["A", "B"], "dark", severity: .error, hint: "add A")]
        try expect(
            Self.problems(checks, "UIBackgroundModes: ['glow']"),
            is: [
                "Info.plist:2: error: UIBackgroundModes[0]: \"glow\" needs the key A or B: dark; add A"
            ])
        try expect(Self.problems(checks, "UIBackgroundModes: ['glow'], B: 'b'").isEmpty)
    }

    let recommends = Fact("recommends another mode") {
        let checks: [ManifestCheck] = [.recommends(mode: "shine", "it is dim")]
        try expect(
            Self.problems(checks, "UIBackgroundModes: ['glow']"),
            is: [
                "Info.plist:2: warning: UIBackgroundModes[0]: \"glow\" is declared without \"shine\": it is dim"
            ])
        try expect(Self.problems(checks, "UIBackgroundModes: ['glow', 'shine']").isEmpty)
    }

    let keyWithoutMode = Fact("finds a key that no declared mode uses") {
        let both: [ManifestCheck] = [.key("Color", isForModes: ["glow", "shine"], "it is unused")]
        try expect(
            Self.problems(both, "Color: 'red'"),
            is: [
                "Info.plist:2: warning: Color: no mode for this key is declared, \"glow\" or \"shine\": it is unused"
            ])
        try expect(Self.problems(both, "Color: 'red', UIBackgroundModes: ['shine']").isEmpty)
    }

    let anyClosure = Fact("may be any closure, and run for every manifest") {
        let declared = ManifestCheck.whenDeclared { manifest, system in
            [manifest.problem(.warning, at: "Color.name", "on \(system)", rule: "x.y")]
        }
        let always = ManifestCheck.always { manifest, _ in [manifest.problem(.error, at: "Color", "always")] }
        try expect(
            Self.problems([declared, always], "UIBackgroundModes: ['glow'],\nColor: {\nname: 'red' }"),
            is: [
                "Info.plist:3: error: Color: always", "Info.plist:4: warning: Color.name: on iOS 17",
            ])
        try expect(Self.problems([declared, always], "Color: 1"), is: ["Info.plist:2: error: Color: always"])
    }
}
