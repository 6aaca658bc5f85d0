import BackgroundRuntime
import Testing
import VigilFacts
import VigilVoIP

struct SocketRuleTests: Facts {
    @Test("VoIP rules: sockets and the rate of wakes", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A phone whose suspended app has one socket.
    private static func phone(
        _ system: SystemVersion = .iOS(7), modes: [String] = ["voip"], tagged: Bool = true, transport: String = "tcp"
    ) throws -> VoIPPhone {
        let phone = try VoIPPhone(system, modes: modes)
        phone.app.launch()
        try phone.act("voip.openSocket", ["tagged": .flag(tagged), "transport": .text(transport)])
        phone.home()
        expect(phone.app.state, is: .suspended)
        return phone
    }

    private static let read = "stream(_:handle: .hasBytesAvailable)"

    let wake = Fact(
        "voip.socket.wake: data on a tagged stream wakes the suspended app",
        for: [SystemVersion.iOS(4), .iOS(9)]
    ) { (system: SystemVersion) in
        let phone = try Self.phone(system)
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.isAwake(because: .wake("VoIP data")))
        expect(phone.app.trace.calls.last, is: Self.read)
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last?.rule?.id, is: "voip.socket.wake")
    }

    let untagged = Fact(
        "voip.socket.untagged: data on another stream waits until the app runs",
        for: [SystemVersion.iOS(7), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try Self.phone(system, tagged: false)
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.state, is: .suspended)
        expect(phone.cites("voip.socket.untagged"))
        expect(!phone.app.trace.calls.contains(Self.read))
        phone.app.activate()
        expect(phone.app.trace.calls.contains(Self.read))
    }

    let running = Fact(
        "voip.socket.untagged: data for an app that runs is read at once, and gives it no time, tagged or not",
        for: [true, false]
    ) { (tagged: Bool) in
        let phone = try Self.phone(tagged: tagged)
        phone.app.activate()
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.trace.calls.last, is: Self.read)
        expect(!phone.app.trace.entries.contains { $0.text.contains("does not wake") })
        expect(!phone.app.isAwake(because: .wake("VoIP data")))
        phone.home()
        expect(phone.app.state, is: .suspended)
    }

    let udp = Fact("voip.socket.tcp-only: a tag on UDP does nothing") {
        let phone = try Self.phone(transport: "udp")
        try phone.device.voip.send("INVITE", to: phone.app, transport: .udp)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "voip.socket.tcp-only").filter { $0.kind == .refusal }.count, is: 2)
    }

    let needsMode = Fact("voip.socket.needs-mode: nor does one without the mode") {
        let phone = try Self.phone(modes: [])
        try phone.device.voip.send("INVITE", to: phone.app)
        expect(phone.app.state, is: .suspended)
        expect(phone.cites("voip.socket.needs-mode"))
    }

    let fatalTag = Fact(
        "voip.socket.16: from iOS 16 a tag kills, before it only does nothing",
        for: [(SystemVersion.iOS(15), true), (.iOS(16), false), (.iOS(27), false)]
    ) { (system: SystemVersion, survives: Bool) in
        let phone = try VoIPPhone(system)
        phone.app.launch()
        try phone.act("voip.openSocket", ["tagged": .flag(false)])
        expect(phone.app.state, is: .active)
        // The turn does not come back from the tag that kills.
        _ = try? phone.act("voip.openSocket", ["tagged": .flag(true)])
        expect(phone.app.exits.map(\.name), is: (survives ? [] : ["voip-socket"]))
        expect(phone.app.trace.findings.map(\.rule?.id), is: (survives ? [] : ["voip.socket.16"]))
        expect(phone.cites("voip.legacy.deprecated"), is: survives)
    }

    let ends = Fact("a socket ends with its process, and a closed one takes nothing") {
        let phone = try Self.phone()
        phone.device.purge(phone.app)
        expect(throws: StimulusError.self) { try phone.device.voip.send("INVITE", to: phone.app) }
        let other = try Self.phone()
        other.app.activate()
        try other.act("voip.closeSockets")
        expect(throws: StimulusError.self) { try other.device.voip.send("INVITE", to: other.app) }
    }

    let wakeRate = Fact(
        "voip.wake-rate: the sixteenth wake within five minutes kills",
        for: [SystemVersion.iOS(4), .iOS(7)]
    ) { (system: SystemVersion) in
        let phone = try Self.phone(system)
        for _ in 0..<15 {
            try phone.device.voip.send("chatter", to: phone.app)
            phone.wait(15)
        }
        expect(phone.app.state, is: .suspended)
        try phone.device.voip.send("chatter", to: phone.app)
        expect(phone.app.exits.first?.code, is: 0xbad2_2222)
        expect(phone.app.exits.first?.description, is: "0xbad22222 app exceeded 15 wakes in 300 sec")
        expect(phone.app.trace.findings.last?.rule?.id, is: "voip.wake-rate")
    }

    let slowChatter = Fact(
        "voip.wake-rate: the same number of wakes over a longer time is fine, and so is data for an app that runs"
    ) {
        let phone = try Self.phone()
        for _ in 0..<30 {
            try phone.device.voip.send("chatter", to: phone.app)
            phone.wait(21)
        }
        phone.app.activate()
        for _ in 0..<30 { try phone.device.voip.send("chatter", to: phone.app) }
        expect(phone.app.state, is: .active)
        expect(phone.app.exits.isEmpty)
    }

    let debugger = Fact("voip.wake-rate: nothing is ended under a debugger") {
        let phone = try Self.phone()
        for _ in 0..<15 {
            try phone.device.voip.send("chatter", to: phone.app)
            phone.wait(11)
        }
        phone.device.change { $0.isDebuggerAttached = true }
        try phone.device.voip.send("chatter", to: phone.app)
        expect(phone.app.exits.isEmpty)
        expect(phone.app.trace.findings.last?.rule?.id, is: "voip.wake-rate")
    }
}
