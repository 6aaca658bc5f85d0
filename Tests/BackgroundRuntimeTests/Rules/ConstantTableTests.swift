import Testing

@testable import BackgroundRuntime

@Suite("A table of constants")
struct ConstantTableTests {
    private let constants = RuleBook.host.constants

    @Test(
        "has the values of the system's profile",
        arguments: [(SystemVersion.iOS(6), 600.0), (.iOS(12, 1), 180), (.iOS(17), 30), (.iOS(26), 30)])
    func hasProfileValues(system: SystemVersion, budget: Double) throws {
        let table = ConstantTable(system: system)
        #expect(table.value(TaskConstants.budgetForeground) == budget)
        #expect(table.duration(TaskConstants.budgetForeground) == .seconds(budget))
    }

    @Test("has no value where the profile has no such limit")
    func hasNoValue() throws {
        let table = ConstantTable(system: .iOS(6))
        #expect(table.value(TaskConstants.countLimit) == nil)
        #expect(table.duration(TaskConstants.ageWarning) == nil)
    }

    @Test("holds the longest duration for the greatest double")
    func holdsGreatestDouble() throws {
        let table = ConstantTable(system: .iOS(17))
        #expect(table.value(TaskConstants.remainingForeground) == .greatestFiniteMagnitude)
        #expect(table.duration(TaskConstants.remainingForeground) == .nanoseconds(Int64.max))
    }

    @Test("takes overrides by id, and knows which values they set")
    func takesOverrides() throws {
        let overrides = ["k.task.expiry-lead": 2.5, "k.task.age-warning": 60]
        let table = try ConstantTable(system: .iOS(14), constants: constants, overrides: overrides)
        #expect(table.duration(TaskConstants.expiryLead) == .milliseconds(2500))
        #expect(table.duration(TaskConstants.ageWarning) == .seconds(60))
        #expect(table.isOverridden(TaskConstants.expiryLead))
        #expect(!table.isOverridden(TaskConstants.suspendGrace))
    }

    @Test(
        "refuses to set what the system does not have, and says which systems do",
        arguments: [
            ("k.task.count-limit", SystemVersion.iOS(9), "iOS 11+"), ("k.task.age-warning", .iOS(13), "iOS 14+"),
            ("k.cpu.limit", .iOS(6), "iOS 7+"),
        ])
    func refusesWhatIsNotInForce(id: String, system: SystemVersion, systems: String) throws {
        let error = try #require(throws: InvalidOverride.self) {
            try ConstantTable(system: system, constants: constants, overrides: [id: 5])
        }
        #expect("\(error)" == "\(id) is not in force on \(system), so it cannot be set there: it is on \(systems)")
        _ = try ConstantTable(system: .iOS(14), constants: constants, overrides: [id: 5])
    }

    @Test("has no value before the version that brought the figure, also inside a generation")
    func inForce() {
        #expect(ConstantTable(system: .iOS(10)).value(TaskConstants.countLimit) == nil)
        #expect(ConstantTable(system: .iOS(11)).value(TaskConstants.countLimit) == 1000)
        #expect(ConstantTable(system: .iOS(13, 7)).value(TaskConstants.ageWarning) == nil)
        #expect(ConstantTable(system: .iOS(14)).value(TaskConstants.ageWarning) == 30)
    }

    @Test("takes zero as an override")
    func takesZero() throws {
        let table = try ConstantTable(
            system: .iOS(17), constants: constants, overrides: ["k.task.handler-total": 0])
        #expect(table.duration(TaskConstants.handlerTotal) == .zero)
    }

    @Test("gives a constant that it was not made with the value of the profile")
    func knowsForeignConstants() throws {
        let table = ConstantTable(system: .iOS(17))
        #expect(table.value(WatchdogConstants.launch) == 20)
        #expect(!table.isOverridden(WatchdogConstants.launch))
    }

    @Test("refuses an unknown id and names the closest one")
    func refusesUnknownID() {
        #expect(throws: InvalidOverride(problems: [.unknownID("k.task.expiry-led", closest: "k.task.expiry-lead")])) {
            try ConstantTable(system: .iOS(17), constants: constants, overrides: ["k.task.expiry-led": 2])
        }
    }

    @Test("refuses values that are no finite number from zero up", arguments: [-1, -.infinity, .infinity, Double.nan])
    func refusesValue(value: Double) {
        #expect(throws: InvalidOverride.self) {
            try ConstantTable(system: .iOS(17), constants: constants, overrides: ["k.task.expiry-lead": value])
        }
    }

    @Test("reports all problems together, sorted by id")
    func reportsAllProblems() throws {
        let overrides: [String: Double] = ["zzz": 1, "k.watchdog.launch": -1, "k.watchdog.lunch": 20]
        let error = try #require(throws: InvalidOverride.self) {
            try ConstantTable(system: .iOS(17), constants: constants, overrides: overrides)
        }
        #expect(
            "\(error)" == """
                k.watchdog.launch cannot be -1.0: write a finite number, 0 or more
                unknown constant "k.watchdog.lunch"; did you mean "k.watchdog.launch"?
                unknown constant "zzz"
                """)
    }
}
