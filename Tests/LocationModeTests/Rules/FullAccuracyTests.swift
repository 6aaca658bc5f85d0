import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: exact positions for a while", .exercisesRules)
struct FullAccuracyTests {
    /// A phone whose user gives approximate positions to an app with one purpose.
    private func approximate(_ major: Int = 18) throws -> Phone {
        let manifest = Manifest(
            backgroundModes: ["location"], texts: Phone.texts,
            values: ["NSLocationTemporaryUsageDescriptionDictionary": .dictionary(["Nav": .string("to show the way")])])
        let phone = try Phone(on: .iOS(major), modules: [LocationModule.descriptor], manifest: manifest)
        try phone.device.location.authorize(phone.app, .whenInUse)
        try phone.device.location.allowExactPositions(false, for: phone.app)
        return phone
    }

    /// Asks, and returns what the completion is told.
    private func ask(_ phone: Phone, _ purpose: String = "Nav") throws -> () -> [String] {
        let answers = Answers()
        try phone.manage { session in
            session.requestFullAccuracy(purpose) { answers.all.append($0?.rawValue ?? "allowed") }
        }
        return { answers.all }
    }

    private final class Answers {
        var all: [String] = []
    }

    @Test("location.accuracy.temporary: positions are exact from the answer to the end of the use")
    func allowed() throws {
        let phone = try approximate(14)
        phone.app.launch()
        let answers = try ask(phone)
        #expect(phone.app.state == .inactive && answers() == [])
        try phone.happen("location.accuracy", ["is": .text("full")])
        #expect(phone.app.state == .active && answers() == ["allowed"])
        #expect(try !phone.manage { $0.isReduced })
        phone.home()
        phone.app.activate()
        #expect(try phone.manage { $0.isReduced })
        #expect(
            phone.app.trace.entries(rule: "location.accuracy.temporary").map(\.text).contains(
                "positions are approximate"))
    }

    @Test("location.accuracy.temporary: declined, without a text, or exact already, the answer is promptDeclined")
    func declined() throws {
        let phone = try approximate()
        phone.app.launch()
        let declined = try ask(phone)
        try phone.happen("location.accuracy", ["is": .text("reduced")])
        #expect(declined() == ["promptDeclined"] && phone.app.state == .active)
        #expect(try ask(phone, "Games")() == ["promptDeclined"])
        try phone.happen("location.accuracy", ["is": .text("full")])
        #expect(try ask(phone)() == ["promptDeclined"])
        let refusals = phone.app.trace.entries.filter { $0.kind == .refusal }.map(\.text)
        #expect(
            refusals == [
                "no prompt for exact positions: the manifest has no text for it",
                "no prompt for exact positions: positions are exact already",
            ])
    }

    @Test(
        "location.accuracy.temporary: a service session asks by itself, once in each use, and says that it was declined"
    )
    func session() throws {
        let phone = try approximate()
        phone.app.launch()
        try phone.act(
            "location.beginServiceSession", ["authorization": .text("whenInUse"), "fullAccuracyPurpose": .text("Nav")])
        try phone.happen("location.accuracy", ["is": .text("reduced")])
        #expect(
            phone.calls(of: "CLServiceSession.diagnostics") == ["authorizationRequestInProgress", "fullAccuracyDenied"])
        phone.home()
        phone.app.activate()
        try phone.happen("location.accuracy", ["is": .text("full")])
        #expect(phone.calls(of: "CLServiceSession.diagnostics").last == "nothing is in the way")
    }
}
