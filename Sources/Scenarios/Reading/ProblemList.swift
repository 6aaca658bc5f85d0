import BackgroundRuntime

/// The problems found while reading one file, with the places of its values.
final class ProblemList {
    private let file: String
    private let positions: JSON5Positions
    private(set) var problems: [InputProblem] = []
    /// How many there are.
    var count: Int { problems.count }

    init(file: String, positions: JSON5Positions) {
        self.file = file
        self.positions = positions
    }

    func add(_ path: ContentPath, _ message: String, hint: String? = nil) {
        add(path, message, hint: hint, at: positions.nearestPosition(of: path))
    }

    private func add(_ path: ContentPath, _ message: String, hint: String?, at place: SourcePosition?) {
        problems.append(
            InputProblem(
                .error, file: file, line: place?.line, column: place?.column, keyPath: path.description,
                message: message, hint: hint))
    }

    /// A problem with a word that is none of `known`, and the closest one that is.
    func addUnknown(_ path: ContentPath, _ what: String, _ word: String, known: [String]) {
        let missing = MissingModule.hint(for: word, "words", known: known)
        add(path, "unknown \(what) \"\(word)\"", hint: missing ?? hint(word, known))
    }

    /// A problem with a key that is none of `known`, at the place of the key.
    func addUnknownKey(_ path: ContentPath, _ key: String, known: [String]) {
        let place = positions.keyPosition(of: path) ?? positions.nearestPosition(of: path)
        add(path, "unknown key \"\(key)\"", hint: hint(key, known), at: place)
    }

    private func hint(_ word: String, _ known: [String]) -> String? {
        if let closest = closestMatch(to: word, in: known) { return "did you mean \"\(closest)\"?" }
        return known.isEmpty || known.count > 12 ? nil : "one of: " + known.joined(separator: ", ")
    }

    func line(of path: ContentPath) -> Int? { positions.nearestLine(of: path) }
}

/// One object of a scenario file while it is read: every mistake goes to the list, reading goes on.
struct ObjectReader {
    let path: ContentPath
    let problems: ProblemList
    private let members: [JSONValue.Member]

    /// A reader of `value`; nil, with a problem, when it is no object or has keys that are not known.
    init?(_ value: JSONValue, at path: ContentPath, keys: [String], problems: ProblemList) {
        guard case .object(let members) = value else {
            problems.add(path, "expected an object, found \(value.kind)")
            return nil
        }
        self.path = path
        self.problems = problems
        self.members = members
        for member in members where !keys.contains(member.key) {
            problems.addUnknownKey(path.key(member.key), member.key, known: keys)
        }
    }

    func has(_ key: String) -> Bool { value(key) != nil }

    func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    func string(_ key: String) -> String? {
        switch value(key) {
        case nil: nil
        case .string(let text): text
        case let other?: mismatch(key, "a string", other)
        }
    }

    func number(_ key: String) -> Double? {
        switch value(key) {
        case nil: nil
        case .number(let number): number
        case let other?: mismatch(key, "a number", other)
        }
    }

    func flag(_ key: String) -> Bool? {
        switch value(key) {
        case nil: nil
        case .bool(let flag): flag
        case let other?: mismatch(key, "true or false", other)
        }
    }

    func duration(_ key: String) -> Duration? {
        value(key).flatMap { duration(of: $0, at: path.key(key)) }
    }

    func duration(of value: JSONValue, at path: ContentPath) -> Duration? {
        switch value {
        case .number(let seconds): return checked(Duration(inSeconds: seconds), at: path)
        case .string(let text):
            if let duration = DurationText.parse(text) { return checked(duration, at: path) }
            problems.add(path, "\"\(text)\" is no duration", hint: DurationText.form)
        default: problems.add(path, "expected a duration, found \(value.kind)", hint: DurationText.form)
        }
        return nil
    }

    /// The duration; nil, with a problem, where it is longer than a run can be.
    func checked(_ duration: Duration, at path: ContentPath) -> Duration? {
        if duration.wholeNanoseconds.magnitude <= DurationText.longest.wholeNanoseconds { return duration }
        problems.add(path, "too long: a simulated phone runs for \(DurationText.longestInDays) days at most")
        return nil
    }

    func strings(_ key: String) -> [String]? {
        guard let value = value(key) else { return nil }
        guard case .array(let items) = value else { return mismatch(key, "a list of strings", value) }
        return items.enumerated().compactMap { index, item in
            if case .string(let text) = item { return text }
            problems.add(path.key(key).item(index), "expected a string, found \(item.kind)")
            return nil
        }
    }

    /// The members of an object-valued key.
    func members(_ key: String) -> [JSONValue.Member] {
        switch value(key) {
        case nil: return []
        case .object(let members): return members
        case let other?:
            let _: Never? = mismatch(key, "an object", other)
            return []
        }
    }

    private func mismatch<Result>(_ key: String, _ expected: String, _ found: JSONValue) -> Result? {
        problems.add(path.key(key), "expected \(expected), found \(found.kind)")
        return nil
    }
}
