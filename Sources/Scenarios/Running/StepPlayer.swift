import BackgroundRuntime
import VigilResults

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
package struct StepPlayer {
    package let device: Device
    package let app: InstalledApp
    let isScripted: Bool
    package static let hasOwnCode = "the app has code of its own: \"app\" steps are for scripted apps"
    private static let hasNoCode = "the app is scripted: it has no code to invoke, and does what \"app\" steps say"
    package private(set) var failures: [StepFailure] = []
    /// What came of each step that expects something, and of each that could not be taken.
    private(set) var results: [ExpectationResult] = []
    private var histories = AppHistories()
    /// What was on the screens of apps, where somebody asks of that.
    private var screens: ScreenWatch
    /// What was on the screen at the instants that were asked for.
    var looks: [ScreenLook] { screens.looks }
    /// What lies ahead of the steps that expect it, the earliest deadline first.
    private var awaited: [AwaitedExpectation] = []
    /// The places in the app's exits that the scenario has named, or brought about itself.
    private var expectedExits: Set<Int> = []
    /// The rules that the scenario has named.
    private var expectedRules: Set<String> = []

    /// A player that has not played anything.
    ///
    /// - Parameter looks: when it looks at the screen of the app.
    init(device: Device, app: InstalledApp, isScripted: Bool, looks: [Duration] = []) {
        screens = ScreenWatch(on: device, at: looks)
        // Each step has its instant.
        if device.options.animations == .awaited { device.options.animations = .played }
        self.device = device
        self.app = app
        self.isScripted = isScripted
    }

    /// Makes ready for steps: what some ask of the time before them is looked at from now on.
    mutating func prepare(for steps: [Scenario.Step]) {
        for step in steps {
            if case .expect(let expectation) = step.operation, expectation.asksOfPastScreens {
                screens.begin(for: step.app.flatMap(device.app(named:)) ?? app)
            }
        }
    }

    /// Plays a step that has an instant.
    package mutating func play(_ step: Scenario.Step) {
        switch step.moment {
        case .at(let moment):
            advance(to: .boot.advanced(by: moment))
            take(step)
        case .on:
            if !isScripted, step.app == nil { fail(step, [StepPlayer.hasOwnCode]) }
        case .end: break
        }
    }

    /// Lets time pass by itself; what steps wait for is looked at with the next one.
    package mutating func wait(until instant: VirtualInstant) { screens.pass(to: max(device.now, instant), app) }

    /// Lets the time pass that the screen takes for what was done last.
    package mutating func waitForScreen() {
        if let end = device.endOfAnimations { wait(until: end) }
    }

    /// Lets time pass, at least until everything is over that steps wait for.
    mutating func finish(until end: VirtualInstant?) {
        if let end { advance(to: end) }
        if let last = awaited.last { advance(to: last.deadline) }
        screens.finish(app)
    }

    private mutating func advance(to instant: VirtualInstant) {
        while let next = awaited.first, next.deadline <= instant {
            screens.pass(to: max(device.now, next.deadline), app)
            awaited.removeFirst()
            let mismatches = next.expectation.mismatches(in: next.app, next.history())
            note(next.step, mismatches, from: next.begin)
        }
        screens.pass(to: max(device.now, instant), app)
    }

    /// Checks what is expected when the run is over.
    mutating func conclude(_ steps: [Scenario.Step]) {
        for step in steps where step.moment == .end { take(step) }
        checkNames(steps)
    }

    /// Fails what asks for something by a name that nothing had in all of the run, where nothing else failed of it.
    private mutating func checkNames(_ steps: [Scenario.Step]) {
        let failed = Set(failures.map(\.path))
        var known: [String: KnownHolders] = [:]
        for step in steps where !failed.contains(step.path) {
            guard case .expect(let expectation) = step.operation, case let names = expectation.holders, !names.isEmpty,
                let target = step.app.map(device.app(named:)) ?? app
            else { continue }
            let holders = known[target.name] ?? KnownHolders(of: target, begunBy: steps.filter { $0.app == step.app })
            known[target.name] = holders
            let unknown = holders.problems(names)
            if !unknown.isEmpty { fail(step, unknown) }
        }
    }

    /// How each launch of the app ended. One that hurts the app, or that it brought about itself, is expected where the scenario
    /// or the options name it, or the scenario brings it about. What hung is reported as that.
    func ends(_ options: RunOptions) -> [(reason: TerminationReason, isExpected: Bool)] {
        app.exits.enumerated().map { index, reason in
            let isExpected =
                !reason.hasToBeExpected || expectedExits.contains(index) || StepPlayer.hangs.contains(reason.name)
                || options.allowed.contains { $0 == reason.rule.id || $0.lowercased() == reason.codeText }
            return (reason, isExpected)
        }
    }

    /// All findings. One fails the run where nothing expects it, if nothing that follows is sure, as with a module
    /// that is broken, or if all are to be expected.
    func findings(_ options: RunOptions) -> [(entry: TraceEntry, isExpected: Bool, fails: Bool)] {
        device.trace.records.filter { $0.kind == .finding }.map { record in
            let entry = device.trace.entry(record)
            let isExpected =
                entry.rule.map { expectedRules.contains($0.id) } == true
                || options.allowed.contains { $0 == entry.rule?.id || entry.text.contains($0) }
            if options.isOneOfMany, record.rule == ModeRules.declaredUnused { return (entry, isExpected, false) }
            return (entry, isExpected, !isExpected && (options.isStrict || SimulationRules.makesUnsure(record.rule)))
        }
    }

    private static let hangs = ["spinning", "waits-for-machine"]

    private mutating func take(_ step: Scenario.Step) {
        let target = step.app.flatMap(device.app(named:)) ?? app
        do {
            try perform(step.operation, on: target, isScripted: isScripted || step.app != nil, step)
        } catch {
            fail(step, ["\(error)"])
        }
    }

    private mutating func perform(
        _ operation: Scenario.Step.Operation, on app: InstalledApp, isScripted: Bool, _ step: Scenario.Step
    ) throws {
        switch operation {
        case .stimulus(let stimulus, let arguments):
            // The scenario's own doing.
            if stimulus.name == Vocabulary.crash, app === self.app { expectedExits.insert(app.exits.count) }
            try stimulus.perform(device, app, arguments)
        case .invocation(let invocation, let arguments):
            guard !isScripted else { throw StimulusError(StepPlayer.hasNoCode) }
            try invocation.perform(in: app, arguments)
        case .action(let action, let arguments): try act(action, arguments, app, isScripted)
        case .expect(let expectation):
            try watch(for: expectation, of: app)
            if app === self.app {
                expectedRules.formUnion(expectation.ruleNames)
                expectedExits.formUnion(app.exits.indices.filter { expectation.names(app.exits[$0]) })
            }
            if let within = expectation.eventually?.within {
                return lookAhead(expectation, of: app, step, within: within)
            }
            let history = try histories.history(of: app, since: expectation.since)
            history.screens = screens[app]
            let observed = try expectation.observedMismatches(app, history)
            note(step, expectation.mismatches(in: app, history) + observed)
        }
    }

    /// Looks at the screen now where a step asks of it. Steps that are known only now can ask of what follows alone.
    private mutating func watch(for expectation: Expectation, of app: InstalledApp) throws {
        guard expectation.asksOfPastScreens else { return }
        if screens[app] == nil, expectation.eventually?.within == nil {
            throw StimulusError("the screen was not looked at before: what it was is not known")
        }
        screens.begin(for: app)
        screens[app]?.look()
    }

    /// Notes what is to be looked at later.
    private mutating func lookAhead(
        _ expectation: Expectation, of app: InstalledApp, _ step: Scenario.Step, within: Duration
    ) {
        let wait = AwaitedExpectation(
            expectation, of: app, step, deadline: device.now.advanced(by: within), screens: screens[app])
        awaited.insert(wait, at: awaited.firstIndex { $0.deadline > wait.deadline } ?? awaited.endIndex)
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

    /// Notes that a step could not be taken.
    private mutating func fail(_ step: Scenario.Step, _ messages: [String]) {
        note(step, messages.map { MismatchResult(key: "", expected: "", found: $0) }, from: nil)
        note(step, failing: messages)
    }

    private mutating func note(_ step: Scenario.Step, _ mismatches: [Mismatch], from begin: VirtualInstant? = nil) {
        note(step, mismatches.map(\.result), from: begin)
        if !mismatches.isEmpty { note(step, failing: mismatches.map(\.description)) }
    }

    private mutating func note(_ step: Scenario.Step, _ mismatches: [MismatchResult], from begin: VirtualInstant?) {
        let now = device.now
        results.append(
            ExpectationResult(
                step: step.path, line: step.line, from: (begin ?? now).nanoseconds, to: now.nanoseconds,
                mismatches: mismatches))
    }

    private mutating func note(_ step: Scenario.Step, failing messages: [String]) {
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

extension Mismatch {
    /// The same as it is reported.
    fileprivate var result: MismatchResult {
        let why = [why, detail].compactMap(\.self).joined(separator: "\n")
        return MismatchResult(key: key, expected: expected, found: found, why: why.isEmpty ? nil : why)
    }
}

/// Carries an error out of a turn.
private final class FailureBox {
    var error: (any Error)?
    var isLate = false
}
