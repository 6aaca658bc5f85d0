import BackgroundRuntime
import Testing

/// A question about an app, whose answer is noted.
private final class Question {
    private(set) var answers: [String] = []
    private var id: SystemAlert.ID?
    let device: Device

    init(on device: Device) { self.device = device }

    func ask(_ name: String, about app: InstalledApp) {
        let buttons = ["Allow", "Don’t Allow"].map { title in
            SystemAlert.Button(title) { [weak self] in self?.answer(name + ": " + title) }
        }
        id = device.show(
            SystemAlert("the question about \(name)", title: "\(name)?", message: "Why", buttons: buttons), about: app)
    }

    private func answer(_ text: String) {
        answers.append(text)
        withdraw(isAnswered: true)
    }

    func withdraw(isAnswered: Bool) {
        if let id { device.takeAway(id, isAnswered: isAnswered) }
        id = nil
    }
}

@Suite("A question of the system")
struct SystemAlertTests {
    private func asked() throws -> (Phone, Question) {
        let phone = try Phone(.iOS(17))
        phone.app.launch()
        let question = Question(on: phone.device)
        question.ask("letters", about: phone.app)
        return (phone, question)
    }

    @Test("covers the app, is on the screen alone, and is answered by a tap")
    func answered() throws {
        let (phone, question) = try asked()
        #expect(phone.app.state == .inactive)
        #expect(
            try phone.device.screenOutline(of: phone.app) == [
                "alert \"letters?\"", "  staticText \"letters?\"", "  staticText \"Why\"", "  button \"Allow\"",
                "  button \"Don’t Allow\"",
            ])
        // The apostrophe of a keyboard will do.
        try phone.device.touch(.tap, ElementQuery("Don't Allow"), of: phone.app)
        #expect(question.answers == ["letters: Don’t Allow"])
        #expect(phone.app.state == .active)
        let stimuli = phone.device.trace.entries.filter { $0.kind == .stimulus }.map(\.text).suffix(3)
        #expect(
            Array(stimuli) == [
                "the question about letters covers the screen", "tap on button \"Don’t Allow\"", "overlay dismissed",
            ])
    }

    @Test("takes no other finger, and covers whatever the app shows")
    func covered() throws {
        let (phone, question) = try asked()
        let missing = #expect(throws: StimulusError.self) {
            try phone.device.touch(.tap, ElementQuery("Start"), of: phone.app)
        }
        #expect(missing?.description.hasPrefix("\"Start\" is not on the screen. It shows alert \"letters?\"") == true)
        let back = #expect(throws: StimulusError.self) { try phone.device.goBack(in: phone.app) }
        #expect(back?.description == "alert \"letters?\" covers \(phone.app.name): it has to be answered first")
        try phone.device.touch(.doubleTap, ElementQuery("Allow"), of: phone.app)
        #expect(question.answers.isEmpty && phone.app.state == .inactive)
    }

    @Test("comes again with its app, where it was left unanswered, from the background and from behind the lock")
    func comesAgain() throws {
        let (phone, question) = try asked()
        phone.device.press(.home)
        #expect(throws: StimulusError.self) { try phone.device.screenOutline(of: phone.app) }
        phone.app.launch()
        #expect(phone.app.state == .inactive)
        phone.device.lock()
        #expect(throws: StimulusError.self) { try phone.device.screenOutline(of: phone.app) }
        phone.device.unlock()
        #expect(phone.app.state == .inactive)
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        #expect(question.answers.count == 1 && phone.app.state == .active)
        phone.device.press(.home)
        phone.app.launch()
        #expect(phone.app.state == .active)
    }

    @Test("waits while its app is not in front")
    func waits() throws {
        let phone = try Phone(.iOS(17))
        phone.app.launch()
        phone.device.press(.home)
        let question = Question(on: phone.device)
        question.ask("letters", about: phone.app)
        #expect(!phone.device.trace.entries.contains { $0.text.contains("letters") })
        phone.app.launch()
        #expect(phone.app.state == .inactive)
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        #expect(question.answers.count == 1)
    }

    @Test("keeps the app inactive while another is asked below it")
    func several() throws {
        let (phone, first) = try asked()
        let second = Question(on: phone.device)
        second.ask("parcels", about: phone.app)
        #expect(try phone.device.screenOutline(of: phone.app).first == "alert \"parcels?\"")
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        #expect(second.answers.count == 1 && phone.app.state == .inactive)
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        #expect(first.answers.count == 1 && phone.app.state == .active)
    }

    @Test("is gone for a time where something takes it away unanswered, and for good where nobody asks any more")
    func putOff() throws {
        let (phone, question) = try asked()
        phone.device.dismissOverlay(accepted: false)
        #expect(phone.app.state == .active)
        phone.device.press(.home)
        phone.app.launch()
        #expect(phone.app.state == .inactive)
        phone.device.press(.home)
        question.withdraw(isAnswered: false)
        phone.app.launch()
        #expect(phone.app.state == .active)
    }
}
