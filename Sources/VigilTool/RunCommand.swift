import BackgroundRuntime
import Foundation
import VigilCommandLine
import VigilScenarios

/// `vigil run`: plays one scenario and prints the timeline.
enum RunCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil run", "Plays an app on a simulated phone and prints an explained timeline.",
        operands: "BUNDLE|SCENARIO", operandCount: 1...1,
        options: [OptionSpec("--scenario", value: "FILE", "Plays this scenario of a bundle.")]
            + BuildPolicy.options + RunCommandLine.specs,
        discussion: """
            A bundle is a folder with an Info.plist; the scenario of its own name in Scenarios/ is the default one.
            An app with Swift code runs through its own executable, which the build system brings up to date before.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let command = try RunCommandLine(parsed)
        var policy = BuildPolicy(parsed)
        policy.linksCommandLine = command.isInteractive || command.format.isDocument
        let operand = parsed.operands[0]
        guard let bundle = AppBundle(operand) else {
            try requireScenario(operand)
            let product = try AppBundle.product(of: ScenarioHeader(operand))
            guard let product else { return try play(file: operand, command, parsed, context) }
            return try AppProduct(name: product, near: operand, policy)
                .replaceProcess(policy, ["--scenario", operand], command.words)
        }
        let named = parsed.value("--scenario")
        let file = named ?? bundle.defaultScenarioFile
        if let product = try file.flatMap({ ScenarioHeader($0).product }) ?? bundle.product() {
            return try AppProduct(name: product, near: bundle.path, policy).replaceProcess(
                policy, named.map { ["--scenario", $0] } ?? ["--bundle", bundle.path], command.words)
        }
        if let named { return try play(file: named, command, parsed, context) }
        if command.isInteractive {
            return try interact(.bundle(bundle), command, context)
        }
        return try play(bundle.defaultScenario(ScenarioReader(modules: try context.modules)), parsed, context)
    }

    private static func interact(
        _ beginning: InteractiveRequest.Beginning, _ command: RunCommandLine, _ context: CommandContext
    ) throws -> Int32 {
        try InteractivePlayback(InteractiveRequest(beginning, command.options, nil), context).run()
    }

    private static func play(
        file: String, _ command: RunCommandLine, _ parsed: ParsedCommand, _ context: CommandContext
    ) throws -> Int32 {
        if command.isInteractive { return try interact(.file(file), command, context) }
        return try play(try ScenarioReader(modules: try context.modules).read(file), parsed, context)
    }

    private static func play(_ scenario: Scenario, _ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let words = [command.word] + parsed.words(for: spec.options, without: Proof.options)
        let playback = try ScenarioPlayback(RunCommandLine(parsed), context) { words + $0 + ["--"] + parsed.operands }
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
