import BackgroundRuntime
import Testing
import VigilFacts
import VigilFetch
import VigilTestSupport

struct ModuleTests: Facts {
    @Test("The module of background fetch", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = FetchModule.descriptor

    let isSound = Fact("is a sound module: names, words, rules and figures") {
        try expect(ModuleCheck(Self.module, stories: Self.stories).problems, is: [])
        expect(Self.module.values.map(\.value) == ["fetch"] && Self.module.rules.count == 13)
    }

    private static var stories: [ModeStory] {
        [
            ModeStory("a good day", on: .iOS(9)) { phone in
                phone.code.on[.didFinishLaunching] = { try $0.act("fetch.setInterval") }
                phone.code.on[.performFetch] = { process in
                    try process.act("fetch.complete")
                    try process.act("fetch.complete")
                }
                phone.app.launch()
                phone.wait(900)
                phone.home()
                phone.wait(43_200)
                try phone.happen("power", ["lowPowerMode": .flag(true)])
                phone.wait(900)
            },
            ModeStory("an app without an interval, and without an answer", on: .iOS(9)) { phone in
                phone.app.launch()
                phone.home()
                try phone.happen("fetch.now")
                phone.wait(30)
            },
            ModeStory("without the mode", on: .iOS(7), modes: []) { phone in
                phone.app.launch()
                try phone.act("fetch.setInterval")
            },
            ModeStory("the keys of the scheduler", on: .iOS(13)) { phone in
                let manifest = Manifest(
                    backgroundModes: ["fetch"], lists: ["BGTaskSchedulerPermittedIdentifiers": ["a.b"]])
                let other = try phone.device.install(AppCode(), manifest: manifest, name: "Newer")
                other.launch()
                try phone.act("fetch.setInterval", in: other)
            },
        ]
    }

    let noFetch = Fact("a completion handler that nobody waits for is the caller's mistake") {
        let phone = try FetchPhone()
        phone.app.launch()
        for arguments in [[:], ["after": ArgumentValue.duration(.seconds(3))]] {
            expect(throws: StimulusError.self) { try phone.act("fetch.complete", arguments) }
        }
    }

    let unused = Fact("an app that sets no interval has a mode that it does not use") {
        let phone = try FetchPhone()
        phone.app.launch()
        phone.home()
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
        let other = try FetchPhone.fetching()
        other.app.reportUnusedModes()
        expect(other.app.trace.findings.isEmpty)
    }

    let coalesced = Fact("apps that may fetch do so in the same rounds") {
        let phone = try FetchPhone.fetching()
        let code = AppCode()
        code.on[.didFinishLaunching] = { try $0.act("fetch.setInterval") }
        code.on[.performFetch] = { try $0.act("fetch.complete") }
        let other = try phone.device.install(
            code, manifest: Manifest(backgroundModes: ["fetch"]), name: "Other")
        phone.wait(100)
        other.launch()
        phone.home()
        phone.wait(3_500)
        expect(phone.fetches, is: [900, 1_800, 2_700, 3_600])
        expect(
            other.trace.entries.filter { $0.text.contains("performFetch") }.map(\.instant.wholeSeconds),
            is: phone.fetches
        )
    }
}

struct FetchPlanTests: Facts {
    @Test("The plan of an app's fetches", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func at(_ seconds: Int64) -> VirtualInstant { VirtualInstant(nanoseconds: seconds * 1_000_000_000) }

    let interval = Fact("the interval counts from the last fetch, and the first may come at once") {
        var plan = FetchPlan(interval: nil)
        plan.set(.seconds(-5))
        expect(plan.interval, is: .zero)
        plan.set(.seconds(60))
        expect(plan.hold(at: Self.at(0), nil, isInForeground: false) == nil)
        plan.begin(at: Self.at(10))
        expect(plan.hold(at: Self.at(69), nil, isInForeground: false), is: .tooEarly)
        expect(plan.hold(at: Self.at(70), nil, isInForeground: false) == nil)
        expect(plan.hold(at: Self.at(70), .unused, isInForeground: true), is: .barrier(.unused))
        expect(plan.hold(at: Self.at(70), nil, isInForeground: true), is: .inForeground)
    }

    let chance = Fact("chance halves with each bad fetch, to an eighth, and doubles with each good one") {
        var plan = FetchPlan(interval: .zero)
        for _ in 1...5 { plan.end(.failed, wasSlow: false) }
        expect(plan.chance(of: 80), is: 10)
        plan.end(.noData, wasSlow: false)
        expect(plan.chance(of: 80), is: 10)
        plan.end(.newData, wasSlow: false)
        expect(plan.chance(of: 80), is: 20)
        plan.end(.newData, wasSlow: true)
        expect(plan.chance(of: 80), is: 10)
        for _ in 1...5 { plan.end(.newData, wasSlow: false) }
        expect(plan.chance(of: 80), is: 80)
    }

    let told = Fact("what holds a fetch back is said once until the next fetch") {
        var plan = FetchPlan(interval: .zero)
        expect(plan.hold(.chance) && !plan.hold(.chance) && plan.hold(.tooEarly))
        plan.begin(at: Self.at(1))
        let isNew = plan.hold(.chance)
        expect(isNew)
    }
}
