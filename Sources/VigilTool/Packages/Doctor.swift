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

    private let package: String
    private let name: String
    /// Where it is built; nil for the package's own folder.
    private let scratchPath: String?

    init(package: String, name: String, scratchPath: String?) {
        (self.package, self.name, self.scratchPath) = (package, name, scratchPath)
    }

    /// Builds the product, leaves out what does not compile, and builds the rest, until it compiles or nothing is left.
    ///
    /// - Parameters:
    ///   - target: what is left out is written into its settings.
    ///   - tell: hears what is done.
    func examine(_ target: inout TranslatedTarget, tell: (String) -> Void) throws -> Report {
        let (sources, excluded) = (target.allSources, target.allSources.filter(target.isExcluded))
        var (first, failing) = (BuildDiagnostics?.none, [String]())
        while true {
            tell("building \(name): \(target.sources.count) of \(sources.count) Swift files")
            let build = try build()
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
            try target.exclude(wrong)
        }
    }

    /// What came of one build.
    private struct Build {
        var diagnostics = BuildDiagnostics()
        var otherErrors: [String] = []
        var succeeds = false
    }

    private func build() throws -> Build {
        var build = Build()
        let words =
            ["swift", "build", "--package-path", package, "--product", name]
            + (scratchPath.map { ["--scratch-path", $0, "--disable-build-manifest-caching"] } ?? [])
        let end = try ChildProgram("/usr/bin/env", words, output: .channel, errors: .channel).run { line in
            build.diagnostics.take(line: line)
            if line.hasPrefix("error: ") || line.contains("undefined reference") { build.otherErrors.append(line) }
        }
        build.succeeds = end == .code(0)
        return build
    }
}
