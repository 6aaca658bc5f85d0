import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("A launch", .exercisesRules)
struct LaunchTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let start = [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
    ]

    let willFinishLaunching = Fact(
        "life.tx.launch-foreground: willFinishLaunching is called from iOS 6",
        for: [SystemVersion.iOS(4), .iOS(5), .iOS(6)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        expect(phone.app.trace.calls.contains(Self.start[0]), is: (system >= .iOS(6)))
    }

    let background = Fact(
        "life.tx.launch-background: a background launch never becomes active",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.wake(allowance: .seconds(1)) { $0.callback("event", rule: nil) {} }
        expect(phone.app.state, is: .background)
        expect(
            phone.app.trace.calls,
            is: (system >= .iOS(6) ? Self.start : [Self.start[1]]) + [
                "UIApplicationDidFinishLaunchingNotification", "event",
            ])
        phone.advance(1)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "life.tx.launch-background"))
    }

    @Test(
        "life.launch.state-inactive: a launch to the foreground reads inactive",
        .asserts(LifecycleRules.launchStateInactive), arguments: allSystems)
    func readsInactive(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        expect(phone.code.states[Self.start[1]], is: .inactive)
        expect(phone.code.states[Self.start[0]], is: (system >= .iOS(6) ? .inactive : nil))
    }

    @Test(
        "life.launch.state-background: a background launch reads background",
        .asserts(LifecycleRules.launchStateBackground), arguments: allSystems)
    func readsBackground(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.wake()
        expect(phone.code.states[Self.start[1]], is: .background)
    }

    @Test(
        "life.launch.background-no-window: opening the app later does not launch it again",
        .asserts(LifecycleRules.launchBackgroundNoWindow), arguments: allSystems)
    func openedLater(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.wake()
        let count = phone.calls().count
        phone.app.activate()
        expect(
            phone.calls(since: count),
            is: [
                "UIApplicationWillEnterForegroundNotification", "applicationWillEnterForeground(_:)",
                "applicationDidBecomeActive(_:)", "UIApplicationDidBecomeActiveNotification",
            ])
        expect(phone.app.launchCount, is: 1)
    }

    let options = Fact(
        "life.launch.options: the options name the cause, and a tap gives none",
        .asserts(LifecycleRules.launchOptions)
    ) {
        let phone = try Phone()
        let cause = LaunchOptions(["UIApplicationLaunchOptionsLocationKey": .boolean(true)])
        phone.wake(options: cause)
        expect(phone.code.calls.prefix(2), is: [.willFinishLaunching(cause), .didFinishLaunching(cause)])
        phone.device.terminate(phone.app)
        phone.app.launch()
        expect(phone.code.calls.contains(.didFinishLaunching(.none)))
    }

    @Test(
        "life.launch.hidden-reasons: an event may launch an app without saying so",
        .asserts(LifecycleRules.launchHiddenReasons), arguments: [SystemVersion.iOS(13), .iOS(27)])
    func hiddenReasons(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.wake(options: .none)
        expect(phone.code.calls.prefix(2), is: [.willFinishLaunching(.none), .didFinishLaunching(.none)])
        expect(phone.code.states[Self.start[1]], is: .background)
        expect(!phone.calls().contains("applicationDidBecomeActive(_:)"))
    }

    let firstUnlock = Fact(
        "life.launch.first-unlock: nothing is launched in the background before the first unlock",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.device.reboot()
        expect(phone.wake(), is: (system < .iOS(7)))
        expect(phone.app.trace.contains(rule: "life.launch.first-unlock"), is: (system >= .iOS(7)))
        phone.device.unlock()
        expect(phone.wake())
        expect(phone.app.state, is: .background)
    }

    let noPasscode = Fact("life.launch.first-unlock: a device without passcode needs no unlock") {
        let phone = try Phone()
        phone.device.change { $0.hasPasscode = false }
        phone.device.reboot()
        expect(phone.wake())
    }

    let url = Fact(
        "life.url-launch: the URL comes before didBecomeActive, whatever the app was doing",
        for: ["off", "suspended", "background", "inactive"]
    ) { (state: String) in
        let phone = try Phone()
        if state != "off" { phone.app.launch() }
        if state == "background" { try phone.begin() }
        if state == "inactive" { phone.device.showOverlay("call") } else if state != "off" { phone.device.press(.home) }
        let count = phone.calls().count
        phone.device.open(phone.app, url: "app://page")
        let calls = phone.calls(since: count)
        let opened = try require(calls.firstIndex(of: "application(_:open:options:)"))
        let active = try require(calls.firstIndex(of: "applicationDidBecomeActive(_:)"))
        expect(opened < active)
        expect(phone.app.trace.contains(rule: "life.url-launch"))
        expect(phone.code.calls.contains(.open(url: "app://page")))
    }

    let unknownStatics = Fact("sim.statics.unknown: a finding says that static variables are shared, and why") {
        let phone = try Phone()
        phone.app.launch()
        phone.app.noteUnknownStatics()
        let finding = try require(phone.app.trace.findings.first)
        expect(finding.rule?.id == "sim.statics.unknown" && finding.text.contains("has no symbols"))
    }

    let urlWhileActive = Fact("life.url-launch: an active app gets the URL with no transition") {
        let phone = try Phone()
        phone.app.launch()
        let count = phone.calls().count
        phone.device.open(phone.app, url: "app://page")
        expect(phone.calls(since: count), is: ["application(_:open:options:)"])
        expect(phone.app.state, is: .active)
    }
}
