import Testing

@testable import BackgroundRuntime

@Suite("A check that belongs to a mode")
struct ManifestCheckTests {
    private func problems(
        _ checks: [ManifestCheck], _ text: String, on system: SystemVersion = .iOS(17)
    ) throws -> [String] {
        let catalog = ModeCatalog(entries: [
            .init("glow", since: .iOS(4), checks: checks), .init("shine", since: .iOS(4)),
        ])
        let data = "{ CFBundleIdentifier: 'a',\n\(text)\n}"
        return try Manifest.read(.init(data.utf8), file: "Info.plist", catalog: catalog, system: system)
            .problems.map(\.description)
    }

    @Test("asks for a key only when the mode is in effect, on the systems it names")
    func needs() throws {
        let checks: [ManifestCheck] = [.needs(key: "GlowText", "nobody sees it", systems: .from(.iOS(8)), rule: "x.y")]
        #expect(
            try problems(checks, "UIBackgroundModes: ['shine', 'glow']") == [
                "Info.plist:2: warning: UIBackgroundModes[1]: \"glow\" needs the key GlowText: nobody sees it"
            ])
        #expect(try problems(checks, "UIBackgroundModes: ['glow'], GlowText: ''").isEmpty)
        #expect(try problems(checks, "UIBackgroundModes: ['glow']", on: .iOS(7)).isEmpty)
        #expect(try problems(checks, "UIBackgroundModes: ['shine']").isEmpty)
    }

    @Test("asks for one of several keys")
    func needsAny() throws {
        let checks: [ManifestCheck] = [.needs(anyOf: ["A", "B"], "dark", severity: .error, hint: "add A")]
        #expect(
            try problems(checks, "UIBackgroundModes: ['glow']") == [
                "Info.plist:2: error: UIBackgroundModes[0]: \"glow\" needs the key A or B: dark; add A"
            ])
        #expect(try problems(checks, "UIBackgroundModes: ['glow'], B: 'b'").isEmpty)
    }

    @Test("recommends another mode")
    func recommends() throws {
        let checks: [ManifestCheck] = [.recommends(mode: "shine", "it is dim")]
        #expect(
            try problems(checks, "UIBackgroundModes: ['glow']") == [
                "Info.plist:2: warning: UIBackgroundModes[0]: \"glow\" is declared without \"shine\": it is dim"
            ])
        #expect(try problems(checks, "UIBackgroundModes: ['glow', 'shine']").isEmpty)
    }

    @Test("finds a key that no declared mode uses")
    func keyWithoutMode() throws {
        let both: [ManifestCheck] = [.key("Color", isForModes: ["glow", "shine"], "it is unused")]
        #expect(
            try problems(both, "Color: 'red'") == [
                "Info.plist:2: warning: Color: no mode for this key is declared, \"glow\" or \"shine\": it is unused"
            ])
        #expect(try problems(both, "Color: 'red', UIBackgroundModes: ['shine']").isEmpty)
    }

    @Test("may be any closure, and run for every manifest")
    func anyClosure() throws {
        let declared = ManifestCheck.whenDeclared { manifest, system in
            [manifest.problem(.warning, at: "Color.name", "on \(system)", rule: "x.y")]
        }
        let always = ManifestCheck.always { manifest, _ in [manifest.problem(.error, at: "Color", "always")] }
        #expect(
            try problems([declared, always], "UIBackgroundModes: ['glow'],\nColor: {\nname: 'red' }") == [
                "Info.plist:3: error: Color: always", "Info.plist:4: warning: Color.name: on iOS 17",
            ])
        #expect(try problems([declared, always], "Color: 1") == ["Info.plist:2: error: Color: always"])
    }
}
