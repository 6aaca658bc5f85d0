import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilScenarios

/// `vigil whatif`: plays a scenario with each declared mode removed and each undeclared one added, and says what changes.
enum WhatIfCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil whatif", "Says which background modes a scenario needs, and what others would change.",
        operands: "SCENARIO", operandCount: 1...1,
        options: [
            OptionSpec("--system", value: "VERSION", "Plays on this system, such as \"iOS 7\"."),
            OptionSpec("--all", "Shows all that changes, not only how it begins."),
        ],
        discussion: """
            The manifest of the scenario is played as it is, then without each mode that it declares, then with each that it
            does not. A mode whose removal changes nothing is not needed by this scenario.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let player = try WhatIfPlayer(parsed.operands[0], system: parsed.value("--system"))
        let declared = player.manifest.modes
        let known = try context.modules.simulatedModes.sorted()
        let before = try player.play(declared)
        func tell(_ title: String, _ mode: String, _ modes: [String]) throws {
            guard Interruption.received == nil else { return }
            let change = WhatIfChange(before, try player.play(modes))
            let isUnneeded = declared.contains(mode) && change.isNone
            context.write("\(title) \(mode): \(change.title)" + (isUnneeded ? "; this scenario does not need it" : ""))
            for line in change.lines(context.style, all: parsed.has("--all")) { context.write("    " + line) }
        }
        for mode in declared { try tell("without", mode, declared.filter { $0 != mode }) }
        for mode in known where !declared.contains(mode) { try tell("with", mode, declared + [mode]) }
        return ExitCode.passed
    }
}

/// What became of one playing.
struct WhatIfRun {
    let lines: [RunLines.Line]
    let end: ProcessEnd
}

/// How another manifest changes a run.
struct WhatIfChange {
    private let difference: LineDifference
    private let ends: (before: ProcessEnd, after: ProcessEnd)

    /// The change from one run to another. That a declared mode is not used is what is asked, and no change.
    init(_ before: WhatIfRun, _ after: WhatIfRun) {
        func lines(_ run: WhatIfRun) -> [String] {
            run.lines.filter { $0.rule != ModeRules.declaredUnused.id }.map(\.text)
        }
        difference = LineDifference(lines(before), lines(after))
        ends = (before.end, after.end)
    }

    var isNone: Bool { difference.count == 0 && ends.before == ends.after }

    /// In a few words.
    var title: String {
        if isNone { return "nothing changes" }
        let count = "\(difference.count) line\(difference.count == 1 ? " differs" : "s differ")"
        guard ends.before != ends.after else { return count }
        return count + ", and the scenario " + (ends.after == .code(ExitCode.passed) ? "passes" : "fails")
    }

    /// What changes, or how it begins.
    func lines(_ style: TextStyle, all: Bool) -> [String] {
        let text = difference.text(style)
        let most = 6
        guard !all, text.count > most else { return text }
        let begin = difference.lines.firstIndex { if case .skipped = $0 { false } else { true } } ?? 0
        return Array(text[begin...].prefix(most)) + ["..."]
    }
}

/// Plays one scenario with manifests that declare other modes.
private final class WhatIfPlayer {
    let manifest: WhatIfManifest
    private let file: String
    private let program: TestProgram
    private let begin: [String]
    private let options: [String]
    private let folder: URL

    init(_ file: String, system: String?) throws {
        guard FileManager.default.fileExists(atPath: file) else {
            throw UsageError("\(file): there is no such scenario file")
        }
        let bundle = AppBundle(file)
        guard let scenario = bundle == nil ? file : bundle?.defaultScenarioFile else {
            throw UsageError("\(file): the bundle has no scenario of its own name; give a file")
        }
        let header = ScenarioHeader(scenario)
        self.file = scenario
        manifest = try WhatIfManifest(header.manifest)
        var sources = SourceDates()
        let product = try AppBundle.product(of: header).map { try AppProduct(name: $0, near: scenario) }
        program = try product?.player(&sources) ?? .itself
        begin = product == nil ? ["run", scenario] : ["--scenario", scenario]
        options = system.map { ["--system", $0] } ?? []
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-whatif-\(ProcessInfo.processInfo.globallyUniqueString)")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What becomes of the scenario where the manifest declares these modes.
    func play(_ modes: [String]) throws -> WhatIfRun {
        // An app without a name has that of its folder.
        let name = URL(fileURLWithPath: manifest.path).deletingLastPathComponent().lastPathComponent
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let path = place.appendingPathComponent("Info.plist").path
        try manifest.data(declaring: modes).write(to: URL(fileURLWithPath: path))
        let channel = "/proc/self/fd/\(ChildProgram.channel)"
        let words = begin + options + ["--manifest", path, "--format", "jsonl", "--output", channel, "--in-process"]
        var lines: [String] = []
        let child = ChildProgram(
            program.executable.path, words, environment: HashSeed.fixed, output: .nowhere, errors: .nowhere)
        let end = try child.run { lines.append($0) }
        guard !lines.isEmpty else {
            throw UsageError("\(file) cannot be played; vigil run \(file) says why")
        }
        return WhatIfRun(lines: try RunLines(json: lines, from: program.name).lines, end: end)
    }
}

/// A manifest whose modes can be changed.
struct WhatIfManifest {
    /// The path of the file.
    let path: String
    /// The modes that it declares.
    let modes: [String]
    private let values: [String: Any]
    private static let key = "UIBackgroundModes"

    /// The manifest in a file.
    ///
    /// - Throws: ``UsageError`` where it cannot be read.
    init(_ path: String) throws(UsageError) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let list =
            (try? PropertyListSerialization.propertyList(from: data, format: nil))
            ?? (try? JSONValue.parse(data, file: path))?.0.asPropertyList
        guard let values = list as? [String: Any] else {
            throw UsageError("\(path): this manifest cannot be read; vigil validate says why")
        }
        (self.path, self.values) = (path, values)
        modes = values[Self.key] as? [String] ?? []
    }

    /// The manifest as a property list, with these modes.
    func data(declaring modes: [String]) throws -> Data {
        var changed = values
        changed[Self.key] = modes.isEmpty ? nil : modes
        return try PropertyListSerialization.data(fromPropertyList: changed, format: .xml, options: 0)
    }
}

extension JSONValue {
    /// The value in the types of property lists, which have no null.
    fileprivate var asPropertyList: Any {
        switch self {
        case .null: ""
        case .bool(let flag): flag
        case .number(let number): Int(exactly: number).map { $0 as Any } ?? number
        case .string(let text): text
        case .array(let items): items.map(\.asPropertyList)
        case .object(let members):
            Dictionary(members.map { ($0.key, $0.value.asPropertyList) }, uniquingKeysWith: { $1 })
        }
    }
}
