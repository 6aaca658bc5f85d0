import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilModeTesting
import VigilScenarios

/// Each way to name a constant but those of files and command lines, which have tests where these are read.
struct ConstantNameTests: Facts {
    @Test("The name of a constant that exists nowhere", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let wrong = ["k.task.expiry-leed": 1.0]

    private static func expectRefusal(_ use: () throws -> Void) {
        let problem = InvalidOverride.Problem.unknownID("k.task.expiry-leed", closest: "k.task.expiry-lead")
        #expect {
            try use()
        } throws: {
            ($0 as? InvalidOverride)?.problems == [problem]
        }
    }

    let device = Fact("is refused by a device, with the one that was meant") {
        expectRefusal { _ = try Device(constants: Self.wrong) }
        expectRefusal { _ = try Device(system: .iOS(17), modules: [], constants: Self.wrong) }
    }

    let modePhone = Fact("is refused by a phone for tests of a mode") {
        expectRefusal { _ = try ModePhone(on: .iOS(17), constants: Self.wrong) }
    }

    let run = Fact("is refused where a run takes it from code, beside the scenario's own") {
        let manifest = packageFolder.appending(path: "Examples/SoftPhone/Info.plist").path
        let text = "{ manifest: \"\(manifest)\", steps: [{ at: 0, device: \"launch\" }] }"
        let scenario = try ScenarioReader().read(Data(text.utf8), file: "a.json5")
        var options = RunOptions()
        options.constants = Self.wrong
        expect {
            try ScenarioRunner().run(scenario, options: options)
        } throws: {
            "\($0)".contains("unknown constant \"k.task.expiry-leed\"; did you mean \"k.task.expiry-lead\"?")
        }
    }
}
