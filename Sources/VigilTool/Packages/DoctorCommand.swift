import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilScenarios

/// `vigil doctor`: what of an app's sources compiles here, what does not and why.
enum DoctorCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil doctor", "Says which sources of an app compile here, what is missing, and which part can be run.",
        operands: "PACKAGE", operandCount: 0...1,
        options: [
            OptionSpec(
                "--leave-out", "Writes what does not compile into iOSSources.json, so that the rest runs."),
            BuildFolder.option,
            OptionSpec("--all", "Looks at the files too that were left out before."),
            verbose,
        ],
        discussion: """
            PACKAGE is the folder of a package that vigil new made, or one like it; this folder by default. Without
            --leave-out nothing is changed.
            """)

    static let verbose = OptionSpec("--verbose", "Prints what the compiler says in each round.")

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        try examine(parsed.operands.first ?? ".", leavesOut: parsed.has("--leave-out"), parsed, context)
    }

    /// Examines all apps of a package.
    ///
    /// - Returns: the exit code: 1 where something does not compile.
    static func examine(
        _ package: String, leavesOut: Bool, _ parsed: ParsedCommand, _ context: CommandContext
    ) throws -> Int32 {
        guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
            throw UsageError("\(package): a folder without a Package.swift is no package")
        }
        let sources = package + "/Sources"
        let names = try targets(of: package, below: sources)
        let scratch = BuildFolder(of: package, named: parsed.value(BuildFolder.option.name))
        var (found, isWhole, binaries) = (false, true, [String]())
        for name in names {
            guard var target = try TranslatedTarget(sources + "/" + name) else { continue }
            found = true
            let before = target.settings
            if parsed.has("--all") { target.includeAll() }
            var report = try examine(&target, name, of: package, in: scratch, parsed)
            if target.isBinary { binaries.append(name) } else { report.binaries = binaries }
            if leavesOut { try target.save(ifOtherThan: before) }
            if report.isRunnable, report.begins, leavesOut || report.isWhole {
                Console.note("building \(name)")
                report.buildErrors = try Doctor.build(name, of: package, in: scratch)
            }
            report.lines().forEach(context.write)
            isWhole = isWhole && report.isRunnable && report.isWhole
        }
        isWhole = try examineTests(of: package, in: scratch, leavesOut: leavesOut, parsed, context) && isWhole
        guard found else {
            throw UsageError("\(package): none of its targets has a file iOSSources.swift or iOSSources.json")
        }
        return isWhole ? ExitCode.passed : ExitCode.failed
    }

    /// Examines the targets of UI tests.
    ///
    /// - Returns: whether all of them compile.
    private static func examineTests(
        of package: String, in scratch: BuildFolder, leavesOut: Bool, _ parsed: ParsedCommand, _ context: CommandContext
    ) throws -> Bool {
        let tests = package + "/Tests"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: tests)) ?? []).sorted()
        var isWhole = true
        for name in names {
            guard var target = try TranslatedTarget(tests + "/" + name) else { continue }
            let before = target.settings
            if parsed.has("--all") { target.includeAll() }
            var report = try examine(&target, name, of: package, in: scratch, parsed)
            report.isOfTests = true
            if leavesOut { try target.save(ifOtherThan: before) }
            context.write("")
            report.lines().forEach(context.write)
            isWhole = isWhole && report.compiles && report.isWhole
        }
        return isWhole
    }

    /// The folders of targets, in the order in which Package.swift declares them: what others need comes first.
    private static func targets(of package: String, below sources: String) throws -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted()
        let text = RegularFile.text(at: package + "/Package.swift") ?? ""
        let places = names.map { name in
            text.matches(of: #/[tT]arget\(\s*name: "([^"]+)"/#).first { $0.output.1 == name }?.range.lowerBound
        }
        return zip(names, places).sorted { ($0.1 ?? text.endIndex, $0.0) < ($1.1 ?? text.endIndex, $1.0) }.map(\.0)
    }

    private static func examine(
        _ target: inout TranslatedTarget, _ name: String, of package: String, in scratch: BuildFolder,
        _ parsed: ParsedCommand
    ) throws -> Doctor.Report {
        let trial = try TrialSettings(of: name)
        defer { trial.remove() }
        Console.note("building what \(name) depends on")
        let checker = try TypeChecker(name, of: package, in: scratch, trial)
        let isVerbose = parsed.has(verbose.name)
        let doctor = Doctor(
            name, hear: { if isVerbose { Console.note("  " + $0) } }, foreignModules: checker.foreignModules,
            check: checker.check)
        return try doctor.examine(&target) { Console.note($0) }
    }
}
