import BackgroundRuntime

/// An app without code of its own: it does what the steps of a scenario say.
public final class ScriptedApp: StatesBlocking {
    /// What it does at calls of the system, by the call's name.
    private let reactions: [(call: String, action: ScriptedAction, arguments: Arguments)]

    /// An app that reacts to calls as the `on` steps of a scenario say.
    public init(reactions: [(call: String, action: ScriptedAction, arguments: Arguments)] = []) {
        self.reactions = reactions
    }

    public var mayBlock: Bool { !reactions.isEmpty }

    public func launch(in process: AppProcess) -> any AppInstance {
        ScriptedInstance(process, reactions)
    }
}

private final class ScriptedInstance: AppInstance {
    private unowned let process: AppProcess
    private let reactions: [(call: String, action: ScriptedAction, arguments: Arguments)]

    init(_ process: AppProcess, _ reactions: [(call: String, action: ScriptedAction, arguments: Arguments)]) {
        self.process = process
        self.reactions = reactions
    }

    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
        if let title = event.title(on: channel) { react(to: title) }
    }

    private func react(to name: String) {
        for reaction in reactions where CallName.matches(reaction.call, name) {
            do {
                try reaction.action.perform(process, reaction.arguments)
            } catch {
                process.noteFailure(of: reaction.action, error)
            }
        }
    }
}

/// Names of calls as people write them.
package enum CallName {
    /// The delegate methods, as short as a scenario may write them.
    package static let delegateCalls = [
        "willFinishLaunching", "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willEnterForeground", "willTerminate", "didReceiveMemoryWarning", "protectedDataWillBecomeUnavailable",
        "protectedDataDidBecomeAvailable", "application(_:open:options:)", "performFetch",
        "didReceiveRemoteNotification", "didRegisterForRemoteNotifications",
        "didFailToRegisterForRemoteNotifications", "handleEventsForBackgroundURLSession", "willConnect",
        "didDisconnect", "didDiscardSceneSessions", "significantTimeChange",
        "application(_:didReceive:)", "application(_:didRegister:)", "handleActionWithIdentifier", "performAction",
    ]

    /// Whether a system ever makes this call into a scripted app. Names of notifications that are not the host's are taken as
    /// they are: a mode may post its own.
    package static func isKnown(_ name: String) -> Bool { name.isOfModule || !events(named: name).isEmpty }

    /// Whether a system makes a call that is known.
    package static func comes(_ name: String, on system: SystemVersion) -> Bool {
        name.isOfModule || events(named: name).contains { systems(of: $0).contains(system) }
    }

    /// The events that a name means, by the call or by the notification.
    private static func events(named name: String) -> [SystemEvent] {
        SystemEvent.sentToApps.filter { $0.notification == name || matches(name, $0.call ?? "") }
    }

    /// The systems that tell a scripted app of an event. From iOS 10 on its notifications come to the center's delegate.
    private static func systems(of event: SystemEvent) -> SystemRange {
        switch event.name {
        case .didReceiveLocalNotification: .from(.iOS(4), before: .iOS(10))
        case .didRegisterUserNotificationSettings, .handleActionWithIdentifier: .from(.iOS(8), before: .iOS(10))
        case .performFetch, .handleEventsForBackgroundURLSession, SystemEvent.backgroundRefreshStatusDidChange.name:
            .from(.iOS(7))
        case .performAction, SystemEvent.powerStateDidChange.name: .from(.iOS(9))
        case SystemEvent.thermalStateDidChange.name: .from(.iOS(11))
        default: event.call?.contains("cene") == true ? .from(.iOS(13)) : .all
        }
    }

    /// Whether `name`, as written in a scenario, means the call `full`: in full, without its arguments, or without the
    /// `application` or `scene` in front. `didEnterBackground` means `applicationDidEnterBackground(_:)`, and
    /// `sceneDidEnterBackground(_:)` in an app with scenes.
    static func matches(_ name: String, _ full: String) -> Bool {
        if name == full { return true }
        let words = full.split { "(:)".contains($0) }.map(String.init).filter { $0 != "_" }
        let first = words.first ?? ""
        let prefix = ["application", "scene"].first(where: first.hasPrefix) ?? ""
        let short = first.dropFirst(prefix.count)
        return words.contains(name) || short.lowercased() == name.lowercased()
            || words.contains { $0.hasPrefix(name + "With") || $0 == name + "To" || $0 == name + "For" }
    }
}

extension String {
    /// Whether it names a notification that is none of the host's.
    fileprivate var isOfModule: Bool {
        hasSuffix("Notification")
            && !["UIApplication", "UIScene", "NSProcessInfo"].contains(where: hasPrefix)
    }
}
