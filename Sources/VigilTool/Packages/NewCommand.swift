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
            DoctorCommand.scratchPath,
            OptionSpec("--no-build", "Does not look what compiles; vigil doctor does so later."),
        ],
        discussion: """
            The package has the app, a scenario, a Swift test and a file for continuous integration. The sources of an app
            that is there stay where they are, and are compiled as they are; what does not compile here is left out, and
            reported by file and by missing symbol.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let vigil = try VigilCheckout(parsed.value("--vigil"))
        guard let origin = parsed.value("--from") else {
            guard let name = parsed.operands.first else {
                throw UsageError("NAME or --from PATH is missing", command: spec)
            }
            let folder = try emptyFolder(name)
            let template = PackageTemplate(
                name: try moduleName(name), vigil: RelativePath.from(folder, to: vigil.path), frameworks: ["UIKit"])
            try write(template, to: folder)
            context.write(
                """
                \(name) is there. In it:
                  swift test                  runs its test
                  swift run \(name)              prints what happens to the app in its scenario
                  swift run vigil test .      plays all scenarios
                """)
            return ExitCode.passed
        }
        let app = try AppOrigin(origin, target: parsed.value("--target"))
        let name = try moduleName(parsed.operands.first ?? app.name)
        let folder = try emptyFolder(name)
        try write(app.template(name: name, in: folder, vigil: vigil), to: folder)
        for note in app.notes { context.write(note) }
        guard !parsed.has("--no-build") else {
            context.write("\(name) is there. swift run vigil doctor \(name) says what compiles.")
            return ExitCode.passed
        }
        return try DoctorCommand.examine(folder, leavesOut: true, parsed, context)
    }

    private static func write(_ template: PackageTemplate, to folder: String) throws {
        for link in template.links {
            let path = folder + "/" + link.path
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: link.destination)
        }
        for file in template.files {
            let url = URL(fileURLWithPath: folder + "/" + file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
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
