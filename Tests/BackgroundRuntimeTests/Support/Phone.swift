import VigilTestSupport

typealias Phone = ModePhone

/// What tests of the host ask of a phone most.
extension ModePhone {
    convenience init(
        _ system: SystemVersion = .iOS(17), modules: ModuleSet = [], constants: [String: Double] = [:],
        manifest: Manifest = .test(), seed: UInt64 = 0, kind: InstalledApp.Kind = .application
    ) throws {
        try self.init(
            on: system, modules: modules, manifest: manifest, kind: kind, seed: seed, constants: constants)
    }

    /// A phone whose app was launched and, after `begin`, left.
    static func inBackground(
        _ system: SystemVersion = .iOS(17), constants: [String: Double] = [:], begin: (Phone) throws -> Void = { _ in }
    ) throws -> Phone {
        let phone = try Phone(system, constants: constants)
        phone.app.launch()
        try begin(phone)
        phone.device.press(.home)
        return phone
    }

    /// The full budget of task time on leaving the foreground, in seconds.
    var budget: Double { device.constants.value(TaskConstants.budgetForeground) ?? 0 }

    /// Lets time pass until `seconds` after now, less a millisecond.
    func advanceAlmost(_ seconds: Double) { device.advance(by: Duration(inSeconds: seconds) - .milliseconds(1)) }

    func advance(_ seconds: Double) { device.advance(by: Duration(inSeconds: seconds)) }

    /// What the app was told last: the calls since there were `count`.
    func calls(since count: Int = 0) -> [String] { Array(app.trace.calls.dropFirst(count)) }

    /// The name and code of each end of a launch.
    var exits: [String] { app.exits.map(\.name) }

    /// The remaining time that the app reads.
    func remaining() throws -> Double { try process.backgroundTimeRemaining }

    /// Keeps the app awake through a mode called `x` until dropped.
    @discardableResult
    func holdMode() throws -> AssertionID {
        try process.acquire(.mode("x"), reason: "test", rule: LifecycleRules.backgroundAwakeReasons)
    }

    /// Keeps the app awake as a wake without a fixed end would, while task time runs, until dropped.
    @discardableResult
    func holdWake() throws -> AssertionID {
        try process.acquire(.wake("x"), reason: "test", rule: LifecycleRules.backgroundAwakeReasons)
    }

    func drop(_ id: AssertionID) throws {
        try process.drop(id, why: "test", rule: LifecycleRules.backgroundAwakeReasons)
        device.settle()
    }

    /// Wakes or launches the app in the background for an event with an allowance.
    @discardableResult
    func wake(
        allowance: Duration? = .seconds(30), passesForceQuit: Bool = false,
        options: LaunchOptions = .none, hasCompletionHandler: Bool = false,
        deliver: @escaping (AppProcess) -> Void = { _ in }
    ) -> Bool {
        let isAwake = app.wake(
            for: WakeEvent(
                "event", rule: LifecycleRules.resumeBackground, allowance: allowance, options: options,
                passesForceQuit: passesForceQuit, hasCompletionHandler: hasCompletionHandler),
            deliver: deliver)
        device.settle()
        return isAwake
    }

    /// Wakes the app for an event with a completion handler, which is returned.
    func wakeWithCompletion() throws -> WakeCompletion {
        var completion: WakeCompletion?
        let event = WakeEvent(
            "event", rule: LifecycleRules.resumeBackground, allowance: .seconds(30), hasCompletionHandler: true)
        app.wake(for: event) { process, done in
            completion = done
            process.callback("event", rule: nil) {}
        }
        device.settle()
        guard let completion else { throw StimulusError("the app was not woken") }
        return completion
    }

    /// The present instant in whole seconds.
    var seconds: Int { device.now.wholeSeconds }

    /// Begins a task on the main thread.
    @discardableResult
    func begin(
        _ name: String = "task", at place: String = "App.swift:1", handler: ((AppProcess) -> Void)? = { _ in }
    ) throws -> Int {
        try run { process in
            process.beginTask(name: name, place: place, handler: handler.map { handler in { handler(process) } })
        }
    }

    /// Begins a task whose handler ends it.
    @discardableResult
    func beginWellBehaved(_ name: String = "task") throws -> Int {
        try run { process in
            nonisolated(unsafe) var id = AppProcess.invalidTaskID
            id = process.beginTask(name: name, place: "App.swift:2") { process.endTask(id) }
            return id
        }
    }

    func end(_ id: Int) throws { try run { $0.endTask(id) } }
}

/// One version of each profile, and both ends of those that span rules.
let allSystems: [SystemVersion] = [.iOS(4), .iOS(7), .iOS(13), .iOS(17), .iOS(26), .iOS(27)]
