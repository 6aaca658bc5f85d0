import BackgroundRuntime
import Testing
import VigilNetworkAuthentication
import VigilTestSupport

@Suite("Who is asked about a network", .exercisesRules)
struct HelperTests {
    /// A further app, which registers as a helper and is left.
    private func helper(_ name: String, _ phone: Phone, _ answers: [String: ArgumentValue] = [:]) throws -> InstalledApp
    {
        let app = try phone.install(name)
        app.launch()
        try phone.act("hotspot.register", answers, in: app)
        phone.home()
        return app
    }

    private func isClaimedByNobody(_ phone: Phone) -> Bool {
        phone.device.trace.entries.contains { $0.text == "the network Cafe is used as it is: nobody claims it" }
    }

    @Test(
        "hotspot.choice: a network is used as it is where there is no helper, and where the only one cannot handle it")
    func nobody() throws {
        let none = try Phone()
        try none.join()
        #expect(isClaimedByNobody(none) && none.device.hotspots.network?.ssid == "Cafe")
        let phone = try Phone.helping(.iOS(17), ["authenticate": "unsupportedNetwork"])
        try phone.join()
        #expect(isClaimedByNobody(phone))
        #expect(try phone.commands == .texts(["evaluate", "authenticate"]))
    }

    @Test("hotspot.choice: only the helper that is chosen is told to authenticate")
    func chosenAlone() throws {
        let phone = try Phone.helping(.iOS(17), ["confidence": "low"])
        _ = try helper("Other", phone)
        try phone.join()
        #expect(phone.device.hotspots.helper == "Other")
        #expect(try phone.commands == .texts(["evaluate"]))
    }

    @Test("hotspot.choice: a late answer to an earlier command does not count for the helper that is chosen now")
    func lateAnswer() throws {
        let phone = try Phone.helping(.iOS(17), ["silent": true])
        phone.app.activate()
        try phone.join()
        try phone.act("hotspot.answer")
        let other = try helper("Other", phone, ["authenticate": "uiRequired"])
        phone.app.activate()
        try phone.join()
        #expect(try phone.commands == .texts(["evaluate", "authenticate", "evaluate"]))
        try phone.act("hotspot.answer", ["result": "failure"])
        #expect(phone.device.hotspots.network?.ssid == "Cafe")
        other.activate()
        try phone.act("hotspot.answer", in: other)
        #expect(phone.device.hotspots.helper == "Other")
    }

    @Test("an app that does not handle the network cannot end its use")
    func logoff() throws {
        let phone = try Phone.helping(.iOS(17), ["confidence": "none"])
        try phone.join()
        phone.app.activate()
        #expect(throws: StimulusError("the app does not handle the network of the phone")) {
            try phone.act("hotspot.logoff")
        }
        #expect(phone.device.hotspots.network?.ssid == "Cafe")
        #expect(try phone.commands == .texts(["evaluate"]))
    }

    @Test("the list of networks goes to no app that never registered")
    func scan() throws {
        let phone = try Phone.helping()
        let other = try phone.install("Other")
        try phone.happen("hotspot.scan", ["networks": .texts(["Cafe"])])
        #expect(phone.handled.count == 1 && other.launchCount == 0 && other.trace.entries(of: .refusal).isEmpty)
    }

    @Test("hotspot.present-ui: an app that is in the foreground gets the command at once")
    func presentInFront() throws {
        let phone = try Phone.helping(.iOS(17), ["authenticate": "uiRequired"])
        phone.app.activate()
        try phone.join()
        #expect(phone.handled.last == "30 NEHotspotHelperHandler: presentUI Cafe" && phone.refusals == [])
        try phone.act("hotspot.answer")
        #expect(phone.device.hotspots.helper == "App")
    }
}
