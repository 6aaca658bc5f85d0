import BackgroundRuntime
import VigilScenarios

/// What was typed as a step of a scenario: `audio.interrupt by=phoneCall`.
struct TypedStep {
    private let words: Vocabulary
    private let isScripted: Bool
    private let invocations: [AppInvocation]

    /// Makes steps of what is typed at a phone with these words.
    ///
    /// - Parameters:
    ///   - isScripted: whether an app is there that does what is typed.
    ///   - invocations: the code of the app that can be called.
    init(_ words: Vocabulary, isScripted: Bool, invocations: [AppInvocation] = AppInvocation.linked) {
        self.words = words
        self.isScripted = isScripted
        self.invocations = invocations
    }

    /// The step as a file says it, without its instant: its words are checked by whoever reads it.
    ///
    /// - Throws: ``UsageError`` for a word that is none, and for values that stand nowhere.
    func value(_ line: [TypedLine.Word]) throws(UsageError) -> JSONValue {
        var (line, members) = (line[...], [JSONValue.Member]())
        while let first = line.first, ["in", "on"].contains(first.text), line.count > 1 {
            members.append(JSONValue.Member(first.text, .string(line[line.startIndex + 1].text)))
            line = line.dropFirst(2)
        }
        guard let name = line.first?.text else { throw UsageError("nothing follows that could happen") }
        let wanted = ["device", "app", "invoke"].contains(name) && line.count > 1 ? name : nil
        if wanted != nil { line = line.dropFirst() }
        let word = line.removeFirst().text
        let isReaction = members.contains { $0.key == "on" }
        let found = try find(word, as: wanted ?? (isReaction ? "app" : nil))
        members.append(JSONValue.Member(found.key, .string(word)))
        let with = try values(Array(line), found.parameters, of: word)
        if !with.isEmpty { members.append(JSONValue.Member("with", .object(with))) }
        return .object(members)
    }

    /// All words that can be typed, without those of the session itself.
    var names: [String] {
        words.stimuli.map(\.name) + (isScripted ? words.actions.map(\.name) : [])
    }

    /// What a word takes; nil for a word that is none.
    func parameters(of name: String) -> [Parameter]? {
        words.stimulus(named: name)?.parameters ?? words.action(named: name)?.parameters
    }

    private func find(_ word: String, as wanted: String?) throws(UsageError) -> (key: String, parameters: [Parameter]) {
        if wanted == "invoke" { return ("invoke", invocations.first { $0.name == word }?.parameters ?? []) }
        let stimulus = wanted == "app" ? nil : words.stimulus(named: word)
        let action = wanted == "device" ? nil : words.action(named: word)
        if stimulus != nil, action != nil, isScripted {
            throw UsageError("\(word) is done by the phone and by an app: write \"device \(word)\" or \"app \(word)\"")
        }
        if let stimulus { return ("device", stimulus.parameters) }
        if let action { return ("app", action.parameters) }
        let closest = closestMatch(to: word, in: names + SessionCommand.names)
        throw UsageError(
            "\(word.quoted) is no word of this phone" + (closest.map { "; did you mean \($0)?" } ?? "; help lists them")
        )
    }

    private func values(
        _ typed: [TypedLine.Word], _ parameters: [Parameter], of word: String
    ) throws(UsageError) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        for part in typed {
            let given = members.map(\.key)
            let plain = part.name == nil ? try plainName(part.text, parameters, given: given, of: word) : ""
            let name = part.name ?? plain
            let kind = parameters.first { $0.name == name }?.kind ?? .text
            let isFlag = part.name == nil && kind == .flag
            members.append(JSONValue.Member(name, isFlag ? .bool(true) : TypedStep.value(part.value, kind)))
        }
        if let twice = members.first(where: { member in members.count { $0.key == member.key } > 1 }) {
            throw UsageError("\(twice.key) is given twice")
        }
        return members
    }

    /// What a word without a name stands for: a flag of that name, the value that leads in a file, or the first one that has to
    /// be given.
    private func plainName(
        _ text: String, _ parameters: [Parameter], given: [String], of word: String
    ) throws(UsageError) -> String {
        if parameters.contains(where: { $0.name == text && $0.kind == .flag }) { return text }
        if let leading = words.stimulus(named: word)?.leading, !given.contains(leading) { return leading }
        let needed = parameters.first { $0.isRequired && !given.contains($0.name) }
        if let needed { return needed.name }
        let names = parameters.map { "\($0.name)=" }.joined(separator: ", ")
        throw UsageError(
            "\(word): \(text.quoted) is not expected here"
                + (names.isEmpty ? "; it takes nothing" : "; it takes \(names)"))
    }

    /// A value as a file has it. What it cannot be stays a text, of which the reader of steps says what is wrong.
    private static func value(_ text: String, _ kind: Parameter.Kind) -> JSONValue {
        switch kind {
        case .number, .numberIn: Double(text).map(JSONValue.number) ?? .string(text)
        case .flag: flags[text].map(JSONValue.bool) ?? .string(text)
        case .texts: .array(list(text))
        case .text, .duration, .interval, .offset, .file, .choice: .string(text)
        }
    }

    private static let flags = ["yes": true, "no": false, "true": true, "false": false, "on": true, "off": false]

    /// Texts with commas between.
    static func list(_ text: String) -> [JSONValue] {
        text.split(separator: ",").map { .string($0.trimming(while: \.isWhitespace)) }
    }
}

extension Substring {
    fileprivate func trimming(while isDropped: (Character) -> Bool) -> String {
        String(drop(while: isDropped).reversed().drop(while: isDropped).reversed())
    }
}
