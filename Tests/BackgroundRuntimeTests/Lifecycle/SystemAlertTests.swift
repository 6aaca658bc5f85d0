import BackgroundRuntime
import Testing
import VigilFacts

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

struct SystemAlertTests: Facts {
    @Test("A question of the system", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func asked() throws -> (Phone, Question) {
        let phone = try Phone(.iOS(17))
        phone.app.launch()
        let question = Question(on: phone.device)
        question.ask("letters", about: phone.app)
        return (phone, question)
    }

    let answered = Fact("covers the app, is on the screen alone, and is answered by a tap") {
        let (phone, question) = try Self.asked()
        expect(phone.app.state, is: .inactive)
        try expect(
            phone.device.screenOutline(of: phone.app),
            is: [
                "alert \"letters?\"", "  staticText \"letters?\"", "  staticText \"Why\"", "  button \"Allow\"",
                "  button \"Don’t Allow\"",
            ])
        // The apostrophe of a keyboard will do.
        try phone.device.touch(.tap, ElementQuery("Don't Allow"), of: phone.app)
        expect(question.answers, is: ["letters: Don’t Allow"])
        expect(phone.app.state, is: .active)
        let stimuli = phone.device.trace.entries.filter { $0.kind == .stimulus }.map(\.text).suffix(3)
        expect(
            Array(stimuli),
            is: [
                "the question about letters covers the screen", "tap on button \"Don’t Allow\"", "overlay dismissed",
            ])
    }

    let covered = Fact("takes no other finger, and covers whatever the app shows") {
        let (phone, question) = try Self.asked()
        let missing = expect(throws: StimulusError.self) {
            try phone.device.touch(.tap, ElementQuery("Start"), of: phone.app)
        }
        expect(missing?.description.hasPrefix("\"Start\" is not on the screen. It shows alert \"letters?\""), is: true)
        let back = expect(throws: StimulusError.self) { try phone.device.goBack(in: phone.app) }
        expect(back?.description, is: "alert \"letters?\" covers \(phone.app.name): it has to be answered first")
        try phone.device.touch(.doubleTap, ElementQuery("Allow"), of: phone.app)
        expect(question.answers.isEmpty && phone.app.state == .inactive)
    }

    let comesAgain = Fact(
        "comes again with its app, where it was left unanswered, from the background and from behind the lock"
    ) {
        let (phone, question) = try Self.asked()
        phone.device.press(.home)
        expect(throws: StimulusError.self) { try phone.device.screenOutline(of: phone.app) }
        phone.app.launch()
        expect(phone.app.state, is: .inactive)
        phone.device.lock()
        expect(throws: StimulusError.self) { try phone.device.screenOutline(of: phone.app) }
        phone.device.unlock()
        expect(phone.app.state, is: .inactive)
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        expect(question.answers.count == 1 && phone.app.state == .active)
        phone.device.press(.home)
        phone.app.launch()
        expect(phone.app.state, is: .active)
    }

    let waits = Fact("waits while its app is not in front") {
        let phone = try Phone(.iOS(17))
        phone.app.launch()
        phone.device.press(.home)
        let question = Question(on: phone.device)
        question.ask("letters", about: phone.app)
        expect(!phone.device.trace.entries.contains { $0.text.contains("letters") })
        phone.app.launch()
        expect(phone.app.state, is: .inactive)
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        expect(question.answers.count, is: 1)
    }

    let several = Fact("keeps the app inactive while another is asked below it") {
        let (phone, first) = try Self.asked()
        let second = Question(on: phone.device)
        second.ask("parcels", about: phone.app)
        try expect(phone.device.screenOutline(of: phone.app).first, is: "alert \"parcels?\"")
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        expect(second.answers.count == 1 && phone.app.state == .inactive)
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        expect(first.answers.count == 1 && phone.app.state == .active)
    }

    let putOff = Fact(
        "is gone for a time where something takes it away unanswered, and for good where nobody asks any more"
    ) {
        let (phone, question) = try Self.asked()
        phone.device.dismissOverlay(accepted: false)
        expect(phone.app.state, is: .active)
        phone.device.press(.home)
        phone.app.launch()
        expect(phone.app.state, is: .inactive)
        phone.device.press(.home)
        question.withdraw(isAnswered: false)
        phone.app.launch()
        expect(phone.app.state, is: .active)
    }
}
