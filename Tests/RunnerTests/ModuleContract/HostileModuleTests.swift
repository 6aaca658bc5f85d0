import Testing
import VigilFacts
import VigilTestSupport

/// A module that does what it must not, when a test says so.
private final class HostileMode: ModeInstance {
    static let rule = Rule("hostile.rule", .all, "A test.", confidence: .choice)

    let context: ModeContext
    var held: [HeldAssertion] = []
    let wasUsed = true

    init(_ context: ModeContext) { self.context = context }

    func hold(as value: String? = nil, until: VirtualInstant? = nil) {
        held.append(context.acquire(value, reason: "a test", rule: Self.rule, until: until))
    }

    func spin() { context.schedule(after: .zero) { [self] in spin() } }

    final class Service: ModuleService {}

    static let module = ModuleDescriptor(
        id: "hostile", contract: ModuleDescriptor.contract, values: [.init("hostile", since: .iOS(4))],
        summary: "A test.", simulated: [], notSimulated: [], rules: [rule], makeService: { _ in Service() },
        makeMode: { HostileMode($0) })
}

@Suite("A module that misbehaves", .exercisesRules)
struct HostileModuleTests {
    private let device = Device(system: .iOS(17), modules: [HostileMode.module])
    private let app: InstalledApp
    private let mode: HostileMode

    init() throws {
        app = try device.install(AppCode(), manifest: Manifest(backgroundModes: ["hostile"]), name: "App")
        app.launch()
        mode = try require(app.process?.mode(HostileMode.self))
    }

    /// What was found about the module, with the place in its code but for the line.
    private var faults: [String] {
        device.trace.entries.filter { $0.rule?.id == "mode.module-fault" }.map { entry in
            entry.text.replacing(#/:\d+/#, with: "")
        }
    }

    private let place = "at RunnerTests/HostileModuleTests.swift"
    private let who = "the module hostile (Swift module RunnerTests)"

    @Test("mode.module-fault: a process that has ended is held by nothing, and the module is named with its place")
    func holdsEnded() {
        app.process?.end(.crash("a test"))
        mode.hold()
        expect(faults, is: ["\(who) keeps a process of App awake that has ended: \(place)"])
        expect(mode.held.map(\.isHeld) == [false] && app.state == .notRunning)
        app.launch()
        expect(app.awakeReasons, is: [])
    }

    @Test("mode.module-fault: the check that every module should pass tells of what a story showed")
    func check() throws {
        let story = ModeStory("holding what has ended") { phone in
            phone.app.launch()
            let mode = try require(phone.app.process?.mode(HostileMode.self))
            phone.app.process?.end(.crash("a test"))
            mode.hold()
        }
        let problems = try ModuleCheck(HostileMode.module, stories: [story]).problemsOfRules
        expect(
            problems.map { $0.replacing(#/:\d+/#, with: "") },
            is: [
                "in the story \"holding what has ended\" \(who) keeps a process of App awake that has ended: \(place)",
                "no story cites \"hostile.rule\": show it in one, or plan it",
            ])
    }

    @Test("mode.module-fault: an assertion is held in the name of the module that asks, whatever name it gives")
    func otherName() {
        mode.hold(as: "audio")
        expect(faults, is: ["\(who) keeps App awake as \"audio\", which it is not: \(place)"])
        expect(app.awakeReasons, is: ["hostile"])
    }

    @Test("mode.module-fault: an end that lies in the past keeps nothing awake", arguments: [4, 5])
    func pastEnd(second: Int) {
        device.advance(by: .seconds(5))
        mode.hold(until: .boot.advanced(by: .seconds(second)))
        expect(faults, is: ["\(who) keeps App awake until an instant that lies in the past: \(place)"])
        expect(app.awakeReasons, is: [])
    }

    @Test("mode.module-fault: what keeps an app awake without an end, and is lost, is dropped and reported")
    func leak() {
        mode.hold()
        device.press(.home)
        expect(app.state, is: .background)
        mode.held = []
        device.settle()
        expect(faults, is: ["\(who) lost what keeps App awake, so that nothing could ever end it: \(place)"])
        expect(app.state, is: .suspended)
    }

    @Test("mode.module-fault: a suspended app is not held, but woken first")
    func holdsSuspended() {
        device.press(.home)
        expect(app.state, is: .suspended)
        mode.hold()
        expect(faults, is: ["\(who) keeps App awake while it is suspended: it has to wake it first: \(place)"])
        expect(app.state == .suspended && app.awakeReasons == [])
    }

    @Test("mode.module-fault: a mode that schedules for the present instant without end is told of with its place")
    func spins() {
        mode.spin()
        device.advance(by: .seconds(1))
        let fault = "schedules an event for the present instant in the one before, 10001 times over: it is not done"
        expect(faults == ["\(who) \(fault): \(place)"] && device.hangs.count == 1 && app.exits.isEmpty)
    }

    @Test("what has an end, and is not kept, ends by itself and is no fault")
    func ownEnd() {
        mode.hold(until: .boot.advanced(by: .seconds(60)))
        mode.held = []
        device.press(.home)
        device.advance(by: .seconds(59))
        expect(app.state, is: .background)
        device.advance(by: .seconds(2))
        expect(app.state == .suspended && faults == [])
    }
}
