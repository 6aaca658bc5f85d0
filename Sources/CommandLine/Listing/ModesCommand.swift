import BackgroundRuntime
import VigilScenarios

/// `vigil modes`: lists the modules, what is simulated of each and what is not.
enum ModesCommand {
    static let command = Command(spec, run: run)
    private static let spec = CommandSpec(
        "vigil modes", "Lists the modes, and what is simulated of each.",
        options: [OptionSpec("--markdown", "Writes the list in Markdown, for documents."), UnlinkedModes.option])

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let modules = try context.modules
        if parsed.has(UnlinkedModes.option.name) {
            UnlinkedModes.list(of: modules, context.write)
            return ExitCode.passed
        }
        context.write(parsed.has("--markdown") ? document(modules) : listing(modules))
        return ExitCode.passed
    }

    private static func listing(_ modules: ModuleSet) -> String {
        let host = ["The phone itself"] + marked("-", HostScope.notSimulated)
        let rest = others(in: modules).map { "Known, and \($0.title): \($0.modes.joined(separator: ", "))" }
        let lines: [String] = host + modules.modules.flatMap(lines(of:)) + [""] + rest
        return lines.joined(separator: "\n")
    }

    private static func lines(of module: ModuleDescriptor) -> [String] {
        var lines = ["\(title(of: module, gap: "  ") { $0 })  \(module.summary)"]
        lines += marked("+", module.simulated)
        lines += marked("-", module.notSimulated)
        lines += marked("?", module.observations.map { "\($0.name): \($0.summary)" })
        return lines
    }

    private static func marked(_ mark: String, _ lines: [String]) -> [String] { lines.map { "    \(mark) \($0)" } }

    private static func document(_ modules: ModuleSet) -> String {
        let host = ["### The phone itself\n\n" + (list("Not simulated", HostScope.notSimulated) ?? "")]
        let rest = others(in: modules).compactMap { list("Known, and \($0.title)", $0.modes.map { "`\($0)`" }) }
        let title = rest.isEmpty ? [] : ["### The others"]
        let parts: [String] = host + modules.modules.map(section(of:)) + title + rest
        return parts.joined(separator: "\n\n")
    }

    private static func section(of module: ModuleDescriptor) -> String {
        let observations = module.observations.map { "`\($0.name)`: \($0.summary)" }
        let parts: [String?] = [
            "### \(title(of: module, gap: " ") { "`\($0)`" })", module.summary, list("Simulated", module.simulated),
            list("Not simulated", module.notSimulated), list("An expectation can ask for", observations),
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }

    private static func list(_ title: String, _ items: [String]) -> String? {
        items.isEmpty ? nil : "\(title):\n\n" + items.map { "- \($0)" }.joined(separator: "\n")
    }

    private static func title(of module: ModuleDescriptor, gap: String, value: (String) -> String) -> String {
        let modes = module.values.map { "\(value($0.value))\(gap)(from \($0.since))" }
        return modes.isEmpty ? "\(module.id)\(gap)(no mode)" : modes.joined(separator: ", ")
    }

    /// The modes that no module of this program simulates, by the reason.
    private static func others(in modules: ModuleSet) -> [(title: String, modes: [String])] {
        [("not linked", modules.unlinkedModes), ("not simulated", modules.unsimulatedModes)].filter { !$0.1.isEmpty }
    }
}
