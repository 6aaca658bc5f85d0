import BackgroundRuntime
import Foundation
import VigilScenarios

/// Finds out which sources of an app compile here, and which part of it can be run.
struct Doctor {
    /// What was found.
    struct Report {
        let name: String
        /// All Swift files of the app.
        let sources: [String]
        /// Those that had been left out before.
        let excluded: [String]
        /// What the compiler says of all that was not left out before.
        let diagnostics: BuildDiagnostics
        /// Files that have to be left out so that the rest compiles, in the order in which that was found.
        let failing: [String]
        /// Whether the rest compiles.
        let runs: Bool
        /// What else the build said, where it fails for another reason.
        let otherErrors: [String]
    }

    private let name: String
    private let build: (TrialSettings) throws -> Build

    /// A doctor for one product.
    ///
    /// - Parameters:
    ///   - name: of the product and its target.
    ///   - build: builds it with settings in place of its own.
    init(_ name: String, build: @escaping (TrialSettings) throws -> Build) { (self.name, self.build) = (name, build) }

    /// Builds the product, leaves out what does not compile, and builds the rest, until it compiles or nothing is left.
    ///
    /// - Parameters:
    ///   - target: leaves out afterwards what has to be. Its file is as it was, whatever ends the examination.
    ///   - tell: hears what is done.
    func examine(_ target: inout TranslatedTarget, tell: (String) -> Void) throws -> Report {
        let trial = try TrialSettings(of: name)
        defer { trial.remove() }
        let (sources, excluded) = (target.allSources, target.allSources.filter(target.isExcluded))
        var (first, failing) = (BuildDiagnostics?.none, [String]())
        while true {
            tell("building \(name): \(target.sources.count) of \(sources.count) Swift files")
            try trial.write(target.settings)
            let build = try build(trial)
            first = first ?? build.diagnostics
            let wrong = Set(build.diagnostics.problems.map(\.file)).intersection(target.sources).sorted()
            if build.succeeds || wrong.isEmpty || wrong.count == target.sources.count {
                if !build.succeeds { failing += wrong }
                return Report(
                    name: name, sources: sources, excluded: excluded, diagnostics: first ?? build.diagnostics,
                    failing: failing,
                    runs: build.succeeds, otherErrors: build.succeeds ? [] : build.otherErrors)
            }
            failing += wrong
            target.exclude(wrong)
        }
    }

    /// What came of one build.
    struct Build {
        var diagnostics = BuildDiagnostics()
        var otherErrors: [String] = []
        var succeeds = false
    }

    /// Builds a product of a package with settings in place of its own.
    ///
    /// - Parameter scratchPath: where it is built; nil for the package's own folder.
    static func build(
        _ name: String, of package: String, scratchPath: String?, with trial: TrialSettings
    ) throws -> Build {
        var build = Build()
        // A plan that is kept would know the settings of the build before.
        let words =
            ["swift", "build", "--package-path", package, "--product", name, "--disable-build-manifest-caching"]
            + (scratchPath.map { ["--scratch-path", $0] } ?? [])
        let program = ChildProgram(
            "/usr/bin/env", words, environment: [TrialSettings.variable: trial.folder], output: .channel,
            errors: .channel)
        let end = try program.run { line in
            build.diagnostics.take(line: line)
            if line.hasPrefix("error: ") || line.contains("undefined reference") { build.otherErrors.append(line) }
        }
        build.succeeds = end == .code(0)
        return build
    }
}
