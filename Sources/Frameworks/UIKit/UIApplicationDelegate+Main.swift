import BackgroundRuntime
import VigilScenarios

extension UIApplicationDelegate {
    /// Runs the app on a simulated phone through its default scenario: what `@main` calls.
    ///
    /// `--help` lists the options of the executable that results.
    public nonisolated static func main() { AppMain.run(DelegateProgram<Self>(), named: "\(Self.self)") }
}

/// What `@main` comes down to, whatever the app is written with.
package enum AppMain {
    /// Plays the default scenario of the executable's app, and ends the program.
    package static func run(_ program: some AppProgram, named name: String) {
        if let asker {
            asker.program = program
            return
        }
        HashSeed.fix()
        ClosedWorld.isWanted = true
        StandardOutput.writesEachLine()
        // The type is often called AppDelegate, whatever the app: its executable has the app's name.
        let executable = Swift.CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
        let modules: ModuleSet
        do { modules = try .ofProgram() } catch {
            FileHandle.standardError.write(Data((error.description + "\n").utf8))
            Foundation.exit(ExitCode.badInput)
        }
        let command = AppCommand(name: executable ?? name, program: program, modules: modules)
        let code = command.run(
            Array(Swift.CommandLine.arguments.dropFirst()), style: .standardOutput, write: { Swift.print($0) },
            complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
        fflush(nil)
        Foundation.exit(code)
    }

    /// The program of an app that is not to run yet: a test installs it on a phone of its own.
    ///
    /// - Parameter main: the app's `main`, which ends here and returns.
    package static func program(of main: () -> Void) -> (any AppProgram)? {
        let asker = Asker()
        $asker.withValue(asker, operation: main)
        return asker.program
    }

    /// Who asks for the program in place of a run.
    @TaskLocal private static var asker: Asker?

    private final class Asker: @unchecked Sendable {
        var program: (any AppProgram)?
    }
}
