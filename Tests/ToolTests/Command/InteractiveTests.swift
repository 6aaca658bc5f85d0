import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct InteractiveTests: Facts {
    @Test("An interactive session", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let vigil = Program("vigil")
    private static let hanger = Program("Hanger")

    /// A scripted app with the mode for sound.
    private static func folder() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write(
            "{ CFBundleIdentifier: 'com.example.Sample', UIBackgroundModes: ['audio'] }", to: "Sample/Info.plist")
        try folder.write(
            "{ system: 'iOS 17', steps: [{ at: 0, device: 'launch' }, { at: 5, device: 'home' }] }",
            to: "Sample/Scenarios/Sample.json5")
        return folder
    }

    /// The lines of a timeline, whose columns are as wide as the terminal lets them be.
    private static func events(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map(String.init).filter {
            $0.contains(#/^\d\d:\d\d:\d\d\.\d{3}  /#)
        }.map { $0.replacing(#/ {2,}/#, with: "  ") }
    }

    let terminal = Fact("typed at a pseudo terminal is saved, and a run of the file has the same timeline") {
        let folder = try Self.folder()
        let program = try TerminalProgram(
            Self.vigil, ["run", "--interactive", "Sample"], in: folder.url, columns: 300, environment: ["NO_COLOR": "1"]
        )
        expect(program.shows("00:00:00.000 not running · unlocked · holders: none · iOS 17\r\n> ") != nil)
        // The rest of a word comes with Tab, a line that was typed before with the arrow up.
        program.type("launc\t\r")
        expect(program.shows("00:00:00.400 active · unlocked · holders: none · iOS 17\r\n> ") != nil)
        program.type("audio.play category=playb\t\r5s\rhome\r")
        expect(program.shows("00:00:05.900 background · unlocked · holders: audio · iOS 17\r\n> ") != nil)
        program.type("\u{1B}[A\u{1B}[A\r")
        expect(program.shows("00:00:10.900 background · unlocked · holders: audio") != nil)
        program.type("lcok\u{3}lcok\r")
        expect(program.shows("\"lcok\" is no word of this phone; did you mean lock?") != nil)
        program.type("lock\rundo\r")
        expect(program.shows("back before: lock") != nil)
        program.type("audio.interrupt by=phoneCall\r1min\rsave Typed.json5\r")
        expect(program.shows("Typed.json5: 4 steps") != nil)
        expect(program.shows("00:01:10.900 suspended · locked · holders: none") != nil)
        program.type("timeline all\r")
        expect(program.shows("> timeline all\r\n") != nil)
        let shown = try require(program.shows("00:01:10.900 suspended"))
        program.type("\u{4}")
        expect(program.end().code, is: 0)
        let run = try Self.vigil.run(["run", "Typed.json5"], in: folder.url)
        let (typed, played) = (Self.events(shown), Self.events(run.output))
        expect(typed.count > 15 && Array(played.prefix(typed.count)) == typed, "\(shown)\n\(run)")
    }

    let restores = Fact(
        "leaves the terminal as it was, at its end, behind a signal, and where the app's code never ends"
    ) {
        for signal in [0, SIGTERM] {
            let folder = try Self.folder()
            let program = try TerminalProgram(Self.vigil, ["run", "--interactive", "Sample"], in: folder.url)
            expect(program.shows("> ") != nil && !program.isAsBefore)
            if signal == 0 { program.type("quit\r") } else { program.signal(signal) }
            expect(program.end().code == -signal && program.isAsBefore)
        }
    }

    let paste = Fact("shows what is pasted once, and not each of its keys") {
        let folder = try Self.folder()
        let program = try TerminalProgram(
            Self.vigil, ["run", "--interactive", "Sample"], in: folder.url, environment: ["NO_COLOR": "1"])
        expect(program.shows("> ") != nil)
        // The terminal hands on so much at once, and the end of it may come apart.
        program.type("launch\r" + String(repeating: "x", count: 900) + "END")
        let shown = try require(program.shows("xEND"))
        expect(shown.components(separatedBy: "\r\n> x").count < 20, "\(shown)")
        program.type("\u{3}quit\r")
        expect(program.end().code, is: 0)
    }

    let stops = Fact("can be stopped while the phone is busy, which is then as it was before") {
        let folder = try Self.folder()
        let program = try TerminalProgram(
            Self.vigil, ["run", "--interactive", "Sample", "--pace", "0.001"], in: folder.url,
            environment: ["NO_COLOR": "1"]
        )
        expect(program.shows("> ") != nil)
        program.type("launch\r1h\r")
        expect(program.shows("> 1h\r\n") != nil)
        program.type("\u{3}")
        expect(program.shows("stopped\r\nthe phone is as it was before: 1h") != nil)
        program.type("quit\r")
        expect(program.end().code, is: 0)
    }

    let plays = Fact("lets time pass by itself until a key is pressed, and takes that down as one entry") {
        let folder = try Self.folder()
        let program = try TerminalProgram(
            Self.vigil, ["run", "--interactive", "Sample"], in: folder.url, environment: ["NO_COLOR": "1"])
        expect(program.shows("> ") != nil)
        program.type("launch\rplay x1000\r")
        for _ in 0..<2 { expect(program.shows("any key pauses") != nil) }
        program.type(" undo\r")
        expect(program.shows("back before: play x1000\r\n") != nil)
        expect(program.shows("00:00:00.400 active") != nil)
        program.type("quit\r")
        expect(program.end().code, is: 0)
    }

    /// Runs a session with these lines in a pipe.
    private static func piped(_ lines: String, _ program: Program, _ words: [String], in folder: URL) throws
        -> Program.Outcome
    {
        let file = folder.appendingPathComponent("typed-\(ProcessInfo.processInfo.globallyUniqueString)")
        try lines.write(to: file, atomically: true, encoding: .utf8)
        let command = ([program.executable.path] + words).map { "'\($0)'" }.joined(separator: " ")
        return try Program(at: URL(fileURLWithPath: "/bin/sh")).run(
            ["-c", "cat '\(file.path)' | \(command)"], in: folder)
    }

    let pipe = Fact("takes a pipe line by line, goes on behind what it cannot do, and ends with 1 for it") {
        let folder = try Self.folder()
        let session = ["run", "--interactive", "Sample"]
        let good = try Self.piped("launch\nhome\n30s # rest\n\nwhy\ntasks\nstate", Self.vigil, session, in: folder.url)
        expect(good.code == 0 && good.complaints.isEmpty, "\(good)")
        expect(good.output.contains("At 00:00:30.900, Sample was suspended.") && !good.output.contains("\n> "))
        expect(good.output.contains("nothing keeps Sample awake") && good.output.hasSuffix("holders: none · iOS 17\n"))
        let bad = try Self.piped(
            "launch\nunlock\nhoem\nundo 9\nundo\nplay\nstate\nquit\nhoem\n", Self.vigil, session, in: folder.url)
        expect(bad.code == 1 && bad.output.contains("back before: launch\n"))
        let complaints = bad.complaints.split(separator: "\n").map(String.init)
        expect(
            complaints,
            is: [
                "vigil: the screen is not locked", "the phone is as it was before: unlock",
                "vigil: \"hoem\" is no word of this phone; did you mean home?", "vigil: there is nothing to take back",
                "vigil: play needs a terminal; advance lets time pass",
            ])
    }

    let scenarioFile = Fact(
        "begins behind the steps of a scenario file, and a reaction of the app is played from the boot on"
    ) {
        let folder = try Self.folder()
        let lines =
            "on didEnterBackground task.begin name=late\ntasks\nundo 3\nexpect state=suspended\nsave Sample/S.json5\n"
        let outcome = try Self.piped(
            lines, Self.vigil, ["run", "--interactive", "Sample/Scenarios/Sample.json5"], in: folder.url)
        expect(outcome.output.contains("task \"late\": begun at scenario, since 00:00:05.500"), "\(outcome)")
        expect(outcome.output.contains("back before: { at: 0, device: \"launch\" }"))
        expect(outcome.code == 1 && outcome.complaints.contains("state: expected suspended, found not running"))
    }

    let brokenApp = Fact("goes on where code of the app ends its program, without what did") {
        let (folder, place) = (Program.root.appendingPathComponent("Tests/Hanger").path, try TestFolder())
        let lines = "launch\nhome\nstate\n"
        let session = ["--interactive", "--bundle", folder, "--turn-limit", "0.2s"]
        let outcome = try Self.piped(lines, Self.hanger, session, in: place.url)
        expect(
            outcome.code == 1 && outcome.complaints.contains("the program of the app ended with code 3"), "\(outcome)")
        expect(outcome.output.contains("00:00:00.400 active · unlocked"), "\(outcome)")
    }

    let excluded = Fact("does not go with what only a run can do") {
        let folder = try Self.folder()
        let outcome = try Self.vigil.run(["run", "--interactive", "--prove", "Sample"], in: folder.url)
        expect(outcome.code == 2 && outcome.complaints.contains("--interactive does not go with --prove"))
    }
}
