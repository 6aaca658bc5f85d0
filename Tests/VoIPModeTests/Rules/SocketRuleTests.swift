import BackgroundRuntime
import Testing
import VigilVoIP

@Suite("VoIP rules: sockets and the rate of wakes", .exercisesRules)
struct SocketRuleTests {
    /// A phone whose suspended app has one socket.
    private func phone(
        _ system: SystemVersion = .iOS(7), modes: [String] = ["voip"], tagged: Bool = true, transport: String = "tcp"
    ) throws -> Phone {
        let phone = try Phone(system, modes: modes)
        phone.app.launch()
        try phone.act("voip.openSocket", ["tagged": .flag(tagged), "transport": .text(transport)])
        phone.home()
        #expect(phone.app.state == .suspended)
        return phone
    }

    private let read = "stream(_:handle: .hasBytesAvailable)"

    @Test(
        "voip.socket.wake: data on a tagged stream wakes the suspended app", arguments: [SystemVersion.iOS(4), .iOS(9)])
    func wake(system: SystemVersion) throws {
        let phone = try phone(system)
        try phone.device.voip.send("INVITE", to: phone.app)
        #expect(phone.app.isAwake(because: .wake("VoIP data")))
        #expect(phone.app.trace.calls.last == read)
        phone.wait(10)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.entries.last?.rule?.id == "voip.socket.wake")
    }

    @Test(
        "voip.socket.untagged: data on another stream waits until the app runs",
        arguments: [SystemVersion.iOS(7), .iOS(17)])
    func untagged(system: SystemVersion) throws {
        let phone = try phone(system, tagged: false)
        try phone.device.voip.send("INVITE", to: phone.app)
        #expect(phone.app.state == .suspended)
        #expect(phone.cites("voip.socket.untagged"))
        #expect(!phone.app.trace.calls.contains(read))
        phone.app.activate()
        #expect(phone.app.trace.calls.contains(read))
    }

    @Test(
        "voip.socket.untagged: data for an app that runs is read at once, and gives it no time, tagged or not",
        arguments: [true, false])
    func running(tagged: Bool) throws {
        let phone = try phone(tagged: tagged)
        phone.app.activate()
        try phone.device.voip.send("INVITE", to: phone.app)
        #expect(phone.app.trace.calls.last == read)
        #expect(!phone.app.trace.entries.contains { $0.text.contains("does not wake") })
        #expect(!phone.app.isAwake(because: .wake("VoIP data")))
        phone.home()
        #expect(phone.app.state == .suspended)
    }

    @Test("voip.socket.tcp-only: a tag on UDP does nothing")
    func udp() throws {
        let phone = try phone(transport: "udp")
        try phone.device.voip.send("INVITE", to: phone.app, transport: .udp)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.entries(rule: "voip.socket.tcp-only").filter { $0.kind == .refusal }.count == 2)
    }

    @Test("voip.socket.needs-mode: nor does one without the mode")
    func needsMode() throws {
        let phone = try phone(modes: [])
        try phone.device.voip.send("INVITE", to: phone.app)
        #expect(phone.app.state == .suspended)
        #expect(phone.cites("voip.socket.needs-mode"))
    }

    @Test(
        "voip.socket.16: from iOS 16 a tag kills, before it only does nothing",
        arguments: [(SystemVersion.iOS(15), true), (.iOS(16), false), (.iOS(27), false)])
    func fatalTag(system: SystemVersion, survives: Bool) throws {
        let phone = try Phone(system)
        phone.app.launch()
        try phone.act("voip.openSocket", ["tagged": .flag(false)])
        #expect(phone.app.state == .active)
        // The turn does not come back from the tag that kills.
        _ = try? phone.act("voip.openSocket", ["tagged": .flag(true)])
        #expect(phone.app.exits.map(\.name) == (survives ? [] : ["voip-socket"]))
        #expect(phone.app.trace.findings.map(\.rule?.id) == (survives ? [] : ["voip.socket.16"]))
        #expect(phone.cites("voip.legacy.deprecated") == survives)
    }

    @Test("a socket ends with its process, and a closed one takes nothing")
    func ends() throws {
        let phone = try phone()
        phone.device.purge(phone.app)
        #expect(throws: StimulusError.self) { try phone.device.voip.send("INVITE", to: phone.app) }
        let other = try self.phone()
        other.app.activate()
        try other.act("voip.closeSockets")
        #expect(throws: StimulusError.self) { try other.device.voip.send("INVITE", to: other.app) }
    }

    @Test("voip.wake-rate: the sixteenth wake within five minutes kills", arguments: [SystemVersion.iOS(4), .iOS(7)])
    func wakeRate(system: SystemVersion) throws {
        let phone = try phone(system)
        for _ in 0..<15 {
            try phone.device.voip.send("chatter", to: phone.app)
            phone.wait(15)
        }
        #expect(phone.app.state == .suspended)
        try phone.device.voip.send("chatter", to: phone.app)
        #expect(phone.app.exits.first?.code == 0xbad2_2222)
        #expect(phone.app.exits.first?.description == "0xbad22222 app exceeded 15 wakes in 300 sec")
        #expect(phone.app.trace.findings.last?.rule?.id == "voip.wake-rate")
    }

    @Test("voip.wake-rate: the same number of wakes over a longer time is fine, and so is data for an app that runs")
    func slowChatter() throws {
        let phone = try phone()
        for _ in 0..<30 {
            try phone.device.voip.send("chatter", to: phone.app)
            phone.wait(21)
        }
        phone.app.activate()
        for _ in 0..<30 { try phone.device.voip.send("chatter", to: phone.app) }
        #expect(phone.app.state == .active)
        #expect(phone.app.exits.isEmpty)
    }

    @Test("voip.wake-rate: nothing is ended under a debugger")
    func debugger() throws {
        let phone = try phone()
        for _ in 0..<15 {
            try phone.device.voip.send("chatter", to: phone.app)
            phone.wait(11)
        }
        phone.device.change { $0.isDebuggerAttached = true }
        try phone.device.voip.send("chatter", to: phone.app)
        #expect(phone.app.exits.isEmpty)
        #expect(phone.app.trace.findings.last?.rule?.id == "voip.wake-rate")
    }
}
