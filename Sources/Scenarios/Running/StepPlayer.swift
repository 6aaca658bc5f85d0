import BackgroundRuntime

/// A step that did not go as the scenario says.
public struct StepFailure: Sendable {
    /// Where the step stands: `steps[3]`.
    public let path: String
    /// The line in the file.
    public let line: Int?
    /// When the step was taken.
    public let instant: VirtualInstant
    /// What was wrong, one line each.
    public let messages: [String]
    /// How much of the trace there was at that time.
    public let traceLength: Int
}

/// Plays the steps of one scenario, one after the other.
struct StepPlayer {
    let device: Device
    let app: InstalledApp
    let isScripted: Bool
    private static let hasOwnCode = "the app has code of its own: \"app\" steps are for scripted apps"
    private(set) var failures: [StepFailure] = []
    private var histories: [ObjectIdentifier: AppHistory] = [:]
    /// The places in the app's exits that the scenario has named, or brought about itself.
    private var expectedExits: Set<Int> = []
    /// The rules that the scenario has named.
    private var expectedRules: Set<String> = []

    init(device: Device, app: InstalledApp, isScripted: Bool) {
        self.device = device
        self.app = app
        self.isScripted = isScripted
    }

    /// Plays a step that has an instant.
    mutating func play(_ step: Scenario.Step) {
        switch step.moment {
        case .at(let moment):
            device.advance(to: max(device.now, .boot.advanced(by: moment)))
            take(step)
        case .on:
            if !isScripted, step.app == nil { fail(step, [StepPlayer.hasOwnCode]) }
        case .end: break
        }
    }

    /// Checks what is expected when the run is over.
    mutating func conclude(_ steps: [Scenario.Step]) {
        for step in steps where step.moment == .end { take(step) }
    }

    /// The ends of the app that hurt it and that nothing expects. What hung is reported as that.
    func unexpectedExits(_ options: RunOptions) -> [TerminationReason] {
        app.exits.enumerated().filter { index, reason in
            reason.leavesCrashReport && !expectedExits.contains(index) && !StepPlayer.hangs.contains(reason.name)
                && !options.allowed.contains { $0 == reason.rule.id || $0.lowercased() == reason.codeText }
        }.map(\.element)
    }

    /// The findings that fail the run: those of a module that is broken, since nothing that follows is sure, and where all
    /// are to be expected each that is not.
    func unexpectedFindings(_ options: RunOptions) -> [TraceEntry] {
        let severe = device.trace.records.filter { record in
            record.kind == .finding && (options.isStrict || record.rule == ModeRules.moduleFault)
        }
        return severe.map(device.trace.entry).filter { entry in
            let isExpected = entry.rule.map { expectedRules.contains($0.id) } ?? false
            return !isExpected && !options.allowed.contains { $0 == entry.rule?.id || entry.text.contains($0) }
        }
    }

    private static let hangs = ["spinning", "waits-for-machine"]

    private mutating func take(_ step: Scenario.Step) {
        let target = step.app.flatMap(device.app(named:)) ?? app
        do {
            try perform(step.deed, on: target, isScripted: isScripted || step.app != nil, step)
        } catch {
            fail(step, ["\(error)"])
        }
    }

    private mutating func perform(
        _ deed: Scenario.Step.Deed, on app: InstalledApp, isScripted: Bool, _ step: Scenario.Step
    ) throws {
        switch deed {
        case .stimulus(let stimulus, let arguments):
            // The scenario's own doing.
            if stimulus.name == Vocabulary.crash, app === self.app { expectedExits.insert(app.exits.count) }
            try stimulus.perform(device, app, arguments)
        case .action(let action, let arguments): try act(action, arguments, app, isScripted)
        case .expect(let expectation):
            if app === self.app {
                expectedRules.formUnion(expectation.ruleNames)
                expectedExits.formUnion(app.exits.indices.filter { expectation.names(app.exits[$0]) })
            }
            let mismatches = expectation.mismatches(in: app, history(of: app))
            if !mismatches.isEmpty { fail(step, mismatches.map(\.description)) }
        }
    }

    private mutating func history(of app: InstalledApp) -> AppHistory {
        let history = histories[ObjectIdentifier(app)] ?? AppHistory(of: app)
        histories[ObjectIdentifier(app)] = history
        history.readOn()
        return history
    }

    private func act(_ action: ScriptedAction, _ arguments: Arguments, _ app: InstalledApp, _ isScripted: Bool) throws {
        guard isScripted else {
            throw StimulusError(StepPlayer.hasOwnCode)
        }
        guard let process = app.process, process.state.isRunning else {
            throw StimulusError("\(app.name) is \(app.state), so it cannot do \(action.name)")
        }
        let failure = FailureBox()
        process.mainThread.enqueue {
            do { try action.perform(process, arguments) } catch {
                // Behind a blocked turn the step is over when the action runs: then the trace takes the failure.
                if failure.isLate { process.noteFailure(of: action, error) }
                failure.error = error
            }
        }
        device.settle()
        failure.isLate = true
        if let error = failure.error { throw error }
    }

    private mutating func fail(_ step: Scenario.Step, _ messages: [String]) {
        failures.append(
            StepFailure(
                path: step.path, line: step.line, instant: device.now, messages: messages,
                traceLength: device.trace.records.endIndex))
    }
}

extension AppProcess {
    /// The trace takes what an action throws when nobody waits for it; what its module did wrong is there already.
    func noteFailure(of action: ScriptedAction, _ error: any Error) {
        guard !(error is ModuleFailure) else { return }
        record(.finding, "\(action.name) failed", detail: "\(error)")
    }
}

/// Carries an error out of a turn.
private final class FailureBox {
    var error: (any Error)?
    var isLate = false
}
