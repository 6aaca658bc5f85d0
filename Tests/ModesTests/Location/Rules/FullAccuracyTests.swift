import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct FullAccuracyTests: Facts {
    @Test("Location rules: exact positions for a while", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A phone whose user gives approximate positions to an app with one purpose.
    private static func approximate(_ major: Int = 18) throws -> LocationPhone {
        let manifest = Manifest(
            backgroundModes: ["location"], texts: LocationPhone.texts,
            values: ["NSLocationTemporaryUsageDescriptionDictionary": .dictionary(["Nav": .string("to show the way")])])
        let phone = try LocationPhone(on: .iOS(major), modules: [LocationModule.descriptor], manifest: manifest)
        try phone.device.location.authorize(phone.app, .whenInUse)
        try phone.device.location.allowExactPositions(false, for: phone.app)
        return phone
    }

    /// Asks, and returns what the completion is told.
    private static func ask(_ phone: LocationPhone, _ purpose: String = "Nav") throws -> () -> [String] {
        let answers = Answers()
        try phone.manage { session in
            session.requestFullAccuracy(purpose) { answers.all.append($0?.rawValue ?? "allowed") }
        }
        return { answers.all }
    }

    private final class Answers {
        var all: [String] = []
    }

    let allowed = Fact("location.accuracy.temporary: positions are exact from the answer to the end of the use") {
        let phone = try Self.approximate(14)
        phone.app.launch()
        let answers = try Self.ask(phone)
        expect(phone.app.state == .inactive && answers() == [])
        try phone.happen("location.accuracy", ["is": .text("full")])
        expect(phone.app.state == .active && answers() == ["allowed"])
        try expect(!phone.manage { $0.isReduced })
        phone.home()
        phone.app.activate()
        try expect(phone.manage { $0.isReduced })
        expect(
            phone.app.trace.entries(rule: "location.accuracy.temporary").map(\.text).contains(
                "positions are approximate"))
    }

    let declined = Fact(
        "location.accuracy.temporary: declined, without a text, or exact already, the answer is promptDeclined"
    ) {
        let phone = try Self.approximate()
        phone.app.launch()
        let declined = try Self.ask(phone)
        try phone.happen("location.accuracy", ["is": .text("reduced")])
        expect(declined() == ["promptDeclined"] && phone.app.state == .active)
        try expect(Self.ask(phone, "Games")(), is: ["promptDeclined"])
        try phone.happen("location.accuracy", ["is": .text("full")])
        try expect(Self.ask(phone)(), is: ["promptDeclined"])
        let refusals = phone.app.trace.entries.filter { $0.kind == .refusal }.map(\.text)
        expect(
            refusals,
            is: [
                "no prompt for exact positions: the manifest has no text for it",
                "no prompt for exact positions: positions are exact already",
            ])
    }

    let session = Fact(
        "location.accuracy.temporary: a service session asks by itself, once in each use, and says that it was declined"
    ) {
        let phone = try Self.approximate()
        phone.app.launch()
        try phone.act(
            "location.beginServiceSession", ["authorization": .text("whenInUse"), "fullAccuracyPurpose": .text("Nav")])
        try phone.happen("location.accuracy", ["is": .text("reduced")])
        expect(
            phone.calls(of: "CLServiceSession.diagnostics"),
            is: ["authorizationRequestInProgress", "fullAccuracyDenied"])
        phone.home()
        phone.app.activate()
        try phone.happen("location.accuracy", ["is": .text("full")])
        expect(phone.calls(of: "CLServiceSession.diagnostics").last, is: "nothing is in the way")
    }
}
