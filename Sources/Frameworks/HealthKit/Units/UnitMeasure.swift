/// What a unit is worth: a factor and an offset to base units, and their powers.
struct UnitMeasure: Hashable {
    private(set) var factor: Double
    private(set) var offset = 0.0
    /// The powers of the base units, without those that are 0.
    private(set) var dimensions: [String: Int]

    private init(_ factor: Double, _ dimensions: [String: Int], offset: Double = 0) {
        (self.factor, self.dimensions, self.offset) = (factor, dimensions, offset)
    }

    /// A unit as HealthKit writes it; nil for what is none.
    init?(_ text: String) {
        var parser = UnitParser(text)
        guard let measure = parser.product(), parser.isAtEnd else { return nil }
        self = measure
    }

    /// A number of it in base units.
    func base(_ value: Double) -> Double { value * factor + offset }

    /// A number of base units in it.
    func value(ofBase base: Double) -> Double { (base - offset) / factor }

    fileprivate func times(_ other: UnitMeasure, power: Int) -> UnitMeasure {
        var all = dimensions
        for (name, exponent) in other.dimensions { all[name, default: 0] += exponent * power }
        return UnitMeasure(factor * other.factor.raised(to: power), all.filter { $0.value != 0 })
    }

    fileprivate static let one = UnitMeasure(1, [:])

    /// An atom such as `min` or `kcal`; nil for what is none.
    fileprivate static func atom(_ name: String) -> UnitMeasure? {
        if let plain = plain[name] { return plain }
        for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
            guard let unit = metric[String(name.dropFirst(prefix.count))] else { continue }
            return UnitMeasure(factor * unit.factor, unit.dimensions)
        }
        return nil
    }

    private static let prefixes: [(String, Double)] = [
        ("da", 1e1), ("mc", 1e-6), ("f", 1e-15), ("p", 1e-12), ("n", 1e-9), ("m", 1e-3), ("c", 1e-2), ("d", 1e-1),
        ("h", 1e2), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12),
    ]

    /// Those that take a prefix.
    private static let metric: [String: UnitMeasure] = [
        "m": UnitMeasure(1, ["m": 1]), "g": UnitMeasure(1, ["g": 1]), "s": UnitMeasure(1, ["s": 1]),
        "L": UnitMeasure(1, ["L": 1]), "l": UnitMeasure(1, ["L": 1]), "J": UnitMeasure(1, ["J": 1]),
        "cal": UnitMeasure(4.184, ["J": 1]), "Pa": UnitMeasure(1, ["Pa": 1]), "Hz": UnitMeasure(1, ["s": -1]),
        "W": UnitMeasure(1, ["J": 1, "s": -1]), "V": UnitMeasure(1, ["V": 1]), "S": UnitMeasure(1, ["S": 1]),
    ]

    private static let plain: [String: UnitMeasure] = metric.merging([
        "count": UnitMeasure(1, [:]), "%": UnitMeasure(1, [:]), "min": UnitMeasure(60, ["s": 1]),
        "hr": UnitMeasure(3_600, ["s": 1]), "d": UnitMeasure(86_400, ["s": 1]), "in": UnitMeasure(0.0254, ["m": 1]),
        "ft": UnitMeasure(0.3048, ["m": 1]), "yd": UnitMeasure(0.9144, ["m": 1]),
        "mi": UnitMeasure(1_609.344, ["m": 1]), "oz": UnitMeasure(28.349523125, ["g": 1]),
        "lb": UnitMeasure(453.59237, ["g": 1]), "st": UnitMeasure(6_350.29318, ["g": 1]),
        "fl_oz_us": UnitMeasure(0.0295735295625, ["L": 1]), "cup_us": UnitMeasure(0.2365882365, ["L": 1]),
        "Cal": UnitMeasure(4_184, ["J": 1]), "mmHg": UnitMeasure(133.322387415, ["Pa": 1]),
        "IU": UnitMeasure(1, ["IU": 1]), "K": UnitMeasure(1, ["K": 1]),
        "degC": UnitMeasure(1, ["K": 1], offset: 273.15),
        "degF": UnitMeasure(5.0 / 9, ["K": 1], offset: 459.67 * 5 / 9),
    ]) { $1 }
}

extension Double {
    fileprivate func raised(to power: Int) -> Double {
        let product = (0..<abs(power)).reduce(1.0) { total, _ in total * self }
        return power < 0 ? 1 / product : product
    }
}

/// Reads units: atoms, `*`, `/`, powers and brackets, from the left to the right.
private struct UnitParser {
    private var rest: Substring

    init(_ text: String) { rest = Substring(text.filter { $0 != " " }) }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func product() -> UnitMeasure? {
        guard var measure = factor() else { return nil }
        while let sign = rest.first, "*·./".contains(sign) {
            rest = rest.dropFirst()
            guard let next = factor() else { return nil }
            measure = measure.times(next, power: sign == "/" ? -1 : 1)
        }
        return measure
    }

    private mutating func factor() -> UnitMeasure? {
        guard let measure = item() else { return nil }
        guard rest.first == "^" else { return measure }
        rest = rest.dropFirst()
        let digits = rest.prefix { $0.isNumber || $0 == "-" }
        rest = rest.dropFirst(digits.count)
        return Int(digits).map { UnitMeasure.one.times(measure, power: $0) }
    }

    private mutating func item() -> UnitMeasure? {
        if rest.first == "(" {
            rest = rest.dropFirst()
            guard let inside = product(), rest.first == ")" else { return nil }
            rest = rest.dropFirst()
            return inside
        }
        let name = rest.prefix { !"*·./^()".contains($0) }
        rest = rest.dropFirst(name.count)
        return name == "1" ? .one : UnitMeasure.atom(String(name))
    }
}
