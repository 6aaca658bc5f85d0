import BackgroundRuntime
import Foundation
import VigilScenarios

/// `vigil test`: plays all scenario files below some paths and reports.
enum TestCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil test", "Plays scenario files as tests.", operands: "PATH...", operandCount: 1...Int.max,
        options: RunCommandLine.specs.filter { testOptions.contains($0.name) },
        discussion: """
            A path is a scenario file, a bundle, or a folder: then all *.json5 below a folder Scenarios are played.
            A scenario of an app with Swift code is played through the app's own executable, any other through another
            launch of the tool: what ends the program takes nothing from the rest.
            """)

    private static let testOptions = ["--set", "--define", "--strict", "--allow", "--system", "--turn-limit"]

    /// What plays a scenario file.
    private enum Player: Hashable {
        case scripted
        case product(AppProduct)
        /// Nothing, for this reason.
        case none(String)
    }

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let command = try RunCommandLine(parsed)
        let files = try parsed.operands.flatMap(scenarioFiles)
        guard !files.isEmpty else {
            throw UsageError("no scenario files were found below \(parsed.operands.joined(separator: ", "))")
        }
        _ = try context.modules
        Interruption.watch()
        let headers = files.map { ScenarioHeader($0) }
        let tally = TestTally(of: headers, context)
        for (player, files) in groups(headers) where Interruption.received == nil {
            tally.show(files[0])
            try play(files, by: player, command.words, tally)
        }
        return tally.conclude()
    }

    /// Plays scenarios of apps without code for ``TestProgram``.
    static func playScripted(_ words: [String]) throws -> Int32 {
        let files = OptionSpec("--test", value: "FILE", "Plays a scenario as a test; may be given several times.")
        let spec = CommandSpec(
            "vigil", "Plays scenarios for vigil test.", options: [files, TestListener.option] + RunCommandLine.specs)
        guard let parsed = try spec.parse(words) else { return ExitCode.badInput }
        let modules = try ModuleSet.ofProgram()
        let run = TestRun(
            reader: ScenarioReader(modules: modules), runner: ScenarioRunner(modules: modules),
            options: try RunCommandLine(parsed).options, style: TestListener.style)
        let listener = try TestListener(parsed, .standardOutput, Console.write)
        return run.report(parsed.values("--test"), program: nil, to: listener)
    }

    private static func play(_ files: [String], by player: Player, _ words: [String], _ tally: TestTally) throws {
        func refuse(_ reason: String) {
            guard Interruption.received == nil else { return }
            for file in files { tally.add(TestResult(file: file, name: file, problem: reason)) }
        }
        switch player {
        case .scripted: try TestProgram.itself.play(files, words, tell: tally.add)
        case .none(let reason): refuse(reason)
        case .product(let product):
            let program: TestProgram
            do { program = try product.player() } catch let error as UsageError { return refuse("\(error)") }
            try program.play(files, words, tell: tally.add)
        }
    }

    /// The files by what plays them, those of one program together.
    private static func groups(_ headers: [ScenarioHeader]) -> [(player: Player, files: [String])] {
        var groups: [(player: Player, files: [String])] = []
        for header in headers {
            let player = player(of: header)
            if let index = groups.firstIndex(where: { $0.player == player }) {
                groups[index].files.append(header.file)
            } else {
                groups.append((player, [header.file]))
            }
        }
        return groups
    }

    private static func player(of header: ScenarioHeader) -> Player {
        do {
            let product = try AppBundle.product(of: header)
            return try product.map { .product(try AppProduct(name: $0, near: header.file)) } ?? .scripted
        } catch {
            return .none("\(error)")
        }
    }

    /// The scenario files that `path` stands for, in alphabetical order.
    private static func scenarioFiles(_ path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("\(path): there is no such file or folder")
        }
        guard isFolder.boolValue else { return [path] }
        // A folder Scenarios may be the one that "." stands for.
        let base = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
        return FileTree.files(below: path.hasSuffix("/") ? String(path.dropLast()) : path)
            .filter { AppBundle.isScenario("\(base)/\($0)") }
    }
}
