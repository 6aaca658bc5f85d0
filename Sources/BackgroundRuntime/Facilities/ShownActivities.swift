/// The Live Activities of a phone, for modules that let an app in the background do more while it shows one.
public protocol ShownActivities: AnyObject {
    /// Whether an app shows a Live Activity that it started itself, and that goes on.
    func hasStartedActivity(_ app: InstalledApp) -> Bool
}
