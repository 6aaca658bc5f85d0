import BackgroundRuntime
import Testing
import VigilFacts

struct ModeStatusTests: Facts {
    @Test("A mode that a manifest declares", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let late = ModuleDescriptor(
        id: "late", contract: 2, values: [ModeCatalog.Entry("late", since: .iOS(9))], summary: "A test.",
        simulated: [], notSimulated: [], rules: [], makeService: { _ in TestMode.Service() },
        makeMode: { _ in TestMode() })

    let status = Fact(
        "is loaded where it counts and a module plays it, and else the process knows why not",
        for: [
            (SystemVersion.iOS(17), ["x"], false, true, ModeStatus.loaded), (.iOS(17), [], false, true, .notDeclared),
            (.iOS(12), ["x"], true, true, .withoutEffect), (.iOS(13), ["x"], true, true, .loaded),
            (.iOS(17), ["x"], false, false, .notLinked),
        ]
    ) { (system: SystemVersion, modes: [String], exitsOnSuspend: Bool, hasModule: Bool, status: ModeStatus) in
        let phone = try Phone(
            system, modules: hasModule ? [TestMode.module] : [],
            manifest: .test(modes: modes, exitsOnSuspend: exitsOnSuspend))
        phone.app.launch()
        try expect(phone.process.status(ofMode: "x"), is: status)
        try expect((phone.process.mode(TestMode.self) != nil), is: (status == .loaded))
    }

    let since = Fact("is none before the system that knows it") {
        for system in [SystemVersion.iOS(8), .iOS(9)] {
            let phone = try Phone(system, modules: [Self.late], manifest: .test(modes: ["late"]))
            phone.app.launch()
            expect(phone.app.declares(Self.late), is: (system >= .iOS(9)))
            try expect((phone.process.mode(TestMode.self) != nil), is: (system >= .iOS(9)))
        }
    }

    let neverLaunched = Fact("mode.declared-unused: is not missed in an app that was never launched") {
        let phone = try Phone(modules: [TestMode.module], manifest: .test(modes: ["x"]))
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.isEmpty)
    }
}
