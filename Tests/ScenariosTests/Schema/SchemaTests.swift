import BackgroundRuntime
import Foundation
import Testing
import VigilScenarios

/// What `vigil schema` says of scenarios is what their reader says.
@Suite("Schema of scenarios")
struct SchemaTests {
    private static let text = ScenarioSchema().text
    private static let validator = Result { SchemaValidator(try Document(json: Data(text.utf8))) }

    /// The scenarios of the repository that have no code of an app: the words of those are in their programs alone.
    private static let scenarios = Result { () throws -> [(file: String, document: Document)] in
        let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
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

    @Test("is small enough for an editor")
    func size() {
        #expect(Self.text.utf8.count <= 150_000)
    }

    @Test("takes every scenario that its reader takes")
    func takes() throws {
        let (validator, scenarios) = (try Self.validator.get(), try Self.scenarios.get())
        #expect(scenarios.count > 100)
        for scenario in scenarios {
            #expect(validator.problems(of: scenario.document) == [], "\(scenario.file)")
        }
    }

    @Test("says of a thousand mistakes what the reader says of them, at the key that is wrong")
    func mistakes() throws {
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
        #expect(verdicts.same >= 990 && verdicts.stricter <= 1 && verdicts.refused > 500)
        #expect(verdicts.elsewhere * 20 <= verdicts.refused)
    }

    @Test(
        "refuses a system, a level of the phone or a key that there is not, where it stands",
        arguments: [
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
        ] as [(String, Document.Path)])
    func place(text: String, path: Document.Path) throws {
        let problems = try Self.validator.get().problems(of: Document(json: Data(text.utf8)))
        #expect(problems.contains(path), "\(problems)")
        #expect(Set(problems.map(\.count)).max() == path.count, "\(problems)")
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

    /// A mistake of one of five kinds: an unknown key, another type, an unknown word, a number out of range, a missing key.
    init?(in document: Document, _ chance: inout Chance) {
        let parts = document.parts.filter { !$0.path.isEmpty }
        switch chance.next() % 5 {
        case 0: self.init(document, chance.element(of: parts.filter { Self.isObject($0.value) }), key: "unknwon")
        case 1:
            self.init(document, chance.element(of: parts)) {
                Self.isObject($0) ? .list([]) : .object(["a": .number(1)])
            }
        case 2: self.init(document, chance.element(of: parts.filter { Self.isText($0.value) }), Self.misspelt)
        case 3: self.init(document, chance.element(of: parts.filter { Self.isNumber($0.value) })) { _ in .number(-1.5) }
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
