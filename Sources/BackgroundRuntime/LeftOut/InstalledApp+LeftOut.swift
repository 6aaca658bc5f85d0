import VigilProgramImage

// What of an app is not in the program: its runs say so, and the app is blamed for none of it.

extension InstalledApp {
    /// What does not compile here of the app's code; nil where all of it does.
    var leftOutCode: LeftOutCode? { program.swiftModule.flatMap(LeftOutCode.of) }

    /// The Swift module of the app's own code; nil where that is not known.
    package var codeModule: String? { program.swiftModule }

    /// Says in the first lines of a run what is not in it.
    func noteLeftOut() {
        if let code = leftOutCode {
            record(
                .note, code.sentence, detail: code.pieces.first.map { "such as \($0.place): \($0.text)" } ?? "",
                rule: SimulationRules.leftOut)
        }
    }

    /// Why something that the app did not do may be no mistake of its own: code that is left out names it, or the app did not
    /// get so far; nil otherwise.
    ///
    /// - Parameter words: names of what it did not call.
    public func excuse(for words: Set<String>) -> String? { excuse(for: VerdictSubject(rule: nil, naming: words)) }

    func excuse(for subject: VerdictSubject) -> String? {
        if let piece = leftOutExcuse(for: subject) { return piece }
        if let end = reachedCode?.end { return "the app ended before, at what is left out: \(end)" }
        return firstScreenExcuse
    }

    /// The code that is left out and names something, as an excuse; nil where none does.
    func leftOutExcuse(for subject: VerdictSubject) -> String? {
        leftOut(naming: subject).map { "it may be in what is left out: \($0)" }
    }

    /// Records that the app did not do something: a finding, or a note where that may be no mistake of its own.
    ///
    /// - Parameters:
    ///   - text: what was not done.
    ///   - detail: what else there is to say of it.
    ///   - rule: the rule behind it.
    ///   - words: names of what would have done it, beside those that the text has.
    public func recordUndone(_ text: String, detail: String = "", rule: Rule?, _ words: Set<String> = []) {
        guard let excuse = excuse(for: VerdictSubject(of: text, detail, rule: rule, naming: words)) else {
            return record(.finding, text, detail: detail, rule: rule)
        }
        record(.note, text, detail: joined(detail, excuse), rule: rule)
    }
}

extension AppProcess {
    /// Records that the app did not do something: a finding, or a note where that may be no mistake of its own.
    public func recordUndone(_ text: String, detail: String = "", rule: Rule?, _ words: Set<String> = []) {
        simulation.checkpoint()
        app.recordUndone(text, detail: detail, rule: rule, words)
    }

    /// What code that calls a completion handler names it.
    public static let namesOfCompletionHandlers: Set = ["completion", "completionHandler", "fetchCompletionHandler"]

    /// Records that code of the app would have run now that is left out.
    package func recordLeftOut(_ text: String, at place: String) {
        record(.note, "left out: \(text)", detail: place, rule: SimulationRules.leftOut)
        app.noteReached(text, at: place)
    }

    /// Ends the app in this turn, at code that is left out and would give a value.
    package func endWhereLeftOut(_ text: String, at place: String, _ sentence: String) -> Never {
        app.noteReached(text, at: place, isEnd: true)
        endWhereLeftOut(sentence)
    }
}

extension InstalledApp {
    /// What stands behind a record: with a finding, the code that is left out and names what it is about.
    ///
    /// A rule of what is missing says so by itself.
    func doubted(_ kind: TraceRecord.Kind, _ text: String, _ detail: String, _ rule: Rule?) -> String {
        guard kind == .finding, hasLeftOut, !SimulationRules.ofWhatIsMissing.contains(where: { $0 == rule }) else {
            return detail
        }
        return joined(detail, doubt(VerdictSubject(of: text, detail, rule: rule)))
    }

    /// What stands behind an end, likewise. One that the user or the system brought about has nothing to do with it.
    ///
    /// - Parameter place: where its code broke off, if it did.
    func doubted(_ reason: TerminationReason, at place: CodePlace? = nil) -> String {
        guard hasLeftOut, reason.category != .normal, reason.rule != SimulationRules.leftOutEnd else {
            return reason.description
        }
        var subject = VerdictSubject(of: reason.text, rule: reason.rule, naming: reason.undone)
        if let place { subject.add(place) }
        return joined(reason.description, doubt(subject))
    }

    private func doubt(_ subject: VerdictSubject) -> String? {
        leftOut(naming: subject).map { "it may come of what is left out: \($0)" }
    }

    private func joined(_ detail: String, _ more: String?) -> String {
        [detail, more ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// Whether anything of the app, or of a library that it came to, is left out.
    private var hasLeftOut: Bool { reachedCode != nil || leftOutCode != nil }

    /// The code that is left out and names something, and where it lies: rather what the app came to than what it did not.
    private func leftOut(naming subject: VerdictSubject) -> String? {
        let reached = reachedCode?.all.last { subject.isNamed(by: $0.words, $0.text, at: $0.place) }
        let piece = leftOutCode?.pieces.first { subject.isNamed(by: $0.words, $0.text, at: $0.place) }
        return reached.map { "\($0.text), \($0.place)" } ?? piece.map { "\($0.text), \($0.place)" }
    }

    var reachedCode: ReachedCode? { storage.existing(ReachedCode.self) }

    /// Remembers for all launches what the app came to.
    fileprivate func noteReached(_ text: String, at place: String, isEnd: Bool = false) {
        storage.object { ReachedCode() }.add(text, at: place, isEnd: isEnd)
    }
}

/// What an app has come to, in any launch, that is left out: of its own code, and of its libraries'.
final class ReachedCode {
    struct Piece {
        let text: String
        let place: String
        let words: Set<String>
    }

    /// Each piece once, in the order in which the app came to them.
    private(set) var all: [Piece] = []
    /// Where the app could not go on.
    private(set) var end: String?

    fileprivate func add(_ text: String, at place: String, isEnd: Bool) {
        if isEnd { end = "\(text), \(place)" }
        guard !all.contains(where: { $0.text == text && $0.place == place }) else { return }
        all.append(Piece(text: text, place: place, words: VerdictSubject.words(in: text)))
    }
}
