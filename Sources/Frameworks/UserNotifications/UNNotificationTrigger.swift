import BackgroundRuntime
import CoreLocation
import SimulatedFoundation
import VigilLocalNotifications

/// What makes a notification fire.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it fires again and again.
    open private(set) var repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// What the system keeps of it.
    var value: NotificationTrigger { .none }
}

/// A server sent the notification.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    init() { super.init(repeats: false) }

    override var value: NotificationTrigger { .push }
}

/// Fires after so many seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds until it fires, and between two times.
    open private(set) var timeInterval: TimeInterval

    /// Fires after so many seconds. An interval that is not above 0, or a repeating one under 60 s, ends the app.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        SimulatedApp.require(UNTimeIntervalNotificationTrigger.self)
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        UNUserNotificationCenter.current().session.check(timeInterval, repeats: repeats)
    }

    /// When it would fire if it were added now.
    open func nextTriggerDate() -> Date? {
        SimulatedApp.process(for: "nextTriggerDate()").device.date.addingTimeInterval(timeInterval)
    }

    override var value: NotificationTrigger { .interval(timeInterval, repeats: repeats) }
}

/// Fires at a date with certain components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components that the date has to have.
    open private(set) var dateComponents: DateComponents

    /// Fires at the next date with these components: in their own time zone, or wherever the phone is.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        SimulatedApp.require(UNCalendarNotificationTrigger.self)
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next date with these components; nil when there is none.
    open func nextTriggerDate() -> Date? {
        NotificationSession.nextDate(dateComponents, in: SimulatedApp.process(for: "nextTriggerDate()"))
    }

    override var value: NotificationTrigger { .calendar(dateComponents, repeats: repeats) }
}

/// Fires as the phone crosses the boundary of an area.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open private(set) var region: CLRegion

    /// Fires at a boundary: it counts among the 20 regions of the app, and takes the user's permission.
    public init(region: CLRegion, repeats: Bool) {
        SimulatedApp.require(UNLocationNotificationTrigger.self)
        self.region = region
        super.init(repeats: repeats)
    }

    override var value: NotificationTrigger {
        guard let watched = region.watched else {
            SimulatedApp.process(for: "UNLocationNotificationTrigger").record(
                .finding, "the region \"\(region.identifier)\" is no circle: it is not simulated")
            return .region(WatchedRegion(region.identifier, latitude: 0, longitude: 0, radius: -1), repeats: repeats)
        }
        return .region(watched, repeats: repeats)
    }
}

extension UNNotificationTrigger {
    /// The trigger that the system kept; nil for one that fires at once.
    static func made(from value: NotificationTrigger) -> UNNotificationTrigger? {
        switch value {
        case .none: nil
        case .push: UNPushNotificationTrigger()
        case .interval(let seconds, let repeats):
            UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        case .calendar(let components, let repeats):
            UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
        case .region(let region, let repeats):
            UNLocationNotificationTrigger(region: CLCircularRegion(watched: region), repeats: repeats)
        case .date(let date):
            UNCalendarNotificationTrigger(dateMatching: date.components, repeats: date.interval != nil)
        }
    }
}

extension FireDate {
    /// The date of an old notification as the notification center tells it.
    fileprivate var components: DateComponents {
        guard let date else { return DateComponents() }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? .gmt
        return calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    }
}
