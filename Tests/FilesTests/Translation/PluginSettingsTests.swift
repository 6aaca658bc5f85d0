import Foundation
import Testing
import VigilFacts

/// A plugin cannot be linked with tests: these compile what it takes for an app's sources into a program of their own.
struct PluginSettingsTests: Facts {
    @Test("What the plugin translates", .timeLimit(.minutes(30)), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let main = """
        import Foundation
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        do {
            let text = folder.appendingPathComponent("Q.swift")
            let warning = ImportQuestions.warning(of: "Other", [text], besides: ["UIKit", "os"])
            if let warning { print(warning) }
            let settings = try Settings(of: folder, for: "App")
            for source in try settings.sources(below: folder, besides: []) { print(source.name) }
            for path in settings.excluded(below: folder) { print("excluded:", URL(fileURLWithPath: path).lastPathComponent) }
            for remark in settings.remarks(below: folder) { print("remark:", remark) }
            for found in settings.foldersOutside(folder) { print("outside:", found.url.lastPathComponent, found.names) }
        } catch { print("error:", error) }
        """

    let folders = Fact("folders of tests and scenarios are left out beside the app only, and that is said") {
        let place = try Place()
        try place.write(["App/A.swift", "App/Tests/T.swift", "App/Tests/More/U.swift", "App/Scenarios/S.json5"])
        try place.write(["App/Lab/Tests/B.swift", "App/Lab/Scenarios/C.swift"])
        let lines = try place.settings()
        expect(
            lines.prefix(3),
            is: [
                "A.translated.swift", "Lab/Scenarios/C.translated.swift", "Lab/Tests/B.translated.swift",
            ])
        expect(lines.count == 4 && lines[3].hasPrefix("remark: 2 Swift files in "), "\(lines)")
    }

    let objectiveC = Fact(
        "program texts of Objective-C that are there count as left out, and what only declares does not"
    ) {
        let place = try Place()
        try place.write(["App/A.swift", "App/M.h", "App/M.m"])
        let lines = try place.settings(#"{ objectiveC: ["M.h", "M.m", "Gone.m", "B.swiftinterface"] }"#)
        expect(lines, is: ["A.translated.swift", "excluded: M.m"])
    }

    let outside = Fact("folders outside of the target's are told to the tool, with what is in them") {
        let place = try Place()
        try place.write(["App/A.swift", "Shared/S.swift", "Shared/Deep/D.swift", "Shared/notes.txt"])
        let lines = try place.settings(#"{ sources: [".", "../Shared"] }"#)
        let all = #""S.swift", "Deep", "Package.swift", "Scenarios", "Tests", "scenarios""#
        expect(lines.suffix(2), is: ["outside: Shared [\(all)]", #"outside: Deep ["D.swift"]"#])
    }

    let problems = Fact(
        "a file of settings that cannot be taken at its word is an error with its place",
        for: [
            ("{ sources: [\".\"],\n exlude: [] }", ":2: \"exlude\" is none of its words; did you mean \"exclude\"?"),
            ("{ everything: 1 }", ":1: \"everything\" is none of its words; it may say: sources, exclude"),
            ("{ sources: \".\" }", "\"sources\" is not what it has to be"), ("{ sources: ", "it is no JSON"),
        ]
    ) { (text: String, expected: String) in
        let place = try Place()
        try place.write(["App/A.swift"])
        let lines = try place.settings(text)
        expect(lines.count == 1 && lines[0].hasPrefix("error:") && lines[0].contains(expected), "\(lines)")
    }

    let unreadable = Fact("a file of settings that cannot be read is not taken for none") {
        let place = try Place()
        try place.write(["App/A.swift"])
        try FileManager.default.createSymbolicLink(
            atPath: place.path("App/iOSSources.json"), withDestinationPath: "nowhere")
        try expect(place.settings().first?.contains("iOSSources.json cannot be read"), is: true)
    }

    let pipes = Fact(
        "a pipe in the place of the settings is an error, and one in the place of a source is not opened"
    ) {
        let place = try Place()
        try place.write(["App/A.swift"])
        expect(mkfifo(place.path("App/Q.swift"), 0o600), is: 0)
        try expect(place.settings(), is: ["A.translated.swift", "Q.translated.swift"])
        expect(mkfifo(place.path("App/iOSSources.json"), 0o600), is: 0)
        try expect(
            place.settings().first?.contains("iOSSources.json cannot be read: there is no regular file"), is: true)
    }

    let questions = Fact("a package beside Vigil is warned of questions whose answer is chance") {
        let place = try Place()
        try place.write(["App/A.swift"])
        let text = "// canImport(os)\n#if canImport(Glibc)\n#elseif canImport( UIKit )\n#endif\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: place.path("App/Q.swift")))
        let first = try require(try place.settings().first)
        expect(first.contains("Q.swift:3: Other asks for canImport(UIKit) and does not depend on it"))
    }

    /// A folder for one test.
    private final class Place {
        private static let program = Result { try compiled() }
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

        func write(_ names: [String]) throws {
            for name in names {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
        }

        /// What the settings come to, line by line.
        func settings(_ text: String? = nil) throws -> [String] {
            if let text { try Data(text.utf8).write(to: folder.appendingPathComponent("App/iOSSources.json")) }
            let output = try Self.run(Self.program.get(), [path("App")])
            return output.split(separator: "\n").map(String.init)
        }

        private static func compiled() throws -> URL {
            let place = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(getpid())")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            atexit {
                let place = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(getpid())")
                try? FileManager.default.removeItem(at: place)
            }
            let (main, program) = (place.appendingPathComponent("main.swift"), place.appendingPathComponent("settings"))
            try Data(PluginSettingsTests.main.utf8).write(to: main)
            let package = packageFolder
            let sources = ["Settings", "ImportQuestions", "PlainFile"].map {
                package.appendingPathComponent("Sources/BuildPlugin/\($0).swift").path
            }
            let words = ["swiftc", "-swift-version", "6"] + sources + [main.path, "-o", program.path]
            _ = try run(URL(fileURLWithPath: "/usr/bin/env"), words)
            return program
        }

        private static func run(_ program: URL, _ words: [String]) throws -> String {
            let (process, output) = (Process(), Pipe())
            (process.executableURL, process.arguments, process.standardOutput) = (program, words, output)
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
        }
    }
}
