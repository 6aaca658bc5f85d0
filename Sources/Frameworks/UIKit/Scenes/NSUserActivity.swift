/// What the user is doing in an app, so that it can be gone on with later. Nothing is handed to other devices here.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// What kind of activity it is.
    open private(set) var activityType: String
    /// What people are shown.
    open var title: String?
    /// What is needed to go on with it: texts, numbers and lists of them.
    open var userInfo: [AnyHashable: Any]?

    /// An activity of a type that the manifest names in `NSUserActivityTypes`.
    public init(activityType: String) {
        SimulatedApp.require(.userActivity)
        self.activityType = activityType
    }

    /// Adds to what is needed to go on with it.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// The activity is what the user does now. Without effect.
    open func becomeCurrent() {}
    /// The user does something else now. Without effect.
    open func resignCurrent() {}
    /// Nobody goes on with it any more. Without effect.
    open func invalidate() {}
}
