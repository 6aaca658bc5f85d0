import BackgroundRuntime
import Testing
import VigilCommandLine
import VigilFacts
import VigilScenarios

struct ExplainTests: Facts {
    @Test("vigil explain, asked by what people see", .enabled(if: Row.isWhole), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("tells the likeliest mistake in full and others by name, whether the words are quoted or not") {
        let text = try Self.explain("timer stops in background")
        expect(text.hasPrefix("timer-stops\n\nExpects a timer to go on in the background.\n"), "\(text)")
        expect(text.contains("Try        vigil run Examples/FieldPain/Tasks/Scenarios/timer-stops.json5\n"), "\(text)")
        expect(text.contains("\n\nOr did you mean:\n  life.suspend.no-progress  "), "\(text)")
        expect(text.contains("\n  audio-pause-timer  "), "a mistake beside it: \(text)")
        expect(text.contains("\n  audio.pause.timers-stop  "), "a rule beside the mistakes: \(text)")
        try expect(Self.explain("timer", "stops", "in", "background"), is: text)
    }

    let codesAndRules = Fact("tells whom a code ends and who meets a rule, and a mistake by its name") {
        let code = try Self.explain("0xdead10cc")
        expect(code.hasPrefix("0xdead10cc (\"dead lock\")\n"), "\(code)")
        expect(code.contains("\n\nApps that are ended so:\n  sqlite-lock         Writes a database"), "\(code)")
        try expect(Self.explain("3735883980"), is: code)
        let rule = try Self.explain("task.handler.nil")
        expect(
            rule.hasPrefix("task.handler.nil\n") && rule.contains("\nApps that meet it:\n  leak-owner  "), "\(rule)")
        try expect(Self.explain("no-handler").hasPrefix("no-handler\n\nBegins a task with a nil"))
        try expect(!Self.explain("k.task.budget.background").contains("Apps that meet it"))
    }

    let unknown = Fact("says what was meant where nothing is known, and asks no other program about whole sentences") {
        expect(throws: UsageError.self) { try Self.explain("tiemr stops") }
        expect(Self.message("tiemr stops").hasSuffix("by \"tiemr stops\"; did you mean \"timer stops\"?"))
        expect(Self.message("how to make tea"), is: "no rule, code or mistake is known by \"how to make tea\"")
        expect(throws: UnknownWord.self) { try Self.explain("banana") }
        expect(Self.message("task.handler.nill"), is: "unknown rule task.handler.nill; did you mean task.handler.nil?")
        expect(Self.message("Scenarios/Lost.json5").hasPrefix("Scenarios/Lost.json5: there is no such file"))
    }

    private static func message(_ words: String...) -> String {
        do { return try Self.explain(words) } catch { return "\(error)" }
    }

    private static func explain(_ words: String...) throws -> String { try Self.explain(words) }

    private static func explain(_ words: [String]) throws -> String {
        let command = try require(Command.listings.first { $0.word == "explain" })
        var lines: [String] = []
        let context = CommandContext(
            modules: .linked, style: .plain, write: { lines.append($0) }, complain: { lines.append($0) })
        let parsed = try require(try command.spec.parse(words))
        try expect(command.run(parsed, context), is: ExitCode.passed)
        return lines.joined(separator: "\n")
    }
}
