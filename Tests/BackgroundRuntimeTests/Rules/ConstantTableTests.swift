import Testing
import VigilFacts

@testable import BackgroundRuntime

struct ConstantTableTests: Facts {
    @Test("A table of constants", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let constants = RuleBook.host.constants

    let hasProfileValues = Fact(
        "has the values of the system's profile",
        for: [(SystemVersion.iOS(6), 600.0), (.iOS(12, 1), 180), (.iOS(17), 30), (.iOS(26), 30)]
    ) { (system: SystemVersion, budget: Double) in
        let table = ConstantTable(system: system)
        expect(table.value(TaskConstants.budgetForeground), is: budget)
        expect(table.duration(TaskConstants.budgetForeground), is: .seconds(budget))
    }

    let hasNoValue = Fact("has no value where the profile has no such limit") {
        let table = ConstantTable(system: .iOS(6))
        expect(table.value(TaskConstants.countLimit) == nil)
        expect(table.duration(TaskConstants.ageWarning) == nil)
    }

    let holdsGreatestDouble = Fact("holds the longest duration for the greatest double") {
        let table = ConstantTable(system: .iOS(17))
        expect(table.value(TaskConstants.remainingForeground), is: .greatestFiniteMagnitude)
        expect(table.duration(TaskConstants.remainingForeground), is: .nanoseconds(Int64.max))
    }

    let takesOverrides = Fact("takes overrides by id, and knows which values they set") {
        let overrides = ["k.task.expiry-lead": 2.5, "k.task.age-warning": 60]
        let table = try ConstantTable(system: .iOS(14), constants: Self.constants, overrides: overrides)
        expect(table.duration(TaskConstants.expiryLead), is: .milliseconds(2500))
        expect(table.duration(TaskConstants.ageWarning), is: .seconds(60))
        expect(table.isOverridden(TaskConstants.expiryLead))
        expect(!table.isOverridden(TaskConstants.suspendGrace))
    }

    let refusesWhatIsNotInForce = Fact(
        "refuses to set what the system does not have, and says which systems do",
        for: [
            ("k.task.count-limit", SystemVersion.iOS(9), "iOS 11+"), ("k.task.age-warning", .iOS(13), "iOS 14+"),
            ("k.cpu.limit", .iOS(6), "iOS 7+"),
        ]
    ) { (id: String, system: SystemVersion, systems: String) in
        let thrown = expect(throws: InvalidOverride.self) {
            try ConstantTable(system: system, constants: Self.constants, overrides: [id: 5])
        }
        let error = try require(thrown)
        expect("\(error)", is: "\(id) is not in force on \(system), so it cannot be set there: it is on \(systems)")
        _ = try ConstantTable(system: .iOS(14), constants: Self.constants, overrides: [id: 5])
    }

    let inForce = Fact("has no value before the version that brought the figure, also inside a generation") {
        expect(ConstantTable(system: .iOS(10)).value(TaskConstants.countLimit) == nil)
        expect(ConstantTable(system: .iOS(11)).value(TaskConstants.countLimit), is: 1000)
        expect(ConstantTable(system: .iOS(13, 7)).value(TaskConstants.ageWarning) == nil)
        expect(ConstantTable(system: .iOS(14)).value(TaskConstants.ageWarning), is: 30)
    }

    let takesZero = Fact("takes zero as an override") {
        let table = try ConstantTable(
            system: .iOS(17), constants: Self.constants, overrides: ["k.task.handler-total": 0])
        expect(table.duration(TaskConstants.handlerTotal), is: .zero)
    }

    let knowsForeignConstants = Fact("gives a constant that it was not made with the value of the profile") {
        let table = ConstantTable(system: .iOS(17))
        expect(table.value(WatchdogConstants.launch), is: 20)
        expect(!table.isOverridden(WatchdogConstants.launch))
    }

    let refusesUnknownID = Fact("refuses an unknown id and names the closest one") {
        expect(throws: InvalidOverride(problems: [.unknownID("k.task.expiry-led", closest: "k.task.expiry-lead")])) {
            try ConstantTable(system: .iOS(17), constants: Self.constants, overrides: ["k.task.expiry-led": 2])
        }
    }

    let refusesValue = Fact(
        "refuses values that are no finite number from zero up",
        for: [-1, -.infinity, .infinity, Double.nan]
    ) { (value: Double) in
        expect(throws: InvalidOverride.self) {
            try ConstantTable(system: .iOS(17), constants: Self.constants, overrides: ["k.task.expiry-lead": value])
        }
    }

    let reportsAllProblems = Fact("reports all problems together, sorted by id") {
        let overrides: [String: Double] = ["zzz": 1, "k.watchdog.launch": -1, "k.watchdog.lunch": 20]
        let thrown = expect(throws: InvalidOverride.self) {
            try ConstantTable(system: .iOS(17), constants: Self.constants, overrides: overrides)
        }
        let error = try require(thrown)
        expect(
            "\(error)",
            is: """
                k.watchdog.launch cannot be -1.0: write a finite number, 0 or more
                unknown constant "k.watchdog.lunch"; did you mean "k.watchdog.launch"?
                unknown constant "zzz"
                """)
    }
}
