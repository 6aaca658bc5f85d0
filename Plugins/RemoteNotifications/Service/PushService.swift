import BackgroundRuntime
import Foundation

/// The connection of a phone to Apple's push service: registration, what is delivered at once, and what waits.
public final class PushService: ModuleService {
    let context: ServiceContext
    /// What registrations fail with from now on; nil while they work.
    var registrationError: String?

    init(_ context: ServiceContext) { self.context = context }

    var system: SystemVersion { context.system }

    func record(of app: InstalledApp) -> AppPushes { .of(app) }

    // Being told of processes and of the phone.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard state == .active, let record = process.app.storage.existing(AppPushes.self), let held = record.held else {
            return
        }
        process.record(
            .note, "the \(held.spoken) that waits is delivered", rule: RemoteNotificationRules.foregroundImmediate)
        drop(record)
        notify(held, in: process, rule: RemoteNotificationRules.foregroundImmediate)
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        guard process.wasForceQuit else { return }
        discard(process.app, "after the force quit")
    }

    public func appWasForceQuit(_ app: InstalledApp) { discard(app, "after the force quit") }

    private func discard(_ app: InstalledApp, _ why: String) {
        guard let record = app.storage.existing(AppPushes.self), let held = record.held else { return }
        app.record(
            .refusal, "the \(held.spoken) that waits is discarded", detail: why, rule: RemoteNotificationRules.forceQuit
        )
        drop(record)
    }

    /// Nothing waits any more.
    func drop(_ record: AppPushes) {
        if let release = record.release { context.cancel(release) }
        (record.held, record.release) = (nil, nil)
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        guard old.network == .none, new.network != .none else { return }
        for app in context.apps {
            guard let record = app.storage.existing(AppPushes.self), let push = record.atServer else { continue }
            record.atServer = nil
            app.record(.note, "the \(push.spoken) that waited for the network is here")
            deliver(push, to: app)
        }
    }
}

// Registration.

extension PushService: RemoteRegistration {
    public func register(_ process: AppProcess) {
        if let text = registrationError {
            return process.notify(
                .didFailToRegisterForRemoteNotifications(domain: "NSCocoaErrorDomain", code: 3000, text: text),
                rule: RemoteNotificationRules.registration)
        }
        let record = record(of: process.app)
        let token = record.token ?? makeToken()
        (record.token, record.isRegistered) = (token, true)
        process.record(.note, "registered for pushes", rule: RemoteNotificationRules.registration)
        process.notify(
            .didRegisterForRemoteNotifications(token: token), rule: RemoteNotificationRules.registration)
    }

    private func makeToken() -> [UInt8] {
        context.random { chance in
            (0..<4).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian, Array.init) }
        }
    }

    public func unregister(_ process: AppProcess) {
        record(of: process.app).isRegistered = false
        process.record(.note, "no longer registered for pushes")
    }

    public func isRegistered(_ app: InstalledApp) -> Bool { record(of: app).isRegistered }
}
