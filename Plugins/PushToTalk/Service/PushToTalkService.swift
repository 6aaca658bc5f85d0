import BackgroundRuntime
import Foundation

/// What the system does for push to talk: the one channel that is joined on the phone, and the sound of its app.
public final class PushToTalkService: ModuleService, SystemActivatedSound {
    let context: ServiceContext
    /// The channel that is joined; nil for none.
    private(set) var joined: JoinedChannel?

    init(_ context: ServiceContext) { self.context = context }

    /// Who handles the sound; nil when nobody does.
    var sound: (any CallSound)? { context.service(providing: (any CallSound).self) }

    /// Whether a call goes on that comes first.
    var isCallGoingOn: Bool { context.service(providing: (any PhoneCalls).self)?.isCallGoingOn == true }

    /// The channel of an app; nil when it has none.
    func channel(of app: InstalledApp) -> JoinedChannel? { joined?.app === app ? joined : nil }

    func join(_ app: InstalledApp, _ id: UUID, name: String) -> JoinedChannel {
        let token = context.random { chance in
            (0..<4).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian, Array.init) }
        }
        let new = JoinedChannel(app, Channel(id: id, name: name), token: token)
        joined = new
        return new
    }

    /// The system forgets the channel of an app.
    func forget(_ old: JoinedChannel) {
        old.channel.interrupt()
        joined = nil
    }

    /// The channel is gone, and no process is there to be told.
    func tearDown(_ old: JoinedChannel, _ words: String, rule: Rule) {
        forget(old)
        old.app.record(.note, "leaves the channel \(old.channel.name): \(words)", rule: rule)
    }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard state == .suspended, let old = channel(of: process.app), old.session?.process !== process else { return }
        ProcessTalk.of(process).waiting.report(to: process, advice: PushToTalkRules.managerAtLaunch.advice ?? "") {
            ($0.name, PushToTalkRules.managerAtLaunch)
        }
        process.recordUndone(
            "the app made no channel manager at its launch: it loses its channel",
            rule: PushToTalkRules.managerAtLaunch, ["PTChannelManager"])
        tearDown(old, "no manager", rule: PushToTalkRules.managerAtLaunch)
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        guard let old = channel(of: process.app) else { return }
        old.channel.interrupt()
        if process.wasForceQuit { tearDown(old, "force quit", rule: PushToTalkRules.forceQuit) }
    }

    public func appWasForceQuit(_ app: InstalledApp) {
        if let old = channel(of: app) { tearDown(old, "force quit", rule: PushToTalkRules.forceQuit) }
    }

    public func appWasDeleted(_ app: InstalledApp) {
        if let old = channel(of: app) { forget(old) }
    }

    // What calls and sound ask.

    public func callTakesSound() {
        guard let joined, joined.channel.needsSound else { return }
        endTalk(on: joined, rule: PushToTalkRules.callFirst)
    }

    public func ruleAgainstActivation(by process: AppProcess) -> Rule? {
        guard channel(of: process.app) != nil else { return nil }
        let record = ProcessTalk.of(process)
        let isEarly = record.hasSound && !record.isSoundActive
        return isEarly || !process.state.isForeground ? PushToTalkRules.audioByFramework : nil
    }
}
