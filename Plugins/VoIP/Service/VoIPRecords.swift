import BackgroundRuntime
import Foundation

/// What the system keeps of an app across its launches: its push token, and the pushes it did not report.
final class AppVoIP {
    var obligation: PushObligation
    /// The token for VoIP pushes; nil until the app first asks for one.
    var token: [UInt8]?
    /// Whether a launch at boot waits for the first unlock.
    var waitsForUnlock = false

    init(_ constants: ConstantTable) {
        obligation = PushObligation(limit: constants.value(VoIPConstants.pushBlockedAfter).map { Int($0) })
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppVoIP { app.storage.object { AppVoIP(app.device.constants) } }
}

/// A push on its way to the app, and the end of the wake that it caused.
struct WaitingPush {
    let push: VoIPPush
    let completion: WakeCompletion
    /// The duty that came with it; nil where there is none.
    let ticket: PushObligation.Ticket?
}

/// What a process has of keep-alive, push registries and calls.
final class ProcessVoIP {
    var keepAlive: KeepAlive
    var keepAliveHandler: (() -> Void)?
    var keepAliveEvent: EventID?
    var wakeRate: WakeRate

    /// The push registries that live, the oldest first.
    var registries: [PushSession] = []
    /// The app's own objects of those that want pushes: they live as long as they do.
    var keptRegistries: [AnyObject] = []
    /// Pushes that wait for a registry.
    var untakenPushes = UntakenEvents<WaitingPush>()

    /// The providers that live, the oldest first.
    var providers: [CallSession] = []
    /// The calls that are not over, the oldest first: one that is over is forgotten.
    var calls: [VoIPCall] = [] {
        didSet {
            guard calls.count < activities.count else { return }
            activities.removeAll { id, activity in
                if calls.contains(where: { $0.id == id }) { return false }
                activity.finish()
                return true
            }
        }
    }
    /// What the page of a run shows of each call that is not over.
    var activities: [(id: UUID, activity: SystemActivity)] = []
    /// The number of the next call.
    var nextCall = 1
    /// Actions that the app has neither fulfilled nor failed.
    var openActions: Set<CallAction> = []
    var nextAction = 1
    var isAudioActive = false
    var watchers: [WeakWatcher] = []

    init(_ constants: ConstantTable) {
        let allowance = constants.duration(VoIPConstants.keepaliveAllowance) ?? .zero
        keepAlive = KeepAlive(minimum: constants.duration(VoIPConstants.keepaliveMin), lead: allowance)
        wakeRate = WakeRate(
            limit: constants.value(VoIPConstants.wakeLimit).map { Int($0) },
            window: constants.duration(VoIPConstants.wakeWindow) ?? .zero)
    }

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessVoIP {
        process.storage.object { ProcessVoIP(process.device.constants) }
    }

    /// The number of a new call.
    func takeCallNumber() -> Int {
        defer { nextCall += 1 }
        return nextCall
    }

    /// The call is over: nothing more comes of it, also not of what the app was asked and did not do.
    func forget(_ id: UUID) {
        calls.removeAll { $0.id == id }
        openActions = openActions.filter { $0.call != id }
    }
}

/// Whoever looks at the calls of the phone without taking part, such as a call observer.
public protocol CallWatcher: AnyObject {
    /// A call began or changed.
    func callChanged(_ call: VoIPCall)
}

struct WeakWatcher {
    weak var watcher: (any CallWatcher)?
    let place: CallPlace
}
