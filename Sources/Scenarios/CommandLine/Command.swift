import BackgroundRuntime

/// One command of a tool.
public struct Command: Sendable {
    /// What it takes and what its help says.
    public let spec: CommandSpec
    /// Does it, and returns the exit code.
    public let run: @Sendable (ParsedCommand, CommandContext) throws -> Int32

    /// A command from what it takes and what it does.
    public init(_ spec: CommandSpec, run: @escaping @Sendable (ParsedCommand, CommandContext) throws -> Int32) {
        self.spec = spec
        self.run = run
    }

    /// The word that calls it: `run`, of `vigil run`.
    public var word: String { String(spec.name.split(separator: " ").last ?? "") }
}

/// What a command works with.
public struct CommandContext {
    private let loadModules: () throws -> ModuleSet
    public let style: TextStyle
    /// Takes each line of output.
    public let write: (String) -> Void
    public let complain: (String) -> Void

    /// A context from its parts.
    ///
    /// - Parameters:
    ///   - modules: asked for by the commands that use modules: the first time takes milliseconds.
    ///   - style: how output looks.
    ///   - write: takes each line of output.
    ///   - complain: takes each complaint.
    public init(
        modules: @escaping @autoclosure () throws -> ModuleSet, style: TextStyle, write: @escaping (String) -> Void,
        complain: @escaping (String) -> Void
    ) {
        loadModules = modules
        self.style = style
        self.write = write
        self.complain = complain
    }

    /// The modules of the program.
    ///
    /// - Throws: ``/BackgroundRuntime/ModuleCollision`` when two of them cannot be together.
    public var modules: ModuleSet { get throws { try loadModules() } }
}
