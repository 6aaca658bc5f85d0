import BackgroundRuntime
import Testing
import VigilFacts
import VigilFetch
import VigilTestSupport

/// The first version of each generation with background fetch.
private let systems: [SystemVersion] = [.iOS(7), .iOS(13), .iOS(26), .iOS(27)]

struct FetchTimeRuleTests: Facts {
    @Test("Fetch rules: when the system fetches", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let needsMode = Fact(
        "fetch.needs-mode: without the mode the interval has no effect",
        for: systems
    ) { (system: SystemVersion) in
        let phone = try FetchPhone(system, modes: [])
        phone.app.launch()
        try phone.act("fetch.setInterval")
        phone.home()
        phone.wait(86_400)
        try phone.happen("fetch.now")
        expect(phone.fetches == [] && phone.app.trace.entries(rule: "fetch.needs-mode").count == 2)
        expect(!phone.cites("fetch.default-never"))
    }

    let defaultNever = Fact("fetch.default-never: an app that sets no interval never fetches, which is said once") {
        let phone = try FetchPhone()
        for _ in 1...3 {
            phone.app.launch()
            phone.home()
            phone.wait(86_400)
        }
        expect(phone.fetches == [] && phone.app.trace.entries(rule: "fetch.default-never").count == 1)
    }

    let never = Fact("fetch.default-never: an interval of never ends what another began") {
        let phone = try FetchPhone.fetching()
        phone.wait(1_800)
        phone.app.launch()
        try phone.act("fetch.setInterval", ["never": .flag(true)])
        phone.home()
        phone.wait(86_400)
        expect(phone.fetches == [900, 1_800] && phone.cites("fetch.default-never"))
    }

    let lowerBound = Fact(
        "fetch.interval-lower-bound: two fetches are never closer than the interval",
        for: [0, 900, 1_000, 7_200]
    ) { (interval: Int) in
        let phone = try FetchPhone.fetching(every: interval, constants: ["k.fetch.chance": 60])
        phone.wait(86_400)
        let gaps = zip(phone.fetches.dropFirst(), phone.fetches).map { $0 - $1 }
        expect(phone.fetches.count > 3 && gaps.allSatisfy { $0 >= max(interval, 900) })
        expect(phone.cites("fetch.interval-lower-bound"))
    }

    let chance = Fact(
        "fetch.pattern-learning: chance decides, the same seed gives the same day, and the wait is said"
    ) {
        func day() throws -> FetchPhone {
            let phone = try FetchPhone.fetching(constants: [:])
            phone.wait(86_400)
            return phone
        }
        let phone = try day()
        expect((10...40).contains(phone.fetches.count))
        try expect(day().fetches, is: phone.fetches)
        let waits = phone.app.trace.entries(rule: "fetch.pattern-learning").filter {
            $0.text.hasPrefix("no background")
        }
        expect(!waits.isEmpty && waits.count <= phone.fetches.count + 1)
    }

    let habit = Fact("fetch.pattern-learning: a fetch is likely before the hour at which the user opens the app") {
        let phone = try FetchPhone.fetching(every: 12 * 3_600, constants: ["k.fetch.chance": 0])
        for _ in 1...6 {
            phone.wait(86_400 - 60)
            phone.app.launch()
            phone.wait(60)
            phone.home()
        }
        // Opened a minute before nine each day but the first, at nine.
        let hours = Set(phone.fetches.map { ($0 / 3_600 + 9) % 24 })
        expect(phone.fetches.count >= 5 && hours.isSubset(of: [7, 8]))
        expect(phone.cites("fetch.pattern-learning"))
    }

    let unused = Fact("fetch.pattern-learning: an app that was not opened for two weeks does not fetch") {
        let phone = try FetchPhone.fetching(every: 86_400)
        phone.wait(14 * 86_400)
        let count = phone.fetches.count
        phone.wait(14 * 86_400)
        expect(count >= 13 && phone.fetches.count == count)
        expect(
            phone.app.trace.entries(rule: "fetch.pattern-learning").last?.text.hasSuffix("not opened for long"),
            is: true)
    }

    let feedback = Fact(
        "fetch.result-feedback: an app that fails or is slow fetches less often than one that does well"
    ) {
        func count(_ result: String, _ time: Int) throws -> Int {
            let phone = try FetchPhone.fetching(result: result, after: time, constants: ["k.fetch.chance": 40])
            phone.wait(2 * 86_400)
            expect(phone.cites("fetch.result-feedback"))
            return phone.fetches.count
        }
        let (good, failed, slow) = (try count("newData", 2), try count("failed", 2), try count("newData", 20))
        expect(failed * 2 < good && slow * 2 < good && failed > 0 && slow > 0)
    }

    let switchOff = Fact(
        "fetch.switch-off: neither with Background App Refresh off, nor in Low Power Mode, nor after a force quit"
    ) {
        let phone = try FetchPhone.fetching(.iOS(9))
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        phone.wait(900)
        try phone.happen("backgroundRefresh", ["is": .text("available")])
        try phone.happen("power", ["lowPowerMode": .flag(true)])
        phone.wait(900)
        try phone.happen("fetch.now")
        try phone.happen("power", ["lowPowerMode": .flag(false)])
        phone.wait(899)
        phone.device.forceQuit(phone.app)
        phone.wait(7_200)
        expect(phone.fetches == [] && phone.seconds(citing: "fetch.switch-off") == [900, 1_800, 1_800, 2_700])
        phone.app.launch()
        phone.home()
        phone.wait(900)
        expect(phone.fetches.count, is: 1)
    }

    let noLowPower = Fact("fetch.switch-off: iOS 7 and 8 have no Low Power Mode") {
        let phone = try FetchPhone.fetching(.iOS(8))
        try phone.happen("power", ["lowPowerMode": .flag(true)])
        phone.wait(900)
        expect(phone.fetches == [900] && !phone.cites("fetch.switch-off"))
    }

    let firstUnlock = Fact("life.launch.first-unlock: no fetch before the first unlock after a restart") {
        let phone = try FetchPhone.fetching()
        phone.device.reboot()
        phone.wait(1_800)
        expect(phone.fetches == [] && phone.cites("life.launch.first-unlock"))
        phone.device.unlock()
        phone.wait(900)
        expect(phone.fetches == [2_700] && phone.app.launchCount == 2)
    }

    let conflict = Fact(
        "fetch.bgtask-conflict: from iOS 13 the identifiers of the task scheduler switch the old fetch off",
        for: [(SystemVersion.iOS(12), true), (.iOS(13), false), (.iOS(27), false)]
    ) { (system: SystemVersion, works: Bool) in
        let phone = try FetchPhone(system, lists: ["BGTaskSchedulerPermittedIdentifiers": ["a.b"]])
        phone.code.on[.performFetch] = { try $0.act("fetch.complete") }
        phone.app.launch()
        try phone.act("fetch.setInterval")
        phone.home()
        phone.wait(900)
        try phone.happen("fetch.now")
        expect(phone.fetches == (works ? [900, 900] : []) && phone.cites("fetch.bgtask-conflict") == !works)
    }

    let noForeground = Fact("fetch.no-foreground: no fetch while the app is in front") {
        let phone = try FetchPhone.fetching()
        phone.app.launch()
        phone.wait(1_800)
        try phone.happen("fetch.now")
        expect(phone.fetches == [] && phone.seconds(citing: "fetch.no-foreground") == [900, 1_800])
    }
}

@Suite("Fetch rules: a fetch", .exercisesRules)
struct FetchRuleTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let callback = Fact(
        "fetch.callback: the app is launched or resumed in the background, and asked",
        for: systems
    ) { (system: SystemVersion) in
        let phone = try FetchPhone.fetching(system)
        phone.wait(900)
        expect(phone.fetches == [900] && phone.app.awakeReasons == ["wake: background fetch"])
        phone.wait(60)
        phone.device.purge(phone.app)
        phone.wait(900)
        expect(phone.fetches == [900, 1_800] && phone.app.launchCount == 2)
        expect(phone.code.states["application(_:performFetchWithCompletionHandler:)"], is: .background)
        expect(phone.cites("fetch.callback"))
    }

    let suspends = Fact("fetch.completion-suspends: when the app is done a snapshot is taken and it is suspended") {
        let phone = try FetchPhone.fetching(after: 7)
        phone.wait(906)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.state == .suspended && phone.seconds(citing: "fetch.completion-suspends").first == 907)
        expect(phone.seconds(citing: "life.enter-background.snapshot").last, is: 907)
    }

    let required = Fact(
        "fetch.completion-required: an app that does not answer in time is ended with 0x2182bad4",
        for: systems
    ) { (system: SystemVersion) in
        let phone = try FetchPhone.fetching(system, after: 60)
        phone.wait(929)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.exits.map(\.code), is: [0x2182_bad4])
        expect(phone.cites("fetch.completion-required"))
    }

    let once = Fact("fetch.completion-once: calling the completion handler again is a finding") {
        let phone = try FetchPhone()
        phone.code.on[.performFetch] = { process in
            try process.act("fetch.complete")
            try process.act("fetch.complete", ["result": .text("failed")])
        }
        phone.app.launch()
        phone.home()
        try phone.happen("fetch.now")
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["fetch.completion-once"])
        expect(phone.app.state, is: .suspended)
    }

    let oneAtATime = Fact("one fetch at a time: who asks for another meanwhile is refused") {
        let phone = try FetchPhone.fetching(after: 20)
        try phone.happen("fetch.now")
        try phone.happen("fetch.now")
        expect(phone.fetches, is: [0])
        phone.wait(20)
        try phone.happen("fetch.now")
        expect(phone.fetches, is: [0, 20])
    }

    let oneRoundAtATime = Fact("one fetch at a time: the system finds no moment right while one is under way") {
        let phone = try FetchPhone.fetching(
            after: 1_000, constants: ["k.fetch.chance": 100, "k.fetch.allowance": 1_200])
        phone.wait(2_699)
        expect(phone.fetches == [900] && phone.app.exits.isEmpty)
        phone.wait(1)
        expect(phone.fetches, is: [900, 2_700])
    }

    let spared = Fact(
        "fetch.completion-required: who was spared the end and never answers fetches no more, which is said once"
    ) {
        let phone = try FetchPhone.fetching(after: 100_000)
        phone.wait(900)
        phone.app.launch()
        phone.wait(60)
        phone.home()
        phone.wait(7_200)
        let refusals = phone.app.trace.entries(of: .refusal).filter { $0.text.hasPrefix("no background fetch") }
        expect(phone.fetches == [900] && phone.app.exits.isEmpty)
        expect(refusals.map(\.text), is: ["no background fetch now: the app has not answered the last one"])
        expect(refusals.map(\.rule?.id), is: ["fetch.completion-required"])
    }

    @Test(
        "fetch.task-limit: a task begun in the callback gets the time of the background",
        .asserts(FetchRules.taskLimit), arguments: [SystemVersion.iOS(7), .iOS(12), .iOS(17)])
    func taskLimit(system: SystemVersion) throws {
        let phone = try FetchPhone(system)
        phone.code.on[.performFetch] = { process in
            try process.act("task.begin", ["name": .text("parse")])
            try process.act("fetch.complete")
            process.print("\(Int(process.backgroundTimeRemaining.rounded())) s")
        }
        phone.app.launch()
        phone.home()
        phone.wait(60)
        try phone.happen("fetch.now")
        expect(phone.app.trace.output == ["30 s"] && phone.app.awakeReasons == ["task \"parse\""])
    }
}
