import SimulatedFoundation

extension Alarm {
    /// When an alarm rings.
    public enum Schedule: Codable, Hashable, Sendable {
        /// At a date, whatever the time zone is then.
        case fixed(Date)
        /// At a time of the day where the phone is.
        case relative(Relative)

        /// A time of the day, once or each week.
        public struct Relative: Codable, Hashable, Sendable {
            /// The time of the day.
            public var time: Time
            public var repeats: Recurrence

            /// A time of the day, once where nothing else is said.
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }

            /// A time of the day.
            public struct Time: Codable, Hashable, Sendable {
                /// Counted from midnight, from 0 to 23.
                public var hour: Int
                /// Counted from the full hour, from 0 to 59.
                public var minute: Int

                /// A time as a clock with 24 hours shows it.
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }

            /// Whether an alarm repeats.
            public enum Recurrence: Codable, Hashable, Sendable {
                /// It rings once, the next time that it is so late.
                case never
                /// It rings each week, on these days.
                case weekly([Locale.Weekday])
            }
        }
    }
}
