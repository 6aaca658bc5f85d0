import BackgroundRuntime
import Testing
import VigilFacts
import VigilNetworkAuthentication
import VigilTestSupport

struct NetworkAuthenticationRuleTests: Facts {
    @Test("A hotspot helper", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let wakes = Fact("hotspot.launch: a command wakes the app that registered, and its answer ends the wake") {
        let phone = try NetworkAuthenticationPhone.helping()
        expect(phone.app.state, is: .suspended)
        try phone.join()
        expect(
            phone.handled,
            is: [
                "30 NEHotspotHelperHandler: evaluate Cafe", "30 NEHotspotHelperHandler: authenticate Cafe",
            ])
        expect(phone.device.hotspots.helper == "App" && phone.app.state == .suspended)
        expect(phone.seconds(citing: "hotspot.launch").allSatisfy { $0 == 30 })
    }

    let launches = Fact("hotspot.launch: a purged app is launched and gets its command as it registers") {
        let phone = try NetworkAuthenticationPhone.helping()
        phone.device.purge(phone.app)
        try phone.join()
        expect(phone.app.launchCount == 2 && phone.handled.count == 2 && phone.device.hotspots.helper == "App")
    }

    let untaken = Fact("hotspot.launch: an app that is launched and does not register is told so") {
        let phone = try NetworkAuthenticationPhone.helping()
        phone.device.purge(phone.app)
        phone.code.on = [:]
        try phone.join()
        phone.wait(60)
        expect(phone.handled == [] && phone.app.trace.findings.map(\.rule?.id) == ["hotspot.launch"])
    }

    let allowance = Fact(
        "hotspot.allowance: an app that does not answer has 45 seconds, and the network is used as it is"
    ) {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["silent": .flag(true)])
        try phone.join()
        phone.wait(44)
        expect(phone.app.awakeReasons, is: ["wake: hotspot evaluate"])
        phone.wait(1)
        expect(phone.app.state == .suspended && phone.device.hotspots.helper == nil)
        expect(phone.refusals == ["no answer to hotspot evaluate counts"] && phone.cites("hotspot.allowance"))
        phone.app.activate()
        try phone.act("hotspot.answer")
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["hotspot.allowance"])
    }

    let needsMode = Fact("hotspot.needs-mode: without the mode there is no registration, and no command") {
        let phone = try NetworkAuthenticationPhone(modes: [])
        phone.app.launch()
        try phone.act("hotspot.register")
        try phone.join()
        try expect(phone.commands == .texts([]) && phone.cites("hotspot.needs-mode"))
    }

    let entitlement = Fact("hotspot.entitlement: without the entitlement there is none either") {
        let phone = try NetworkAuthenticationPhone()
        try phone.happen("hotspot.entitlement", ["granted": .flag(false)])
        phone.app.launch()
        try phone.act("hotspot.register")
        try phone.join()
        try expect(phone.commands == .texts([]) && phone.cites("hotspot.entitlement"))
    }

    let once = Fact("hotspot.once: a second registration is refused, and the first one counts") {
        let phone = try NetworkAuthenticationPhone.helping()
        phone.app.activate()
        try phone.act("hotspot.register")
        try phone.join()
        expect(phone.cites("hotspot.once") && phone.handled.count == 2)
    }

    let choice = Fact("hotspot.choice: high confidence wins over low, and nobody over a network that nobody claims") {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["confidence": "low"])
        let other = try phone.install("Other")
        other.launch()
        try phone.act("hotspot.register", in: other)
        try phone.join()
        expect(phone.device.hotspots.helper == "Other" && other.trace.contains(rule: "hotspot.choice"))
        phone.device.forceQuit(other)
        try phone.join("Bakery")
        expect(phone.device.hotspots.helper, is: "App")
        try phone.join("Home")
        let none = try NetworkAuthenticationPhone.helping(.iOS(17), ["confidence": "none"])
        try none.join()
        expect(none.device.hotspots.helper == nil)
        try expect(none.commands, is: .texts(["evaluate"]))
    }

    let presentUI = Fact(
        "hotspot.present-ui: the interface waits for the foreground, and its answer authenticates the network"
    ) {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["authenticate": "uiRequired"])
        try phone.join()
        expect(phone.refusals == ["the interface for Cafe waits for the user"] && phone.app.state == .suspended)
        phone.wait(600)
        phone.app.activate()
        expect(phone.handled.last == "630 NEHotspotHelperHandler: presentUI Cafe" && phone.cites("hotspot.present-ui"))
        expect(phone.device.hotspots.helper == nil)
        try phone.act("hotspot.answer")
        expect(phone.device.hotspots.helper, is: "App")
    }

    let maintain = Fact(
        "a network that was handled is looked after as it is joined again, and may have to be authenticated again"
    ) {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["maintain": "authenticationRequired"])
        try phone.join()
        try phone.happen("hotspot.leave")
        try phone.join()
        try phone.happen("hotspot.maintain")
        let again = ["maintain", "authenticate"]
        try expect(phone.commands, is: .texts(["evaluate", "authenticate"] + again + again))
        phone.app.activate()
        try phone.act("hotspot.logoff")
        expect(phone.device.hotspots.network == nil)
    }

    let scan = Fact("the list of networks goes to every helper") {
        let phone = try NetworkAuthenticationPhone.helping()
        try phone.happen("hotspot.scan", ["networks": .texts(["Cafe", "Home"])])
        expect(phone.handled, is: ["30 NEHotspotHelperHandler: filterScanList Cafe, Home"])
    }
}
