import BackgroundRuntime
import BuiltInModes
import Foundation
import Scenarios

/// `vigil run`: plays one scenario and prints the timeline.
enum RunCommand {
    static let command = Command(spec: spec, run: run)

    private static let spec = CommandSpec(
        "vigil run", "Plays an app on a simulated phone and prints an explained timeline.",
        operands: "BUNDLE|SCENARIO", operandCount: 1...1,
        options: [OptionSpec("--scenario", value: "FILE", "Plays this scenario of a bundle.")] + RunCommandLine.specs,
        discussion: """
            A bundle is a folder with an Info.plist; the scenario of its own name in Scenarios/ is the default one.
            An app with Swift code runs through its own executable, which is built when it is missing or stale.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand) throws -> Int32 {
        let command = try RunCommandLine(parsed)
        let reader = ScenarioReader(modules: BuiltInModes.all, book: .builtIn)
        let operand = parsed.operands[0]
        if let bundle = AppBundle(operand) {
            let file = parsed.value("--scenario")
            let scenario = try file.map { try reader.read($0) } ?? bundle.defaultScenario(reader)
            guard let product = try scenario.product ?? bundle.product() else { return try play(scenario, command) }
            return try AppProduct(name: product, near: bundle.path).replaceProcess(
                file.map { ["--scenario", $0] } ?? ["--bundle", bundle.path], command.words)
        }
        try requireScenario(operand)
        let scenario = try reader.read(operand)
        guard let product = try AppBundle.product(of: scenario) else {
            return try play(scenario, command)
        }
        return try AppProduct(name: product, near: operand).replaceProcess(["--scenario", operand], command.words)
    }

    private static func play(_ scenario: Scenario, _ command: RunCommandLine) throws -> Int32 {
        let runner = ScenarioRunner(modules: BuiltInModes.all, catalog: BuiltInModes.catalog)
        let playback = ScenarioPlayback(
            runner: runner, command: command, style: .standardOutput, write: { print($0) }, complain: Console.complain)
        return try playback.play(scenario, program: nil)
    }

    private static func requireScenario(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("\(path): there is no such file or folder")
        }
        guard !isFolder.boolValue else {
            throw UsageError("\(path): a folder without an Info.plist is no bundle; vigil test plays what is below it")
        }
    }
}
