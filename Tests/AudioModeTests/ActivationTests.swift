import BackgroundRuntime
import Testing
import VigilAudio

@Suite("Activating a session", .exercisesRules)
struct ActivationTests {
    /// By Apple's raw values: the categories that take an option.
    private static let takers: [(name: String, option: UInt, categories: Set<AudioCategory>)] = [
        ("mixWithOthers", 0x1, [.ambient, .playback, .playAndRecord, .multiRoute]),
        ("duckOthers", 0x2, [.ambient, .playback, .playAndRecord, .multiRoute]),
        ("interruptSpokenAudioAndMixWithOthers", 0x11, [.ambient, .playback, .playAndRecord, .multiRoute]),
        ("allowBluetoothHFP", 0x4, [.record, .playAndRecord]),
        ("defaultToSpeaker", 0x8, [.playAndRecord]),
        ("allowBluetoothA2DP", 0x20, [.ambient, .soloAmbient, .playback, .playAndRecord]),
        ("allowAirPlay", 0x40, [.ambient, .soloAmbient, .playback, .playAndRecord]),
        ("overrideMutedMicrophoneInterruption", 0x80, [.record, .playAndRecord, .multiRoute]),
        ("one of a later system", 0x40000, Set(AudioCategory.allCases)),
    ]

    @Test("audio.mixable.options: each option is taken by the categories that have it, and an error for the others")
    func options() throws {
        let phone = try Phone()
        phone.app.launch()
        for (name, option, categories) in Self.takers {
            for category in AudioCategory.allCases {
                let error = try phone.error { session throws(AudioError) in
                    try session.setCategory(category, options: AudioOptions(rawValue: option))
                }
                #expect((error == nil) == categories.contains(category), "\(category) with \(name)")
                #expect(error == nil || error?.code == .badParameter)
            }
        }
    }

    @Test("audio.mixable.options: only four categories can mix, from iOS 6; ducking implies it")
    func mixableOptions() throws {
        let phone = try Phone()
        phone.app.launch()
        for category in AudioCategory.allCases {
            let error = try phone.error { session throws(AudioError) in
                try session.setCategory(category, options: .duckOthers)
            }
            #expect((error == nil) == category.takesMixing)
            if error == nil { #expect(try phone.session().options.contains(.mixWithOthers)) }
        }
        #expect(phone.app.trace.entries(rule: "audio.mixable.options").count == 3)
        let old = try Phone(.iOS(5))
        old.app.launch()
        #expect(try old.error { session throws(AudioError) in try session.setMixing(.record) } == nil)
    }

    @Test("audio.activate.nonmixable-background: from the background nobody may be interrupted", arguments: [7, 17])
    func nonmixableBackground(_ major: Int) throws {
        let phone = try Phone(.iOS(major))
        let other = try phone.install("Radio")
        try phone.playInBackground()
        other.launch()
        try phone.perform("play", ["category": .text("playback")], in: other)
        try keepAwake(phone.app)
        #expect(try phone.error { session throws(AudioError) in try session.open() }?.code == .cannotInterruptOthers)
        #expect(phone.app.trace.contains(rule: "audio.activate.nonmixable-background"))
        #expect(phone.device.audio.isSounding(other))
    }

    @Test(
        "audio.activate.start-in-foreground: before there were codes for it, that rule bars who would interrupt others",
        arguments: [4, 6])
    func nonmixableBackgroundEarly(_ major: Int) throws {
        let phone = try Phone(.iOS(major))
        let other = try phone.install("Radio")
        try phone.playInBackground()
        other.launch()
        try phone.perform("play", ["category": .text("playback")], in: other)
        try keepAwake(phone.app)
        let error = try phone.error { session throws(AudioError) in try session.open() }
        #expect(error?.rule.id == "audio.activate.start-in-foreground")
        #expect(phone.app.trace.contains(rule: "audio.activate.start-in-foreground"))
        #expect(phone.device.trace.misplacedRules.isEmpty && phone.device.audio.isSounding(other))
    }

    @Test("audio.activate.start-in-foreground: a wake for something else gives no right to start sound")
    func startInForeground() throws {
        let phone = try Phone()
        phone.app.wake(for: WakeEvent("push", rule: AudioRules.all[0], allowance: .seconds(30))) { _ in }
        phone.device.advance(by: .seconds(1))
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.playback)
            try session.activate()
        }
        #expect(error?.code == .cannotInterruptOthers)
        #expect(error?.code.rawValue == 560_557_684)
        #expect(error?.rule.id == "audio.activate.start-in-foreground")
        #expect(
            try phone.error { session throws(AudioError) in
                try session.setCategory(.playback, options: .mixWithOthers)
                try session.activate()
            } == nil)
    }

    @Test("audio.activate.cannot-start: in the background without the mode nothing starts", arguments: [true, false])
    func cannotStart(_ wasActive: Bool) throws {
        let phone = try Phone(modes: [])
        phone.app.launch()
        try phone.perform(wasActive ? "activate" : "setCategory", ["category": .text("playback")])
        try keepAwake(phone.app)
        phone.device.press(.home)
        let error = try phone.error { session throws(AudioError) in _ = try session.start(.playback) }
        #expect(error?.code.rawValue == 561_015_905)
        #expect(phone.app.trace.contains(rule: "audio.activate.cannot-start"))
    }

    @Test("audio.activate.cannot-record: recording does not start in the background", arguments: [[], ["audio"]])
    func cannotRecord(_ modes: [String]) throws {
        let phone = try Phone(modes: modes)
        phone.app.launch()
        try keepAwake(phone.app)
        phone.device.press(.home)
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.record)
            _ = try session.start(.recording)
        }
        #expect(error?.code.rawValue == 561_145_187)
        #expect(error?.rule.id == "audio.activate.cannot-record")
    }

    @Test("audio.activate.insufficient-priority: against a call nothing is activated")
    func insufficientPriority() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.device.audio.interrupt(.phoneCall)
        let error = try phone.error { session throws(AudioError) in try session.open() }
        #expect(error?.code.rawValue == 561_017_449)
        #expect(error?.rule.id == "audio.activate.insufficient-priority")
        phone.device.audio.endInterruption()
        #expect(try phone.error { session throws(AudioError) in try session.open() } == nil)
    }

    @Test("audio.activate.synchronous: when activation returns, the others are interrupted")
    func synchronous() throws {
        let phone = try Phone()
        let other = try phone.install("Radio")
        try phone.playInBackground()
        other.launch()
        let first = try phone.session()
        var isFirstActive = true
        _ = try phone.error(in: other) { session throws(AudioError) in
            try session.setCategory(.playback)
            try session.activate()
            isFirstActive = first.isActive
        }
        #expect(!isFirstActive)
        #expect(other.trace.contains(rule: "audio.activate.synchronous"))
    }

    @Test("audio.deactivate.busy: a busy session is deactivated with an error, and before iOS 8 not at all")
    func busy() throws {
        for (system, isActive) in [(SystemVersion.iOS(7), true), (.iOS(8), false), (.iOS(26), false)] {
            let phone = try Phone(system)
            phone.app.launch()
            try phone.perform("play", ["category": .text("playback")])
            let error = try phone.error { session throws(AudioError) in try session.deactivate(notifyOthers: false) }
            #expect(error?.code.rawValue == 560_030_580)
            #expect(try phone.session().isActive == isActive)
            #expect(phone.device.audio.isSounding(phone.app) == isActive)
        }
    }

    @Test("audio.deactivate.busy: a session in which nothing runs is deactivated on any system", arguments: [7, 8, 26])
    func idle(_ major: Int) throws {
        let phone = try Phone(.iOS(major))
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback")])
        #expect(try phone.error { session throws(AudioError) in try session.deactivate(notifyOthers: false) } == nil)
        #expect(try !phone.session().isActive)
    }

    @Test("audio.deactivate.busy: players learn that they were stopped", arguments: [(7, 0), (8, 1)])
    func playersLearn(major: Int, count: Int) throws {
        let phone = try Phone(.iOS(major))
        phone.app.launch()
        let client = StopCounter()
        try phone.session().client = client
        _ = try phone.error { session throws(AudioError) in _ = try session.start(.playback) }
        _ = try phone.error { session throws(AudioError) in try session.deactivate(notifyOthers: false) }
        #expect(client.count == count)
    }

    private final class StopCounter: AudioClient {
        var count = 0

        func soundDidStop() { count += 1 }
    }

    @Test("audio.deactivate.notify-others: the interrupted app is told that it may resume, only if that is wanted")
    func notifyOthers() throws {
        for notifies in [true, false] {
            let phone = try Phone()
            let other = try phone.install("Navigation")
            try phone.playInBackground()
            other.launch()
            try phone.perform("play", ["category": .text("playback")], in: other)
            phone.device.advance(by: .seconds(4))
            #expect(phone.app.state == .suspended)
            try phone.perform("stop", in: other)
            try phone.perform("deactivate", ["notifyOthers": .flag(notifies)], in: other)
            #expect(phone.device.audio.isSounding(phone.app) == notifies)
            #expect(phone.app.trace.contains(rule: "audio.interrupt.end-not-guaranteed") != notifies)
        }
    }

    @Test("audio.error.other: Siri, lost media services and a category without input have codes of their own")
    func otherErrors() throws {
        let phone = try Phone()
        phone.app.launch()
        #expect(
            try phone.error { session throws(AudioError) in try session.recording(.playback) }?.code
                == .incompatibleCategory)
        try phone.perform("deactivate")
        phone.device.audio.interrupt(.siri)
        #expect(
            try phone.error { session throws(AudioError) in try session.recording(.record) }?.code == .siriIsRecording)
        phone.device.audio.endInterruption()
        phone.device.audio.loseMediaServices()
        #expect(try phone.error { session throws(AudioError) in try session.open() }?.code == .mediaServicesFailed)
        phone.device.audio.resetMediaServices()
        #expect(try phone.error { session throws(AudioError) in try session.open() } == nil)
        #expect(phone.app.trace.entries(rule: "audio.error.other").count == 3)
    }

    @Test("audio.error.other: a session that is to record is refused by Siri's code before it records")
    func siriRecords() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.device.audio.interrupt(.siri)
        let codes = try [AudioCategory.record, .playAndRecord].map { category in
            try phone.error { session throws(AudioError) in
                try session.setCategory(category)
                try session.activate()
            }?.code
        }
        #expect(codes == [.siriIsRecording, .insufficientPriority])
    }

    @Test("audio.activate.cannot-record: without the user's permission nothing is recorded", arguments: [true, false])
    func microphone(isGranted: Bool) throws {
        let phone = try Phone()
        phone.app.launch()
        var answers: [Bool] = []
        try phone.run { process in AudioSession.of(process).requestMicrophone { answers.append($0) } }
        #expect(answers.isEmpty && phone.app.state == .inactive)
        phone.device.audio.answerMicrophonePrompts(granted: isGranted)
        #expect(answers == [isGranted] && phone.app.state == .active)
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.record)
            _ = try session.start(.recording)
        }
        #expect(error?.code == (isGranted ? nil : .cannotStartRecording))
        #expect(phone.cites("audio.activate.cannot-record") != isGranted)
    }

    @Test("audio.record.permission: a recording asks by itself, and has silence until the answer")
    func silence() throws {
        let phone = try Phone()
        phone.app.launch()
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.record)
            _ = try session.start(.recording)
        }
        #expect(error == nil && phone.app.state == .inactive)
        try phone.happen("ui.tap", ["what": "Allow"])
        #expect(
            phone.app.trace.entries(of: .note).filter { $0.rule?.id == "audio.record.permission" }.map(\.text) == [
                "the user is asked for the microphone", "silence is recorded until the user answers",
                "a recording that runs has sound from now on",
            ])
    }

    @Test("audio.activate.cannot-start: an active session that mixes may change as long as it goes on mixing")
    func categoryInBackground() throws {
        let phone = try Phone(modes: [])
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback"), "mixWithOthers": .flag(true)])
        try keepAwake(phone.app)
        phone.home()
        #expect(try phone.error { session throws(AudioError) in try session.setCategory(.ambient) } == nil)
        let error = try phone.error { session throws(AudioError) in try session.setCategory(.playback) }
        #expect(error?.rule.id == "audio.activate.cannot-start")
        #expect(try phone.session().category == .ambient)
    }

    /// Keeps an app awake for a while by an open task.
    private func keepAwake(_ app: InstalledApp) throws {
        if app.state == .suspended {
            app.wake(for: WakeEvent("test", rule: AudioRules.all[0], allowance: .seconds(20))) { _ in }
            app.device.settle()
        }
        try app.onMainThread { _ = app.process?.beginTask(name: "task", place: "Test.swift:1", handler: {}) }
    }
}

extension AudioSession {
    fileprivate func open() throws(AudioError) {
        try setCategory(.playback)
        try activate()
    }

    fileprivate func recording(_ category: AudioCategory) throws(AudioError) {
        try setCategory(category)
        _ = try start(.recording)
    }

    fileprivate func setMixing(_ category: AudioCategory) throws(AudioError) {
        try setCategory(category, options: .mixWithOthers)
    }
}
