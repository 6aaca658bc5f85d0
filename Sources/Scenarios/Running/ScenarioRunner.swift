import BackgroundRuntime
import VigilDocuments
import VigilProgramImage

/// Plays scenarios on devices of their own.
public struct ScenarioRunner: Sendable {
    private let modules: ModuleSet
    private let manifests = KnownManifests()

    /// A runner for phones with `modules`.
    public init(modules: ModuleSet = .linked) {
        self.modules = modules
    }

    /// Plays `scenario` and reports.
    ///
    /// - Parameters:
    ///   - scenario: what happens.
    ///   - program: the app's code; nil for a scripted app.
    ///   - options: what the command line changes of it.
    ///   - observe: called with the device before anything happens, to watch the trace as it grows.
    /// - Throws: ``/VigilDocuments/InputProblems`` for a manifest or a constant that cannot be used.
    public func run(
        _ scenario: Scenario, program: (any AppProgram)? = nil, options: RunOptions = RunOptions(),
        observe: (Device) -> Void = { _ in }
    ) throws -> RunReport {
        play(scenario, by: try start(scenario, program: program, options: options, observe: observe), options)
    }

    /// Makes the phone of a scenario, with its apps on it. Nothing has happened to it: the steps are up to the player.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems`` for a manifest or a constant that cannot be used.
    package func start(
        _ scenario: Scenario, program: (any AppProgram)?, options: RunOptions, observe: (Device) -> Void = { _ in }
    ) throws -> StepPlayer {
        try check(options.allowed)
        let system = options.system ?? scenario.system
        let device = try makeDevice(scenario, system: system, options: options)
        let variables = scenario.variables.merging(options.variables) { $1 }
        func manifest(_ own: String, tried: String? = nil) throws -> Manifest {
            try readManifest(
                tried ?? own, inPlaceOf: own, variables: variables, system: system,
                accepting: options.isStrict ? scenario.expectedRules.union(options.allowed) : nil)
        }
        var main = try manifest(scenario.manifest, tried: options.manifest)
        if let choice = options.lifeCycle ?? scenario.lifeCycle { main = try choice.applied(to: main, of: program) }
        observe(device)
        if options.keepsSights { ScreenRecorder.begin(on: device) }
        let app = try device.install(program ?? scriptedApp(scenario, named: nil), manifest: main)
        if program != nil {
            let files = [scenario.file, options.manifest ?? scenario.manifest]
            if let bundle = files.lazy.compactMap(AppBundle.init(ofScenario:)).first {
                SystemCondition.report(on: app, of: bundle)
            }
        }
        for other in scenario.otherApps {
            try device.install(
                scriptedApp(scenario, named: other.name), manifest: manifest(other.manifest), name: other.name)
        }
        return StepPlayer(device: device, app: app, isScripted: program == nil, looks: options.looks)
    }

    private func check(_ allowed: [String]) throws(UsageError) {
        if let problem = unknownWords(allowed: allowed).first { throw UsageError("--allow: \(problem)") }
    }

    /// What is said of words that are no rule and no code, and so allow nothing, unless one is several words: a part of what a
    /// finding says.
    package func unknownWords(allowed: [String]) -> [String] {
        guard !allowed.isEmpty else { return [] }
        let ids = ExpectableRules(modules).ids
        return allowed.filter { word in
            !word.contains(" ") && !ids.contains(word) && modules.terminationCode(named: word) == nil
        }.map { word in
            let closest = closestMatch(to: word, in: ids).map { "; did you mean \($0)?" } ?? ""
            return "\(word.quoted) is no rule that a trace cites and no code\(closest)"
        }
    }

    private func makeDevice(_ scenario: Scenario, system: SystemVersion, options: RunOptions) throws -> Device {
        do {
            let device = try ConstantReads.$current.withValue(ConstantReads()) {
                try Device(
                    system: system, modules: modules, seed: options.seed ?? scenario.seed,
                    constants: scenario.constants.merging(options.constants) { $1 }, clocks: scenario.phone.clocks,
                    turnLimit: options.turnLimit)
            }
            scenario.phone.apply(to: device)
            MachineCalls.show(device.simulation.clocks.timeZone)
            device.simulation.pace = options.pace
            return device
        } catch {
            throw InputProblems([InputProblem(.error, file: scenario.file, keyPath: "constants", message: "\(error)")])
        }
    }

    /// - Parameter accepted: the rules by which a manifest may have an error; nil for any error.
    private func readManifest(
        _ path: String, inPlaceOf own: String, variables: [String: String], system: SystemVersion,
        accepting accepted: Set<String>?
    ) throws -> Manifest {
        let manifest = try manifests.manifest(
            path, inPlaceOf: own, variables: variables, modules: modules, system: system)
        let errors = manifest.problems.filter { $0.severity == .error }
        guard let accepted else { return manifest }
        let unexpected = errors.filter { $0.rule.map(accepted.contains) != true }
        if !unexpected.isEmpty { throw InputProblems(unexpected) }
        return manifest
    }

    private func scriptedApp(_ scenario: Scenario, named name: String?) -> ScriptedApp {
        let reactions = scenario.steps.compactMap {
            step -> (call: String, action: ScriptedAction, arguments: Arguments)? in
            guard step.app == name, case .on(let call) = step.moment,
                case .action(let action, let with) = step.operation
            else { return nil }
            return (call, action, with)
        }
        return ScriptedApp(reactions: reactions)
    }

    private func play(_ scenario: Scenario, by player: StepPlayer, _ options: RunOptions) -> RunReport {
        var player = player
        let (device, app) = (player.device, player.app)
        player.prepare(for: scenario.steps)
        for step in scenario.steps { player.play(step) }
        player.finish(until: scenario.until.map { .boot.advanced(by: $0) })
        for app in device.apps { app.reportLeftovers() }
        device.reportAssumptions()
        player.conclude(scenario.steps)
        return RunReport(
            scenario: scenario, device: device, app: app, seed: options.seed ?? scenario.seed,
            failures: player.failures, steps: player.results, ends: player.ends(options),
            findings: player.findings(options), looks: player.looks)
    }
}
