import BackgroundRuntime
import Testing
import VigilTestSupport
import VigilVoIP

@Suite("A call that rings on the screen", .exercisesRules)
struct CallScreenTests {
    /// A phone that rings while another app, or the called one, is in front.
    private func ringing(_ system: SystemVersion, inFront: Bool = false) throws -> (phone: Phone, front: InstalledApp) {
        let phone = try Phone.registered(system, does: "reports")
        let game = try phone.device.install(AppCode(), manifest: Manifest(), name: "Game")
        let front = inFront ? phone.app : game
        front.launch()
        phone.push()
        return (phone, front)
    }

    @Test(
        "life.tx.interrupt, life.interrupt.banner: it covers the app in front to iOS 13, and is a banner from iOS 14",
        arguments: [(SystemVersion.iOS(10), AppState.inactive), (.iOS(13), .inactive), (.iOS(14), .active)])
    func covers(system: SystemVersion, state: AppState) throws {
        let (phone, game) = try ringing(system)
        #expect(game.state == state)
        try phone.device.voip.decline()
        #expect(game.state == .active)
    }

    @Test("life.tx.interrupt-accepted: answered in full screen it sends another app to the background")
    func answered() throws {
        let (phone, game) = try ringing(.iOS(13))
        try phone.device.voip.answer()
        #expect(game.trace.contains(rule: "life.tx.interrupt-accepted"))
        #expect(game.state == .suspended && phone.device.frontmost == nil)
        try phone.device.voip.end()
        #expect(game.state == .suspended)
    }

    @Test("an answered banner leaves the app in front where it is")
    func answeredBanner() throws {
        let (phone, game) = try ringing(.iOS(14))
        try phone.device.voip.answer()
        #expect(game.state == .active)
    }

    @Test("the called app itself takes the screen back when the call is answered")
    func ownApp() throws {
        let (phone, app) = try ringing(.iOS(13), inFront: true)
        #expect(app.state == .inactive)
        try phone.device.voip.answer()
        #expect(app.state == .active)
    }

    @Test("an app that ends while its call rings uncovers the app in front", arguments: [true, false])
    func ends(inFront: Bool) throws {
        let (phone, front) = try ringing(.iOS(13), inFront: inFront)
        phone.device.terminate(phone.app)
        #expect(front.state == (inFront ? .notRunning : .active))
    }

    @Test(
        "the end of a call that is talked through uncovers nothing while another app's call rings",
        arguments: [true, false])
    func otherRings(endsWithApp: Bool) throws {
        let phone = try Phone.registered(.iOS(13), does: "reports")
        phone.push()
        try phone.device.voip.answer()
        let other = try phone.install("Other", modes: ["voip"])
        other.launch()
        try phone.act("voip.reportCall", in: other)
        #expect(other.state == .inactive)
        if endsWithApp { phone.device.terminate(phone.app) } else { try phone.device.voip.end(phone.app) }
        #expect(other.state == .inactive)
        try phone.device.voip.decline(other)
        #expect(other.state == .active)
    }

    @Test("a call that nobody answers on the lock screen changes nothing on it")
    func locked() throws {
        let phone = try Phone.registered(.iOS(13), does: "reports")
        phone.device.lock()
        phone.push()
        try phone.device.voip.decline()
        #expect(!phone.app.state.isForeground)
    }
}
