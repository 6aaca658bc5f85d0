import BuiltInModes
import Scenarios

extension UIApplicationDelegate {
    /// Runs the app on a simulated phone through its default scenario: what `@main` calls.
    ///
    /// `--help` lists the options of the executable that results.
    public nonisolated static func main() {
        let command = AppCommand(
            name: "\(Self.self)", program: DelegateProgram<Self>(), modules: BuiltInModes.all,
            catalog: BuiltInModes.catalog, book: .builtIn)
        let code = command.run(
            Array(CommandLine.arguments.dropFirst()), style: .standardOutput, write: { Swift.print($0) },
            complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
        fflush(nil)
        Foundation.exit(code)
    }
}
