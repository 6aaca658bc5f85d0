import BackgroundRuntime
import BuiltInModes
import Foundation
import Scenarios

/// The `vigil` command line tool.
@main
enum Vigil {
    static func main() {
        StandardOutput.writesEachLine()
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// The commands, in the order of the help.
    static let commands = [
        RunCommand.command, TestCommand.command, ValidateCommand.command, ModesCommand.command, RulesCommand.command,
        ExplainCommand.command, SchemaCommand.command,
    ]

    private static func run(_ words: [String]) -> Int32 {
        guard let name = words.first, !["--help", "-h", "help"].contains(name) else {
            print(help)
            return words.isEmpty ? ExitCode.badInput : ExitCode.passed
        }
        guard let command = commands.first(where: { $0.spec.name == "vigil \(name)" }) else {
            return complain(unknown(name).onLines)
        }
        do {
            guard let parsed = try command.spec.parse(Array(words.dropFirst())) else {
                print(command.spec.helpText)
                return ExitCode.passed
            }
            return try command.run(parsed)
        } catch {
            return complain("\(error)".onLines)
        }
    }

    private static func unknown(_ name: String) -> String {
        let names = commands.map { String($0.spec.name.dropFirst(6)) }
        let what = name.hasPrefix("-") ? "option" : "command"
        let closest = closestMatch(to: name, in: names).map { "; did you mean \($0)?" } ?? ""
        return "unknown \(what) \(name)\(closest)\nSee vigil --help"
    }

    private static var help: String {
        let width = commands.map(\.spec.name.count).max() ?? 0
        let list = commands.map {
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

/// One command of the tool.
struct Command: Sendable {
    /// What it takes and what its help says.
    let spec: CommandSpec
    /// Does it, and returns the exit code.
    let run: @Sendable (ParsedCommand) throws -> Int32
}
