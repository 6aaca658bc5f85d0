import Foundation
import VigilScenarios

/// Type-checks the sources of a package's target as the package manager would compile them.
struct TypeChecker {
    private let command: CompileCommand
    /// Where the translated sources are written.
    private let folder: String
    /// The modules of other packages that were built in the same place. The compiler finds them all; a program that imports
    /// one is not linked with it.
    let foreignModules: Set<String>

    /// Builds what a target depends on, and reads how the target itself is compiled.
    ///
    /// - Parameters:
    ///   - name: the target.
    ///   - package: the package's folder.
    ///   - scratch: where it is built.
    ///   - trial: the settings of a target without sources.
    /// - Throws: ``UsageError`` where what it depends on does not build.
    init(_ name: String, of package: String, in scratch: BuildFolder, _ trial: TrialSettings) throws {
        try trial.write(TranslatedTarget.Settings(sources: []))
        let words =
            ["swift", "build", "--package-path", package, "--scratch-path", scratch.path, "--target", name]
            + ["--disable-build-manifest-caching"]
        let program = ChildProgram(
            "/usr/bin/env", words, environment: [TrialSettings.variable: trial.folder], output: .channel,
            errors: .channel)
        var lines: [String] = []
        let end = try program.run { lines.append($0) }
        let plan = (try? String(contentsOfFile: scratch.path + "/debug.yaml", encoding: .utf8)) ?? ""
        guard let command = CompileCommand(of: name, in: plan),
            end == .code(0) || Self.isOfTarget(lines, command)
        else {
            throw UsageError(
                "\(package): what \(name) depends on does not build\n"
                    + lines.filter { $0.contains("error:") }.prefix(20).joined(separator: "\n"))
        }
        self.command = command
        foreignModules = Self.foreignModules(in: scratch.path + "/debug/Modules", plan)
        folder = trial.folder + "/Sources"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// The modules in a folder that a plan of a build does not make.
    static func foreignModules(in folder: String, _ plan: String) -> Set<String> {
        let there = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let all = there.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        let made = Set(plan.matches(of: #/\/Modules\/([^\/"]+)\.swiftmodule"/#).map { String($0.output.1) })
        return Set(all).subtracting(made)
    }

    /// Whether all errors are of the target's own files, which may need what is not compiled yet.
    private static func isOfTarget(_ lines: [String], _ command: CompileCommand) -> Bool {
        let errors = lines.filter { $0.contains(": error: ") }
        return !errors.isEmpty && errors.allSatisfy { line in command.sources.contains { line.hasPrefix($0 + ":") } }
    }

    /// What the compiler says of translated sources, together with the files that the target compiles as they are.
    func check(_ sources: [(path: String, text: String)], _ depth: CompileCommand.Depth) throws -> String {
        let files = try sources.enumerated().map { number, source in
            let name = source.path.split(separator: "/").last.map(String.init) ?? ""
            let path = folder + "/\(number)-" + name.replacing("main.swift", with: "main.translated.swift")
            try source.text.write(toFile: path, atomically: false, encoding: .utf8)
            return path
        }
        let own = command.sources.filter { !$0.hasSuffix(".translated.swift") }
        return try command.check(files + own, depth, writingTo: folder)
    }
}
