import RadioKit
import RadioMode
import Testing
import VigilTesting

@testable import Ranger

@Suite("Ranger")
struct RangerTests {
    @Test("hears a call in the background, kept awake by the channel alone")
    func hearsCall() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(Ranger.self, manifest: .named("../../Sources/Ranger/Info.plist"))
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(3600))
        #expect(app.state == .background && app.awakeReasons == ["two-way-radio"])
        let call = try #require(device.modules.vocabulary.stimulus(named: "radio.call"))
        try call.perform(device, app, Arguments(["channel": .text("ranger 7")]))
        #expect(app.trace.contains(rule: "radio.call.wakes"))
        #expect(try app.main { (_: Ranger) in Radio.shared.calls } == 1)
    }
}
