import SimulatedFoundation

/// A number and its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    let value: Double
    let unit: HKUnit

    /// A number of a unit.
    public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, self.value) = (unit, value)
        super.init()
    }

    var base: Double { unit.measure.base(value) }

    /// Whether it can be said in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.measure.dimensions == self.unit.measure.dimensions }

    /// The number in a unit. Ends the app for one of another dimension.
    open func doubleValue(for unit: HKUnit) -> Double {
        if unit.unitString == self.unit.unitString { return value }
        guard self.is(compatibleWith: unit) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Attempt to convert incompatible units: \(self.unit.unitString), "
                    + unit.unitString)
        }
        return unit.measure.value(ofBase: base)
    }

    /// The order of two numbers. Ends the app for units of different dimensions.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        if value == other { return .orderedSame }
        return value < other ? .orderedAscending : .orderedDescending
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return other.base == base
    }

    open override var hash: Int { base.hashValue }

    open override var description: String { "\(value) \(unit.unitString)" }
}
