import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct LocationSessionRuleTests: Facts {
    @Test("Location rules: background activity sessions and service sessions", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let activity = "CLBackgroundActivitySession.diagnostics"
    private static let service = "CLServiceSession.diagnostics"

    let beginsInBackground = Fact(
        "location.session.background-activity: one that begins in the background has no effect until the app returns"
    ) {
        let phone = try LocationPhone(.iOS(18), .whenInUse)
        phone.app.launch()
        try phone.act("location.startLiveUpdates")
        try phone.manage { _ = $0.process?.beginTask(name: "task", place: "", handler: nil) }
        phone.home()
        try phone.act("location.beginActivitySession")
        expect(phone.calls(of: Self.activity), is: ["insufficientlyInUse"])
        expect(!phone.app.isAwake(because: .mode("location")))
        phone.app.activate()
        phone.home()
        expect(phone.calls(of: Self.activity), is: ["insufficientlyInUse", "nothing is in the way"])
        expect(phone.app.isAwake(because: .mode("location")))
    }

    let ends = Fact("location.session.background-activity: it shows the indicator, and updates stop as it ends") {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.iterate()
        phone.home()
        let texts = phone.app.trace.entries(rule: "location.session.background-activity").map(\.text)
        expect(texts.contains("the blue location indicator is shown"))
        phone.wait(60)
        try phone.act("location.endActivitySession")
        expect(phone.app.state, is: .suspended)
    }

    let notTakenUp = Fact(
        "location.session.background-activity: a launch that does not make it again in time loses its updates"
    ) {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.iterate()
        phone.home()
        phone.app.process?.end(.purge)
        phone.code.on["didFinishLaunching"] = { try $0.act("location.startLiveUpdates") }
        phone.drive(600)
        phone.wait(14)
        expect(phone.app.isAwake(because: .mode("location")))
        phone.wait(1)
        expect(!phone.app.isAwake(because: .mode("location")))
        let finding = phone.app.trace.findings.first
        expect(finding?.text, is: "the background activity session of the last launch was not taken up again in time")
        expect(finding?.rule?.id, is: "location.session.background-activity")
    }

    let regions = Fact(
        "location.session.background-activity: While Using reaches regions in the background with it",
        for: [true, false]
    ) { (session: Bool) in
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        phone.app.launch()
        if session { try phone.act("location.beginActivitySession") }
        try phone.act("location.monitorRegion", ["identifier": .text("home")])
        phone.home()
        phone.cross(metres: 1000)
        expect(phone.calls(of: "locationManager(_:didExitRegion:)"), is: (session ? ["home"] : []))
    }

    let implicit = Fact("location.session.implicit: the loop asks for While Using, and hears how far that is") {
        let phone = try LocationPhone(.iOS(18), nil)
        phone.app.launch()
        try phone.act("location.startLiveUpdates")
        expect(phone.device.location.prompt(of: phone.app), is: .whenInUse)
        expect(phone.told, is: ["no position, authorizationRequestInProgress"])
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(phone.told.last, is: "37.33182, -122.03118")
        expect(phone.cites("location.session.implicit"))
        let before = try LocationPhone(.iOS(17), nil)
        before.app.launch()
        try before.act("location.startLiveUpdates")
        expect(before.device.location.prompt(of: before.app) == nil && before.told == [])
        expect(before.cites("location.auth.implicit-prompt"))
    }

    let explicit = Fact("location.session.explicit: with the key in the manifest a service session has to be held") {
        let manifest = Manifest(
            backgroundModes: ["location"], texts: LocationPhone.texts,
            values: ["NSLocationRequireExplicitServiceSession": .boolean(true)])
        let phone = try LocationPhone(on: .iOS(18), modules: [LocationModule.descriptor], manifest: manifest)
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.app.launch()
        try phone.act("location.startLiveUpdates")
        expect(phone.told, is: ["no position, serviceSessionRequired"])
        expect(phone.cites("location.session.explicit"))
        try phone.act("location.beginServiceSession", ["authorization": .text("none")])
        expect(phone.calls(of: Self.service), is: ["serviceSessionRequired"])
        try phone.act("location.beginServiceSession", ["authorization": .text("whenInUse")])
        expect(phone.told.last, is: "37.33182, -122.03118")
        try phone.act("location.endServiceSession")
        expect(phone.told.last, is: "no position, serviceSessionRequired")
    }

    let service = Fact(
        "location.session.service: it asks in the foreground, and again when what was allowed once is over"
    ) {
        let phone = try LocationPhone(.iOS(18), nil)
        phone.app.launch()
        try phone.act("location.beginServiceSession", ["authorization": .text("whenInUse")])
        expect(phone.device.location.prompt(of: phone.app), is: .whenInUse)
        try phone.device.location.authorize(phone.app, .once)
        phone.home()
        expect(phone.device.location.status(of: phone.app), is: .notDetermined)
        phone.app.activate()
        expect(phone.device.location.prompt(of: phone.app), is: .whenInUse)
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(
            phone.calls(of: Self.service),
            is: [
                "authorizationRequestInProgress", "nothing is in the way", "authorizationRequestInProgress",
                "nothing is in the way",
            ])
        expect(phone.seconds(citing: "location.session.service").count >= 3)
    }

    let serviceInBackground = Fact(
        "location.session.service: it begins in the foreground only, or continues that of the last launch"
    ) {
        let phone = try LocationPhone(.iOS(18), modes: [])
        try phone.registerForChangesAndEnd()
        phone.code.on["didFinishLaunching"] = {
            try $0.act("location.beginServiceSession", ["authorization": .text("always")])
        }
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.calls(of: Self.service), is: ["insufficientlyInUse"])
        phone.app.activate()
        phone.home()
        phone.app.process?.end(.purge)
        phone.wait(400)
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount, is: 3)
        expect(phone.calls(of: Self.service).suffix(2), is: ["nothing is in the way", "nothing is in the way"])
    }

    let diagnostics = Fact("location.session.diagnostics: each reason is told by its name") {
        let phone = try LocationPhone(.iOS(18), nil)
        try phone.iterate()
        for choice in [AuthorizationChoice.denied, .restricted, .whenInUse] {
            try phone.device.location.authorize(phone.app, choice)
        }
        try phone.act("location.endActivitySession")
        phone.home()
        expect(
            phone.told,
            is: [
                "no position, authorizationRequestInProgress", "no position, authorizationDenied",
                "no position, authorizationRestricted", "37.33182, -122.03118", "no position, insufficientlyInUse",
            ])
        expect(phone.cites("location.session.diagnostics"))
        phone.app.activate()
        try phone.act("location.beginServiceSession", ["authorization": .text("always")])
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(phone.calls(of: Self.service).last, is: "alwaysAuthorizationDenied")
    }
}
