import BackgroundRuntime
import Foundation
import VigilScenarios

/// `vigil new`: writes a package that runs an app, a new one or one that is there.
enum NewCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil new", "Makes a package that runs an app on simulated phones.",
        operands: "NAME", operandCount: 0...1,
        options: [
            OptionSpec(
                "--from", value: "PATH", "Runs the app there: an .xcodeproj, a folder with one, or with sources."),
            OptionSpec("--target", value: "NAME", "The target of the project; its first application by default."),
            OptionSpec("--vigil", value: "FOLDER", "Where Vigil lies; where this tool was built by default."),
            BuildFolder.option, DoctorCommand.verbose,
            OptionSpec("--no-build", "Does not look what compiles; vigil doctor does so later."),
        ],
        discussion: """
            The package has the app, a scenario, a Swift test, files that have GitHub and GitLab run both at each push, and
            settings that have Visual Studio Code complete and check scenarios. The sources of an app that is there stay where they are, and are compiled as they are; what does not compile here is left out,
            statement by statement, and reported by file and by missing symbol.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let vigil = try VigilCheckout(parsed.value("--vigil"))
        if let origin = parsed.value("--from") { return try bring(origin, vigil, parsed, context) }
        guard let given = parsed.operands.first else {
            throw UsageError("NAME or --from PATH is missing", command: spec)
        }
        let (name, folder) = (try packageName(given, vigil), try emptyFolder(given))
        let template = PackageTemplate(
            name: name, vigil: RelativePath.from(folder, to: vigil.path), frameworks: ["UIKit"])
        try write(template, vigil, context, to: folder)
        context.write(
            """
            \(name.text) is there. In it (cd \(ShellWord(given))):
              swift test                  runs its test
              swift run \(name.text)              prints what happens to the app in its scenario
              swift run vigil test .      plays all scenarios
            """)
        if let note = ServerFiles.note(on: folder) { context.write(note) }
        return ExitCode.passed
    }

    private static func bring(
        _ origin: String, _ vigil: VigilCheckout, _ parsed: ParsedCommand, _ context: CommandContext
    ) throws -> Int32 {
        let app = try AppOrigin(origin, target: parsed.value("--target"))
        let name = try packageName(parsed.operands.first ?? app.name, vigil)
        let place = parsed.operands.first ?? name.text
        let folder = try emptyFolder(place)
        let template = app.template(name: name, in: folder, vigil: vigil, modules: modules(context))
        try write(template, vigil, context, to: folder)
        for note in app.notes + template.notes { context.write(note.onOneLine) }
        if let note = ServerFiles.note(on: folder) { context.write(note) }
        context.write(whatRuns(origin))
        let code = try examine(name, at: place, in: folder, parsed, context)
        // Last, where it is read: all that was said before rests on it.
        for error in app.errors { context.write(error.onOneLine) }
        return app.errors.isEmpty ? code : ExitCode.failed
    }

    private static func examine(
        _ name: SwiftName, at place: String, in folder: String, _ parsed: ParsedCommand, _ context: CommandContext
    ) throws -> Int32 {
        guard parsed.has("--no-build") else {
            return try DoctorCommand.examine(folder, leavesOut: true, parsed, context)
        }
        context.write("\(name.text) is there. swift run vigil doctor \(ShellWord(place)) says what compiles.")
        return ExitCode.passed
    }

    /// What of others' code a build runs: somebody may bring a project that is not theirs.
    private static func whatRuns(_ origin: String) -> String {
        """
        A build runs the package's own Package.swift, that of Vigil and Vigil's plugin iOSSources, and compiles the sources of \
        \(origin.onOneLine) without running them. swift test, swift run and vigil run the app.
        """
    }

    /// The Swift modules that stand for values of `UIBackgroundModes` in this program.
    private static func modules(_ context: CommandContext) -> [String: String] {
        let pairs = ((try? context.modules)?.modules ?? []).flatMap { module in
            module.values.map { ($0.value, module.swiftModule) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func write(
        _ template: PackageTemplate, _ vigil: VigilCheckout, _ context: CommandContext, to folder: String
    ) throws {
        let editor = EditorFiles(modules: try context.modules)
        let files = template.files + ServerFiles(vigil: vigil.path).files + editor.files
        let new = try NewFolder(folder)
        do {
            for link in template.links { try new.link(link.path, to: link.destination) }
            for file in files { try new.write(file.text, to: file.path) }
        } catch {
            new.undo()
            throw error
        }
    }

    /// The folder of a new package; nothing that is there is written over.
    private static func emptyFolder(_ name: String) throws -> String {
        let path = URL(fileURLWithPath: name).standardizedFileURL.path
        let there = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard there.isEmpty, !FileManager.default.fileExists(atPath: path) || FileManager.default.isFolder(path) else {
            throw UsageError("\(name): there is something of that name already; nothing was written")
        }
        return path
    }

    /// The name of a new package's app.
    ///
    /// - Throws: ``UsageError`` for one that a module has which the app links, or that the language keeps for itself.
    static func packageName(_ given: String, _ vigil: VigilCheckout) throws -> SwiftName {
        let text = try moduleName(given)
        guard let name = SwiftName(text) else {
            throw UsageError("\(given): \(text) is a word of Swift, which no module can be called; give another name")
        }
        let taken = vigil.targets.union(modulesOfSwift)
        if let module = [text, text + "Tests"].first(where: taken.contains) {
            throw UsageError(
                "\(given): \(module) is a module that the app is built with: give another name, such as My\(text)")
        }
        return name
    }

    /// Modules that come with the compiler, or that the package manager makes.
    static let modulesOfSwift: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
        "FoundationInternationalization",
        "Dispatch", "CDispatch", "Glibc", "Musl", "Darwin", "Testing", "XCTest", "Observation", "Synchronization",
        "RegexBuilder", "Distributed", "Cxx", "CxxStdlib", "Builtin", "SwiftShims", "SwiftOnoneSupport",
        "PackageDescription", "PackagePlugin", "iOSSources", "Vigil", "main",
    ]

    /// A name as Swift modules may have it: other signs than letters, digits and `_` become `_`, as in Xcode.
    static func moduleName(_ name: String) throws -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        var result = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
        if result.first?.isNumber == true { result = "_" + result }
        guard result.contains(where: \.isLetter) else { throw UsageError("\(name): an app's name has a letter") }
        return result
    }
}

extension FileManager {
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
