/// What a mode gets of its process: the process, the values that loaded it, and the way to keep the process awake, in its
/// own name and no other.
public final class ModeContext {
    /// The process. It may have ended: what is done to it then is a finding about the module.
    public let process: AppProcess
    /// The values of `UIBackgroundModes` that the manifest declares and the module stands for, at least one.
    public let values: [String]
    private let module: ModuleIdentity

    init(_ process: AppProcess, values: [String], module: ModuleIdentity) {
        self.process = process
        self.values = values
        self.module = module
    }

    /// Schedules something that happens to the device. Where events without a delay schedule each other for ever, that is a
    /// finding about the module, and one that would follow is not done.
    @discardableResult
    public func schedule(
        after delay: Duration, phase: Phase = .verdict, isHousekeeping: Bool = false, file: String = #fileID,
        line: Int = #line, _ action: @escaping () -> Void
    ) -> EventID {
        let plan = ModulePlan(delay: delay, phase: phase, isHousekeeping: isHousekeeping, place: (file, line))
        return module.schedule(plan, action)
    }

    /// Cancels what was scheduled.
    public func cancel(_ event: EventID) { process.simulation.cancel(event) }

    /// Keeps the process from being suspended, as a mode in use.
    ///
    /// - Parameters:
    ///   - value: which of ``values`` is in use; the first one without it.
    ///   - reason: why, in a few words.
    ///   - rule: the rule by which it holds.
    ///   - until: when it ends by itself; nil when the mode drops it. Only without an end does it stop task time
    ///     (`task.hold.no-expiry`).
    ///   - keepsDeviceAwake: whether the device may not sleep meanwhile.
    ///   - file: where it is asked for: faults of the module name it.
    ///   - line: the line there.
    public func acquire(
        _ value: String? = nil, reason: String, rule: Rule, until: VirtualInstant? = nil,
        keepsDeviceAwake: Bool = false, file: String = #fileID, line: Int = #line
    ) -> HeldAssertion {
        let mode = value ?? values[0]
        if !values.contains(mode) {
            module.report(
                ModuleFault("keeps \(process.app.name) awake as \"\(mode)\", which it is not", file: file, line: line))
        }
        return HeldAssertion(
            .mode(values.contains(mode) ? mode : values[0]), of: process, by: module, reason: reason, rule: rule,
            until: until, keepsDeviceAwake: keepsDeviceAwake, at: (file, line))
    }

    /// Keeps the process from being suspended for an event, such as a call that rings. Task time goes on.
    ///
    /// - Parameters:
    ///   - event: the event in a word or two.
    ///   - reason: why, in a few words.
    ///   - rule: the rule by which it holds.
    ///   - until: when it ends by itself; nil when the mode drops it.
    ///   - keepsDeviceAwake: whether the device may not sleep meanwhile.
    ///   - file: where it is asked for: faults of the module name it.
    ///   - line: the line there.
    public func acquire(
        event: String, reason: String, rule: Rule, until: VirtualInstant? = nil, keepsDeviceAwake: Bool = false,
        file: String = #fileID, line: Int = #line
    ) -> HeldAssertion {
        HeldAssertion(
            .wake(event), of: process, by: module, reason: reason, rule: rule, until: until,
            keepsDeviceAwake: keepsDeviceAwake, at: (file, line))
    }
}
