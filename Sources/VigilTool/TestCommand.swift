import BackgroundRuntime
import Foundation
import VigilScenarios

/// `vigil test`: plays all scenario files below some paths and reports.
enum TestCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil test", "Plays scenario files as tests.", operands: "PATH...", operandCount: 1...Int.max,
        options: RunCommandLine.specs.filter { ["--set", "--define", "--strict", "--turn-limit"].contains($0.name) },
        discussion: """
            A path is a scenario file, a bundle, or a folder: then all *.json5 below a folder Scenarios are played.
            A scenario of an app with Swift code is played through the app's own executable, any other through another
            launch of the tool: what ends the program takes nothing from the rest.
            """)

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
        return report(try play(files, command), context)
    }

    private static func play(_ files: [String], _ command: RunCommandLine) throws -> [TestResult] {
        let all = files.count
        var results: [TestResult] = []
        for (player, files) in groups(files) {
            Console.progress(results.count, of: all, files[0])
            results += try self.results(of: files, by: player, command.words)
        }
        Console.endProgress()
        return results
    }

    /// Plays scenarios of apps without code for ``TestProgram``, and writes a line for each.
    static func playScripted(_ words: [String]) throws -> Int32 {
        let files = OptionSpec("--test", value: "FILE", "Plays a scenario as a test; may be given several times.")
        let spec = CommandSpec(
            "vigil", "Plays scenarios for vigil test.", options: [files] + RunCommandLine.specs)
        guard let parsed = try spec.parse(words) else { return ExitCode.badInput }
        let modules = try ModuleSet.ofProgram()
        let run = TestRun(
            reader: ScenarioReader(modules: modules), runner: ScenarioRunner(modules: modules),
            options: try RunCommandLine(parsed).options)
        for file in parsed.values("--test") { run.report(file, program: nil) { Console.write($0.line) } }
        return ExitCode.passed
    }

    private static func results(
        of files: [String], by player: Player, _ words: [String]
    ) throws -> [TestResult] {
        func problems(_ text: String) -> [TestResult] {
            files.map { TestResult(file: $0, name: $0, problem: text) }
        }
        switch player {
        case .scripted: return try TestProgram.itself.results(of: files, words)
        case .none(let reason): return problems(reason)
        case .product(let product):
            do { return try product.results(of: files, words) } catch let error as UsageError {
                return problems("\(error)")
            }
        }
    }

    /// The files by what plays them, those of one program together.
    private static func groups(_ files: [String]) -> [(player: Player, files: [String])] {
        var groups: [(player: Player, files: [String])] = []
        for file in files {
            let player = player(of: file)
            if let index = groups.firstIndex(where: { $0.player == player }) {
                groups[index].files.append(file)
            } else {
                groups.append((player, [file]))
            }
        }
        return groups
    }

    private static func player(of file: String) -> Player {
        do {
            let product = try AppBundle.product(of: ScenarioHeader(file))
            return try product.map { .product(try AppProduct(name: $0, near: file)) } ?? .scripted
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

    private static func report(_ results: [TestResult], _ context: CommandContext) -> Int32 {
        for result in results { context.write(line(result, context.style)) }
        let failed = results.count { $0.failure != nil }
        let unread = results.count { $0.problem != nil }
        let expectations = results.reduce(0) { $0 + $1.expectations }
        let parts = [
            "\(results.count) scenarios", "\(expectations) expectations", "\(results.count - failed - unread) passed",
            failed > 0 ? "\(failed) failed" : nil, unread > 0 ? "\(unread) could not be played" : nil,
        ]
        context.write("\n" + parts.compactMap(\.self).joined(separator: ", "))
        return unread > 0 ? ExitCode.badInput : failed > 0 ? ExitCode.failed : ExitCode.passed
    }

    private static func line(_ result: TestResult, _ style: TextStyle) -> String {
        let name = result.name.onOneLine
        if let problem = result.problem {
            return style.red("cannot") + "  \(result.file.onOneLine)\n\(indented(problem))"
        }
        if let failure = result.failure { return style.red("failed") + "  \(name)\n\(indented(failure))" }
        let remark = result.expectations == 0 ? " (expects nothing: only a kill, a crash or a hang would fail it)" : ""
        return style.green("passed") + "  \(name)\(style.yellow(remark))"
    }

    private static func indented(_ text: String) -> String {
        let lines = text.onLines.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { "        " + $0 }.joined(separator: "\n")
    }
}
