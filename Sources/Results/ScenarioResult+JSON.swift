extension ScenarioResult {
    /// The result as JSON: the bytes that Foundation's encoder makes with sorted keys, at a tenth of its cost.
    package var json: [UInt8] {
        var json = JSONObject()
        json.add("assumptions", assumptions)
        json.add("breakdown", breakdown)
        json.add("ends", ends.map(\.json))
        json.add("expectations", expectations.map(\.json))
        json.add("failure", failure)
        json.add("findings", findings.map(\.json))
        if let manifestProblems { json.add("manifestProblems", manifestProblems) }
        json.add("outcome", outcome.rawValue)
        json.add("phoneTime", phoneTime)
        json.add("problems", problems)
        if let refutedFacts { json.add("refutedFacts", refutedFacts) }
        json.add("rules", rules)
        json.add("scenario", scenario.json)
        json.add("seed", seed)
        json.add("system", system)
        json.add("wallTime", wallTime)
        return json.closed
    }
}

extension ScenarioIdentity {
    fileprivate var json: [UInt8] {
        var json = JSONObject()
        json.add("file", file)
        json.add("name", name)
        json.add("tags", tags)
        json.add("variant", variant.map(\.json))
        return json.closed
    }
}

extension VariantValue {
    package var json: [UInt8] {
        var json = JSONObject()
        json.add("parameter", parameter)
        json.add("value", value)
        return json.closed
    }
}

extension ExpectationResult {
    fileprivate var json: [UInt8] {
        var json = JSONObject()
        json.add("from", from)
        if let line { json.add("line", Int64(line)) }
        json.add("mismatches", mismatches.map(\.json))
        json.add("step", step)
        json.add("to", to)
        return json.closed
    }
}

extension MismatchResult {
    fileprivate var json: [UInt8] {
        var json = JSONObject()
        json.add("expected", expected)
        json.add("found", found)
        json.add("key", key)
        json.add("why", why)
        return json.closed
    }
}

extension FindingResult {
    fileprivate var json: [UInt8] {
        var json = JSONObject()
        json.add("app", app)
        json.add("fact", fact)
        json.add("fails", fails)
        json.add("instant", instant)
        json.add("isExpected", isExpected)
        json.add("rule", rule)
        json.add("text", text)
        return json.closed
    }
}

extension LaunchEnd {
    fileprivate var json: [UInt8] {
        var json = JSONObject()
        json.add("app", app)
        json.add("code", code)
        json.add("isExpected", isExpected)
        json.add("reason", reason)
        json.add("rule", rule)
        json.add("text", text)
        return json.closed
    }
}

/// An object of JSON that is being written, key by key in their order.
package struct JSONObject {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]

    /// An object without members.
    package init() { bytes.reserveCapacity(256) }

    /// The bytes of the whole.
    package var closed: [UInt8] { bytes + [UInt8(ascii: "}")] }

    private mutating func begin(_ key: String) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Adds a member; none for nil.
    package mutating func add(_ key: String, _ text: String?) {
        guard let text else { return }
        begin(key)
        JSONText.append(text, to: &bytes)
    }

    /// Adds a whole number under a key.
    package mutating func add(_ key: String, _ number: Int64) {
        begin(key)
        JSONText.append(number, to: &bytes)
    }

    /// Adds a number that may be larger than any signed one.
    package mutating func add(_ key: String, _ number: UInt64) {
        begin(key)
        bytes += String(number).utf8
    }

    /// Adds a truth value.
    package mutating func add(_ key: String, _ flag: Bool) {
        begin(key)
        bytes += (flag ? "true" : "false").utf8
    }

    /// Adds texts as a list.
    package mutating func add(_ key: String, _ texts: [String]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, text) in texts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONText.append(text, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Adds a value that is JSON already.
    package mutating func add(_ key: String, _ json: [UInt8]) {
        begin(key)
        bytes += json
    }

    /// Adds values that are JSON already, as a list.
    package mutating func add(_ key: String, _ items: [[UInt8]]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += item
        }
        bytes.append(UInt8(ascii: "]"))
    }
}
