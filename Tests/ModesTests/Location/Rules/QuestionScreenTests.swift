import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

@Suite("The questions about the position on the screen")
struct QuestionScreenTests {
    private static let (once, using, no) = ("Allow Once", "Allow While Using App", "Don’t Allow")

    private func buttons(_ phone: LocationPhone) throws -> [String] {
        try phone.device.screenOutline(of: phone.app).filter { $0.hasPrefix("  button") }
            .map { String($0.dropFirst("  button \"".count).dropLast()) }
    }

    private func tap(_ phone: LocationPhone, _ title: String) throws {
        try phone.device.touch(.tap, ElementQuery(title), of: phone.app)
    }

    @Test(
        "have the buttons of the system, each of which answers",
        arguments: [
            (18, [once, using, no], "Allow Once", AuthorizationStatus.authorizedWhenInUse),
            (18, [once, using, no], "Don't Allow", .denied), (13, [using, once, no], using, .authorizedWhenInUse),
            (12, ["Only While Using the App", "Don’t Allow"], "Only While Using the App", .authorizedWhenInUse),
            (8, ["Allow", "Don’t Allow"], "Allow", .authorizedWhenInUse),
        ])
    func whenInUse(major: Int, titles: [String], tapped: String, status: AuthorizationStatus) throws {
        let phone = try LocationPhone(.iOS(major), nil)
        phone.app.launch()
        try phone.manage { $0.requestWhenInUse() }
        expect(phone.app.state, is: .inactive)
        try expect(buttons(phone), is: titles)
        try expect(phone.device.screenOutline(of: phone.app).contains("  staticText \"to show the way\""))
        try tap(phone, tapped)
        expect(phone.device.location.status(of: phone.app) == status && phone.app.state == .active)
    }

    @Test("offer Always, or to keep what there is")
    func always() throws {
        let phone = try LocationPhone(.iOS(18), nil)
        phone.app.launch()
        try phone.manage { $0.requestWhenInUse() }
        try tap(phone, "Allow While Using App")
        try phone.manage { $0.requestAlways() }
        try expect(buttons(phone), is: ["Change to Always Allow", "Keep Only While Using"])
        try tap(phone, "Change to Always Allow")
        expect(phone.device.location.status(of: phone.app), is: .authorizedAlways)
    }

    @Test("are gone with their app, which asks anew")
    func ended() throws {
        let phone = try LocationPhone(.iOS(18), nil)
        phone.app.launch()
        try phone.manage { $0.requestWhenInUse() }
        phone.device.terminate(phone.app)
        phone.app.launch()
        expect(phone.app.state, is: .active)
        try phone.manage { $0.requestWhenInUse() }
        expect(phone.app.state, is: .inactive)
    }

    @Test("ask for exact positions with the text of their purpose")
    func exact() throws {
        let manifest = Manifest(
            backgroundModes: ["location"], texts: LocationPhone.texts,
            values: ["NSLocationTemporaryUsageDescriptionDictionary": .dictionary(["Nav": .string("to find the door")])]
        )
        let phone = try LocationPhone(on: .iOS(18), modules: [LocationModule.descriptor], manifest: manifest)
        try phone.device.location.authorize(phone.app, .whenInUse)
        try phone.device.location.allowExactPositions(false, for: phone.app)
        phone.app.launch()
        try phone.manage { $0.requestFullAccuracy("Nav") { _ in } }
        try expect(phone.device.screenOutline(of: phone.app).contains("  staticText \"to find the door\""))
        try expect(buttons(phone), is: ["Allow Once", "Don’t Allow"])
        try tap(phone, "Allow Once")
        try expect(!phone.manage { $0.isReduced })
        expect(phone.app.state, is: .active)
    }

    @Test("location.auth.change-callback: what changes in Settings is told as the app comes back from there")
    func settings() throws {
        let phone = try LocationPhone(.iOS(18), nil)
        phone.device.open(phone.app)
        try phone.manage { $0.requestWhenInUse() }
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(!phone.app.trace.entries.contains { $0.text == "the user goes to Settings" }, "a question was answered")
        try phone.device.location.authorize(phone.app, .always)
        let texts = phone.device.trace.entries.map(\.text)
        let way = ["the user goes to Settings", "user chooses always: in Settings", "opened by the user"]
        expect(way.allSatisfy { texts.contains($0) })
        expect(way.compactMap { texts.lastIndex(of: $0) }, is: way.compactMap { texts.lastIndex(of: $0) }.sorted())
        expect(phone.app.state, is: .active)
    }
}
