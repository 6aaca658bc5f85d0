import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting

private final class Visitor: UIResponder, UIApplicationDelegate {}

private func install(on device: Device = .current) throws -> InstalledApp {
    let app = try device.install(Visitor.self, manifest: Manifest())
    app.launch()
    return app
}

@Suite("What happens by its word", .phone(.iOS(17)), .enabled(if: RuntimeInterface.problems.isEmpty))
struct HappeningTests {
    @Test("is what a scenario file says, with the values of a module's word")
    func words() throws {
        let app = try install()
        try Device.current.happen("home")
        #expect(app.state != .active)
        try Device.current.happen("audio.interrupt", with: ["by": "phoneCall"])
        let sentences = Device.current.trace.records.map(Device.current.trace.entry).map(\.text)
        #expect(sentences.contains("audio interrupted by phoneCall"), "\(sentences)")
        try Device.current.happen("power", with: ["level": 0.25, "charging": true, "lowPowerMode": true])
        #expect(Device.current.conditions.isLowPowerModeEnabled)
    }

    @Test("takes a time as a number, a text and a duration, to the nanosecond")
    func times() throws {
        let reader = ScenarioReader()
        for (value, expected) in [
            (ArgumentValue.duration(.nanoseconds(1)), Duration.nanoseconds(1)), (90, .seconds(90)),
            ("1min", .seconds(60)),
            (.duration(.seconds(-3_600) - .nanoseconds(7)), .seconds(-3_600) - .nanoseconds(7)),
        ] {
            let (stimulus, arguments) = try reader.stimulus("clock", with: ["by": value], file: #filePath, line: 1)
            #expect(stimulus.name == "clock" && arguments.duration("by") == expected)
        }
    }

    @Test("is refused with what was meant, at the line that says it, in the words of a file")
    func unknown() throws {
        _ = try install()
        let device = Device.current
        let word = #expect(throws: InputProblems.self) {
            try device.happen("audio.interupt", file: "/tests/Words.swift", line: 7)
        }
        #expect(
            word?.problems.map(\.description) == [
                "/tests/Words.swift:7: error: device: unknown stimulus \"audio.interupt\"; did you mean \"audio.interrupt\"?"
            ])
        let values = #expect(throws: InputProblems.self) {
            try device.happen(
                "audio.interrupt", with: ["by": "phoneCal", "fro": 3], file: "/tests/Words.swift", line: 8)
        }
        let text = values?.problems.map(\.description).joined(separator: "\n") ?? ""
        #expect(text.contains("Words.swift:8: error: with.by: unknown value \"phoneCal\"; did you mean \"phoneCall\"?"))
        #expect(text.contains("Words.swift:8: error: with.fro: unknown key \"fro\""), "\(text)")
    }

    @Test("is refused where the phone is not in a state for it, or has no app")
    func states() throws {
        let empty = Device.current
        let none = #expect(throws: StimulusError.self) { try empty.happen("home") }
        #expect(none?.description == "home happens to an app, and none is installed")
        _ = try install()
        let locked = #expect(throws: StimulusError.self) { try empty.happen("unlock") }
        #expect(locked?.description == "the screen is not locked")
    }

    @Test("is an end that the test expects, where the word is a crash")
    func crash() throws {
        let app = try install()
        try Device.current.happen("crash", with: ["text": "a trap"])
        #expect(app.state == .notRunning && app.exits.count == 1)
    }

    @Test("happens to the app that is named")
    func target() throws {
        let first = try install()
        let second = try Device.current.install(Visitor.self, manifest: Manifest(), name: "Second")
        try Device.current.happen("launch", to: second)
        #expect(second.state == .active && first.state != .active)
    }
}

@Suite("A turn of the app's main thread", .phone(.iOS(17)), .enabled(if: RuntimeInterface.problems.isEmpty))
struct MainTurnTests {
    @Test("needs no delegate, and returns what the closure returns")
    func plain() throws {
        let app = try install()
        let state = try app.main { UIApplication.shared.applicationState.rawValue }
        #expect(state == UIApplication.State.active.rawValue)
        try app.main { print("from the test") }
        #expect(app.trace.output == ["from the test"])
        #expect(try app.main { (delegate: Visitor) in delegate === UIApplication.shared.delegate })
    }

    @Test("says what ended the app in it, and before it")
    func ends() throws {
        let app = try install()
        app.expectEnd(by: TerminationReason.crash("").rule.id)
        let inside = #expect(throws: StimulusError.self) {
            try app.main { AppProcess.current?.end(.crash("a key that is not there")) }
        }
        let text = inside?.description ?? ""
        #expect(text.hasPrefix("Visitor ended before the closure was over: "), "\(text)")
        #expect(text.contains("a key that is not there") && text.hasSuffix("[life.terminate.crash]"), "\(text)")
        let after = #expect(throws: StimulusError.self) { try app.main {} }
        #expect(after?.description.hasPrefix("Visitor is not running: it ended by ") == true, "\(after as Any)")
        #expect(after?.description.contains("a key that is not there") == true)
    }
}
