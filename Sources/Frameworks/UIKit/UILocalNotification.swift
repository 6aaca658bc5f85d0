import BackgroundRuntime
import SimulatedFoundation

/// A notification that an app schedules itself, as until iOS 9. Scheduling keeps a copy.
open class UILocalNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it fires; nil for at once.
    open var fireDate: Date?
    /// The zone in which the date is read as wall-clock time; nil for an absolute date.
    open var timeZone: TimeZone?
    /// The unit of the calendar after which it fires again; 0 for never. Units below a minute are not supported.
    open var repeatInterval = NSCalendar.Unit(rawValue: 0)
    /// The calendar that the unit belongs to; nil for that of the user.
    open var repeatCalendar: Calendar?
    /// Whether an area makes it fire only once.
    @SystemAPI.Since(.method("regionTriggersOnce", of: "UILocalNotification", .iOS(8))) open var regionTriggersOnce =
        true
    /// The text of the alert; nil for no alert.
    open var alertBody: String?
    /// The first line of the alert. From iOS 8.2.
    @SystemAPI.Since(.method("alertTitle", of: "UILocalNotification", .iOS(8, 2))) open var alertTitle: String? = nil
    /// Whether the alert has a button. Kept, and without effect.
    open var hasAction = true
    /// The text of that button. Kept, and without effect.
    open var alertAction: String?
    /// The picture that a launch by it shows. Kept, and without effect.
    open var alertLaunchImage: String?
    /// The sound: a file of the app or ``UILocalNotificationDefaultSoundName``; nil for none.
    open var soundName: String?
    /// The number for the app's icon; 0 leaves it as it is.
    open var applicationIconBadgeNumber = 0
    /// The app's own values: a property list.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of a category that was registered, with its buttons. From iOS 8.
    @SystemAPI.Since(.method("category", of: "UILocalNotification", .iOS(8))) open var category: String? = nil

    /// The region that makes it fire, as Core Location knows it, and as the system does.
    package var regionObject: AnyObject?
    package var watchedRegion: WatchedRegion?
    /// Its name once it is scheduled.
    var identifier = ""

    /// A notification that tells nothing.
    public override init() { super.init() }

    /// The notification that a request stands for.
    convenience init(_ request: NotificationRequest) {
        self.init()
        let content = request.content
        (identifier, alertBody) = (request.identifier, content.body.isEmpty ? nil : content.body)
        _alertTitle.value = content.title.isEmpty ? nil : content.title
        _category.value = content.category.isEmpty ? nil : content.category
        applicationIconBadgeNumber = content.badge ?? 0
        userInfo = content.userInfo.isEmpty ? nil : content.decodedUserInfo
        switch content.sound {
        case .named(let name): soundName = name
        case .standard, .critical: soundName = UILocalNotificationDefaultSoundName
        case nil: soundName = nil
        }
        read(request.trigger)
    }

    /// The notification of this name that the running app has with the system; nil where there is none.
    convenience init?(named identifier: String?) {
        guard let process = AppProcess.current, let identifier,
            let center = process.device.service(providing: (any LocalNotificationCenter).self),
            let request = center.request(identifier, of: process.app)
        else { return nil }
        self.init(request)
    }

    private func read(_ trigger: NotificationTrigger) {
        switch trigger {
        case .date(let date):
            (fireDate, timeZone, repeatCalendar) = (date.date, date.timeZone, date.calendar)
            if let interval = date.interval { repeatInterval = NSCalendar.Unit(interval) }
        case .region(let region, let repeats): (watchedRegion, _regionTriggersOnce.value) = (region, !repeats)
        case .none, .push, .interval, .calendar: break
        }
    }

    /// Another notification that tells the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
        (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
        (copy._regionTriggersOnce.value, copy.regionObject, copy.watchedRegion) =
            (_regionTriggersOnce.value, regionObject, watchedRegion)
        (copy.alertBody, copy._alertTitle.value, copy.hasAction) = (alertBody, _alertTitle.value, hasAction)
        (copy.alertAction, copy.alertLaunchImage, copy.soundName) = (alertAction, alertLaunchImage, soundName)
        (copy.applicationIconBadgeNumber, copy.userInfo) = (applicationIconBadgeNumber, userInfo)
        (copy._category.value, copy.identifier) = (_category.value, identifier)
        return copy
    }

    /// What the system keeps of it. An app whose own values are no property list ends.
    func request(in process: AppProcess, named name: String) -> NotificationRequest {
        var content = NotificationContent()
        (content.title, content.body) = (_alertTitle.value ?? "", alertBody ?? "")
        content.category = _category.value ?? ""
        content.badge = applicationIconBadgeNumber == 0 ? nil : applicationIconBadgeNumber
        content.sound = soundName.map { $0 == UILocalNotificationDefaultSoundName ? .standard : .named($0) }
        guard let kept = NotificationContent.encoded(userInfo ?? [:]) else {
            process.raise(
                "the userInfo of a local notification is no property list", rule: LifecycleRules.terminateCrash)
        }
        content.userInfo = kept
        return NotificationRequest(name, content, trigger: trigger, isLegacy: true)
    }

    private var trigger: NotificationTrigger {
        if let watchedRegion, fireDate == nil { return .region(watchedRegion, repeats: !_regionTriggersOnce.value) }
        return .date(
            FireDate(fireDate, timeZone: timeZone, interval: repeatInterval.component, calendar: repeatCalendar))
    }
}

/// Stands for the system's own sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension SystemEvent {
    /// The local notification that it is about.
    var localNotification: UILocalNotification? {
        UILocalNotification(named: payload[LocalNotificationKeys.identifier]?.string)
    }
}
