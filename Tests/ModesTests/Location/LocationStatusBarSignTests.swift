import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct LocationStatusBarSignTests: Facts {
    @Test("The sign of the position", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let updates = Fact("is there while updates run, in the background too, and not of an app that is suspended") {
        let phone = try LocationPhone()
        phone.app.launch()
        expect(phone.device.statusBarSigns.isEmpty)
        try phone.startTracking()
        phone.home()
        expect(phone.device.statusBarSigns, is: ["location"])
        try phone.manage { $0.stopUpdating() }
        expect(phone.device.statusBarSigns.isEmpty)
        let other = try LocationPhone()
        try other.startTracking { $0.allowsBackgroundUpdates = false }
        expect(other.device.statusBarSigns, is: ["location"])
        other.home()
        expect(other.app.state == .suspended && other.device.statusBarSigns.isEmpty)
    }

    let notAllowed = Fact(
        "is there only while the user lets the app know",
        for: [AuthorizationChoice.denied, nil]
    ) { (choice: AuthorizationChoice?) in
        let phone = try LocationPhone(.iOS(17), choice)
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        expect(phone.device.statusBarSigns.isEmpty)
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(phone.device.statusBarSigns, is: ["location"])
    }
}
