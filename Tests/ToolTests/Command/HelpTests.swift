import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

struct HelpTests: Facts {
    @Test("Help of the command line", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let vigil = Program("vigil")
    /// Tests run in the checkout that the tool was built in; an archive of it has no commit.
    nonisolated(unsafe) private static let version =
        /vigil \d+\.\d+\.\d+( \((built before )?[0-9a-f]{12}\))?, iOS 4 to iOS \d+\n/

    let ofCommand = Fact(
        "of a command is the same by either way to ask",
        for: ["run", "test", "completions", "rules"]
    ) { (command: String) in
        let outcome = try Self.vigil.run(["help", command])
        expect(outcome.code == 0 && outcome.output.contains("Usage: vigil \(command)"), "\(outcome)")
        try expect(Self.vigil.run([command, "--help"]), is: outcome)
    }

    let topics = Fact("without a command is that of the tool, and an unknown topic gets a suggestion") {
        try expect(Self.vigil.run(["help"]), is: Self.vigil.run(["--help"]))
        let outcome = try Self.vigil.run(["help", "exit-code"])
        expect(outcome.code == 2 && outcome.complaints.contains("did you mean exit-codes?"), "\(outcome)")
    }

    let facts = Fact("tells each exit code, the version, and what there is help about") {
        let codes = try Self.vigil.run(["help", "exit-codes"])
        for code in 0...3 { expect(codes.output.contains("\(code)  "), "\(codes)") }
        let version = try Self.vigil.run(["--version"])
        expect(version.code == 0 && version.output.wholeMatch(of: Self.version) != nil, "\(version)")
    }

    let scenarioWords = Fact("says what each word of a scenario means, and what stands beside it") {
        let word = try Self.vigil.run(["help", "scenario", "power"])
        expect(
            word.code == 0 && word.output.contains("a number from 0 to 1: the charge: 0.2 is 20 percent"), "\(word)")
        expect(word.output.contains(#"In a step: { at: "0s", device: "power" }"#), "\(word)")
        let list = try Self.vigil.run(["help", "scenario"])
        expect(list.code == 0 && list.output.contains("\n  power ") && list.output.contains("notif.shown"))
        let unknown = try Self.vigil.run(["help", "scenario", "powerr"])
        expect(unknown.code == 2 && unknown.complaints.contains("did you mean power?"), "\(unknown)")
    }

    let optionsOnce = Fact(
        "names each option once",
        for: [
            "run", "test", "report", "validate", "modes", "rules", "explain", "schema", "whatif", "new", "doctor",
        ]
    ) { (command: String) in
        let lines = try Self.vigil.run(["help", command]).output.split(separator: "\n").filter { $0.hasPrefix("  --") }
        let names = lines.compactMap { $0.split(separator: " ").first }
        expect(names.count > 1 && Set(names).count == names.count, "\(names)")
    }

    let completions = Fact("comes as scripts for three shells, made from what the commands take") {
        for (shell, part) in [
            ("bash", "complete -o filenames"), ("zsh", "#compdef vigil"), ("fish", "complete -c vigil"),
        ] {
            let outcome = try Self.vigil.run(["completions", shell])
            expect(
                outcome.code == 0 && outcome.output.contains(part) && outcome.output.contains("turn-limit"), "\(shell)")
        }
        try expect(Self.vigil.run(["completions", "tcsh"]).code, is: 2)
    }

    let completesInBash = Fact(
        "is in the shell too: bash completes commands, options, choices and files",
        for: [
            (["r"], ["run", "report", "rules"]), (["run", "--form"], ["--format"]),
            (
                ["run", "--format", ""],
                ["text", "jsonl", "summary", "explanation", "screen", "html", "svg", "trace-viewer"]
            ),
            (["help", "exit"], ["exit-codes"]), (["completions", "z"], ["zsh"]), (["validate", "--d"], ["--define"]),
            (["run", "READ"], ["README.md"]), (["run", "--scenario", "READ"], ["README.md"]),
            (["run", "--system", "iOS2"], ["iOS26", "iOS27"]), (["rules", "--section", "vo"], ["voip"]),
            (["explain", "task.handler.n"], ["task.handler.nil", "task.handler.not-on-suspend"]),
            (["run", "--set", "k.push.p"], ["k.push.per-hour="]), (["explain", "READ"], ["README.md"]),
            (["run", "--allow", "task.handler.n"], ["task.handler.nil"]),
            (["test", "--allow", "0xdead1"], ["0xdead10cc"]), (["run", "--allow", "READ"], []),
            (["doctor", "READ"], ["README.md"]),
            (["explain", "0xdead1"], ["0xdead10cc"]), (["help", "scenario", "powe"], ["power"]),
        ]
    ) { (words: [String], expected: [String]) in
        let script = try Self.vigil.run(["completions", "bash"]).output
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let line = "COMP_WORDS=(vigil \(quoted)); COMP_CWORD=\(words.count); _vigil; printf '%s\\n' \"${COMPREPLY[@]}\""
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script + "\n" + line]
        process.currentDirectoryURL = Program.root
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let lines: [String] = text.split(separator: "\n").map(String.init)
        expect(lines, is: expected)
    }
}
