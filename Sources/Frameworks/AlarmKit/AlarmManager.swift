import BackgroundRuntime
import SimulatedFoundation
import VigilAlarms

/// The alarms of the app, which the system rings whether or not the app runs. From iOS 26.
public final class AlarmManager: Sendable {
    /// The one of the app.
    public static var shared: AlarmManager { SimulatedApp.constant(instance, since: .symbol("AlarmManager", .iOS(26))) }

    private static let instance = AlarmManager()

    private init() {}

    /// Where the user stands.
    public enum AuthorizationState: Hashable, Sendable {
        /// The user was not asked.
        case notDetermined
        /// The user said no.
        case denied
        /// The user said yes.
        case authorized
    }

    /// Why the system takes no more alarms.
    public enum AlarmError: Error, Hashable {
        /// The app has as many as it may have.
        case maximumLimitReached
    }

    /// What the user allows.
    public var authorizationState: AlarmManager.AuthorizationState {
        AuthorizationState(AlarmHub.current(for: "AlarmManager.authorizationState").session.permission)
    }

    /// Asks the user, unless the answer is known.
    ///
    /// - Throws: the error 1 of `com.apple.AlarmKit.Alarm` where the manifest has no text for the question.
    nonisolated(nonsending) public func requestAuthorization() async throws -> AlarmManager.AuthorizationState {
        let hub = AlarmHub.current(for: "AlarmManager.requestAuthorization()")
        return try await hub.requestPermission() ? .authorized : .denied
    }

    /// The alarms of the app that are not over, in the order in which they were scheduled.
    ///
    /// - Throws: nothing here; on a phone an error of the service.
    public var alarms: [Alarm] {
        get throws { AlarmHub.current(for: "AlarmManager.alarms").session.alarms.map(Alarm.init) }
    }

    /// Schedules an alarm; asks the user first where that was not done.
    ///
    /// - Throws: ``AlarmError``, and the error 0 or 1 of `com.apple.AlarmKit.Alarm`: 1 where the manifest or the user does
    ///   not allow alarms, 0 for an identifier that is taken and for a schedule that rings never.
    nonisolated(nonsending) public func schedule<Metadata>(
        id: Alarm.ID, configuration: AlarmManager.AlarmConfiguration<Metadata>
    ) async throws -> Alarm where Metadata: AlarmMetadata {
        let hub = AlarmHub.current(for: "AlarmManager.schedule(id:configuration:)")
        return try await hub.schedule(id.uuidString, configuration.checkedPlan, configuration.intents)
    }

    /// Lets an alarm that rings count down again.
    ///
    /// - Throws: the error 0 of `com.apple.AlarmKit.Alarm` for any other.
    public func countdown(id: Alarm.ID) throws { try change(id, AlarmSession.countdown) }

    /// Deletes an alarm.
    ///
    /// - Throws: the error 0 of `com.apple.AlarmKit.Alarm` for one that does not exist.
    public func cancel(id: Alarm.ID) throws { try change(id, AlarmSession.cancel) }

    /// Stops an alarm: one that repeats waits for its next time, any other is deleted.
    ///
    /// - Throws: the error 0 of `com.apple.AlarmKit.Alarm` for one that does not exist.
    public func stop(id: Alarm.ID) throws { try change(id, AlarmSession.stop) }

    /// Pauses an alarm that counts down.
    ///
    /// - Throws: the error 0 of `com.apple.AlarmKit.Alarm` for any other.
    public func pause(id: Alarm.ID) throws { try change(id, AlarmSession.pause) }

    /// Lets an alarm that is paused count down on.
    ///
    /// - Throws: the error 0 of `com.apple.AlarmKit.Alarm` for any other.
    public func resume(id: Alarm.ID) throws { try change(id, AlarmSession.resume) }

    private func change(_ id: Alarm.ID, _ change: (AlarmSession) -> (String) throws(AlarmRefusal) -> Void) throws {
        let session = AlarmHub.current(for: "AlarmManager").session
        do throws(AlarmRefusal) { try change(session)(id.uuidString) } catch { throw error.asAppSeesIt }
    }
}
