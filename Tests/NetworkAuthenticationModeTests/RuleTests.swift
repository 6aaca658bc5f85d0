import BackgroundRuntime
import Testing
import VigilNetworkAuthentication
import VigilTestSupport

@Suite("A hotspot helper", .exercisesRules)
struct RuleTests {
    @Test("hotspot.launch: a command wakes the app that registered, and its answer ends the wake")
    func wakes() throws {
        let phone = try Phone.helping()
        #expect(phone.app.state == .suspended)
        try phone.join()
        #expect(
            phone.handled == [
                "30 NEHotspotHelperHandler: evaluate Cafe", "30 NEHotspotHelperHandler: authenticate Cafe",
            ])
        #expect(phone.device.hotspots.helper == "App" && phone.app.state == .suspended)
        #expect(phone.seconds(citing: "hotspot.launch").allSatisfy { $0 == 30 })
    }

    @Test("hotspot.launch: a purged app is launched and gets its command as it registers")
    func launches() throws {
        let phone = try Phone.helping()
        phone.device.purge(phone.app)
        try phone.join()
        #expect(phone.app.launchCount == 2 && phone.handled.count == 2 && phone.device.hotspots.helper == "App")
    }

    @Test("hotspot.launch: an app that is launched and does not register is told so")
    func untaken() throws {
        let phone = try Phone.helping()
        phone.device.purge(phone.app)
        phone.code.on = [:]
        try phone.join()
        phone.wait(60)
        #expect(phone.handled == [] && phone.app.trace.findings.map(\.rule?.id) == ["hotspot.launch"])
    }

    @Test("hotspot.allowance: an app that does not answer has 45 seconds, and the network is used as it is")
    func allowance() throws {
        let phone = try Phone.helping(.iOS(17), ["silent": .flag(true)])
        try phone.join()
        phone.wait(44)
        #expect(phone.app.awakeReasons == ["wake: hotspot evaluate"])
        phone.wait(1)
        #expect(phone.app.state == .suspended && phone.device.hotspots.helper == nil)
        #expect(phone.refusals == ["no answer to hotspot evaluate counts"] && phone.cites("hotspot.allowance"))
        phone.app.activate()
        try phone.act("hotspot.answer")
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["hotspot.allowance"])
    }

    @Test("hotspot.needs-mode: without the mode there is no registration, and no command")
    func needsMode() throws {
        let phone = try Phone(modes: [])
        phone.app.launch()
        try phone.act("hotspot.register")
        try phone.join()
        #expect(try phone.commands == .texts([]) && phone.cites("hotspot.needs-mode"))
    }

    @Test("hotspot.entitlement: without the entitlement there is none either")
    func entitlement() throws {
        let phone = try Phone()
        try phone.happen("hotspot.entitlement", ["granted": .flag(false)])
        phone.app.launch()
        try phone.act("hotspot.register")
        try phone.join()
        #expect(try phone.commands == .texts([]) && phone.cites("hotspot.entitlement"))
    }

    @Test("hotspot.once: a second registration is refused, and the first one counts")
    func once() throws {
        let phone = try Phone.helping()
        phone.app.activate()
        try phone.act("hotspot.register")
        try phone.join()
        #expect(phone.cites("hotspot.once") && phone.handled.count == 2)
    }

    @Test("hotspot.choice: high confidence wins over low, and nobody over a network that nobody claims")
    func choice() throws {
        let phone = try Phone.helping(.iOS(17), ["confidence": "low"])
        let other = try phone.install("Other")
        other.launch()
        try phone.act("hotspot.register", in: other)
        try phone.join()
        #expect(phone.device.hotspots.helper == "Other" && other.trace.contains(rule: "hotspot.choice"))
        phone.device.forceQuit(other)
        try phone.join("Bakery")
        #expect(phone.device.hotspots.helper == "App")
        try phone.join("Home")
        let none = try Phone.helping(.iOS(17), ["confidence": "none"])
        try none.join()
        #expect(none.device.hotspots.helper == nil)
        #expect(try none.commands == .texts(["evaluate"]))
    }

    @Test("hotspot.present-ui: the interface waits for the foreground, and its answer authenticates the network")
    func presentUI() throws {
        let phone = try Phone.helping(.iOS(17), ["authenticate": "uiRequired"])
        try phone.join()
        #expect(phone.refusals == ["the interface for Cafe waits for the user"] && phone.app.state == .suspended)
        phone.wait(600)
        phone.app.activate()
        #expect(phone.handled.last == "630 NEHotspotHelperHandler: presentUI Cafe" && phone.cites("hotspot.present-ui"))
        #expect(phone.device.hotspots.helper == nil)
        try phone.act("hotspot.answer")
        #expect(phone.device.hotspots.helper == "App")
    }

    @Test("a network that was handled is looked after as it is joined again, and may have to be authenticated again")
    func maintain() throws {
        let phone = try Phone.helping(.iOS(17), ["maintain": "authenticationRequired"])
        try phone.join()
        try phone.happen("hotspot.leave")
        try phone.join()
        try phone.happen("hotspot.maintain")
        let again = ["maintain", "authenticate"]
        #expect(try phone.commands == .texts(["evaluate", "authenticate"] + again + again))
        phone.app.activate()
        try phone.act("hotspot.logoff")
        #expect(phone.device.hotspots.network == nil)
    }

    @Test("the list of networks goes to every helper")
    func scan() throws {
        let phone = try Phone.helping()
        try phone.happen("hotspot.scan", ["networks": .texts(["Cafe", "Home"])])
        #expect(phone.handled == ["30 NEHotspotHelperHandler: filterScanList Cafe, Home"])
    }
}
