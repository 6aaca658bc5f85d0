// The calls of each transition, in Apple's order: `life.tx.*` in the rule book names the source of each.

extension LifecycleMachine {
    /// `life.tx.launch-foreground`: no `willEnterForeground` in a cold launch, unless scenes come to the front.
    func launchToForeground(_ options: LaunchOptions) -> [Step] {
        let isPlain = options.values.isEmpty && !isSceneBased && callsWillFinishLaunching
        return isPlain ? LifecycleMachine.plainLaunch : steps(ofLaunch: options)
    }

    /// Those of a launch by the icon, which most are.
    private static let plainLaunch = LifecycleMachine().steps(ofLaunch: .none)

    private func steps(ofLaunch options: LaunchOptions) -> [Step] {
        if isSceneBased {
            return [.move(Move(process: .launch, scene: .connectInBackground)), .beginWatch(.launch)]
                + finishLaunching(options, then: [.event(.willEnterForeground)]) + [
                    .move(Move(scene: .enterForeground)), .animate(.launch),
                ]
                + becomeActive
        }
        var steps =
            [.move(Move(process: .launch, scene: .connectInForeground)), .beginWatch(.launch)]
            + finishLaunching(options)
        if let url = options.values[LaunchOptions.urlKey]?.string { steps.append(.notify([.event(.open(url: url))])) }
        return steps + [.animate(.launch)] + becomeActive
    }

    /// A launch in the background, in which `didBecomeActive` never comes (`life.tx.launch-background`).
    func launchToBackground(_ options: LaunchOptions) -> [Step] {
        [.move(Move(process: .launch, scene: .connectInBackground)), .beginWatch(.backgroundLaunch)]
            + finishLaunching(options) + didWake
    }

    /// The run loop begins after all of it: what the app dispatches meanwhile waits, and so do callbacks.
    private func finishLaunching(_ options: LaunchOptions, then more: [Message] = []) -> [Step] {
        let told = isSceneBased ? options.withoutThoseOfScenes : options
        let first: [Message] = callsWillFinishLaunching ? [.event(.willFinishLaunching(told))] : []
        let connect: [Message] = isSceneBased ? [.event(.willConnect(options))] : []
        return [.notify(first + [.event(.didFinishLaunching(told))] + connect + more), .endWatch]
    }

    /// The app is told before its state changes: in `willResignActive` it still reads active.
    var resign: [Step] { [.notify([.event(.willResignActive)]), .move(Move(scene: .deactivate))] }

    var becomeActive: [Step] { [.notify([.move(Move(scene: .activate)), .event(.didBecomeActive)])] }

    /// While the screen moves the app is inactive, and its timers and queues go on.
    func goBackground(by animation: ScreenAnimation) -> [Step] {
        [.animate(animation), .move(Move(scene: .enterBackground))] + didEnterBackground + [.snapshot]
    }

    private var didEnterBackground: [Step] {
        [
            .beginWatch(.enterBackground), .notify([.event(.didEnterBackground)]), .endWatch,
        ]
    }

    /// `life.tx.foreground` and `life.tx.resume-foreground`: the app still reads background as it hears of it.
    func comeForeground(_ url: String?, queued: [Step]) -> [Step] {
        let opening = url.map { [Step.notify([.event(.open(url: $0))])] } ?? []
        return [
            .beginWatch(.resume), .notify([.event(.willEnterForeground)]), .move(Move(scene: .enterForeground)),
        ] + queued + opening + [.animate(.returning)] + becomeActive + [.endWatch]
    }

    /// The threads of a suspended process go on.
    var resume: [Step] { [.move(Move(process: .resume, scene: .resume)), .releaseThreads] }

    /// Documented, and seen nowhere: see ``DeviceOptions/WakeCalls``.
    var didWake: [Step] { wakesCallDidEnterBackground && !isSceneBased ? didEnterBackground : [] }

    /// `life.terminate.async`: the process is gone as soon as the turn is over.
    var terminate: [Step] {
        [
            .beginWatch(.terminate), .notify([.event(.willTerminate)]), .endWatch, .end,
        ]
    }
}

extension LifecycleMachine.Step {
    /// Whether the app becomes active in it.
    var makesActive: Bool {
        guard case .notify(let messages) = self else { return false }
        return messages.contains(.event(.didBecomeActive))
    }
}

extension LifecycleMachine.Input {
    /// The input as a verb, for error texts.
    var verb: String {
        switch self {
        case .launchToForeground: "be launched to the foreground"
        case .launchToBackground: "be launched in the background"
        case .deactivate: "become inactive"
        case .activate: "become active"
        case .enterBackground: "enter the background"
        case .enterForeground: "enter the foreground"
        case .suspend: "be suspended"
        case .resumeInBackground: "be resumed in the background"
        case .terminateWithNotice: "be terminated with notice"
        }
    }
}

/// A limit on the time that the main thread may take for a step of the life cycle.
public enum Watchdog: Hashable, Sendable {
    /// The launch to the foreground, until the app is active.
    case launch
    /// A launch for an event, which nobody sees.
    case backgroundLaunch
    /// The way from the screen up to `didEnterBackground`, which has a limit of its own.
    case leave
    /// Leaving the screen, until the app has entered the background.
    case enterBackground
    /// Coming back to the screen.
    case resume
    /// The time after `applicationWillTerminate(_:)` was called.
    case terminate

    /// The figure of the limit.
    var constant: Constant {
        switch self {
        case .launch: WatchdogConstants.launch
        case .backgroundLaunch: WatchdogConstants.backgroundLaunch
        case .leave: WatchdogConstants.suspend
        case .enterBackground: WatchdogConstants.enterBackground
        case .resume: WatchdogConstants.resume
        case .terminate: WatchdogConstants.terminate
        }
    }

    /// The rule by which the limit kills.
    var rule: Rule {
        switch self {
        case .launch, .backgroundLaunch: LifecycleRules.launchWatchdog
        case .enterBackground: LifecycleRules.enterBackgroundBudget
        case .leave, .resume: LifecycleRules.kill
        case .terminate: LifecycleRules.terminateWatchdog
        }
    }

    /// What the log says of an app that was not done in time, in essence. Systems before 9 know no scenes.
    func report(of app: String, limit: Duration, on system: SystemVersion) -> String {
        system >= .iOS(9)
            ? "\(logName) watchdog: \(app) exhausted real (wall clock) time allowance of \(TimeText.duration(limit))"
            : "\(app) failed to \(verb) in time (\(TimeText.duration(limit)))"
    }

    private var verb: String {
        switch self {
        case .launch, .backgroundLaunch: "launch"
        case .leave, .enterBackground: "suspend"
        case .resume: "resume"
        case .terminate: "terminate"
        }
    }

    /// What the system's log calls the step.
    private var logName: String {
        switch self {
        case .launch: "scene-create"
        case .backgroundLaunch: "scene-create (background)"
        case .leave, .enterBackground, .resume: "scene-update"
        case .terminate: "process-exit"
        }
    }
}
