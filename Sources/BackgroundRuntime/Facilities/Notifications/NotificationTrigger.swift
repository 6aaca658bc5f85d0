import Foundation

/// What makes a notification fire.
public enum NotificationTrigger: Hashable, Sendable {
    /// Nothing: it is delivered as it is added.
    case none
    /// A server sent it.
    case push
    /// A date, as `UILocalNotification` has it.
    case date(FireDate)
    /// So many seconds after it was added, and then again and again or not.
    case interval(TimeInterval, repeats: Bool)
    /// The next date with these components, and then again and again or not.
    case calendar(DateComponents, repeats: Bool)
    /// The boundary of an area.
    case region(WatchedRegion, repeats: Bool)

    /// Whether it fires again after it fired.
    public var repeats: Bool {
        switch self {
        case .none, .push: false
        case .date(let date): date.interval != nil
        case .interval(_, let repeats), .calendar(_, let repeats), .region(_, let repeats): repeats
        }
    }
}

/// A date at which a `UILocalNotification` fires, and how it repeats.
public struct FireDate: Hashable, Sendable {
    /// The date; nil for at once.
    public var date: Date?
    /// The zone in which the date is read as wall-clock time; nil for an absolute date.
    public var timeZone: TimeZone?
    /// The unit of the calendar after which it fires again; nil for never.
    public var interval: Calendar.Component?
    /// The calendar that the unit belongs to; nil for that of the user.
    public var calendar: Calendar?

    /// A date from its parts.
    public init(
        _ date: Date?, timeZone: TimeZone? = nil, interval: Calendar.Component? = nil, calendar: Calendar? = nil
    ) {
        self.date = date
        self.timeZone = timeZone
        self.interval = interval
        self.calendar = calendar
    }
}

/// A circle on the earth whose boundary makes a notification fire.
public struct WatchedRegion: Hashable, Sendable {
    /// The app's name for it.
    public let identifier: String
    /// Degrees north of the middle.
    public let latitude: Double
    /// Degrees east of the middle.
    public let longitude: Double
    /// Metres from the middle to the boundary.
    public let radius: Double
    /// Whether it fires when the phone comes in.
    public let notifiesOnEntry: Bool
    /// Whether it fires when the phone goes out.
    public let notifiesOnExit: Bool

    /// A circle from its parts.
    public init(
        _ identifier: String, latitude: Double, longitude: Double, radius: Double, notifiesOnEntry: Bool = true,
        notifiesOnExit: Bool = true
    ) {
        self.identifier = identifier
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
        self.notifiesOnEntry = notifiesOnEntry
        self.notifiesOnExit = notifiesOnExit
    }
}
