import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilResults
import VigilScenarios

/// Plays one scenario with manifests that declare other modes.
final class WhatIfPlayer {
    let manifest: WhatIfManifest
    private let file: String
    private let program: TestProgram
    private let begin: [String]
    private let options: [String]
    private let folder: URL

    /// A player of a scenario file, or of the scenario that has its bundle's name.
    ///
    /// - Throws: ``UsageError`` where there is none, and where its app cannot be built.
    init(_ file: String, system: String?, _ policy: BuildPolicy) throws {
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
        let product = try AppBundle.product(of: header).map { try AppProduct(name: $0, near: scenario, policy) }
        program = try product?.player(policy) ?? .itself
        begin = product == nil ? ["run", scenario] : ["--scenario", scenario]
        options = system.map { ["--system", $0] } ?? []
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-whatif-\(ProcessInfo.processInfo.globallyUniqueString)")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Plays the scenario as it is for a reader, with further options.
    func explain(_ words: [String], _ write: @escaping (String) -> Void) throws -> ProcessEnd {
        try ChildProgram(
            program.executable.path, begin + options + words, environment: HashSeed.fixed, hasLayoutOfChance: false,
            output: .channel
        ).run(write)
    }

    /// What becomes of the scenario as it is.
    ///
    /// - Throws: ``UsageError`` where it cannot be played.
    func playAsItIs() throws -> WhatIfRun {
        let run = try play(manifest.modes)
        guard run.isPlayed else { throw UsageError("\(file) cannot be played; vigil run \(file) says why") }
        return run
    }

    /// What becomes of the scenario where the manifest declares these modes.
    func play(_ modes: [String]) throws -> WhatIfRun {
        let place = options + ["--manifest", try write(modes)]
        let channel = "/proc/self/fd/\(ChildProgram.channel)"
        let words = begin + place + ["--format", "jsonl", "--output", channel, "--in-process"]
        var lines: [String] = []
        let child = ChildProgram(
            program.executable.path, words, environment: HashSeed.fixed, hasLayoutOfChance: false, output: .nowhere,
            errors: .nowhere)
        let end = try child.run { lines.append($0) }
        let run = try RunLines(json: lines, from: program.name)
        let result = end == .code(ExitCode.passed) ? nil : try judge(place)
        return WhatIfRun(lines: run.lines, events: run.events, end: end, result: result)
    }

    /// What a test run says of the scenario. Its timeline was recorded with the manifest as it is.
    private func judge(_ words: [String]) throws -> ScenarioResult? {
        var result = try program.result(of: file, words)
        result?.forgetRecordedTimeline()
        return result
    }

    /// The modes that can be declared, by whether trying them says anything.
    func choice(_ modules: ModuleSet) throws -> ModeChoice {
        let isItself = program.executable == TestProgram.itself.executable
        let unlinked = isItself ? modules.unlinkedModes : try program.unlinkedModes()
        let known = Set(manifest.modes + modules.simulatedModes)
        let system = try judge(options).flatMap { try? SystemVersion($0.system) }
        return ModeChoice(known, of: modules.catalog, unlinked: unlinked, in: program.name, on: system)
    }

    /// Writes the manifest with these modes, to be tried in the place of the app's own; returns its path.
    private func write(_ modes: [String]) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Info.plist")
        try manifest.data(declaring: modes).write(to: file)
        return file.path
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
