import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

/// Something that a service may do for others.
private protocol Echo: AnyObject { var echo: String { get } }

/// A service that writes down what it finds as it is made, and what it is told.
private final class LateService: ModuleService {
    let isLockedAtFirst: Bool
    private(set) var log: [String] = []

    init(_ context: ServiceContext) {
        isLockedAtFirst = context.conditions.isLocked
        context.record(.note, "the late service is made")
    }

    func processDidStart(_ process: AppProcess) { log.append("start") }
    func process(_ process: AppProcess, didEnter state: AppState) { log.append("\(state)") }
    func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) { log.append("conditions") }
    func clockDidChange() { log.append("clock") }
    func deviceDidBoot() { log.append("boot") }
}

extension LateService: Echo { var echo: String { "late" } }

private final class FirstService: ModuleService, Echo {
    var echo: String { "first" }
}

private final class Mode: ModeInstance {
    let wasUsed = false
}

@Suite("A service that is made when it is needed")
struct ServiceStartTests {
    private static let late = ModuleDescriptor(
        id: "late", contract: ModuleDescriptor.contract, values: [.init("late", since: .iOS(4))], summary: "A test.",
        simulated: [], notSimulated: [], rules: [], manifestKeys: [ManifestKey("LateKey", .string)],
        stimuli: [Stimulus("late.ring", "A test.") { _, _, _ in }], start: .whenNeeded(keys: ["LateSize"]),
        makeService: { LateService($0) }, makeMode: { _ in Mode() })
    private static let first = ModuleDescriptor(
        id: "first", contract: ModuleDescriptor.contract, values: [], summary: "A test.", simulated: [],
        notSimulated: [], rules: [], makeService: { _ in FirstService() })

    private let device = Device(modules: [late, first])

    /// How often it was made.
    private var made: Int { device.trace.entries.count { $0.text == "the late service is made" } }

    private func launch(_ manifest: Manifest, name: String = "App") throws {
        try device.install(AppCode(), manifest: manifest, name: name).launch()
    }

    @Test("is not there before, and is not told of apps that do not come to it")
    func notBefore() throws {
        try launch(Manifest())
        device.press(.home)
        expect(made, is: 0)
        let service = try require(device.service(LateService.self))
        expect(made == 1 && service.log.isEmpty)
        device.app(named: "App")?.launch()
        expect(service.log.suffix(2), is: ["inactive", "active"])
        expect(device.requiredService(LateService.self) === service && made == 1)
    }

    @Test("is there for an app whose manifest has a value or a key of its module, from the start of its process on")
    func manifests() throws {
        let manifests = [
            Manifest(backgroundModes: ["late"]), Manifest(texts: ["LateKey": ""]), Manifest(texts: ["LateSize": "1"]),
        ]
        for manifest in manifests {
            let device = Device(modules: [Self.first, Self.late])
            try device.install(AppCode(), manifest: Manifest(texts: ["Late": "", "late": ""]), name: "Other").launch()
            expect(!device.trace.entries.contains { $0.text == "the late service is made" })
            try device.install(AppCode(), manifest: manifest).launch()
            expect(device.service(LateService.self)?.log.filter { $0 == "start" }, is: ["start"])
        }
    }

    @Test("is made where somebody looks for what it does, which the first module that does it is asked for")
    func facility() {
        expect(device.service(providing: (any Echo).self)?.echo == "late" && made == 1)
        expect(device.service(providing: (any Echo).self)?.echo == "late" && made == 1)
        let other = Device(modules: [Self.first, Self.late])
        expect(other.service(providing: (any Echo).self)?.echo, is: "first")
        expect(other.trace.entries.isEmpty)
    }

    @Test("is made before a word of its module is performed, and not for a word of the host")
    func words() throws {
        try launch(Manifest())
        let app = try require(device.app(named: "App"))
        try device.modules.vocabulary.stimulus(named: "home")?.perform(device, app, Arguments([:]))
        expect(made, is: 0)
        try device.modules.vocabulary.stimulus(named: "late.ring")?.perform(device, app, Arguments([:]))
        expect(made, is: 1)
    }

    @Test("finds the conditions as they were before they first change, and is told of the change")
    func conditions() throws {
        device.press(.sleepWake)
        let service = try require(device.service(LateService.self))
        expect(!service.isLockedAtFirst && service.log.contains("conditions") && made == 1)
    }

    @Test("hears of the first change of the clock, of the zone and of a restart")
    func others() throws {
        device.setClock(by: .seconds(60))
        expect(device.service(LateService.self)?.log, is: ["clock"])
        let moved = Device(modules: [Self.late])
        moved.setTimeZone(try require(.init(identifier: "Asia/Tokyo")))
        expect(moved.service(LateService.self)?.log, is: ["clock"])
        let restarted = Device(modules: [Self.late])
        restarted.reboot()
        expect(restarted.service(LateService.self)?.log.last, is: "boot")
    }

    @Test("is made with the device in a set that wants all of them so")
    func withAll() throws {
        let set = try ModuleSet([Self.late]).withAllServices
        expect(Device(modules: set).trace.entries.map(\.text), is: ["the late service is made"])
    }
}

struct LateQuestionTests: Facts {
    @Test("What a service that comes late can ask of a process", arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private struct Seen: Equatable {
        var isLaunchOver: Bool
        var hasBeenActive: Bool
        var isLeavingScreen: Bool
    }

    let past = Fact(
        "tells what it was, whether its launch is over, and that it leaves the screen as long as it is told so"
    ) {
        let (device, code) = (Device(modules: []), AppCode())
        var seen: [String: Seen] = [:]
        for name in [SystemEvent.Name.didFinishLaunching, .didBecomeActive, .didEnterBackground] {
            code.on[name] = { process in
                seen[name.text] = Seen(
                    isLaunchOver: process.isLaunchOver, hasBeenActive: process.hasBeen(.active),
                    isLeavingScreen: process.isLeavingScreen)
            }
        }
        let app = try device.install(code, manifest: Manifest())
        app.launch()
        device.press(.home)
        expect(
            seen,
            is: [
                "didFinishLaunching": Seen(isLaunchOver: false, hasBeenActive: false, isLeavingScreen: false),
                "didBecomeActive": Seen(isLaunchOver: true, hasBeenActive: true, isLeavingScreen: false),
                "didEnterBackground": Seen(isLaunchOver: true, hasBeenActive: true, isLeavingScreen: true),
            ])
        let process = try require(app.process)
        expect(!process.isLeavingScreen && process.hasBeen(.inactive) && process.hasBeen(.background))
    }
}
