/// Whoever registers apps for pushes: what `registerForRemoteNotifications` needs, which is UIKit's, whatever module
/// simulates it.
public protocol RemoteRegistration: AnyObject {
    /// The app asks for its device token, which its delegate gets.
    func register(_ process: AppProcess)

    /// The app wants no more pushes.
    func unregister(_ process: AppProcess)

    /// Whether pushes for the app find it.
    func isRegistered(_ app: InstalledApp) -> Bool
}
