import BackgroundRuntime

/// What the program was called with.
public enum CommandLine {
    /// The words: of an app, its name and what a test launches it with; outside an app, the machine's.
    public static var arguments: [String] { ProcessInfo.processInfo.arguments }

    /// How many words ``unsafeArgv`` has: as many as the machine's.
    public static var argc: Int32 { Swift.CommandLine.argc }

    /// The words as C has them: the machine's.
    public static var unsafeArgv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?> { Swift.CommandLine.unsafeArgv }
}
