/// Something that can happen to the phone, by name and with typed parameters: `home`, `audio.interrupt`.
///
/// Scenario files, the interactive prompt and Swift tests all use the same list.
public struct Stimulus: Sendable {
    /// The name in a scenario's `device`.
    public var name: String { word.name }
    /// What happens, in one sentence.
    public let summary: String
    /// What `with` may give it in a scenario file.
    public let parameters: [Parameter]
    /// The first version of iOS whose apps or phones have it: elsewhere it is refused.
    public var first: SystemVersion { word.first }
    /// The parameter that a step gives in a short form, `{ at: 3, NAME: VALUE }`, such as what `ui.tap` taps; nil for none.
    public let leading: String?
    private var word: ModuleWord
    private let body: @Sendable (Device, InstalledApp, Arguments) throws -> Void

    /// A stimulus from its parts.
    public init(
        _ name: String, _ summary: String, parameters: [Parameter] = [], leading: String? = nil, file: String = #fileID,
        line: Int = #line,
        perform: @escaping @Sendable (Device, InstalledApp, Arguments) throws -> Void
    ) {
        word = ModuleWord(name, file: file, line: line)
        self.summary = summary
        self.parameters = parameters
        self.leading = leading
        body = perform
    }

    /// The same, on phones from this version of iOS on.
    public func since(_ first: SystemVersion) -> Stimulus {
        var stimulus = self
        stimulus.word = word.since(first)
        return stimulus
    }

    func owned(by module: String) -> Stimulus {
        var stimulus = self
        stimulus.word = word.owned(by: module)
        return stimulus
    }

    /// Makes it happen.
    ///
    /// - Parameters:
    ///   - device: the phone that it happens to.
    ///   - app: the app that the step names, or the scenario's own.
    ///   - arguments: the arguments of the step.
    /// - Throws: what the caller did wrong, such as asking for what the system does not have, in a sentence;
    ///   ``ModuleFailure`` when the module fails.
    public func perform(_ device: Device, _ app: InstalledApp, _ arguments: Arguments) throws {
        try word.perform(on: device) { try body(device, app, arguments) }
    }
}

/// Something that a scripted app can do, by name and with typed parameters: `task.begin`, `audio.play`.
///
/// It is performed as a turn on the app's main thread, as the app's own code would be.
public struct ScriptedAction: Sendable {
    /// The name in a scenario's `app`.
    public var name: String { word.name }
    /// What the app does, in one sentence.
    public let summary: String
    /// What `with` may give it in a scenario file.
    public let parameters: [Parameter]
    /// The first version of iOS whose apps or phones have it: elsewhere it is refused.
    public var first: SystemVersion { word.first }
    private var word: ModuleWord
    private let body: @Sendable (AppProcess, Arguments) throws -> Void

    /// An action from its parts.
    public init(
        _ name: String, _ summary: String, parameters: [Parameter] = [], file: String = #fileID, line: Int = #line,
        perform: @escaping @Sendable (AppProcess, Arguments) throws -> Void
    ) {
        word = ModuleWord(name, file: file, line: line)
        self.summary = summary
        self.parameters = parameters
        body = perform
    }

    /// The same, on phones from this version of iOS on.
    public func since(_ first: SystemVersion) -> ScriptedAction {
        var action = self
        action.word = word.since(first)
        return action
    }

    func owned(by module: String) -> ScriptedAction {
        var action = self
        action.word = word.owned(by: module)
        return action
    }

    /// Does it, in a turn of the app.
    ///
    /// - Throws: what the app or the caller did wrong, such as asking for what the system does not have, in a sentence;
    ///   ``ModuleFailure`` when the module fails.
    public func perform(_ process: AppProcess, _ arguments: Arguments) throws {
        process.simulation.noteScript()
        try word.perform(on: process.device) { try body(process, arguments) }
    }
}

extension [Stimulus] {
    /// The same, on phones from this version of iOS on; those that say a later one keep it.
    public func since(_ first: SystemVersion) -> [Stimulus] { map { $0.since(Swift.max(first, $0.first)) } }
}

extension [ScriptedAction] {
    /// The same, on phones from this version of iOS on; those that say a later one keep it.
    public func since(_ first: SystemVersion) -> [ScriptedAction] { map { $0.since(Swift.max(first, $0.first)) } }
}
