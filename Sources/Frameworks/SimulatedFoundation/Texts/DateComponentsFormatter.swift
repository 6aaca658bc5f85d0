/// A formatter of lengths of time, in English: no other language is simulated. What lies below the smallest unit is cut off.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How long the words are.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with colons, or with one letter each.
        case positional = 0, abbreviated
        /// With short words, or with whole ones.
        case short, full
        /// Numbers in words as well.
        case spellOut
        /// With short words and no room.
        case brief
    }

    /// What becomes of units that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Those in front go where there are colons, all go elsewhere.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those in front go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those at the end go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// They stay, with two digits where there are colons.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How long the words are.
    open var unitsStyle = UnitsStyle.positional
    /// The units that it takes; none for all.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar by which months and years are counted.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The day from which months and years are counted; nil for that of 2001.
    open var referenceDate: Date?
    /// How many units there are at most, the largest first; 0 for any number.
    open var maximumUnitCount = 0
    /// Whether fractions are written. Kept, and without effect.
    open var allowsFractionalUnits = false
    /// Whether the largest unit is left out where the next says as much. Kept, and without effect.
    open var collapsesLargestUnit = false
    /// Whether it says "About".
    open var includesApproximationPhrase = false
    /// Whether it says "remaining".
    open var includesTimeRemainingPhrase = false

    /// A formatter with colons. From iOS 8.
    public override init() {
        SimulatedApp.require(DateComponentsFormatter.self)
        super.init()
    }

    /// None: there are no archives of formatters here.
    public required init?(coder: NSCoder) { nil }

    /// A length of time in seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti)
    }

    /// The time between two moments.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        if let greenwich = TimeZone(secondsFromGMT: 0) { calendar.timeZone = greenwich }
        return string(from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    /// Units of time that are counted already.
    open func string(from components: DateComponents) -> String? {
        let counted = units.compactMap { unit in components.value(for: unit.component).map { (unit, $0) } }
        let kept = CountedUnit.kept(counted, behavior: zeroFormattingBehavior, style: unitsStyle)
        let shown = maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
        var text = CountedUnit.text(shown, unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad))
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Units of time in words of a length.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var units: [CountedUnit] {
        CountedUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    }
}

/// A unit of time and its names.
struct CountedUnit: Sendable {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let full: String, short: String, letter: String

    static let all = [
        CountedUnit(unit: .year, component: .year, full: "year", short: "yr", letter: "y"),
        CountedUnit(unit: .month, component: .month, full: "month", short: "mth", letter: "mo"),
        CountedUnit(unit: .weekOfMonth, component: .weekOfMonth, full: "week", short: "wk", letter: "w"),
        CountedUnit(unit: .day, component: .day, full: "day", short: "day", letter: "d"),
        CountedUnit(unit: .hour, component: .hour, full: "hour", short: "hr", letter: "h"),
        CountedUnit(unit: .minute, component: .minute, full: "minute", short: "min", letter: "m"),
        CountedUnit(unit: .second, component: .second, full: "second", short: "sec", letter: "s"),
    ]

    /// What is left of some units when those that are 0 have gone; the last one where all would go.
    static func kept(
        _ counted: [(CountedUnit, Int)], behavior: DateComponentsFormatter.ZeroFormattingBehavior,
        style: DateComponentsFormatter.UnitsStyle
    ) -> [(CountedUnit, Int)] {
        let usual: DateComponentsFormatter.ZeroFormattingBehavior = style == .positional ? .dropLeading : .dropAll
        let behavior = behavior.contains(.default) ? behavior.union(usual) : behavior
        let filled = counted.indices.filter { counted[$0].1 != 0 }
        guard let first = filled.first, let last = filled.last else {
            return behavior.isDisjoint(with: .dropAll) ? counted : counted.suffix(1)
        }
        return counted.indices.filter { at in
            if counted[at].1 != 0 { return true }
            if at < first { return !behavior.contains(.dropLeading) }
            return at > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }.map { counted[$0] }
    }

    static func text(
        _ counted: [(CountedUnit, Int)], _ style: DateComponentsFormatter.UnitsStyle, isPadded: Bool
    ) -> String {
        guard style == .positional else {
            return counted.map { $0.words($1, style) }.joined(separator: separators[style] ?? ", ")
        }
        return counted.enumerated().map { at, part in
            let digits = String(abs(part.1))
            let isShort = digits.count < 2 && (at > 0 || isPadded)
            return (part.1 < 0 && at == 0 ? "-" : "") + (isShort ? "0" : "") + digits
        }.joined(separator: ":")
    }

    private static let separators: [DateComponentsFormatter.UnitsStyle: String] = [.abbreviated: " ", .brief: " "]

    private func words(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        let plural = abs(count) == 1 ? "" : "s"
        switch style {
        case .positional, .abbreviated: return "\(count)\(letter)"
        case .brief: return "\(count)\(short)\(short == full ? plural : "")"
        case .short: return "\(count) \(short)\(short == full ? plural : "")"
        case .full: return "\(count) \(full)\(plural)"
        case .spellOut:
            let formatter = NumberFormatter()
            (formatter.numberStyle, formatter.locale) = (.spellOut, Locale(identifier: "en_US"))
            return "\(formatter.string(from: NSNumber(value: count)) ?? "\(count)") \(full)\(plural)"
        }
    }
}
