import BackgroundRuntime
import Testing
import VigilCommandLine
import VigilScenarios

@Suite("vigil explain, asked by what people see", .enabled(if: Row.isWhole))
struct ExplainTests {
    @Test("tells the likeliest mistake in full and others by name, whether the words are quoted or not")
    func words() throws {
        let text = try explain("timer stops in background")
        #expect(text.hasPrefix("timer-stops\n\nExpects a timer to go on in the background.\n"), "\(text)")
        #expect(text.contains("Try        vigil run Examples/FieldPain/Tasks/Scenarios/timer-stops.json5\n"), "\(text)")
        #expect(text.contains("\n\nOr did you mean:\n  life.suspend.no-progress  "), "\(text)")
        #expect(text.contains("\n  audio-pause-timer  "), "a mistake beside it: \(text)")
        #expect(text.contains("\n  audio.pause.timers-stop  "), "a rule beside the mistakes: \(text)")
        #expect(try explain("timer", "stops", "in", "background") == text)
    }

    @Test("tells whom a code ends and who meets a rule, and a mistake by its name")
    func codesAndRules() throws {
        let code = try explain("0xdead10cc")
        #expect(code.hasPrefix("0xdead10cc (\"dead lock\")\n"), "\(code)")
        #expect(code.contains("\n\nApps that are ended so:\n  sqlite-lock         Writes a database"), "\(code)")
        #expect(try explain("3735883980") == code)
        let rule = try explain("task.handler.nil")
        #expect(
            rule.hasPrefix("task.handler.nil\n") && rule.contains("\nApps that meet it:\n  leak-owner  "), "\(rule)")
        #expect(try explain("no-handler").hasPrefix("no-handler\n\nBegins a task with a nil"))
        #expect(try !explain("k.task.budget.background").contains("Apps that meet it"))
    }

    @Test("says what was meant where nothing is known, and asks no other program about whole sentences")
    func unknown() throws {
        #expect(throws: UsageError.self) { try explain("tiemr stops") }
        #expect(message("tiemr stops").hasSuffix("by \"tiemr stops\"; did you mean \"timer stops\"?"))
        #expect(message("how to make tea") == "no rule, code or mistake is known by \"how to make tea\"")
        #expect(throws: UnknownWord.self) { try explain("banana") }
        #expect(message("task.handler.nill") == "unknown rule task.handler.nill; did you mean task.handler.nil?")
        #expect(message("Scenarios/Lost.json5").hasPrefix("Scenarios/Lost.json5: there is no such file"))
    }

    private func message(_ words: String...) -> String {
        do { return try explain(words) } catch { return "\(error)" }
    }

    private func explain(_ words: String...) throws -> String { try explain(words) }

    private func explain(_ words: [String]) throws -> String {
        let command = try #require(Command.listings.first { $0.word == "explain" })
        var lines: [String] = []
        let context = CommandContext(
            modules: .linked, style: .plain, write: { lines.append($0) }, complain: { lines.append($0) })
        let parsed = try #require(try command.spec.parse(words))
        #expect(try command.run(parsed, context) == ExitCode.passed)
        return lines.joined(separator: "\n")
    }
}
