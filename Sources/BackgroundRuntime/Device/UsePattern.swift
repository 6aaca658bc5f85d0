import Foundation

/// The hours of the day at which the user opened an app of late: what the system learns in order to launch it shortly
/// before the next time.
public struct UsePattern: Hashable, Sendable {
    /// An hour of a day, as the user's clock shows it.
    public struct Moment: Hashable, Sendable {
        /// The number of the day, counted without a gap.
        public let day: Int
        /// Which of its twenty-four: 0 begins at midnight.
        public let hour: Int

        /// A moment that somebody else has counted, or made up.
        public init(day: Int, hour: Int) {
            (self.day, self.hour) = (day, hour)
        }

        /// The hour that a clock in `zone` shows at `date`.
        public init(_ date: Date, in zone: TimeZone) {
            let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
            let hours = Int((seconds / 3_600).rounded(.down))
            day = Int((Double(hours) / 24).rounded(.down))
            hour = hours - day * 24
        }
    }

    /// How many days are remembered.
    private static let memory = 14

    /// The first day on which the app was opened; nil for one that never was.
    private var firstDay: Int?
    /// The hours at which it was opened, of the remembered days alone.
    private var openings: Set<Moment> = []

    /// That of an app which was never opened.
    public init() {}

    /// The user opens the app.
    public mutating func noteOpening(at moment: Moment) {
        firstDay = min(firstDay ?? moment.day, moment.day)
        openings = openings.filter { $0.day > moment.day - UsePattern.memory }
        openings.insert(moment)
    }

    /// On how many of the days before this one the app was opened in this hour or one of the next, as a share from 0 to 1;
    /// nil as long as no whole day is known.
    ///
    /// - Parameters:
    ///   - moment: the present hour.
    ///   - hours: how many hours are looked at, this one included.
    ///   - days: how many days are looked at, at most.
    public func likelihood(at moment: Moment, within hours: Int, days: Int) -> Double? {
        guard let firstDay, firstDay < moment.day else { return nil }
        let known = max(firstDay, moment.day - min(days, UsePattern.memory))..<moment.day
        let opened = known.filter { day in
            (moment.hour..<moment.hour + hours).contains { hour in
                openings.contains(Moment(day: day + hour / 24, hour: hour % 24))
            }
        }
        return Double(opened.count) / Double(known.count)
    }
}
