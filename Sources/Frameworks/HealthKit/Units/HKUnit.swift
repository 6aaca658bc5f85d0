import SimulatedFoundation

/// A unit of a number. Two are the same that are written the same.
open class HKUnit: NSObject, @unchecked Sendable {
    /// How it is written: `count/min`.
    public let unitString: String
    let measure: UnitMeasure

    /// A unit as it is written: `km/hr`, `mg/dL`, `mL/(kg*min)`. Ends the app where that is none.
    public init(from string: String) {
        guard let measure = UnitMeasure(string) else {
            SimulatedApp.raise("NSInvalidArgumentException: Unable to parse unit string: \(string)")
        }
        (unitString, self.measure) = (string, measure)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }

    open override var hash: Int { unitString.hashValue }

    open override var description: String { unitString }

    /// Whether it has no dimension.
    open func isNull() -> Bool { measure.dimensions.isEmpty }

    /// The one times the other.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(inside)*\(unit.inside)") }

    /// The one for each of the other.
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(inside)/\(unit.inside)") }

    /// A power of it.
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(from: "\(inside)^\(power)") }

    /// One for each of it.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    private var inside: String { unitString.contains { "*/^".contains($0) } ? "(\(unitString))" : unitString }
}

/// A factor before a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0
    /// A millionth of a millionth.
    case pico = 1
    /// A thousandth of a millionth.
    case nano = 2
    case micro = 3
    case milli = 4
    case centi = 5
    case deci = 6
    case deca = 7
    case hecto = 8
    case kilo = 9
    case mega = 10
    case giga = 11
    case tera = 12
    /// A thousandth of a pico.
    case femto = 13

    fileprivate var text: String {
        switch self {
        case .none: ""
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        case .femto: "f"
        }
    }
}

extension HKUnit {
    public class func count() -> HKUnit { HKUnit(from: "count") }
    /// A share, from 0 to 1.
    public class func percent() -> HKUnit { HKUnit(from: "%") }

    /// The base of all times.
    public class func second() -> HKUnit { HKUnit(from: "s") }
    /// Seconds, each times a factor.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "s") }
    public class func minute() -> HKUnit { HKUnit(from: "min") }
    public class func hour() -> HKUnit { HKUnit(from: "hr") }
    public class func day() -> HKUnit { HKUnit(from: "d") }

    /// The base of all lengths.
    public class func meter() -> HKUnit { HKUnit(from: "m") }
    /// Lengths, each times a factor.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "m") }
    public class func inch() -> HKUnit { HKUnit(from: "in") }
    public class func foot() -> HKUnit { HKUnit(from: "ft") }
    public class func yard() -> HKUnit { HKUnit(from: "yd") }
    /// 1609 metres and a bit.
    public class func mile() -> HKUnit { HKUnit(from: "mi") }

    /// The base of all weights.
    public class func gram() -> HKUnit { HKUnit(from: "g") }
    /// Weights, each times a factor.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "g") }
    /// 28 grams and a bit.
    public class func ounce() -> HKUnit { HKUnit(from: "oz") }
    public class func pound() -> HKUnit { HKUnit(from: "lb") }
    public class func stone() -> HKUnit { HKUnit(from: "st") }

    /// A thousand cubic centimetres.
    public class func liter() -> HKUnit { HKUnit(from: "L") }
    /// Volumes, each times a factor.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "L") }

    /// The base of all energies.
    public class func joule() -> HKUnit { HKUnit(from: "J") }
    /// Energies, each times a factor.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.text + "J") }
    public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    /// What packets of food call a calorie.
    public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    /// A joule in each second.
    public class func watt() -> HKUnit { HKUnit(from: "W") }

    /// From freezing to boiling a hundred.
    public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    /// From freezing to boiling a hundred and eighty.
    public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    /// The same step as of Celsius, from the absolute zero.
    public class func kelvin() -> HKUnit { HKUnit(from: "K") }

    /// How blood pressure is told.
    public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    /// Once in each second.
    public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
}
