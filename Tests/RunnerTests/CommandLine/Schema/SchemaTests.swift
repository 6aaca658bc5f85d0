import BackgroundRuntime
import Foundation
import Testing
import VigilCommandLine
import VigilFacts
import VigilScenarios

/// What `vigil schema` says of scenarios is what their reader says.
struct SchemaTests: Facts {
    @Test("Schema of scenarios", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let text = ScenarioSchema().text
    private static let validator = Result { SchemaValidator(try Document(json: Data(text.utf8))) }

    /// The scenarios of the repository that have no code of an app: the words of those are in their programs alone.
    private static let scenarios = Result { () throws -> [(file: String, document: Document)] in
        let examples = packageFolder.appendingPathComponent("Examples")
        let names = try FileManager.default.subpathsOfDirectory(atPath: examples.path).sorted()
        return try names.filter { $0.hasSuffix(".json5") && $0.contains("Scenarios/") }.compactMap { name in
            let file = examples.appendingPathComponent(name)
            let document = try Document(json: Data(contentsOf: file))
            return reads(document, file.path) ? (file.path, document) : nil
        }
    }

    private static func reads(_ document: Document, _ file: String) -> Bool {
        guard let data = try? JSONEncoder().encode(document) else { return false }
        return (try? ScenarioReader().read(data, file: file)) != nil
    }

    let size = Fact("is small enough for an editor") {
        expect(Self.text.utf8.count <= 150_000)
    }

    let takes = Fact("takes every scenario that its reader takes") {
        let (validator, scenarios) = (try Self.validator.get(), try Self.scenarios.get())
        expect(scenarios.count > 100)
        for scenario in scenarios {
            expect(validator.problems(of: scenario.document), is: [], "\(scenario.file)")
        }
    }

    let mistakes = Fact("says of a thousand mistakes what the reader says of them, at the key that is wrong") {
        let (validator, scenarios) = (try Self.validator.get(), try Self.scenarios.get())
        var chance = Chance(seed: 28)
        var verdicts = (same: 0, stricter: 0, elsewhere: 0, refused: 0, all: 0)
        while verdicts.all < 1000 {
            let scenario = scenarios[Int(chance.next() % UInt64(scenarios.count))]
            guard let mistake = Mistake(in: scenario.document, &chance) else { continue }
            let problems = validator.problems(of: mistake.document)
            let isRead = Self.reads(mistake.document, scenario.file)
            verdicts.all += 1
            if isRead == problems.isEmpty { verdicts.same += 1 }
            if isRead, !problems.isEmpty { verdicts.stricter += 1 }
            guard !problems.isEmpty else { continue }
            verdicts.refused += 1
            let places = [mistake.path, Array(mistake.path.dropLast())]
            if !problems.contains(where: places.contains) { verdicts.elsewhere += 1 }
        }
        print("the schema's verdicts: \(verdicts)")
        // What a schema cannot say: the order of times, names of apps and holders, sums of keys. What the reader does not
        // look at: a note that is no text.
        expect(verdicts.same >= 990 && verdicts.stricter <= 1 && verdicts.refused > 500)
        expect(verdicts.elsewhere * 20 <= verdicts.refused)
    }

    let words = Fact("has the words of the modules that are linked, and says of until what it means") {
        expect(ScenarioSchema().text.contains("notif.shown"))
        expect(!ScenarioSchema(modules: []).text.contains("notif.shown"))
        expect(ScenarioSchema(modules: []).text.contains("counted from its start"))
    }

    let ranges = Fact("says of each number of a word what the reader says: at the ends of its range, and beyond them") {
        let validator = try Self.validator.get()
        let file = try require(try Self.scenarios.get().first).file
        let modules = ModuleSet.linked
        let words =
            modules.vocabulary.stimuli.map { ("device", $0.name, $0.parameters) }
            + modules.vocabulary.actions.map { ("app", $0.name, $0.parameters) }
        var verdicts = (taken: 0, refused: 0)
        for (key, name, parameters) in words {
            for parameter in parameters where Sample.ranged(parameter) != nil {
                for number in Sample.numbers(about: parameter) {
                    let document = Sample.scenario(key, name, parameters, parameter.name, number)
                    let isRead = Self.reads(document, file)
                    let problems = validator.problems(of: document)
                    expect(isRead, is: problems.isEmpty, "\(name), \(parameter.name) \(number): \(problems)")
                    let path: Document.Path = [.key("steps"), .item(1), .key("with"), .key(parameter.name)]
                    expect(problems.isEmpty || Set(problems) == [path])
                    verdicts.taken += isRead ? 1 : 0
                    verdicts.refused += isRead ? 0 : 1
                }
            }
        }
        expect(verdicts.taken > 60 && verdicts.refused > 60, "\(verdicts)")
    }

    let large = Fact(
        "says of a number that is too large what the reader says",
        for: [
            (#"{seed: 18446744073709549568, steps: [{at: 0, device: "launch"}]}"#, true),
            (#"{seed: 18446744073709551616, steps: [{at: 0, device: "launch"}]}"#, false),
            (#"{steps: [{at: 0, expect: {launches: 9223372036854774784}}]}"#, true),
            (#"{steps: [{at: 0, expect: {launches: 9223372036854775808}}]}"#, false),
            (#"{until: 3153600000, steps: [{at: 3153600000, device: "launch"}]}"#, true),
            (#"{steps: [{at: 3153600001, device: "launch"}]}"#, false),
            (#"{steps: [{at: 0, device: "launch"}], until: 3153600001}"#, false),
            (#"{steps: [{at: 0, device: "launch"}, {at: 9, expect: {timeRemaining: -3153600001}}]}"#, false),
            (#"{steps: [{at: 0, device: "power", with: {level: 20}}]}"#, false),
            (#"{steps: [{at: 0, device: "power", with: {level: 0.2}}]}"#, true),
        ]
    ) { (text: String, isTaken: Bool) in
        let document = try Document(json: Data(text.utf8))
        try expect(Self.validator.get().problems(of: document).isEmpty, is: isTaken)
        expect(Self.reads(document, try require(try Self.scenarios.get().first).file), is: isTaken)
    }

    let place = Fact(
        "refuses a system, a level of the phone or a key that there is not, where it stands",
        for: [
            (#"{system: "iOS 28", steps: [{at: "0s", device: "launch"}]}"#, [.key("system")]),
            (
                #"{steps: [{at: "0s", device: "lanch"}]}"#, [.key("steps"), .item(0), .key("device")]
            ),
            (
                #"{steps: [{at: "0s", device: "launch", with: {fast: true}}]}"#,
                [.key("steps"), .item(0), .key("with"), .key("fast")]
            ),
            (
                #"{steps: [{at: "0s", expect: {because: "task.leek"}}]}"#,
                [.key("steps"), .item(0), .key("expect"), .key("because")]
            ),
        ] as [(String, Document.Path)]
    ) { (text: String, path: Document.Path) in
        let problems = try Self.validator.get().problems(of: Document(json: Data(text.utf8)))
        expect(problems.contains(path), "\(problems)")
        expect(Set(problems.map(\.count)).max(), is: path.count, "\(problems)")
    }
}

/// A generator of chance that gives the same numbers each time.
private struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func element<Element>(of list: [Element]) -> Element? {
        list.isEmpty ? nil : list[Int(next() % UInt64(list.count))]
    }
}

/// A scenario with one thing in it that is wrong, or may be.
private struct Mistake {
    let document: Document
    let path: Document.Path

    /// A mistake of one of six kinds: an unknown key, another type, an unknown word, a negative number, a number that is too
    /// large or no whole one, a missing key.
    init?(in document: Document, _ chance: inout Chance) {
        let parts = document.parts.filter { !$0.path.isEmpty }
        switch chance.next() % 6 {
        case 0: self.init(document, chance.element(of: parts.filter { Self.isObject($0.value) }), key: "unknwon")
        case 1:
            self.init(document, chance.element(of: parts)) {
                Self.isObject($0) ? .list([]) : .object(["a": .number(1)])
            }
        case 2: self.init(document, chance.element(of: parts.filter { Self.isText($0.value) }), Self.misspelt)
        case 3: self.init(document, chance.element(of: parts.filter { Self.isNumber($0.value) })) { _ in .number(-1.5) }
        case 4:
            let numbers: [Double] = [0.5, 1.5, 20, 101, 600, 65_536, 1e7, 4e9, 1e19, 1e20]
            let number = chance.element(of: numbers).map(Document.number)
            self.init(document, chance.element(of: parts.filter { Self.isNumber($0.value) })) { _ in number }
        default: self.init(document, chance.element(of: parts.filter { Self.isMember($0.path) })) { _ in nil }
        }
    }

    private init?(
        _ document: Document, _ part: (path: Document.Path, value: Document)?, _ change: (Document) -> Document?
    ) {
        guard let part else { return nil }
        (self.document, path) = (document.setting(change(part.value), at: part.path), part.path)
    }

    private init?(_ document: Document, _ part: (path: Document.Path, value: Document)?, key: String) {
        guard let part else { return nil }
        path = part.path + [.key(key)]
        self.document = document.setting(.number(1), at: path)
    }

    private static func misspelt(_ value: Document) -> Document? {
        if case .text(let text) = value { .text(text + "x") } else { nil }
    }

    private static func isObject(_ value: Document) -> Bool { if case .object = value { true } else { false } }
    private static func isText(_ value: Document) -> Bool { if case .text = value { true } else { false } }
    private static func isNumber(_ value: Document) -> Bool { if case .number = value { true } else { false } }
    private static func isMember(_ path: Document.Path) -> Bool { if case .key? = path.last { true } else { false } }
}
