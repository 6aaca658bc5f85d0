import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilVoIP

struct CallScreenTests: Facts {
    @Test("A call that rings on the screen", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A phone that rings while another app, or the called one, is in front.
    private static func ringing(_ system: SystemVersion, inFront: Bool = false) throws -> (
        phone: VoIPPhone, front: InstalledApp
    ) {
        let phone = try VoIPPhone.registered(system, does: "reports")
        let game = try phone.device.install(AppCode(), manifest: Manifest(), name: "Game")
        let front = inFront ? phone.app : game
        front.launch()
        phone.push()
        return (phone, front)
    }

    let covers = Fact(
        "life.tx.interrupt, life.interrupt.banner: it covers the app in front to iOS 13, and is a banner from iOS 14",
        for: [(SystemVersion.iOS(10), AppState.inactive), (.iOS(13), .inactive), (.iOS(14), .active)]
    ) { (system: SystemVersion, state: AppState) in
        let (phone, game) = try Self.ringing(system)
        expect(game.state, is: state)
        try phone.device.voip.decline()
        expect(game.state, is: .active)
    }

    let answered = Fact("life.tx.interrupt-accepted: answered in full screen it sends another app to the background") {
        let (phone, game) = try Self.ringing(.iOS(13))
        try phone.device.voip.answer()
        expect(game.trace.contains(rule: "life.tx.interrupt-accepted"))
        expect(game.state == .suspended && phone.device.frontmost == nil)
        try phone.device.voip.end()
        expect(game.state, is: .suspended)
    }

    let answeredBanner = Fact("an answered banner leaves the app in front where it is") {
        let (phone, game) = try Self.ringing(.iOS(14))
        try phone.device.voip.answer()
        expect(game.state, is: .active)
    }

    let ownApp = Fact("the called app itself takes the screen back when the call is answered") {
        let (phone, app) = try Self.ringing(.iOS(13), inFront: true)
        expect(app.state, is: .inactive)
        try phone.device.voip.answer()
        expect(app.state, is: .active)
    }

    let ends = Fact(
        "an app that ends while its call rings uncovers the app in front",
        for: [true, false]
    ) { (inFront: Bool) in
        let (phone, front) = try Self.ringing(.iOS(13), inFront: inFront)
        phone.device.terminate(phone.app)
        expect(front.state, is: (inFront ? .notRunning : .active))
    }

    let otherRings = Fact(
        "the end of a call that is talked through uncovers nothing while another app's call rings",
        for: [true, false]
    ) { (endsWithApp: Bool) in
        let phone = try VoIPPhone.registered(.iOS(13), does: "reports")
        phone.push()
        try phone.device.voip.answer()
        let other = try phone.install("Other", modes: ["voip"])
        other.launch()
        try phone.act("voip.reportCall", in: other)
        expect(other.state, is: .inactive)
        if endsWithApp { phone.device.terminate(phone.app) } else { try phone.device.voip.end(phone.app) }
        expect(other.state, is: .inactive)
        try phone.device.voip.decline(other)
        expect(other.state, is: .active)
    }

    let locked = Fact("a call that nobody answers on the lock screen changes nothing on it") {
        let phone = try VoIPPhone.registered(.iOS(13), does: "reports")
        phone.device.lock()
        phone.push()
        try phone.device.voip.decline()
        expect(!phone.app.state.isForeground)
    }
}
