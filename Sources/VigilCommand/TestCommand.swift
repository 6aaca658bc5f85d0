import BackgroundRuntime
import BuiltInModes
import Foundation
import Scenarios

/// `vigil test`: plays all scenario files below some paths and reports.
enum TestCommand {
    static let command = Command(spec: spec, run: run)

    private static let spec = CommandSpec(
        "vigil test", "Plays scenario files as tests.", operands: "PATH...", operandCount: 1...Int.max,
        options: RunCommandLine.specs.filter { ["--set", "--define", "--strict"].contains($0.name) },
        discussion: "A path is a scenario file, a bundle, or a folder; all Scenarios/*.json5 below it are played.")

    /// Scenario files that one executable plays; nil for scripted apps.
    private struct Group {
        let product: String?
        var files: [String]
    }

    @Sendable
    private static func run(_ parsed: ParsedCommand) throws -> Int32 {
        let command = try RunCommandLine(parsed)
        let files = try parsed.operands.flatMap(scenarioFiles)
        guard !files.isEmpty else {
            throw UsageError("no scenario files were found below \(parsed.operands.joined(separator: ", "))")
        }
        let results = try play(files, command)
        return report(results, style: .standardOutput)
    }

    private static func play(_ files: [String], _ command: RunCommandLine) throws -> [TestResult] {
        let reader = ScenarioReader(modules: BuiltInModes.all, book: .builtIn)
        let run = TestRun(
            reader: reader, runner: ScenarioRunner(modules: BuiltInModes.all, catalog: BuiltInModes.catalog),
            options: command.options)
        var results: [TestResult] = []
        for group in groups(files, reader) {
            Console.progress(results.count, of: files.count, group.product ?? group.files[0])
            if let product = group.product {
                results += try AppProduct(name: product, near: group.files[0]).results(of: group.files, command.words)
            } else {
                results += group.files.map { run.result(of: $0) }
            }
        }
        Console.endProgress()
        return results
    }

    private static func groups(_ files: [String], _ reader: ScenarioReader) -> [Group] {
        var groups: [Group] = []
        for file in files {
            let product = (try? reader.read(file))?.product ?? AppBundle(ofScenario: file)?.product
            if let index = groups.firstIndex(where: { $0.product == product && product != nil }) {
                groups[index].files.append(file)
            } else {
                groups.append(Group(product: product, files: [file]))
            }
        }
        return groups
    }

    /// The scenario files that `path` stands for, in alphabetical order.
    private static func scenarioFiles(_ path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("\(path): there is no such file or folder")
        }
        guard isFolder.boolValue else { return [path] }
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let base = path.hasSuffix("/") ? String(path.dropLast()) : path
        return all.sorted().map { base + "/" + $0 }.filter(isScenario)
    }

    private static func isScenario(_ file: String) -> Bool {
        let parts = file.split(separator: "/")
        return !parts.contains { $0.hasPrefix(".build") } && parts.dropLast().last == "Scenarios"
            && (file.hasSuffix(".json5") || file.hasSuffix(".json"))
    }

    private static func report(_ results: [TestResult], style: TextStyle) -> Int32 {
        for result in results { print(line(result, style)) }
        let failed = results.count { $0.failure != nil }
        let unread = results.count { $0.problem != nil }
        let expectations = results.reduce(0) { $0 + $1.expectations }
        let parts = [
            "\(results.count) scenarios", "\(expectations) expectations", "\(results.count - failed - unread) passed",
            failed > 0 ? "\(failed) failed" : nil, unread > 0 ? "\(unread) could not be played" : nil,
        ]
        print("\n" + parts.compactMap(\.self).joined(separator: ", "))
        return unread > 0 ? ExitCode.badInput : failed > 0 ? ExitCode.failed : ExitCode.passed
    }

    private static func line(_ result: TestResult, _ style: TextStyle) -> String {
        if let problem = result.problem { return style.red("cannot") + "  \(result.file)\n\(indented(problem))" }
        if let failure = result.failure { return style.red("failed") + "  \(result.name)\n\(indented(failure))" }
        let remark = result.expectations == 0 ? " (expects nothing: only a kill, a crash or a hang would fail it)" : ""
        return style.green("passed") + "  \(result.name)\(style.yellow(remark))"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }.joined(separator: "\n")
    }
}
