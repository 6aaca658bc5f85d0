import BackgroundRuntime
import Foundation
import VigilResults
import VigilScenarios

/// `vigil test`: plays all scenario files below some paths and reports.
enum TestCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil test", "Plays scenario files as tests.", operands: "PATH...", operandCount: 1...Int.max,
        options: RunCommandLine.specs.filter { runOptions.contains($0.name) }.map(named) + TestOptions.specs
            + ReportFiles.specs + [TestRun.record, TestWatch.option],
        discussion: """
            A path is a scenario file, a bundle, or a folder: then all *.json5 below a folder Scenarios are played.
            A scenario of an app with Swift code is played through the app's own executable, any other through another
            launch of the tool: what ends the program takes nothing from the rest.
            """)

    private static let runOptions = [
        "--set", "--define", "--strict", "--allow", "--system", "--seed", "--turn-limit",
    ]

    /// A test run takes several systems.
    private static func named(_ option: OptionSpec) -> OptionSpec {
        guard option.name == "--system" else { return option }
        return OptionSpec(
            option.name, value: "VERSION,...", "Plays on this system, or on each of several: \"iOS 7,iOS 17\".")
    }

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        let options = try TestOptions(parsed, environment: environment)
        let command = try RunCommandLine(options.systems.isEmpty ? parsed : parsed.without("--system"))
        let selection = TestSelection(
            options: options, seed: command.options.seed, hasSystem: command.options.system != nil,
            complain: context.complain)
        func select() throws -> [TestItem] { try selection.items(below: parsed.operands) }
        let items = try select()
        _ = try context.modules
        Interruption.watch()
        if parsed.has("--list") { return list(try TestSession.part(of: items, options, context), context) }
        let words = command.words + parsed.words(for: [TestRun.record])
        let reports = try ReportFiles(parsed, environment: environment, inputs: inputs(items, options))
        func play(_ items: [TestItem], isKept: Bool = true) throws -> Int32 {
            try TestSession(items, options, reports, words, context, keepsJournal: isKept).run()
        }
        if parsed.has(TestWatch.option.name) {
            try TestWatch(parsed, complain: context.complain, select: select, play: play).run()
        }
        let unfinished = PrematureExitFile(environment: environment)
        let code = try play(items)
        unfinished.remove()
        return code
    }

    /// The files that a run reads.
    private static func inputs(_ items: [TestItem], _ options: TestOptions) -> [String] {
        let files = Set(items.flatMap { [$0.header.file] + $0.manifests })
        return files.sorted() + [options.durations, options.journal].compactMap(\.self)
    }

    private static func list(_ items: [TestItem], _ context: CommandContext) -> Int32 {
        for item in items { context.write("\(item.identity.file.onOneLine)  \(item.identity.title.onOneLine)") }
        return ExitCode.passed
    }

    /// Plays scenarios of apps without code for ``TestProgram``.
    static func playScripted(_ words: [String]) throws -> Int32 {
        let bundle = OptionSpec("--bundle", value: "FOLDER", "The app's folder.")
        let spec = CommandSpec(
            "vigil", "Plays scenarios for vigil test.",
            options: [TestRequests.option, TestListener.option, TestRun.record, bundle] + TimelineWish.options
                + RunCommandLine.specs)
        guard let parsed = try spec.parse(words), let requests = try TestRequests.of(parsed) else {
            return ExitCode.badInput
        }
        let modules = try ModuleSet.ofProgram()
        let run = TestRun(
            reader: ScenarioReader(modules: modules), runner: ScenarioRunner(modules: modules),
            options: try RunCommandLine(parsed).options, columns: TestListener.columns,
            recordsTimelines: parsed.has(TestRun.record.name), wish: try TimelineWish(parsed))
        let listener = try TestListener(parsed, .standardOutput, Console.write)
        return run.report(requests, program: nil, to: listener)
    }
}
