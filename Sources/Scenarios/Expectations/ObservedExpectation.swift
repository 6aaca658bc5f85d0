import BackgroundRuntime

/// What is expected of something that a module lets observe.
public struct ObservedExpectation: Sendable, Hashable {
    /// What is expected of the value.
    public enum ExpectedValue: Sendable, Hashable {
        /// These texts, all of them in order.
        case texts([String])
        /// So many things, or texts.
        case count(Expectation.Range<Int>)
    }

    /// What is asked for.
    public let observation: AppObservation
    /// What the answer has to be.
    public let wanted: ExpectedValue

    /// Two are equal that ask the same word for the same.
    public static func == (one: ObservedExpectation, other: ObservedExpectation) -> Bool {
        one.observation.name == other.observation.name && one.wanted == other.wanted
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(observation.name)
        hasher.combine(wanted)
    }

    /// What does not hold for an app, from an instant on; nil where it does.
    ///
    /// - Throws: why the module cannot tell.
    func mismatch(in app: InstalledApp, since: VirtualInstant) throws -> Mismatch? {
        let value = try observation.value(of: app, since: since)
        switch (wanted, value) {
        case (.texts(let texts), .texts(let found)):
            return texts == found ? nil : mismatch(Expectation.quoted(texts), Expectation.quoted(found))
        case (.count(let range), .texts(let found)):
            return range.contains(found.count)
                ? nil : mismatch("\(range)", "\(found.count): \(Expectation.quoted(found))")
        case (.count(let range), .count(let found)):
            return range.contains(found) ? nil : mismatch("\(range)", "\(found)")
        case (.texts, .count): preconditionFailure("texts were expected of \(observation.name), which counts")
        }
    }

    private func mismatch(_ expected: String, _ found: String) -> Mismatch {
        Mismatch(key: observation.name, expected: expected, found: found, why: nil)
    }
}

extension Expectation {
    /// Texts in quotation marks.
    fileprivate static func quoted(_ texts: [String]) -> String { list(texts.map(\.quoted)) }

    /// What of the words of modules does not hold, of the picture, and of the screen.
    ///
    /// - Throws: why a module cannot tell, the picture cannot be drawn, or nobody sees the screen.
    func observedMismatches(_ app: InstalledApp, _ history: AppHistory) throws -> [Mismatch] {
        try observed.compactMap { try $0.mismatch(in: app, since: history.since ?? .boot) }
            + [try picture?.mismatch(in: history)].compactMap(\.self) + screenMismatches(app)
    }
}
