import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilScenarios
import VigilTranslation

/// Finds out what of an app's sources compiles here, and leaves out what does not: statement by statement.
struct Doctor {
    /// What was found of an app.
    struct Report {
        let name: String
        /// All Swift files of the app, with their lines.
        let sources: [(path: String, lines: Int)]
        /// How many files had been left out before.
        let excludedBefore: Int
        /// What the compiler says of all files together, before anything but missing modules was left out.
        let diagnostics: BuildDiagnostics
        /// The modules that are missing, with the files that import them.
        let modules: [String: Int]
        /// What is left out of each file.
        let leftOut: [(path: String, pieces: [LeftOut])]
        /// Files that are left out as a whole.
        let excluded: [String]
        /// The names of the types that empty ones stand for.
        let placeholders: [String]
        /// The modules of types that are used without an import of them, by their names.
        var found: [String: String] = [:]
        /// What stands for Objective-C.
        var objectiveC = ObjectiveCReport()
        /// What the app begins with, and why it does not; nil where no type of it begins an app.
        let beginning: AppBeginning?
        /// Whether what is left begins an app, as a library does not.
        let begins: Bool
        /// Whether the rest compiles.
        let compiles: Bool
        /// What the compiler still says, where it does not.
        let unsolved: [String]
        /// What a build of the whole program says, where that fails; nothing before one was tried.
        var buildErrors: [String] = []
        /// Whether the target is one of tests.
        var isOfTests = false
        /// The modules that it is built with and that only declare something: binaries, and libraries in Objective-C.
        var binaries: [String] = []
    }

    private let name: String
    /// Compiles translated sources together, and gives back what the compiler says.
    private let check: Check
    /// The modules of other packages that were built in the same place: none of them is linked with the target.
    private let foreignModules: Set<String>
    typealias Check = ([(path: String, text: String)], CompileCommand.Depth) throws -> String
    /// Hears each error of each round.
    private let hear: (String) -> Void
    /// How often it is asked at most. Each round leaves something out, and what follows from that shows in the next.
    private static let rounds = 60

    /// A doctor for one target.
    ///
    /// - Parameters:
    ///   - hear: gets each error of each round, in a line.
    ///   - foreignModules: what the compiler finds, and the target is not built with.
    ///   - check: compiles what is tried.
    init(
        _ name: String, hear: @escaping (String) -> Void = { _ in }, foreignModules: Set<String> = [],
        check: @escaping Check
    ) {
        (self.name, self.hear, self.foreignModules, self.check) = (name, hear, foreignModules, check)
    }

    /// Examines a target's sources.
    ///
    /// - Parameters:
    ///   - target: leaves out afterwards what has to be.
    ///   - tell: hears what is done.
    func examine(_ target: inout TranslatedTarget, tell: (String) -> Void) throws -> Report {
        // What somebody left out is not compiled either.
        let files = target.sources.compactMap { path in
            RegularFile.contents(at: path).map { (path: path, bytes: [UInt8]($0)) }
        }
        // Nor is what is no file: the build would stop at it.
        let odd = target.sources.filter { FileKind.oddity(at: $0) != nil }
        for line in odd.compactMap({ AppOrigin.odd($0, "is left out") }) { tell(line.onOneLine) }
        var options = TranslationOptions()
        options.isSimulator = target.settings.simulator ?? false
        options.isTest = target.isOfTests
        let objectiveC = ObjectiveCFiles(of: target)
        var trial = AppTrial(
            files, placeholderPath: target.placeholderPath, options: options, standIns: objectiveC.standIns,
            besides: [target.anchorPath].compactMap(RegularFile.contents).map { [UInt8]($0) },
            libraries: target.librarySources(for: files.map(\.bytes)))
        let before = target.allSources.count - target.sources.count
        let symbols = target.assetSymbols(besides: files.map(\.bytes))
        let (first, output) = try search(&trial, besides: symbols, tell)
        target.leaveOut(trial.incomplete.map { ($0, trial.leftOut(of: $0)) }, files: trial.excluded + odd)
        target.placeholders = trial.hasPlaceholders ? trial.placeholderSource : nil
        let lines = files.map { (path: $0.path, lines: $0.bytes.count { $0 == UInt8(ascii: "\n") }) }
        return Report(
            name: name, sources: lines, excludedBefore: before, diagnostics: first, modules: Self.missingModules(trial),
            leftOut: trial.incomplete.map { ($0, trial.leftOut(of: $0)) }, excluded: trial.excluded + odd,
            placeholders: trial.placeholders.names.sorted(), found: trial.placeholders.found,
            objectiveC: ObjectiveCReport(objectiveC, trial.standIns),
            beginning: trial.beginning, begins: trial.begins, compiles: output.isEmpty, unsolved: output)
    }

    /// Asks the compiler until it has nothing to say, or nothing is left to try.
    ///
    /// - Parameter symbols: what is compiled together with the app, and is none of its sources.
    /// - Returns: what it says of all files at once, and what it says in the end.
    private func search(
        _ trial: inout AppTrial, besides symbols: [(path: String, text: String)], _ tell: (String) -> Void
    ) throws -> (first: BuildDiagnostics, left: [String]) {
        if let question = trial.moduleQuestion(foreign: foreignModules) {
            trial.takeAnswer(CompilerMessage.read(try check([("imports.swift", question)], .types)))
        }
        var (first, depth) = (BuildDiagnostics?.none, CompileCommand.Depth.types)
        for round in 1...Self.rounds {
            tell("type-checking \(name) as a whole, round \(round)")
            let output = try check(trial.compiled() + symbols, depth)
            let all = CompilerMessage.read(output)
            let messages = all.filter { !Self.isConsequence($0) }
            let errors = messages.filter { $0.severity == .error }
            // Where nothing else is wrong, it is no consequence.
            if errors.isEmpty, let other = all.first(where: { $0.severity == .error }) {
                return (first ?? BuildDiagnostics(), [Self.line(other)])
            }
            let isWhole = !errors.contains { $0.text.hasPrefix("no such module") }
            if isWhole, first == nil { first = BuildDiagnostics(errors, stub: trial.stub) }
            errors.map(Self.line).forEach(hear)
            if errors.isEmpty {
                if depth == .paths { return (first ?? BuildDiagnostics(), []) }
                depth = .paths
                continue
            }
            guard trial.take(messages) else {
                return (first ?? BuildDiagnostics(errors, stub: trial.stub), errors.map(Self.line))
            }
        }
        return (first ?? BuildDiagnostics(), ["after \(Self.rounds) rounds the compiler still finds something"])
    }

    /// Where a file has any error, the compiler says so of each entry in the program's section too.
    private static func isConsequence(_ message: CompilerMessage) -> Bool {
        message.text.contains("compile-time value") || message.text.contains("to use @section attribute")
    }

    private static func line(_ message: CompilerMessage) -> String {
        "\(message.path):\(message.line):\(message.column): error: \(message.text)"
    }

    private static func missingModules(_ trial: AppTrial) -> [String: Int] {
        let imports = trial.incomplete.flatMap { trial.leftOut(of: $0) }.filter { $0.kind == .import }
        return Dictionary(grouping: imports) { $0.text.split(separator: " ").last.map(String.init) ?? $0.text }
            .mapValues(\.count)
    }

    /// Builds a program, with the settings that its target has.
    ///
    /// - Returns: what the build says where it fails.
    static func build(_ product: String, of package: String, in scratch: BuildFolder) throws -> [String] {
        let words =
            ["swift", "build", "--package-path", package, "--scratch-path", scratch.path, "--product", product]
        var lines: [String] = []
        let end = try ChildProgram("/usr/bin/env", words, output: .channel, errors: .channel).run { lines.append($0) }
        guard end != .code(0) else { return [] }
        let errors = lines.filter { $0.contains("error: ") || $0.contains("undefined reference") }
        return errors.isEmpty ? lines.suffix(5) + ["swift build ended: \(end)"] : errors
    }
}
