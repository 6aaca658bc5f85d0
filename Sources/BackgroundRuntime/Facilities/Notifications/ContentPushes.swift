/// Whoever takes pushes with content-available for apps of a kind of its own, before they are offered to all apps.
public protocol ContentPushes {
    /// A push with content-available is there for an app in the background.
    ///
    /// - Parameters:
    ///   - payload: what the server sent.
    ///   - app: whom it is for.
    /// - Returns: whether it woke the app; otherwise it is a push like any other.
    func take(_ payload: [String: PropertyValue], for app: InstalledApp) -> Bool
}
