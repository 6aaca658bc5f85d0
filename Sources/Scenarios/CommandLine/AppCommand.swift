import BackgroundRuntime
import Foundation
import VigilProgramImage

/// The command line of an app's own executable: `swift run LongRunningTask --system "iOS 7"`.
public struct AppCommand {
    private let modules: ModuleSet
    private let name: String
    private let program: any AppProgram
    private let reader: ScenarioReader
    private let runner: ScenarioRunner

    /// The command of the app called `name`.
    public init(
        name: String, program: any AppProgram, modules: ModuleSet
    ) {
        self.name = name
        self.modules = modules
        // No code of the app has run yet.
        self.program = FreshlyLaunched(program) ?? program
        reader = ScenarioReader(modules: modules)
        runner = ScenarioRunner(modules: modules)
    }

    private var spec: CommandSpec {
        CommandSpec(
            name, "Runs \(name) on a simulated phone through a scenario and prints the timeline.",
            options: [
                OptionSpec("--scenario", value: "FILE", "Plays this scenario; the app's default one without it."),
                OptionSpec("--bundle", value: "FOLDER", "The app's folder; looked for by the app's name without it."),
                OptionSpec("--test", value: "FILE", "Plays a scenario as a test; may be given several times."),
                TestListener.option, TestRequests.option, TestRun.record,
            ] + TimelineWish.options + RunCommandLine.specs,
            discussion:
                LinkedCommandLine.current.map { commandLine in
                    "With \(commandLine.listings.map(\.word).joined(separator: ", ")) as the first word it does what "
                        + "vigil does, for the modules of this program."
                } ?? "vigil run has documents and a prompt too, for which it links the product VigilCommandLine.")
    }

    /// The words of modules that only this program has are told by this program.
    private func listing(_ words: [String], _ context: CommandContext) throws -> Int32? {
        if words == UnlinkedModes.words {
            UnlinkedModes.list(of: modules, context.write)
            return ExitCode.passed
        }
        guard let word = words.first, LinkedCommandLine.words.contains(word) else { return nil }
        let listings = try LinkedCommandLine.required(for: word).listings
        guard let command = listings.first(where: { $0.word == word }) else { return nil }
        guard let parsed = try command.spec.parse(Array(words.dropFirst())) else {
            context.write(command.spec.helpText)
            return ExitCode.passed
        }
        return try command.run(parsed, context)
    }

    /// Runs the command and returns its exit code. Lines go through `write`, complaints through `complain`.
    public func run(
        _ words: [String], style: TextStyle, write: @escaping (String) -> Void, complain: @escaping (String) -> Void
    ) -> Int32 {
        AbruptEnd.isProgramOfApp = true
        do {
            let context = CommandContext(modules: modules, style: style, write: write, complain: complain)
            if let code = try listing(words, context) { return code }
            guard let parsed = try spec.parse(words) else {
                write(spec.helpText)
                return ExitCode.passed
            }
            let command = try RunCommandLine(parsed)
            try requireCommandLine(for: command)
            warnOfImports(parsed, complain)
            if let requests = try TestRequests.of(parsed) {
                let run = TestRun(
                    reader: reader, runner: runner, options: command.options, columns: TestListener.columns,
                    recordsTimelines: parsed.has(TestRun.record.name), wish: try TimelineWish(parsed))
                let listener = try TestListener(parsed, style, write)
                closeWorld(parsed, complain)
                return run.report(
                    requests, program: program, to: listener, mayLeave: parsed.has(TestRequests.option.name))
            }
            if command.isInteractive { return try interact(parsed, command.options, context) }
            let scenario = try scenario(parsed.value("--scenario"), bundle: parsed.value("--bundle"))
            let words = parsed.words(for: spec.options, without: Proof.options)
            return try ScenarioPlayback(command, context) { words + $0 }.play(scenario, program: program)
        } catch {
            complain("\(error)".onLines)
            return error is FeatureNotLinked ? ExitCode.notInProgram : ExitCode.badInput
        }
    }

    private func requireCommandLine(for command: RunCommandLine) throws(FeatureNotLinked) {
        if command.format.isDocument {
            _ = try LinkedCommandLine.required(for: "--format \(command.format.rawValue)")
        } else if command.isInteractive {
            _ = try LinkedCommandLine.required(for: "--interactive")
        }
    }

    private func closeWorld(_ parsed: ParsedCommand, _ complain: (String) -> Void) {
        guard ClosedWorld.isWanted else { return }
        if parsed.has(TestRun.record.name) { TimelineScribe.start() }
        ClosedWorld.close { if isTold(parsed) { complain("warning: " + $0) } }
    }

    /// Whether this process says what is to be said once: of several that play one after the other what they are asked for, one
    /// does.
    private func isTold(_ parsed: ParsedCommand) -> Bool {
        !parsed.has(TestRequests.option.name) || parsed.has("--bundle")
    }

    private func warnOfImports(_ parsed: ParsedCommand, _ complain: (String) -> Void) {
        guard isTold(parsed) else { return }
        let file = parsed.value("--scenario") ?? parsed.values("--test").first
        let bundle = parsed.value("--bundle").flatMap { AppBundle($0) } ?? file.flatMap(AppBundle.init(ofScenario:))
        let own = bundle ?? AppBundle.find(name)
        if !Deinits.areGuarded { complain("warning: " + Deinits.unguarded) }
        for warning in own?.importWarnings ?? [] { complain(warning) }
        for warning in LinkedModules(of: own?.path)?.warnings(besides: own?.path) ?? [] { complain(warning) }
    }

    private func interact(
        _ parsed: ParsedCommand, _ options: RunOptions, _ context: CommandContext
    ) throws -> Int32 {
        let commandLine = try LinkedCommandLine.required(for: "--interactive")
        let file = parsed.value("--scenario").map(InteractiveRequest.Beginning.file)
        let beginning = try file ?? .bundle(bundle(parsed.value("--bundle")))
        return try commandLine.interact(
            InteractiveRequest(beginning, options, ProductPlayer(name: name, program: program)), context)
    }

    private func scenario(_ file: String?, bundle folder: String?) throws -> Scenario {
        if let file { return try reader.read(file) }
        return try bundle(folder).defaultScenario(reader)
    }

    private func bundle(_ folder: String?) throws -> AppBundle {
        if let folder, AppBundle(folder) == nil {
            throw UsageError("\(folder): a folder without an Info.plist is no bundle")
        }
        guard let bundle = folder.flatMap({ AppBundle($0) }) ?? AppBundle.find(name) else {
            throw UsageError("no folder called \(name) with an Info.plist was found; give a file with --scenario")
        }
        return bundle
    }
}
