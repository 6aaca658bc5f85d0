import BackgroundRuntime
import SimulatedFoundation
import VigilTracking

/// Whether the app may track its user across apps and websites of others.
open class ATTrackingManager: NSObject {
    /// What the user lets the app do.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The user was not asked.
        case notDetermined = 0
        /// It is not for the user to say; never so here.
        case restricted = 1
        /// The user said no, or lets no app ask.
        case denied = 2
        /// The user said yes.
        case authorized = 3

        init(_ status: TrackingStatus) {
            switch status {
            case .notDetermined: self = .notDetermined
            case .denied: self = .denied
            case .authorized: self = .authorized
            }
        }
    }

    /// What the user lets the app do now.
    open class var trackingAuthorizationStatus: AuthorizationStatus {
        let process = SimulatedApp.process(for: "ATTrackingManager.trackingAuthorizationStatus")
        process.require(ATTrackingManager.self)
        return AuthorizationStatus(process.device.requiredService(TrackingService.self).status(of: process.app))
    }

    /// Asks the user, once for the life of the app, and in an active app alone.
    ///
    /// - Parameter completion: called on a thread of the system, once the user has answered, or at once where no question
    ///   is shown.
    @preconcurrency
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        let process = SimulatedApp.process(for: "ATTrackingManager.requestTrackingAuthorization(completionHandler:)")
        process.require(ATTrackingManager.self)
        process.device.requiredService(TrackingService.self).request(by: process) { [weak process] status in
            guard let process else { return }
            process.callback(
                "requestTrackingAuthorization(completionHandler:)", detail: status.rawValue, rule: nil,
                on: process.makeThread("tracking")
            ) { completion(AuthorizationStatus(status)) }
        }
    }

    /// Asks the user, and comes back with the answer.
    nonisolated(nonsending) public class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { waiting in
            requestTrackingAuthorization { waiting.resume(returning: $0) }
        }
    }
}
