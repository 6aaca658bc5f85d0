import BackgroundRuntime
import Foundation

/// The options of a run, which `vigil run` and the executables of apps share.
public struct RunCommandLine: Sendable {
    /// What the output is.
    public enum Format: String, Sendable, CaseIterable {
        /// The timeline, aligned text.
        case text
        /// One JSON object per event.
        case jsonl
        case summary
        /// Only what the system held back, and why.
        case explanation
        /// Only what is on the screen, at the end or at times that are named.
        case screen
        /// A page with the timeline, to be looked at in a browser.
        case html
        /// A picture of the whole run.
        case svg
        /// A file for the viewers of traces that browsers have, such as Perfetto.
        case traceViewer = "trace-viewer"

        /// Whether it is one document that is made when the run is over.
        package var isDocument: Bool { self == .html || self == .svg || self == .traceViewer }

        /// Whether nothing else may stand in it.
        var isAlone: Bool { self == .jsonl || isDocument }
    }

    /// How the scenario is run.
    public var options = RunOptions()
    /// What the output is.
    public var format = Format.text
    /// The file that takes the output; nil for standard output.
    public var output: String?
    /// Whether the run is made in further processes too and the traces are compared.
    public var proves = false
    /// Whether the run is in the process that was asked for it, which a debugger may hold, and not in a copy of it.
    public var isInProcess = false
    /// Whether the phone waits for what is typed.
    public var isInteractive = false
    /// Instants to explain at the end.
    public var why: [Duration] = []
    /// The words the options were made from, to be handed to an app's executable.
    public let words: [String]

    /// The options in help texts.
    public static let specs = [
        OptionSpec("--system", value: "VERSION", "Plays on this system, such as \"iOS 7\"."),
        OptionSpec("--manifest", value: "FILE", "Takes this manifest instead of the scenario's."),
        OptionSpec("--life-cycle", value: "app|scenes", "Gives the app this life cycle, whatever its manifest says."),
        OptionSpec("--seed", value: "N", "Takes this seed of chance."),
        OptionSpec("--set", value: "ID=N", "Overrides a constant, such as k.task.expiry-lead=2."),
        OptionSpec("--define", value: "NAME=TEXT", "Replaces the build variable $(NAME) in the manifest."),
        OptionSpec(
            "--strict",
            "Fails at findings and at errors in the manifest that nothing expects, which a phone passes over."),
        OptionSpec(
            "--allow", value: "RULE|CODE|TEXT",
            "Does not fail at an end or a finding by this rule or code, or at a finding with this part of a sentence."),
        OptionSpec(
            "--format", value: Format.allCases.map(\.rawValue).joined(separator: "|"),
            "What is printed; text by default."),
        OptionSpec("--output", value: "FILE", "Writes to this file, as the run goes on; for long runs with jsonl."),
        OptionSpec("--why", value: "TIME", "Explains why the app is awake or not at this time, such as 10min."),
        OptionSpec(
            "--at", value: "TIME", "With --format screen, shows the screen at this time, not at the end; any number."),
        OptionSpec("--prove", "Plays in further processes with other hash seeds and addresses, and compares."),
        OptionSpec(
            "--turn-limit", value: "TIME",
            "Ends an app that takes this long for one turn, of the processor or waiting; 10s by default."),
        OptionSpec("--pace", value: "FACTOR", "Ties the run to real time: 60 plays a minute in a second."),
        OptionSpec(
            "--in-process", "Plays in this very process, without another that outlives it; as under a debugger."),
        OptionSpec("--interactive", "Takes what is to happen from a prompt or a pipe, behind the steps of a scenario."),
    ]

    /// The options from a command line.
    ///
    /// - Throws: ``UsageError`` for a value that cannot be used.
    public init(_ parsed: ParsedCommand) throws(UsageError) {
        words = parsed.words(for: RunCommandLine.specs)
        if let text = parsed.value("--system") {
            do { options.system = try SystemVersion(text) } catch { throw UsageError("\(error)") }
        }
        options.manifest = parsed.value("--manifest")
        options.lifeCycle = try RunCommandLine.read(
            parsed.value("--life-cycle"), "--life-cycle takes app or scenes", Scenario.LifeCycle.init)
        options.seed = try RunCommandLine.read(parsed.value("--seed"), "--seed takes a whole number") { UInt64($0) }
        options.constants = try RunCommandLine.pairs(parsed.values("--set"), "--set").compactMapValues { Double($0) }
        options.variables = try RunCommandLine.pairs(parsed.values("--define"), "--define")
        options.isStrict = parsed.has("--strict")
        options.allowed = parsed.values("--allow")
        proves = parsed.has("--prove")
        isInProcess = parsed.has("--in-process")
        isInteractive = parsed.has("--interactive")
        output = parsed.value("--output")
        format =
            try RunCommandLine.read(
                parsed.value("--format"), "--format takes \(Format.allCases.map(\.rawValue).joined(separator: ", "))",
                Format.init
            ) ?? .text
        for text in parsed.values("--why") {
            guard let time = DurationText.parse(text) else { throw UsageError("--why: \(DurationText.form)") }
            why.append(time)
        }
        for text in parsed.values("--at") {
            guard let time = DurationText.parse(text), time >= .zero else {
                throw UsageError("--at: \(DurationText.form)")
            }
            options.looks.append(time)
        }
        if !options.looks.isEmpty, format != .screen { throw UsageError("--at goes with --format screen") }
        options.turnLimit = try RunCommandLine.read(parsed.value("--turn-limit"), "--turn-limit: \(DurationText.form)")
        {
            DurationText.parse($0)
        }
        let factor = try RunCommandLine.read(parsed.value("--pace"), "--pace takes a number above 0") { text in
            Double(text).flatMap { $0 > 0 ? $0 : nil }
        }
        if let factor { options.pace = .realTime(factor: factor) }
        try checkInteractive(parsed)
    }

    /// What a session at a prompt has no use for.
    private static let ofRunsAlone = [
        "--prove", "--output", "--format", "--why", "--at", "--in-process", "--strict", "--allow",
    ]

    private func checkInteractive(_ parsed: ParsedCommand) throws(UsageError) {
        guard isInteractive, let option = RunCommandLine.ofRunsAlone.first(where: parsed.has) else { return }
        throw UsageError("--interactive does not go with \(option); a run of the scenario that save FILE writes does")
    }

    private static func read<Value>(
        _ text: String?, _ message: String, _ parse: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let text else { return nil }
        guard let value = parse(text) else { throw UsageError("\(message), not \"\(text)\"") }
        return value
    }

    private static func pairs(_ texts: [String], _ option: String) throws(UsageError) -> [String: String] {
        var pairs: [String: String] = [:]
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty, option != "--set" || Double(parts[1]) != nil else {
                let form = option == "--set" ? "ID=NUMBER" : "NAME=TEXT"
                throw UsageError("\(option) takes \(form), not \"\(text)\"")
            }
            pairs[parts[0]] = parts[1]
        }
        return pairs
    }
}
