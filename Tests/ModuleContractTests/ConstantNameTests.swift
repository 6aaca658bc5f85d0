import BackgroundRuntime
import Foundation
import Testing
import VigilModeTesting
import VigilScenarios

/// Each way to name a constant but those of files and command lines, which have tests where these are read.
@Suite("The name of a constant that exists nowhere")
struct ConstantNameTests {
    private static let wrong = ["k.task.expiry-leed": 1.0]

    private func expectRefusal(_ use: () throws -> Void) {
        let problem = InvalidOverride.Problem.unknownID("k.task.expiry-leed", closest: "k.task.expiry-lead")
        #expect {
            try use()
        } throws: {
            ($0 as? InvalidOverride)?.problems == [problem]
        }
    }

    @Test("is refused by a device, with the one that was meant")
    func device() {
        expectRefusal { _ = try Device(constants: Self.wrong) }
        expectRefusal { _ = try Device(system: .iOS(17), modules: [], constants: Self.wrong) }
    }

    @Test("is refused by a phone for tests of a mode")
    func modePhone() {
        expectRefusal { _ = try ModePhone(on: .iOS(17), constants: Self.wrong) }
    }

    @Test("is refused where a run takes it from code, beside the scenario's own")
    func run() throws {
        let manifest = URL(fileURLWithPath: #filePath).appending(path: "../../../Examples/SoftPhone/Info.plist").path
        let text = "{ manifest: \"\(manifest)\", steps: [{ at: 0, device: \"launch\" }] }"
        let scenario = try ScenarioReader().read(Data(text.utf8), file: "a.json5")
        var options = RunOptions()
        options.constants = Self.wrong
        #expect {
            try ScenarioRunner().run(scenario, options: options)
        } throws: {
            "\($0)".contains("unknown constant \"k.task.expiry-leed\"; did you mean \"k.task.expiry-lead\"?")
        }
    }
}
