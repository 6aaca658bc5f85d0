import Testing
import VigilModeTesting

@testable import RadioMode

@Suite("Two-way radio", .exercisesRules)
struct RadioModeTests {
    private let listens = ModeStory("a channel keeps the app awake, and a call wakes it") { phone in
        phone.app.launch()
        try phone.act("radio.listen", ["channel": "ranger 7"])
        phone.home()
        try phone.happen("radio.call", ["channel": "ranger 7"])
    }

    private let isRefused = ModeStory("without the mode nothing keeps it awake", modes: []) { phone in
        phone.app.launch()
        try phone.act("radio.listen", ["channel": "ranger 7"])
        phone.home()
    }

    @Test("radio.call.wakes: a call is told to an app that listens, and keeps it awake for five seconds")
    func callWakes() throws {
        let phone = try ModePhone(on: .iOS(17), modes: ["two-way-radio"])
        phone.code.on["didFinishLaunching"] = { try $0.act("radio.listen", ["channel": "ranger 7"]) }
        phone.app.launch()
        phone.home()
        try phone.happen("radio.call", ["channel": "ranger 7"])
        #expect(phone.cites("radio.call.wakes") && phone.app.awakeReasons.contains("wake: radio call"))
        phone.wait(5)
        #expect(phone.app.awakeReasons == ["two-way-radio"])
        #expect(try phone.observe("radio.calls") == .texts(["ranger 7"]))
        #expect(try phone.observe("radio.calls", since: 1) == .texts([]))
    }

    @Test(
        "radio.keeps-awake, radio.mode-required: a channel keeps its app awake with the mode alone",
        arguments: [true, false])
    func keepsAwake(isDeclared: Bool) throws {
        let phone = try ModePhone(on: .iOS(17), modes: isDeclared ? ["two-way-radio"] : [])
        phone.app.launch()
        try phone.act("radio.listen", ["channel": "ranger 7"])
        phone.home()
        phone.wait(3_600)
        #expect(phone.app.state == (isDeclared ? .background : .suspended))
        #expect(phone.cites(isDeclared ? "radio.keeps-awake" : "radio.mode-required"))
    }

    @Test("radio.silent: a channel on which nobody calls tells its app nothing", .asserts(RadioRules.silent))
    func isSilent() throws {
        let phone = try ModePhone(on: .iOS(17), modes: ["two-way-radio"])
        phone.app.launch()
        let before = phone.app.trace.calls
        try phone.act("radio.listen", ["channel": "ranger 7"])
        phone.wait(3_600)
        #expect(phone.app.trace.calls == before)
    }

    @Test("the radio is a sound module")
    func isSound() throws {
        #expect(try ModuleCheck(RadioModule.descriptor, stories: [listens, isRefused]).problems == [])
    }
}
