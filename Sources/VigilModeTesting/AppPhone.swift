/// A phone with one app, and what tests say of it.
public protocol AppPhone {
    /// The phone that everything happens to.
    var device: Device { get }

    /// Its app, or the one that the test is about.
    var app: InstalledApp { get }
}

extension AppPhone {
    /// The present launch of the app.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the app is not running.
    public var process: AppProcess {
        get throws { try process(of: app) }
    }

    /// The present launch of an app of the phone.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it is not running.
    public func process(of app: InstalledApp) throws -> AppProcess {
        guard let process = app.process else { throw StimulusError("\(app.name) is not running") }
        return process
    }

    /// The app does something that a scripted app can do, in a turn of its main thread.
    ///
    /// - Parameters:
    ///   - word: the name of the action.
    ///   - arguments: the values of its parameters, by name; a number stands for so many seconds where a time is
    ///     wanted.
    ///   - other: another app than the phone's own.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such word, an argument does not suit it, or the
    ///   app cannot do it now.
    public func act(_ word: String, _ arguments: [String: ArgumentValue] = [:], in other: InstalledApp? = nil) throws {
        let process = try process(of: other ?? app)
        try process.app.onMainThread { try process.act(word, arguments) }
    }

    /// Something happens to the phone.
    ///
    /// - Parameters:
    ///   - word: the name of the stimulus.
    ///   - arguments: the values of its parameters, by name; a number stands for so many seconds where a time is
    ///     wanted.
    ///   - other: the app that it is about, if not the phone's own.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such word, an argument does not suit it, or it
    ///   cannot happen now.
    public func happen(_ word: String, _ arguments: [String: ArgumentValue] = [:], to other: InstalledApp? = nil) throws
    {
        let vocabulary = device.modules.vocabulary
        guard let stimulus = vocabulary.stimulus(named: word) else {
            throw StimulusError(noWord: word, of: "stimulus", in: vocabulary.stimuli.map(\.name))
        }
        let checked = try Arguments(checking: arguments, of: word, stimulus.parameters)
        try stimulus.perform(device, other ?? app, checked)
    }

    /// What an expectation is told that asks for this word.
    ///
    /// - Parameters:
    ///   - word: the name of the observation.
    ///   - seconds: from when on, since the boot.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such word, or it cannot be told now.
    public func observe(_ word: String, since seconds: Int = 0) throws -> AppObservation.Value {
        let vocabulary = device.modules.vocabulary
        guard let observation = vocabulary.observation(named: word) else {
            throw StimulusError(noWord: word, of: "observation", in: vocabulary.observations.map(\.name))
        }
        return try observation.value(of: app, since: .boot.advanced(by: .seconds(seconds)))
    }

    /// Runs a closure as a turn on the app's main thread.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the app does not get to it at this instant, and what `body`
    ///   throws.
    @discardableResult
    public func run<Result>(_ body: @escaping (AppProcess) throws -> Result) throws -> Result {
        let process = try process
        return try app.onMainThread { try body(process) }
    }

    /// Leaves the app with the Home button.
    public func home() { device.press(.home) }

    /// Lets so many seconds pass.
    public func wait(_ seconds: Int) { device.advance(by: .seconds(seconds)) }

    /// Whether the trace of the app cites a rule.
    public func cites(_ rule: String) -> Bool { app.trace.contains(rule: rule) }

    /// The whole seconds since the boot at which the trace of the app cites a rule.
    public func seconds(citing rule: String) -> [Int] { app.trace.entries(rule: rule).map(\.instant.wholeSeconds) }

    /// What the app printed, each line with the time since the boot.
    public var output: [String] {
        app.trace.entries(of: .output).map { "\(TimeText.clock($0.instant)) \($0.text)" }
    }
}

extension AppProcess {
    /// The app does something that a scripted app can do, in the present turn: for the closures of ``AppCode``.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such word, an argument does not suit it, or the
    ///   app cannot do it now.
    public func act(_ word: String, _ arguments: [String: ArgumentValue] = [:]) throws {
        let vocabulary = device.modules.vocabulary
        guard let action = vocabulary.action(named: word) else {
            throw StimulusError(noWord: word, of: "action", in: vocabulary.actions.map(\.name))
        }
        try action.perform(self, try Arguments(checking: arguments, of: word, action.parameters))
    }
}

extension VirtualInstant {
    /// The whole seconds since the boot.
    public var wholeSeconds: Int { Int(nanoseconds / 1_000_000_000) }
}
