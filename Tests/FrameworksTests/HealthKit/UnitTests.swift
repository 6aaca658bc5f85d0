import HealthKit
import Testing
import VigilFacts

/// A number in one unit, and what it is in another.
struct Conversion: Sendable {
    let value: Double
    let from: String
    let to: String
    let expected: Double

    init(_ value: Double, _ from: String, _ to: String, _ expected: Double) {
        (self.value, self.from, self.to, self.expected) = (value, from, to, expected)
    }
}

struct UnitTests: Facts {
    @Test("Units of health data", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let converts = Fact(
        "are read as they are written, and converted",
        for: [
            Conversion(1, "km", "m", 1_000), .init(60, "count/min", "Hz", 1), .init(1, "kcal", "kJ", 4.184),
            .init(1, "mi", "km", 1.609344), .init(36, "km/hr", "m/s", 10), .init(37, "degC", "degF", 98.6),
            .init(1, "lb", "g", 453.59237), .init(2, "hr", "min", 120), .init(100, "mg/dL", "g/L", 1),
            .init(50, "mL/(kg*min)", "mL/(kg*s)", 50.0 / 60), .init(1, "m^2", "cm^2", 10_000),
            .init(1, "Cal", "cal", 1_000), .init(0.5, "%", "count", 0.5), .init(250, "ms", "s", 0.25),
        ]
    ) { (conversion: Conversion) in
        let quantity = HKQuantity(unit: HKUnit(from: conversion.from), doubleValue: conversion.value)
        let value = quantity.doubleValue(for: HKUnit(from: conversion.to))
        expect(abs(value - conversion.expected) < 1e-9 * max(1, abs(conversion.expected)))
    }

    let putTogether = Fact("are put together of others, and are the same that are written the same") {
        expect(HKUnit.count().unitDivided(by: .minute()), is: HKUnit(from: "count/min"))
        expect(HKUnit.meterUnit(with: .kilo).unitDivided(by: .hour()).unitString, is: "km/hr")
        let intake = HKUnit.literUnit(with: .milli).unitDivided(
            by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute()))
        expect(intake.unitString, is: "mL/(kg*min)")
        expect(HKUnit.count().isNull() && !HKUnit.second().isNull())
    }

    let compares = Fact("of other dimensions do not fit, and order numbers of the same") {
        let kilometre = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1)
        let mile = HKQuantity(unit: .mile(), doubleValue: 1)
        expect(kilometre.compare(mile) == .orderedAscending && !kilometre.is(compatibleWith: .second()))
        expect(kilometre, is: HKQuantity(unit: .meter(), doubleValue: 1_000))
    }
}
