/// A formatter of how far a moment is, in English: no other language is simulated.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable {
        /// A number each time, or "yesterday" where there is such a name.
        case numeric = 0, named
    }

    /// How long the words are.
    public enum UnitsStyle: Int, Sendable {
        /// Whole words, numbers in words as well, or short words.
        case full = 0, spellOut, short, abbreviated
    }

    /// Whether days have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long the words are.
    open var unitsStyle = UnitsStyle.full
    /// The calendar by which days are counted.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = Calendar.current
    /// The language. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")

    /// A formatter with numbers. From iOS 13.
    public override init() {
        SimulatedApp.require(RelativeDateTimeFormatter.self)
        super.init()
    }

    /// None: there are no archives of formatters here.
    public required init?(coder: NSCoder) { nil }

    /// How far a moment is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = Set(CountedUnit.all.map(\.component))
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// How far a moment is that lies so many seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// How far a moment is, by its largest unit that is not 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for unit in CountedUnit.all {
            guard let count = dateComponents.value(for: unit.component), count != 0 else { continue }
            return text(unit, count)
        }
        return dateTimeStyle == .named ? "now" : "in 0 \(unitsStyle == .full ? "seconds" : "sec.")"
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ unit: CountedUnit, _ count: Int) -> String {
        if dateTimeStyle == .named, abs(count) == 1, let name = Self.names[unit.full] {
            return count < 0 ? name.before : name.after
        }
        let styles: [UnitsStyle: DateComponentsFormatter.UnitsStyle] = [.full: .full, .spellOut: .spellOut]
        let words = CountedUnit.text([(unit, abs(count))], styles[unitsStyle] ?? .short, isPadded: false)
        let isCut = styles[unitsStyle] == nil && unit.short != unit.full
        return count < 0 ? "\(words)\(isCut ? "." : "") ago" : "in \(words)\(isCut ? "." : "")"
    }

    private static let names: [String: (before: String, after: String)] = [
        "day": ("yesterday", "tomorrow"), "week": ("last week", "next week"), "month": ("last month", "next month"),
        "year": ("last year", "next year"),
    ]
}

/// A formatter of lists, in English: no other language is simulated.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// What writes each item; nil for its description.
    open var itemFormatter: Formatter?
    /// The language. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")

    /// A formatter of lists. From iOS 13.
    public override init() {
        SimulatedApp.require(ListFormatter.self)
        super.init()
    }

    /// None: there are no archives of formatters here.
    public required init?(coder: NSCoder) { nil }

    /// Texts with commas and an "and".
    open class func localizedString(byJoining strings: [String]) -> String {
        SimulatedApp.require(ListFormatter.self)
        switch strings.count {
        case 0...1: return strings.first ?? ""
        case 2: return strings.joined(separator: " and ")
        default: return strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
        }
    }

    /// Items with commas and an "and".
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

/// A formatter of measurements, in English. It writes the unit that the measurement has: none is chosen by a language.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// What it does with units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It keeps that of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// It takes one of the right size. Without effect.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// It leaves the scale of a temperature out.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// What it does with units.
    open var unitOptions: UnitOptions = []
    /// How long the words are. Kept: the symbol of the unit is written.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")
    /// What writes the number.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        (formatter.numberStyle, formatter.locale) = (.decimal, Locale(identifier: "en_US"))
        return formatter
    }()

    /// A formatter of measurements. From iOS 10.
    public override init() {
        SimulatedApp.require(MeasurementFormatter.self)
        super.init()
    }

    /// None: there are no archives of formatters here.
    public required init?(coder: NSCoder) { nil }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature { return number + "°" }
        let symbol = measurement.unit.symbol
        return symbol.hasPrefix("°") ? number + symbol : number + " " + symbol
    }

    /// The symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
