import BackgroundRuntime
import Foundation
import VigilCommandLine
import VigilScenarios

/// A tool with every command of `vigil`, for the modules that are linked into it.
///
/// ```swift
/// import VigilTool
///
/// @main
/// enum Tool: CommandLineTool {}
/// ```
public protocol CommandLineTool {}

extension CommandLineTool {
    /// Runs the command line of the program and ends it with the exit code.
    public static func main() {
        StandardOutput.writesEachLine()
        exit(ToolCommands.run(Array(CommandLine.arguments.dropFirst())))
    }
}

/// The commands of the tool.
enum ToolCommands {
    /// All of them, in the order of the help.
    static let all =
        [RunCommand.command, TestCommand.command, ReportCommand.command]
        + Command.listings.map(ProductWords.asking).map(RunExplanation.explaining)
        + [
            WhatIfCommand.command, DiffCommand.command, NewCommand.command, DoctorCommand.command,
            CompletionsCommand.command,
        ]

    /// What the tool is called where it was started.
    static let program = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "vigil"

    static func run(_ words: [String]) -> Int32 {
        guard let name = words.first, !["--help", "-h"].contains(name) else {
            Console.write(help)
            return words.isEmpty ? ExitCode.badInput : ExitCode.passed
        }
        if name == "--version" { return sayVersion() }
        if name == TestRequests.option.name { return playScripted(words) }
        let commands = all + [HelpCommand.command]
        guard let command = commands.first(where: { $0.word == name }) else { return complain(unknown(name).onLines) }
        do {
            guard let parsed = try command.spec.parse(Array(words.dropFirst())) else {
                Console.write(command.spec.helpText)
                return ExitCode.passed
            }
            let context = CommandContext(
                modules: try .ofProgram(), style: .standardOutput, write: Console.write, complain: Console.complain)
            let code = try command.run(parsed, context)
            if let signal = Interruption.received { Interruption.die(of: signal) }
            return code
        } catch {
            return complain("\(error)".onLines)
        }
    }

    /// What `vigil test` says to another launch of the tool.
    private static func playScripted(_ words: [String]) -> Int32 {
        do { return try TestCommand.playScripted(words) } catch { return complain("\(error)".onLines) }
    }

    private static func sayVersion() -> Int32 {
        Console.write("\(program) \(Version.ofProgram.description), iOS 4 to \(SystemVersion.newest)")
        return ExitCode.passed
    }

    private static func unknown(_ name: String) -> String {
        let what = name.hasPrefix("-") ? "option" : "command"
        let closest = closestMatch(to: name, in: all.map(\.word) + ["help"]).map { "; did you mean \($0)?" } ?? ""
        return "unknown \(what) \(name)\(closest)\nSee vigil --help"
    }

    static var help: String {
        let width = all.map(\.spec.name.count).max() ?? 0
        let list = all.map {
            "  " + $0.spec.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.spec.summary
        }
        return """
            Vigil simulates what happens to an iOS app after the Home button, on a virtual clock.

            Usage: vigil COMMAND [OPTIONS]
                   vigil --version

            Commands:
            \(list.joined(separator: "\n"))

            vigil help COMMAND tells what a command takes, vigil help exit-codes what they mean: 0 passed, 1 failed,
            2 the input cannot be used, 3 code of the app does not come to an end.
            """
    }

    private static func complain(_ message: String) -> Int32 {
        Console.complain(message)
        return ExitCode.badInput
    }
}
