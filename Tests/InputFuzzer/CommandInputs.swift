import VigilCommandLine
import VigilScenarios

extension InputKind {
    /// Command lines of the commands that list and check, with what they write.
    static let command = InputKind(
        name: "command", seeds: lines.map { Array($0.utf8) }, tokens: tokensOfCommands
    ) { bytes in
        let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let command = Command.listings.first(where: { $0.word == words[0] }) else { return false }
        do {
            guard let parsed = try command.spec.parse(words.dropFirst().map(String.init)) else { return true }
            let context = CommandContext(modules: .linked, style: .plain, write: { _ in }, complain: { _ in })
            return try command.run(parsed, context) == 0
        } catch {
            precondition(!"\(error)".isEmpty, "an error says nothing")
            return false
        }
    }

    /// A word on each line.
    private static let lines = [
        "explain\n0x8badf00d", "explain\ntask.leak.kill", "explain\naudoi", "modes", "modes\n--markdown", "rules",
        "rules\n--section\naudio", "schema", "validate\nExamples/PodcastPlayer\n--system\niOS 14",
        "validate\nExamples/SoftPhone/Info.plist\n--variable\nNAME=x",
    ]

    private static let tokensOfCommands = [
        "\n", "--", "-", "=", "--help", "-h", "--system", "iOS 17", "--section", "--markdown", "--coverage", "0x", "..",
        "/", ".", "*", "explain", "modes", "rules", "schema", "validate", "\u{202E}", "\u{1B}[2J", "\u{0}", "\u{FF}",
        "99999999999999999999", "NaN",
    ]
}
