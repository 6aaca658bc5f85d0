import Foundation
import ProgramRunner
import Testing
import VigilFacts

/// A folder that is none of an app's, and the app that tries to change it.
struct EscaperWorld {
    /// What came of one way.
    struct Row: CustomStringConvertible {
        /// What the call answered.
        let answer: String
        /// What was found meanwhile.
        let findings: [String]

        var description: String { "\(answer), \(findings)" }
    }

    /// What a kernel that confines files does not refuse.
    static let beyondFiles: Set = [
        "setAttributes", "chmod", "fchmod", "fchmodat", "chown", "lchown", "utimes", "utimensat", "setxattr",
        "raw_chmod", "raw_fork", "raw_socket", "socket", "kill", "raw_kill", "process_vm_writev",
    ]

    /// What the C library does by code that it calls back.
    static let calledBack: Set = [
        "remove_all", "held_back_birth", "held_back_handler", "held_back_suspended", "held_back_polled",
        "held_back_selected", "held_back_epolled",
    ]

    private let folder: TestFolder
    private let before: [String]

    init() throws {
        folder = try TestFolder()
        try EscaperWorld.make(folder.url)
        before = try EscaperWorld.state(of: folder.url.appendingPathComponent("outside"))
    }

    /// The folder that is to stay as it is.
    var outside: String { folder.url.path + "/outside" }

    private static func make(_ url: URL) throws {
        let outside = url.appendingPathComponent("outside")
        try FileManager.default.createDirectory(
            at: outside.appendingPathComponent("folder"), withIntermediateDirectories: true)
        try Data("kept".utf8).write(to: outside.appendingPathComponent("file"))
    }

    /// Makes it anew where something got through.
    func restore() throws {
        try? FileManager.default.removeItem(atPath: outside)
        try EscaperWorld.make(folder.url)
    }

    /// The names of all ways that the app knows.
    func ways() throws -> [String] {
        lines(try play([])).compactMap { line in
            line.range(of: "| way ").map { line[$0.upperBound...].split(separator: " ").first.map(String.init) ?? "" }
        }
    }

    /// Has a launch of its own try each way.
    func play(_ ways: [String], _ words: [String] = [], barriers: String = "") throws -> Program.Outcome {
        let asked = ways.isEmpty ? ["escape://ways"] : ways.map { "escape://\(EscaperWorld.inAddress($0))\(outside)" }
        return try play(opening: asked, words, barriers)
    }

    /// Has it do inside what it does outside otherwise.
    func playInside() throws -> Program.Outcome { try play(opening: ["escape://inside"]) }

    /// Has it tell where it runs, on a phone in a zone, with a variable that is none of a phone's.
    func playPlace(zone: String, variable: String) throws -> Program.Outcome {
        try play(
            opening: ["escape://place"], phone: "phone: { timeZone: \"\(zone)\" },",
            variables: [variable: "1"])
    }

    /// Has it run programs of chance.
    func playRandomPrograms(_ seeds: ClosedRange<Int>) throws -> Program.Outcome {
        try play(opening: seeds.map { "escape://random\(outside)/\($0)" }, ["--format", "summary"])
    }

    private static func inAddress(_ way: String) -> String {
        way.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "_."))) ?? way
    }

    private func play(
        opening addresses: [String], _ words: [String] = [], _ barriers: String = "", phone: String = "",
        variables: [String: String] = [:]
    ) throws -> Program.Outcome {
        let steps = addresses.enumerated().map { number, address in
            let time = 10 * number
            return """
                { at: \(time), device: "launch" }, { at: \(time + 5), device: "open", with: { url: "\(address)" } },
                { at: \(time + 9), device: "terminate" }
                """
        }
        let all = steps.joined(separator: ",\n")
        let scenario = "{ name: \"ways\", manifest: \"Info.plist\", \(phone) steps: [\(all)] }"
        try folder.write(scenario, to: "ways.json5")
        try folder.write("{ CFBundleIdentifier: \"example.Escaper\" }", to: "Info.plist")
        let environment = Program.environment.merging(["VIGIL_BARRIERS": barriers]) { $1 }
            .merging(variables) { $1 }
        return try Program("Escaper").run(
            ["--scenario", "ways.json5"] + words, in: folder.url, environment: environment)
    }

    private func lines(_ outcome: Program.Outcome) -> [String] {
        outcome.output.split(separator: "\n").map(String.init)
    }

    /// What came of a way in a run.
    func row(_ way: String, _ outcome: Program.Outcome) -> Row {
        let lines = lines(outcome).drop { !$0.contains("| tries \(way) ") }.prefix { !$0.contains("terminated") }
        let answer = lines.first { $0.contains("| \(way): ") }?.components(separatedBy: "| \(way): ").last ?? "nothing"
        return Row(
            answer: answer.components(separatedBy: "  ").first ?? "", findings: lines.filter { $0.contains("  ! ") })
    }

    /// Expects that nothing outside is another than it was: names, contents, rights, owners, attributes.
    func expectUnchanged() throws {
        let now = try EscaperWorld.state(of: folder.url.appendingPathComponent("outside"))
        expect(now, is: before)
    }

    private static func state(of folder: URL) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return ([""] + names).map { name in
            let path = folder.path + "/" + name
            var found = stat()
            guard lstat(path, &found) == 0 else { return "\(name): gone" }
            let contents = FileManager.default.contents(atPath: path).map(\.hashValue)
            // The last time changes with whatever else is changed.
            let parts: [Any] = [
                name, found.st_mode, found.st_nlink, found.st_uid, found.st_size, found.st_mtim, found.st_ctim,
                contents ?? 0,
            ]
            return parts.map { "\($0)" }.joined(separator: " ")
        }
    }
}
