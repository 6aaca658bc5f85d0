import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocalNotifications
import VigilTestSupport

struct LocalNotificationsModuleTests: Facts {
    @Test("The module of local notifications", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = LocalNotificationModule.descriptor

    let isSound = Fact(
        "is a sound module: names are its own, and each word can be said at any time or refuses with a sentence"
    ) {
        let check = try ModuleCheck(Self.module, families: ["un"])
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let rules = Fact("applies all of its rules") {
        expect(Self.module.rules.count == 37 && Self.module.plannedRules.isEmpty)
    }

    let mistakes = Fact(
        "says what a caller gets wrong",
        for: [
            ("notif.tap", [:], "no notification of App is shown"),
            (
                "notif.tap", ["id": ArgumentValue.text("a")],
                "no notification \"a\" of App is shown; there is hello"
            ),
            (
                "notif.action", ["action": .text("b")],
                "notification \"hello\" has no button \"b\"; it has none"
            ),
        ]
    ) { (word: String, arguments: [String: ArgumentValue], text: String) in
        let phone = try LocalNotificationsPhone.ready(.iOS(17))
        if text != "no notification of App is shown" {
            phone.code.on[.didEnterBackground] = { try $0.act("notif.add", ["id": .text("hello")]) }
            phone.home()
            phone.wait(1)
        }
        let error = expect(throws: StimulusError.self) { try phone.happen(word, arguments) }
        expect(error?.description, is: text)
    }

    let repeatable = Fact("the same day gives the same trace") {
        func run() throws -> [String] {
            let phone = try LocalNotificationsPhone.ready(.iOS(17))
            for name in ["a", "b", "c"] {
                try phone.act("notif.add", ["id": .text(name), "at": .text("09:30"), "repeats": .flag(true)])
            }
            phone.home()
            phone.wait(3 * 86_400)
            try phone.happen("notif.tap")
            return phone.device.trace.entries.map(\.description)
        }
        try expect(run(), is: run())
    }
}
