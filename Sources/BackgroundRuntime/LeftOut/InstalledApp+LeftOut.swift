import VigilDocuments

// What of an app is not in the program: its runs say so, and the app is blamed for none of it.

extension InstalledApp {
    /// What does not compile here of the app's code; nil where all of it does.
    var leftOutCode: LeftOutCode? { program.swiftModule.flatMap(LeftOutCode.of) }

    /// The Swift module of the app's own code; nil where that is not known.
    package var codeModule: String? { program.swiftModule }

    /// The storyboard that the manifest names for the first screen of an app without scenes; nil where the app makes that
    /// itself.
    package var mainStoryboard: String? {
        guard case .string(let name)? = manifest.propertyList["UIMainStoryboardFile"], !name.isEmpty else { return nil }
        return name
    }

    /// Says in the first lines of a run what is not in it.
    func noteLeftOut() {
        if let code = leftOutCode {
            record(
                .note, code.sentence, detail: code.pieces.first.map { "such as \($0.place): \($0.text)" } ?? "",
                rule: SimulationRules.leftOut)
        }
    }

    /// Says that the storyboard of the first screen is not where the app's files are.
    ///
    /// - Parameter storyboard: its name, without the ending.
    package func noteMissingScreen(_ storyboard: String) {
        record(
            .note, "the first screen lies in \(storyboard).storyboard, which is not in the app's folder",
            rule: SimulationRules.screenUnread)
        screen.missing = storyboard
    }

    /// The storyboard that is not there, of an app that has shown nothing else.
    private var shell: String? { screen.wasShown ? nil : screen.missing }

    /// Remembers whether the app shows anything of its own.
    func noteScreen() { if process?.life.instance?.hasScreen == true { screen.wasShown = true } }

    private var screen: ShownScreen { storage.object { ShownScreen() } }

    /// Reports an app of which only the delegate runs. Called at the end of a run.
    func reportEmptyShell() {
        noteScreen()
        guard let shell, launchCount > 0 else { return }
        record(
            .finding, "\(shell).storyboard is not in the app's folder: its first screen is never made",
            detail: "its code does not run", rule: SimulationRules.screenUnread)
    }

    /// Why something that the app did not do may be no mistake of its own; nil where all of the app is there.
    ///
    /// - Parameter words: names of what it did not call. Without any, each piece that is left out may be the one.
    public func excuse(for words: Set<String> = []) -> String? {
        if let code = leftOutCode,
            let piece = words.isEmpty ? code.firstThatRuns : code.piece(naming: words)
        {
            return "it may be in what is left out: \(piece.text), \(piece.place)"
        }
        if let end = reachedCode?.end { return "the app ended before, at what is left out: \(end)" }
        noteScreen()
        return shell.map { "it may be in the first screen, which lies in \($0).storyboard and is not there" }
    }

    /// Records that the app did not do something: a finding, or a note where that may be no mistake of its own.
    ///
    /// - Parameters:
    ///   - text: what was not done.
    ///   - detail: what else there is to say of it.
    ///   - rule: the rule behind it.
    ///   - words: names of what would have done it.
    public func recordUndone(_ text: String, detail: String = "", rule: Rule?, _ words: Set<String> = []) {
        guard let excuse = excuse(for: words) else { return record(.finding, text, detail: detail, rule: rule) }
        record(.note, text, detail: detail.isEmpty ? excuse : "\(detail); \(excuse)", rule: rule)
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
        storage.object { LastLeftOut() }.sentence = "\(text), \(place), is left out, and would have run before"
        app.noteReached(text, at: place)
    }

    /// Ends the app in this turn, at code that is left out and would give a value.
    package func endWhereLeftOut(_ text: String, at place: String, _ sentence: String) -> Never {
        app.noteReached(text, at: place, isEnd: true)
        endWhereLeftOut(sentence)
    }
}

/// What an app has come to, in any launch, that is left out.
private final class ReachedCode {
    /// What would have run last.
    var last = ""
    /// Where the app could not go on.
    var end: String?
}

/// The code of a process that would have run last, and is left out.
private final class LastLeftOut {
    var sentence = ""
}

extension InstalledApp {
    /// What stands behind a record: with a finding on an app of which not all is there, that it may rest on this.
    ///
    /// A rule of what is missing says so by itself.
    func doubted(_ kind: TraceRecord.Kind, _ detail: String, _ rule: Rule?) -> String {
        guard kind == .finding, !SimulationRules.ofWhatIsMissing.contains(where: { $0 == rule }) else { return detail }
        return Self.joined(detail, doubt)
    }

    /// What stands behind an end, likewise. One that the user or the system brought about has nothing to do with it.
    func doubted(_ reason: TerminationReason) -> String {
        let needsNoDoubt = reason.category == .normal || reason.rule == SimulationRules.leftOutEnd
        return Self.joined(reason.description, needsNoDoubt ? nil : doubt)
    }

    private static func joined(_ detail: String, _ doubt: String?) -> String {
        [detail, doubt ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// What of its code is missing; nil where all of it is there, and all of the libraries that it came to.
    private var doubt: String? {
        guard let code = leftOutCode else {
            return reachedCode.map { "\($0.last), is left out, and would have run before" }
        }
        return process?.storage.existing(LastLeftOut.self)?.sentence ?? code.sentence
    }

    private var reachedCode: ReachedCode? { storage.existing(ReachedCode.self) }

    /// Remembers for all launches what the app came to.
    fileprivate func noteReached(_ text: String, at place: String, isEnd: Bool = false) {
        let reached = storage.object { ReachedCode() }
        reached.last = "\(text), \(place)"
        if isEnd { reached.end = reached.last }
    }
}

/// What is known of an app's screen, over all launches.
private final class ShownScreen {
    /// Whether any launch has put something there.
    var wasShown = false
    /// The storyboard that would have been there, and is not among the app's files.
    var missing: String?
}
