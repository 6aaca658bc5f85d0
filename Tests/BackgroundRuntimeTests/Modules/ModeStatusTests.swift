import BackgroundRuntime
import Testing

@Suite("A mode that a manifest declares")
struct ModeStatusTests {
    private static let late = ModuleDescriptor(
        id: "late", contract: 2, values: [ModeCatalog.Entry("late", since: .iOS(9))], summary: "A test.",
        simulated: [], notSimulated: [], rules: [], makeService: { _ in TestMode.Service() },
        makeMode: { _ in TestMode() })

    @Test(
        "is loaded where it counts and a module plays it, and else the process knows why not",
        arguments: [
            (SystemVersion.iOS(17), ["x"], false, true, ModeStatus.loaded), (.iOS(17), [], false, true, .notDeclared),
            (.iOS(12), ["x"], true, true, .withoutEffect), (.iOS(13), ["x"], true, true, .loaded),
            (.iOS(17), ["x"], false, false, .notLinked),
        ])
    func status(
        system: SystemVersion, modes: [String], exitsOnSuspend: Bool, hasModule: Bool, status: ModeStatus
    ) throws {
        let phone = try Phone(
            system, modules: hasModule ? [TestMode.module] : [],
            manifest: .test(modes: modes, exitsOnSuspend: exitsOnSuspend))
        phone.app.launch()
        #expect(try phone.process.status(ofMode: "x") == status)
        #expect(try (phone.process.mode(TestMode.self) != nil) == (status == .loaded))
    }

    @Test("is none before the system that knows it")
    func since() throws {
        for system in [SystemVersion.iOS(8), .iOS(9)] {
            let phone = try Phone(system, modules: [Self.late], manifest: .test(modes: ["late"]))
            phone.app.launch()
            #expect(phone.app.declares(Self.late) == (system >= .iOS(9)))
            #expect(try (phone.process.mode(TestMode.self) != nil) == (system >= .iOS(9)))
        }
    }

    @Test("mode.declared-unused: is not missed in an app that was never launched")
    func neverLaunched() throws {
        let phone = try Phone(modules: [TestMode.module], manifest: .test(modes: ["x"]))
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.isEmpty)
    }
}
