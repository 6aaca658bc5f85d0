import BackgroundRuntime
import Foundation
import VigilScenarios

/// What a test run is told beside how a scenario is played.
struct TestOptions {
    static let specs =
        [
            OptionSpec("--jobs", value: "N", "Plays in so many processes at once; as many as cores by default."),
            OptionSpec("--filter", value: "TEXT", "Plays only scenarios with this in their name or path."),
            OptionSpec("--tag", value: "TAG", "Plays only scenarios with this among their tags."),
            OptionSpec("--repeat", value: "N", "Plays each N times, with as many seeds of chance."),
            OptionSpec("--fail-fast", "Begins with nothing more when something has failed."),
            OptionSpec(
                "--timeout", value: "TIME", "Ends what takes longer in real time, such as 5min; none without it."),
            OptionSpec("--list", "Lists what would be played, and plays nothing."),
            OptionSpec("--slowest", value: "N", "Names the N scenarios that took longest."),
            FindingLines.option,
            OptionSpec("--rerun-failed", "Plays only what the journal does not have as passed."),
            OptionSpec("--resume", "Goes on with the run of the journal, and plays only what is not in it."),
            OptionSpec(
                "--journal", value: "FILE", "Keeps the journal here; by default in .build/vigil of the package around."),
            OptionSpec("--shard", value: "N/COUNT", "Plays one of so many parts, such as 2/8."),
            OptionSpec(
                "--shards", value: "COUNT", "How many parts there are, where the engine only says which to play."),
            OptionSpec("--durations", value: "FILE", "Makes parts of equal length by the times in this journal."),
        ] + BuildPolicy.options

    let jobs: Int
    let filters: [String]
    let tags: [String]
    let repetitions: Int
    let failsFast: Bool
    let timeout: Duration?
    let slowest: Int
    let showsAllFindings: Bool
    let rerunsFailed: Bool
    let resumes: Bool
    let journal: String?
    let durations: String?
    let shard: ShardSource?
    let build: BuildPolicy
    /// The systems of a list; empty where there is none or one.
    let systems: [SystemVersion]

    /// The options of a command line.
    ///
    /// - Throws: ``UsageError`` for a value that cannot be used.
    init(_ parsed: ParsedCommand, environment: [String: String]) throws(UsageError) {
        jobs = try Self.number(parsed, "--jobs", from: 1) ?? ProcessInfo.processInfo.activeProcessorCount
        filters = Self.filters(parsed, environment)
        tags = parsed.values("--tag")
        repetitions = try Self.number(parsed, "--repeat", from: 1) ?? 1
        failsFast = parsed.has("--fail-fast") || environment["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1"
        timeout = try Self.duration(parsed, "--timeout")
        slowest = try Self.number(parsed, "--slowest", from: 0) ?? 0
        showsAllFindings = parsed.has(FindingLines.option.name)
        (rerunsFailed, resumes) = (parsed.has("--rerun-failed"), parsed.has("--resume"))
        (journal, durations) = (parsed.value("--journal"), parsed.value("--durations"))
        shard = try ShardSource.find(
            option: parsed.value("--shard"), count: parsed.value("--shards"), environment: environment)
        build = BuildPolicy(parsed, environment: environment)
        systems = try Self.systems(parsed.value("--system"))
        if rerunsFailed, resumes { throw UsageError("--rerun-failed and --resume exclude one another") }
        guard durations == nil || shard != nil else {
            throw UsageError("--durations makes parts, and nothing asks for one: --shard")
        }
    }

    /// What `bazel test --test_filter` asks for counts where the command line asks for nothing.
    private static func filters(_ parsed: ParsedCommand, _ environment: [String: String]) -> [String] {
        let named = parsed.values("--filter")
        guard named.isEmpty, let filter = environment["TESTBRIDGE_TEST_ONLY"], !filter.isEmpty else { return named }
        return [filter]
    }

    private static func number(_ parsed: ParsedCommand, _ name: String, from least: Int) throws(UsageError) -> Int? {
        guard let text = parsed.value(name) else { return nil }
        guard let number = Int(text), (least...100_000).contains(number) else {
            throw UsageError("\(name) takes a whole number from \(least) on, not \(text.quoted)")
        }
        return number
    }

    private static func duration(_ parsed: ParsedCommand, _ name: String) throws(UsageError) -> Duration? {
        guard let text = parsed.value(name) else { return nil }
        guard let duration = DurationText.parse(text), duration > .zero else {
            throw UsageError("\(name): \(DurationText.form)")
        }
        return duration
    }

    /// One system is played on as it is given to `vigil run`; several make variants.
    private static func systems(_ text: String?) throws(UsageError) -> [SystemVersion] {
        let names = text?.split(separator: ",", omittingEmptySubsequences: false) ?? []
        guard names.count > 1 else { return [] }
        var systems: [SystemVersion] = []
        for name in names {
            do { systems.append(try SystemVersion(name.trimmingCharacters(in: .whitespaces))) } catch {
                throw UsageError("\(error)")
            }
        }
        if Set(systems).count < systems.count { throw UsageError("--system: a system is there twice") }
        return systems
    }
}
