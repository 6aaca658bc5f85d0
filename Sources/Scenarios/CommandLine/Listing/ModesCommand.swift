import BackgroundRuntime

/// `vigil modes`: lists the modules, what is simulated of each and what is not.
enum ModesCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil modes", "Lists the modes, and what is simulated of each.",
        options: [OptionSpec("--markdown", "Writes the list in Markdown, for documents.")])

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let modules = try context.modules
        context.write(parsed.has("--markdown") ? document(modules) : listing(modules))
        return ExitCode.passed
    }

    private static func listing(_ modules: ModuleSet) -> String {
        let lines = modules.simulated.flatMap { module in
            ["\(title(of: module, gap: "  ") { $0 })  \(module.summary)"] + module.simulated.map { "    + \($0)" }
                + module.notSimulated.map { "    - \($0)" }
        }
        let others = others(in: modules).joined(separator: ", ")
        return (lines + ["", "Known and not simulated by this program: \(others)"]).joined(separator: "\n")
    }

    private static func document(_ modules: ModuleSet) -> String {
        let sections = modules.simulated.map { module in
            [
                "### \(title(of: module, gap: " ") { "`\($0)`" })", module.summary, list("Simulated", module.simulated),
                list("Not simulated", module.notSimulated),
            ].compactMap(\.self).joined(separator: "\n\n")
        }
        let others = list(
            "### The others\n\nKnown, and not simulated by this program", others(in: modules).map { "`\($0)`" })
        return (sections + [others].compactMap(\.self)).joined(separator: "\n\n")
    }

    private static func list(_ title: String, _ items: [String]) -> String? {
        items.isEmpty ? nil : "\(title):\n\n" + items.map { "- \($0)" }.joined(separator: "\n")
    }

    private static func title(of module: ModuleDescriptor, gap: String, value: (String) -> String) -> String {
        let modes = module.values.map { "\(value($0.value))\(gap)(from \($0.since))" }
        return modes.isEmpty ? "\(module.id)\(gap)(no mode)" : modes.joined(separator: ", ")
    }

    private static func others(in modules: ModuleSet) -> [String] {
        modules.catalog.entries.filter { !$0.isSimulated }.map(\.value)
    }
}
