import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let watchSession = classMethod("isSupported", of: "WCSession", .iOS(9))
    static let wcSessionDefault = classMethod("defaultSession", of: "WCSession", .iOS(9))

    /// What an app may use too early of what there is.
    static let ofWatchConnectivityAPI: [SystemAPI] = [
        watchSession, wcSessionDefault,
    ]
}
