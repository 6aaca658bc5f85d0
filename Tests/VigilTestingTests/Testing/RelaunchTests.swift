import ProgramRunner
import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting

/// Counts its launches in a static, which a process of its own would lose.
private final class Forgetful: UIResponder, UIApplicationDelegate {
    nonisolated(unsafe) private static var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Forgetful.launches += 1
        let stored = UserDefaults.standard.integer(forKey: "launches") + 1
        UserDefaults.standard.set(stored, forKey: "launches")
        print("static \(Forgetful.launches), stored \(stored)")
        return true
    }
}

@Suite("A relaunch", .enabled(if: RuntimeInterface.problems.isEmpty))
struct RelaunchTests {
    @Test("begins with fresh statics of all kinds, and with the defaults of the launch before")
    func freshStatics() throws {
        let outcome = try Program("Relauncher").run([])
        let lines = (1...3).map { "launch \($0): [8, 2, 1, 1, 0] identity of launch \($0)\n" }
        #expect(
            outcome.output == lines.joined() && outcome.complaints == "",
            """
            a relaunch keeps statics of the app: this toolchain lays them out, or names them, otherwise than \
            Sources/VigilRuntimeBridge/SymbolName.swift and Sources/VigilFreshStatics take for granted
            """)
    }

    @Test("keeps the statics where the program does not ask for fresh ones")
    func sharedStatics() throws {
        let outcome = try Program("Relauncher").run(["--shared"])
        #expect(outcome.output.hasSuffix("launch 3: [10, 4, 3, 3, 20] identity of launch 1\n"))
    }

    @Test("of a program without symbols keeps the statics, and says so", arguments: [[], ["--own"]])
    func stripped(_ arguments: [String]) throws {
        let program = try StrippedProgram("Relauncher")
        let outcome = try program.run(arguments)
        #expect(outcome.output.contains("launch 3: [10, 4, 3, 3, 20] identity of launch 1\n"))
        #expect(outcome.output.contains("launches and phones share the app's static variables"))
        #expect(outcome.output.contains("sim.statics.unknown"))
    }

    @Test("by the phone itself begins with fresh statics")
    func ownStatics() throws {
        let outcome = try Program("Relauncher").run(["--own"])
        #expect(outcome.output.hasSuffix("launch 3: [8, 2, 1, 1, 0] identity of launch 3\n"))
    }

    @Test("is a real one in a test that has a process of its own")
    func exitTest() async {
        await #expect(processExitsWith: .success) {
            let program = try #require(FreshlyLaunched(DelegateProgram(Forgetful.self)))
            let device = Device(system: .iOS(17))
            let app = try device.install(program, manifest: Manifest(), name: "Forgetful")
            app.launch()
            device.press(.home)
            device.purge(app)
            app.launch()
            #expect(app.trace.output == ["static 1, stored 1", "static 1, stored 2"])
        }
    }
}
