import SimulatedFoundation

extension NSCalendar.Unit {
    private static let components: [(NSCalendar.Unit, Calendar.Component)] = [
        (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second), (.weekday, .weekday), (.weekdayOrdinal, .weekdayOrdinal), (.quarter, .quarter),
        (.weekOfMonth, .weekOfMonth), (.weekOfYear, .weekOfYear), (.yearForWeekOfYear, .yearForWeekOfYear),
        (.nanosecond, .nanosecond),
    ]

    /// The component of a date that the unit stands for: the largest of several; nil for none.
    var component: Calendar.Component? { NSCalendar.Unit.components.first { contains($0.0) }?.1 }

    /// The unit of a component.
    init(_ component: Calendar.Component) {
        self = NSCalendar.Unit.components.first { $0.1 == component }?.0 ?? NSCalendar.Unit(rawValue: 0)
    }
}
