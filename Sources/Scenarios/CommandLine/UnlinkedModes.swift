import BackgroundRuntime

/// The modes of iOS that no module of a program stands for: `vigil` asks each program for them, so each tells.
package enum UnlinkedModes {
    /// The option of `modes` that lists them.
    package static let option = OptionSpec(
        "--not-linked", "Lists only the modes that no module of this program stands for, a line each.")
    /// The command line that asks for them.
    package static let words = ["modes", option.name]

    /// Writes a line for each.
    package static func list(of modules: ModuleSet, _ write: (String) -> Void) { modules.unlinkedModes.forEach(write) }
}
