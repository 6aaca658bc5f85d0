import BackgroundRuntime
import Testing
import VigilFacts

struct ManyTasksTests: Facts {
    @Test("Old tasks and many tasks", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let ageWarning = Fact(
        "task.age-warning: a task open for thirty seconds is warned about",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        try phone.begin("old")
        phone.advanceAlmost(30)
        expect(!phone.app.trace.contains(rule: "task.age-warning"))
        phone.advance(1)
        let warnings = phone.app.trace.entries(rule: "task.age-warning")
        guard system >= .iOS(14) else { return expect(warnings.map(\.text).isEmpty) }
        expect(warnings.map(\.kind), is: [.log])
        expect(
            warnings.first?.text.hasPrefix("Background task 1 (\"old\") was created over 30 seconds ago."), is: true)
        expect(phone.app.state, is: .active)
    }

    let ageOfEach = Fact("task.age-warning: each task has its own age, and an ended one is not warned about") {
        let phone = try Phone()
        phone.app.launch()
        try phone.begin("first")
        phone.advance(20)
        try phone.begin("second")
        phone.advance(5)
        try phone.end(1)
        phone.advance(24)
        expect(!phone.app.trace.contains(rule: "task.age-warning"))
        phone.advance(1)
        expect(phone.app.trace.entries(rule: "task.age-warning").map { $0.text.contains("second") }, is: [true])
    }

    let ageWhileAsleep = Fact(
        "task.age-warning: nothing is logged while the phone sleeps; what is due then is logged as it wakes"
    ) {
        let phone = try Phone()
        phone.app.launch()
        for name in ["ended", "left"] { try phone.begin(name) }
        phone.advance(10)
        phone.device.fallAsleep()
        phone.advance(100)
        expect(!phone.app.trace.contains(rule: "task.age-warning"))
        phone.device.wakeUp()
        let warnings = phone.app.trace.entries(rule: "task.age-warning")
        expect(warnings.map { $0.instant == phone.device.now }, is: [true, true])
    }

    let countLimit = Fact(
        "task.count-limit: more than a thousand open tasks kill the app",
        for: [SystemVersion.iOS(11), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        for _ in 0..<1_000 { try phone.begin() }
        expect(phone.app.state, is: .active)
        expect(throws: StimulusError.self) { try phone.begin() }
        expect(phone.exits, is: ["too-many-tasks"])
        expect(phone.app.exits.first?.codeText, is: "0xbada5e47")
        expect(phone.app.trace.contains(rule: "task.count-limit"))
    }

    let noLimit = Fact(
        "task.count-limit: before iOS 11 there is none",
        for: [SystemVersion.iOS(4), .iOS(10)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        try phone.run { process in
            for _ in 0..<1_100 { _ = process.beginTask(name: "many", place: "", handler: nil) }
        }
        expect(phone.app.state, is: .active)
        try expect(phone.process.ledger.tasks.count, is: 1_100)
    }
}
