import VigilProgramImage

/// The static variables of all code of a program that is not the system's, as they were before any of it ran.
///
/// Each launch of an app is a new process, whose statics begin afresh. In a simulation all launches share one process of the
/// machine; so the statics are set back: the variables of all modules that are the app's, and the marks that lazy ones were
/// computed. What they held is left behind, as a process that ends leaves it.
///
/// There is one set of statics in a process of the machine: only one device at a time can use this.
///
/// Unchecked: one device at a time uses it.
public final class ProgramStatics: @unchecked Sendable {
    /// Whether no code of the app has run yet.
    private var isFresh = true

    /// The statics of this program, before any code of the app runs; nil for a program whose file cannot be read.
    public init?() { guard ProgramImage.read() != nil else { return nil } }

    /// The variables of the app that keep what they hold, as the language writes them: a file `main.swift` gives them their
    /// first values, and its code runs once.
    public static var namesOfKept: [String] { StaticsCatalog.ofProgram?.namesSetByMain ?? [] }

    /// Sets the statics of the app back, wherever they were changed.
    ///
    /// - Returns: whether they are fresh; false where the program has no symbols by which to find them, and where some keep
    ///   what they hold.
    public func restore() -> Bool {
        guard !isFresh else {
            isFresh = false
            return true
        }
        guard let catalog = StaticsCatalog.ofProgram else { return false }
        for variable in catalog.variables { variable.setBack() }
        return catalog.namesSetByMain.isEmpty
    }
}
