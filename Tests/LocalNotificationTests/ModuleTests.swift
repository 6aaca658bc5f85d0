import BackgroundRuntime
import Foundation
import Testing
import VigilLocalNotifications
import VigilTestSupport

@Suite("The module of local notifications")
struct ModuleTests {
    private let module = LocalNotificationModule.descriptor

    @Test("is a sound module: names are its own, and each word can be said at any time or refuses with a sentence")
    func isSound() throws {
        let check = try ModuleCheck(module, families: ["un"])
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    @Test("applies all of its rules")
    func rules() { #expect(module.rules.count == 37 && module.plannedRules.isEmpty) }

    @Test(
        "says what a caller gets wrong",
        arguments: [
            ("notif.tap", [:], "no notification of App is shown"),
            (
                "notif.tap", ["id": ArgumentValue.text("a")],
                "no notification \"a\" of App is shown; there is hello"
            ),
            (
                "notif.action", ["action": .text("b")],
                "notification \"hello\" has no button \"b\"; it has none"
            ),
        ])
    func mistakes(word: String, arguments: [String: ArgumentValue], text: String) throws {
        let phone = try Phone.ready(.iOS(17))
        if text != "no notification of App is shown" {
            phone.code.on[.didEnterBackground] = { try $0.act("notif.add", ["id": .text("hello")]) }
            phone.home()
            phone.wait(1)
        }
        let error = #expect(throws: StimulusError.self) { try phone.happen(word, arguments) }
        #expect(error?.description == text)
    }

    @Test("the same day gives the same trace")
    func repeatable() throws {
        func run() throws -> [String] {
            let phone = try Phone.ready(.iOS(17))
            for name in ["a", "b", "c"] {
                try phone.act("notif.add", ["id": .text(name), "at": .text("09:30"), "repeats": .flag(true)])
            }
            phone.home()
            phone.wait(3 * 86_400)
            try phone.happen("notif.tap")
            return phone.device.trace.entries.map(\.description)
        }
        #expect(try run() == run())
    }
}
