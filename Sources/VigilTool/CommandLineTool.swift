import BackgroundRuntime
import Foundation
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
    static let all = [RunCommand.command, TestCommand.command] + Command.listings.map(ProductWords.asking)

    static func run(_ words: [String]) -> Int32 {
        guard let name = words.first, !["--help", "-h", "help"].contains(name) else {
            Console.write(help)
            return words.isEmpty ? ExitCode.badInput : ExitCode.passed
        }
        if name == "--test" { return playScripted(words) }
        guard let command = all.first(where: { $0.word == name }) else { return complain(unknown(name).onLines) }
        do {
            guard let parsed = try command.spec.parse(Array(words.dropFirst())) else {
                Console.write(command.spec.helpText)
                return ExitCode.passed
            }
            return try command.run(
                parsed,
                CommandContext(
                    modules: .ofProgram(), style: .standardOutput, write: Console.write,
                    complain: Console.complain))
        } catch {
            return complain("\(error)".onLines)
        }
    }

    /// What `vigil test` says to another launch of the tool.
    private static func playScripted(_ words: [String]) -> Int32 {
        do { return try TestCommand.playScripted(words) } catch { return complain("\(error)".onLines) }
    }

    private static func unknown(_ name: String) -> String {
        let what = name.hasPrefix("-") ? "option" : "command"
        let closest = closestMatch(to: name, in: all.map(\.word)).map { "; did you mean \($0)?" } ?? ""
        return "unknown \(what) \(name)\(closest)\nSee vigil --help"
    }

    private static var help: String {
        let width = all.map(\.spec.name.count).max() ?? 0
        let list = all.map {
            "  " + $0.spec.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.spec.summary
        }
        return """
            Vigil simulates what happens to an iOS app after the Home button, on a virtual clock.

            Usage: vigil COMMAND [OPTIONS]

            Commands:
            \(list.joined(separator: "\n"))

            vigil COMMAND --help tells what a command takes.
            Exit codes: 0 passed; 1 an expectation failed, or the app hung, or was killed or crashed where the scenario
            does not expect it; 2 the input cannot be used. Code that traps ends vigil run by its signal, a turn that
            does not end with 3.
            """
    }

    private static func complain(_ message: String) -> Int32 {
        Console.complain(message)
        return ExitCode.badInput
    }
}
