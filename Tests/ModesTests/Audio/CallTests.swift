import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts

struct CallTests: Facts {
    @Test("The sound of calls", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let callOfAnApp = Fact(
        "a call of an app has the priority of a call: it alone can be active, once the system activates it"
    ) {
        let phone = try AudioPhone()
        let caller = try phone.installCaller()
        try phone.playInBackground()
        caller.launch()
        let service = try require(phone.device.service(AudioService.self))
        service.beginCall(for: caller.process, activates: false)
        phone.device.settle()
        expect(!phone.device.audio.isSounding(phone.app))
        let own = try phone.error(in: caller) { session throws(AudioError) in
            try session.setCategory(.playAndRecord)
            try session.activate()
        }
        expect(own?.code, is: .insufficientPriority)
        service.activateCall(of: try phone.process(of: caller))
        phone.device.settle()
        expect(caller.trace.findings.isEmpty)
        try expect(phone.error(in: caller) { session throws(AudioError) in _ = try session.start(.recording) } == nil)
        service.endCall(of: caller.process)
        phone.device.settle()
        expect(!phone.device.audio.isSounding(caller) && phone.device.audio.isSounding(phone.app))
    }

    let callCategory = Fact(
        "audio.call.category: a call in a category without a microphone is a finding",
        for: [
            (nil, "the call has no microphone: category soloAmbient, never set"),
            ("playback", "the call has no microphone: category playback"),
            ("record", "the call has no speaker: category record"), ("playAndRecord", nil),
        ] as [(String?, String?)]
    ) { (category: String?, finding: String?) in
        let phone = try AudioPhone()
        phone.app.launch()
        if let category { try phone.perform("setCategory", ["category": .text(category)]) }
        let service = try require(phone.device.service(AudioService.self))
        service.beginCall(for: phone.app.process)
        phone.device.settle()
        expect(phone.app.trace.findings.map(\.text), is: (finding.map { [$0] } ?? []))
        expect(phone.app.trace.contains(rule: "audio.call.category"), is: (finding != nil))
    }

    let activeBefore = Fact(
        "audio.call.category: a session that is active already is looked at as well, once for each call"
    ) {
        let phone = try AudioPhone(.iOS(27))
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback")])
        let service = try require(phone.device.service(AudioService.self))
        service.beginCall(for: phone.app.process)
        service.activateCall(of: try phone.process)
        phone.device.settle()
        expect(
            phone.app.trace.findings.map(\.text), is: ["the call has no microphone: category playback"])
        let told = phone.app.trace.entries(rule: "audio.state.notifications")
        expect(told.map(\.text), is: ["AVAudioSessionDidBecomeActiveNotification"])
    }

    let ownCallInBackground = Fact(
        "audio.mode.required: without the mode sound goes on in the background only in a call that is activated",
        for: [true, false]
    ) { (isActivated: Bool) in
        let phone = try AudioPhone(modes: [])
        phone.app.launch()
        try phone.perform("play", ["category": .text("playAndRecord")])
        let service = try require(phone.device.service(AudioService.self))
        service.beginCall(for: phone.app.process, activates: isActivated)
        phone.home()
        expect(phone.device.audio.isSounding(phone.app), is: isActivated)
        expect(phone.cites("audio.mode.required") != isActivated)
    }

    let notAnInterruption = Fact("an app's call is not over when an interruption would be") {
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: caller.process)
        phone.device.audio.endInterruption()
        expect(phone.device.trace.entries.last?.text, is: "nothing interrupts the audio")
        try expect(phone.session(of: caller).isActive && !phone.device.audio.isSounding(phone.app))
    }

    let appEnds = Fact("the end of an app ends its call, and who was interrupted may resume") {
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: caller.process)
        phone.device.settle()
        expect(!phone.device.audio.isSounding(phone.app))
        caller.terminate()
        phone.device.settle()
        expect(phone.device.audio.isSounding(phone.app))
    }

    let twoCalls = Fact(
        "of two calls each ends for itself, by its end or with its app",
        for: [true, false]
    ) { (endsWithApp: Bool) in
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: caller.process)
        phone.device.audio.interrupt(.phoneCall)
        if endsWithApp { caller.terminate() } else { service.endCall(of: caller.process) }
        phone.device.settle()
        let radio = try phone.install("Radio")
        radio.launch()
        let refused = try phone.error(in: radio) { session throws(AudioError) in try session.activate() }
        expect(refused?.code, is: .insufficientPriority)
        phone.device.audio.endInterruption()
        try expect(phone.error(in: radio) { session throws(AudioError) in try session.activate() } == nil)
    }

    let alarmInOwnCall = Fact(
        "audio.interrupt.end-options: an alarm in a call of the app's own ends by itself, while the call goes on"
    ) {
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: caller.process)
        service.alarmDidBegin()
        phone.device.settle()
        try expect(!phone.session(of: caller).isActive)
        service.alarmDidEnd()
        phone.device.settle()
        expect(!caller.trace.entries.contains { $0.text.hasPrefix("the interruption goes on") })
        try expect(phone.error(in: caller) { session throws(AudioError) in try session.activate() } == nil)
    }

    let twoApps = Fact("of two calls of apps the system activates the one that it means") {
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: phone.app.process, activates: false)
        service.beginCall(for: caller.process, activates: false)
        service.activateCall(of: try phone.process)
        try expect(!phone.session(of: caller).isActive)
        service.activateCall(of: try phone.process(of: caller))
        try expect(phone.session(of: caller).isActive)
    }

    let ringsOverACall = Fact("a call that rings leaves the sound to one that speaks, and one that waits has none") {
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: caller.process)
        service.callDidBegin(of: nil)
        try expect(phone.session(of: caller).isActive)
        service.activate(for: nil)
        try expect(!phone.session(of: caller).isActive)
        let refused = try phone.error(in: caller) { session throws(AudioError) in try session.activate() }
        expect(refused?.code, is: .insufficientPriority)
        service.deactivate(for: nil)
        service.activate(for: caller.process)
        try expect(phone.session(of: caller).isActive)
    }

    let silencedUntilTheLast = Fact(
        "audio.interrupt.end-not-guaranteed: who was silenced by one call waits for the end of all of them"
    ) {
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: caller.process)
        service.callDidBegin(of: nil)
        service.endCall(of: caller.process)
        phone.device.settle()
        expect(!phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.entries(rule: "audio.interrupt.end-not-guaranteed").map(\.text).count, is: 1)
        service.callDidEnd(of: nil)
        phone.device.settle()
        expect(phone.device.audio.isSounding(phone.app))
    }

    let interruptionOverACall = Fact(
        "a call of the phone that only audio hears of is pointed to the one that calls meet"
    ) {
        let (phone, caller, service) = try Self.phoneWithCaller()
        service.beginCall(for: caller.process)
        phone.device.audio.interrupt(.phoneCall)
        expect(phone.device.trace.entries.contains { $0.text.hasPrefix("calls of apps are not told") })
    }

    /// A player that sounds in the background, and in front the app that gets a call.
    private static func phoneWithCaller() throws -> (AudioPhone, caller: InstalledApp, AudioService) {
        let phone = try AudioPhone()
        let caller = try phone.installCaller()
        try phone.playInBackground()
        caller.launch()
        return (phone, caller, try require(phone.device.service(AudioService.self)))
    }
}
