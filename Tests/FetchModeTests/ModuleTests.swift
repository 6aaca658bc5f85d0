import BackgroundRuntime
import Testing
import VigilFetch
import VigilTestSupport

@Suite("The module of background fetch")
struct ModuleTests {
    private let module = FetchModule.descriptor

    @Test("is a sound module: names, words, rules and figures")
    func isSound() throws {
        #expect(try ModuleCheck(module, stories: stories).problems == [])
        #expect(module.values.map(\.value) == ["fetch"] && module.rules.count == 13)
    }

    private var stories: [ModeStory] {
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

    @Test("a completion handler that nobody waits for is the caller's mistake")
    func noFetch() throws {
        let phone = try Phone()
        phone.app.launch()
        for arguments in [[:], ["after": ArgumentValue.duration(.seconds(3))]] {
            #expect(throws: StimulusError.self) { try phone.act("fetch.complete", arguments) }
        }
    }

    @Test("an app that sets no interval has a mode that it does not use")
    func unused() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.home()
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["mode.declared-unused"])
        let other = try Phone.fetching()
        other.app.reportUnusedModes()
        #expect(other.app.trace.findings.isEmpty)
    }

    @Test("apps that may fetch do so in the same rounds")
    func coalesced() throws {
        let phone = try Phone.fetching()
        let code = AppCode()
        code.on[.didFinishLaunching] = { try $0.act("fetch.setInterval") }
        code.on[.performFetch] = { try $0.act("fetch.complete") }
        let other = try phone.device.install(
            code, manifest: Manifest(backgroundModes: ["fetch"]), name: "Other")
        phone.wait(100)
        other.launch()
        phone.home()
        phone.wait(3_500)
        #expect(phone.fetches == [900, 1_800, 2_700, 3_600])
        #expect(
            other.trace.entries.filter { $0.text.contains("performFetch") }.map(\.instant.wholeSeconds) == phone.fetches
        )
    }
}

@Suite("The plan of an app's fetches")
struct FetchPlanTests {
    private func at(_ seconds: Int64) -> VirtualInstant { VirtualInstant(nanoseconds: seconds * 1_000_000_000) }

    @Test("the interval counts from the last fetch, and the first may come at once")
    func interval() {
        var plan = FetchPlan(interval: nil)
        plan.set(.seconds(-5))
        #expect(plan.interval == .zero)
        plan.set(.seconds(60))
        #expect(plan.hold(at: at(0), nil, isInForeground: false) == nil)
        plan.begin(at: at(10))
        #expect(plan.hold(at: at(69), nil, isInForeground: false) == .tooEarly)
        #expect(plan.hold(at: at(70), nil, isInForeground: false) == nil)
        #expect(plan.hold(at: at(70), .unused, isInForeground: true) == .barrier(.unused))
        #expect(plan.hold(at: at(70), nil, isInForeground: true) == .inForeground)
    }

    @Test("chance halves with each bad fetch, to an eighth, and doubles with each good one")
    func chance() {
        var plan = FetchPlan(interval: .zero)
        for _ in 1...5 { plan.end(.failed, wasSlow: false) }
        #expect(plan.chance(of: 80) == 10)
        plan.end(.noData, wasSlow: false)
        #expect(plan.chance(of: 80) == 10)
        plan.end(.newData, wasSlow: false)
        #expect(plan.chance(of: 80) == 20)
        plan.end(.newData, wasSlow: true)
        #expect(plan.chance(of: 80) == 10)
        for _ in 1...5 { plan.end(.newData, wasSlow: false) }
        #expect(plan.chance(of: 80) == 80)
    }

    @Test("what holds a fetch back is said once until the next fetch")
    func told() {
        var plan = FetchPlan(interval: .zero)
        #expect(plan.hold(.chance) && !plan.hold(.chance) && plan.hold(.tooEarly))
        plan.begin(at: at(1))
        let isNew = plan.hold(.chance)
        #expect(isNew)
    }
}
