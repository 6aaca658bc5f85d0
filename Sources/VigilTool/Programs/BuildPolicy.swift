import Foundation
import VigilScenarios

/// Whether programs of apps are built before they are played, and where.
///
/// The build system alone knows what is old: it is asked each time, unless somebody who knows says otherwise.
struct BuildPolicy: Equatable {
    static let option = OptionSpec(
        "--skip-build", "Plays programs of apps as they were built last, which may be older than their sources.")
    static let options = [option, BuildFolder.option]
    /// Says the same for everything that is started with it, as where the package is being tested, and so cannot be built.
    static let variable = "VIGIL_SKIP_BUILD"

    /// Who says that nothing is built; nil where it is.
    let skipping: String?
    /// Where packages are built; nil for the default of each.
    let scratchPath: String?
    /// Whether programs of apps are built with the full command line: pages of their runs, a prompt, the words of modules.
    var linksCommandLine = false

    /// All is built, each package in its default folder.
    init() { (skipping, scratchPath) = (nil, nil) }

    /// What the command line says, else the environment.
    init(_ parsed: ParsedCommand, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let isInEnvironment = environment[BuildPolicy.variable].map { !$0.isEmpty && $0 != "0" } ?? false
        skipping =
            parsed.has(BuildPolicy.option.name)
            ? BuildPolicy.option.name : isInEnvironment ? BuildPolicy.variable : nil
        scratchPath = parsed.value(BuildFolder.option.name)
    }

    /// It as words of a command line.
    var words: [String] {
        (skipping == BuildPolicy.option.name ? [BuildPolicy.option.name] : [])
            + (scratchPath.map { [BuildFolder.option.name, $0] } ?? [])
    }
}

/// What the build system says: held back for as long as it has nothing to do, and shown as soon as it does something or
/// fails.
struct BuildOutput {
    private var held: [String] = []
    private var isShown = false
    private let show: (String) -> Void

    /// Output that goes to a reader.
    init(show: @escaping (String) -> Void) { self.show = show }

    /// Takes a line of the build system.
    mutating func take(_ line: String) {
        if isShown { return show(line) }
        held.append(line)
        if !BuildOutput.isRoutine(line) { reveal() }
    }

    /// Shows what was held back.
    mutating func reveal() {
        isShown = true
        held.forEach(show)
        held = []
    }

    /// Whether a build in which nothing is to be done says so too.
    private static func isRoutine(_ line: String) -> Bool {
        let words = line.hasPrefix("[") ? line.drop { $0 != "]" }.dropFirst().drop { $0 == " " } : Substring(line)
        return words.isEmpty
            || [
                "Write ", "Planning build", "Building for ", "Build complete", "Build of ", "Compiling plugin",
                "warning: ",
            ]
            .contains(where: words.hasPrefix)
    }
}
