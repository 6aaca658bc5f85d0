import BackgroundRuntime

/// Reads a value that is expected, or a span of values: `3`, `"10s"`, `{ atLeast: "10s", atMost: "20s" }`.
struct RangeReader {
    let problems: ProblemList

    /// A span of durations; a duration alone is exactly that.
    func durations(_ value: JSONValue, at path: ContentPath) -> Expectation.Range<Duration>? {
        range(value, at: path) { item, path in
            ObjectReader(.object([]), at: path, keys: [], problems: problems)?.duration(of: item, at: path)
        }
    }

    /// A span of numbers of things; a number alone is exactly that.
    func counts(_ value: JSONValue, at path: ContentPath) -> Expectation.Range<Int>? {
        range(value, at: path) { item, path in
            guard case .number(let number) = item, let count = Int(exactly: number), count >= 0 else {
                problems.add(path, "expected a whole number from 0 on", hint: "or { atLeast: 1, atMost: 4 }")
                return nil
            }
            return count
        }
    }

    private func range<Value>(
        _ value: JSONValue, at path: ContentPath, read: (JSONValue, ContentPath) -> Value?
    ) -> Expectation.Range<Value>? {
        guard case .object = value else {
            return read(value, path).map { Expectation.Range(atLeast: $0, atMost: $0) }
        }
        guard let ends = ObjectReader(value, at: path, keys: ["atLeast", "atMost"], problems: problems) else {
            return nil
        }
        let count = problems.count
        let (least, most) = (end("atLeast", ends, read), end("atMost", ends, read))
        if let least, let most, most < least {
            problems.add(path, "nothing lies between these: atLeast is above atMost")
        }
        if least == nil, most == nil, problems.count == count {
            problems.add(path, "the span has no ends", hint: "give it \"atLeast\", \"atMost\" or both")
        }
        return Expectation.Range(atLeast: least, atMost: most)
    }

    private func end<Value>(
        _ key: String, _ ends: ObjectReader, _ read: (JSONValue, ContentPath) -> Value?
    ) -> Value? {
        ends.value(key).flatMap { read($0, ends.path.key(key)) }
    }
}
