import BackgroundRuntime

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
        SimulatedApp.require(NSUserActivity.self)
        self.activityType = activityType
    }

    /// A page that shows the same.
    open var webpageURL: URL?
    /// Whether another device may go on with it. Kept, and without effect.
    @SystemAPI.Since(.method("isEligibleForHandoff", of: "NSUserActivity", .iOS(9))) open var isEligibleForHandoff =
        true
    /// Whether it can be found. Kept, and without effect.
    @SystemAPI.Since(.method("isEligibleForSearch", of: "NSUserActivity", .iOS(9))) open var isEligibleForSearch = false
    /// Whether anybody can find it. Kept, and without effect.
    @SystemAPI.Since(.method("isEligibleForPublicIndexing", of: "NSUserActivity", .iOS(9))) open
        var isEligibleForPublicIndexing = false
    /// Whether it may be proposed. Kept, and without effect.
    @SystemAPI.Since(.method("isEligibleForPrediction", of: "NSUserActivity", .iOS(12))) open
        var isEligibleForPrediction = false
    /// The words by which it is found. Kept, and without effect.
    @SystemAPI.Since(.method("keywords", of: "NSUserActivity", .iOS(9))) open var keywords: Set<String> = []
    /// What of ``userInfo`` another device needs. Kept, and without effect.
    @SystemAPI.Since(.method("requiredUserInfoKeys", of: "NSUserActivity", .iOS(9))) open var requiredUserInfoKeys:
        Set<String>? = nil
    /// When nobody goes on with it any more. Kept, and without effect.
    @SystemAPI.Since(.method("expirationDate", of: "NSUserActivity", .iOS(9))) open var expirationDate: Date? = nil
    /// Names it, so that it can be forgotten. Kept, and without effect.
    @SystemAPI.Since(.method("persistentIdentifier", of: "NSUserActivity", .iOS(12))) open var persistentIdentifier:
        String? = nil
    /// Names the screen that shows it. Kept, and without effect.
    @SystemAPI.Since(.method("targetContentIdentifier", of: "NSUserActivity", .iOS(13))) open
        var targetContentIdentifier: String? = nil
    /// Whether ``userInfo`` has to be brought up to date. Kept, and without effect.
    open var needsSave = false

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

/// The type of an activity that is a page in a browser.
public var NSUserActivityTypeBrowsingWeb: String {
    SimulatedApp.constant("NSUserActivityTypeBrowsingWeb", since: .symbol("NSUserActivityTypeBrowsingWeb", .iOS(8)))
}
