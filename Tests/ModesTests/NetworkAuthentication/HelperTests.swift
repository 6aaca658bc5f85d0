import BackgroundRuntime
import Testing
import VigilFacts
import VigilNetworkAuthentication
import VigilTestSupport

struct HelperTests: Facts {
    @Test("Who is asked about a network", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A further app, which registers as a helper and is left.
    private static func helper(
        _ name: String, _ phone: NetworkAuthenticationPhone, _ answers: [String: ArgumentValue] = [:]
    ) throws
        -> InstalledApp
    {
        let app = try phone.install(name)
        app.launch()
        try phone.act("hotspot.register", answers, in: app)
        phone.home()
        return app
    }

    private static func isClaimedByNobody(_ phone: NetworkAuthenticationPhone) -> Bool {
        phone.device.trace.entries.contains { $0.text == "the network Cafe is used as it is: nobody claims it" }
    }

    let nobody = Fact(
        "hotspot.choice: a network is used as it is where there is no helper, and where the only one cannot handle it"
    ) {
        let none = try NetworkAuthenticationPhone()
        try none.join()
        expect(Self.isClaimedByNobody(none) && none.device.hotspots.network?.ssid == "Cafe")
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["authenticate": "unsupportedNetwork"])
        try phone.join()
        expect(Self.isClaimedByNobody(phone))
        try expect(phone.commands, is: .texts(["evaluate", "authenticate"]))
    }

    let chosenAlone = Fact("hotspot.choice: only the helper that is chosen is told to authenticate") {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["confidence": "low"])
        _ = try Self.helper("Other", phone)
        try phone.join()
        expect(phone.device.hotspots.helper, is: "Other")
        try expect(phone.commands, is: .texts(["evaluate"]))
    }

    let lateAnswer = Fact(
        "hotspot.choice: a late answer to an earlier command does not count for the helper that is chosen now"
    ) {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["silent": true])
        phone.app.activate()
        try phone.join()
        try phone.act("hotspot.answer")
        let other = try Self.helper("Other", phone, ["authenticate": "uiRequired"])
        phone.app.activate()
        try phone.join()
        try expect(phone.commands, is: .texts(["evaluate", "authenticate", "evaluate"]))
        try phone.act("hotspot.answer", ["result": "failure"])
        expect(phone.device.hotspots.network?.ssid, is: "Cafe")
        other.activate()
        try phone.act("hotspot.answer", in: other)
        expect(phone.device.hotspots.helper, is: "Other")
    }

    let logoff = Fact("an app that does not handle the network cannot end its use") {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["confidence": "none"])
        try phone.join()
        phone.app.activate()
        expect(throws: StimulusError("the app does not handle the network of the phone")) {
            try phone.act("hotspot.logoff")
        }
        expect(phone.device.hotspots.network?.ssid, is: "Cafe")
        try expect(phone.commands, is: .texts(["evaluate"]))
    }

    let scan = Fact("the list of networks goes to no app that never registered") {
        let phone = try NetworkAuthenticationPhone.helping()
        let other = try phone.install("Other")
        try phone.happen("hotspot.scan", ["networks": .texts(["Cafe"])])
        expect(phone.handled.count == 1 && other.launchCount == 0 && other.trace.entries(of: .refusal).isEmpty)
    }

    let presentInFront = Fact("hotspot.present-ui: an app that is in the foreground gets the command at once") {
        let phone = try NetworkAuthenticationPhone.helping(.iOS(17), ["authenticate": "uiRequired"])
        phone.app.activate()
        try phone.join()
        expect(phone.handled.last == "30 NEHotspotHelperHandler: presentUI Cafe" && phone.refusals == [])
        try phone.act("hotspot.answer")
        expect(phone.device.hotspots.helper, is: "App")
    }
}
