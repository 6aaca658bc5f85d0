import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts

struct ActivationTests: Facts {
    @Test("Activating a session", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

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

    let options = Fact(
        "audio.mixable.options: each option is taken by the categories that have it, and an error for the others"
    ) {
        let phone = try AudioPhone()
        phone.app.launch()
        for (name, option, categories) in Self.takers {
            for category in AudioCategory.allCases {
                let error = try phone.error { session throws(AudioError) in
                    try session.setCategory(category, options: AudioOptions(rawValue: option))
                }
                expect((error == nil), is: categories.contains(category), "\(category) with \(name)")
                expect(error == nil || error?.code == .badParameter)
            }
        }
    }

    let mixableOptions = Fact("audio.mixable.options: only four categories can mix, from iOS 6; ducking implies it") {
        let phone = try AudioPhone()
        phone.app.launch()
        for category in AudioCategory.allCases {
            let error = try phone.error { session throws(AudioError) in
                try session.setCategory(category, options: .duckOthers)
            }
            expect((error == nil), is: category.takesMixing)
            if error == nil { try expect(phone.session().options.contains(.mixWithOthers)) }
        }
        expect(phone.app.trace.entries(rule: "audio.mixable.options").count, is: 3)
        let old = try AudioPhone(.iOS(5))
        old.app.launch()
        try expect(old.error { session throws(AudioError) in try session.setMixing(.record) } == nil)
    }

    let nonmixableBackground = Fact(
        "audio.activate.nonmixable-background: from the background nobody may be interrupted",
        for: [7, 17]
    ) { (major: Int) in
        let phone = try AudioPhone(.iOS(major))
        let other = try phone.install("Radio")
        try phone.playInBackground()
        other.launch()
        try phone.perform("play", ["category": .text("playback")], in: other)
        try Self.keepAwake(phone.app)
        try expect(phone.error { session throws(AudioError) in try session.open() }?.code, is: .cannotInterruptOthers)
        expect(phone.app.trace.contains(rule: "audio.activate.nonmixable-background"))
        expect(phone.device.audio.isSounding(other))
    }

    let nonmixableBackgroundEarly = Fact(
        "audio.activate.start-in-foreground: before there were codes for it, that rule bars who would interrupt others",
        for: [4, 6]
    ) { (major: Int) in
        let phone = try AudioPhone(.iOS(major))
        let other = try phone.install("Radio")
        try phone.playInBackground()
        other.launch()
        try phone.perform("play", ["category": .text("playback")], in: other)
        try Self.keepAwake(phone.app)
        let error = try phone.error { session throws(AudioError) in try session.open() }
        expect(error?.rule.id, is: "audio.activate.start-in-foreground")
        expect(phone.app.trace.contains(rule: "audio.activate.start-in-foreground"))
        expect(phone.device.trace.misplacedRules.isEmpty && phone.device.audio.isSounding(other))
    }

    let startInForeground = Fact(
        "audio.activate.start-in-foreground: a wake for something else gives no right to start sound"
    ) {
        let phone = try AudioPhone()
        phone.app.wake(for: WakeEvent("push", rule: AudioRules.all[0], allowance: .seconds(30))) { _ in }
        phone.device.advance(by: .seconds(1))
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.playback)
            try session.activate()
        }
        expect(error?.code, is: .cannotInterruptOthers)
        expect(error?.code.rawValue, is: 560_557_684)
        expect(error?.rule.id, is: "audio.activate.start-in-foreground")
        try expect(
            phone.error { session throws(AudioError) in
                try session.setCategory(.playback, options: .mixWithOthers)
                try session.activate()
            } == nil)
    }

    let cannotStart = Fact(
        "audio.activate.cannot-start: in the background without the mode nothing starts",
        for: [true, false]
    ) { (wasActive: Bool) in
        let phone = try AudioPhone(modes: [])
        phone.app.launch()
        try phone.perform(wasActive ? "activate" : "setCategory", ["category": .text("playback")])
        try Self.keepAwake(phone.app)
        phone.device.press(.home)
        let error = try phone.error { session throws(AudioError) in _ = try session.start(.playback) }
        expect(error?.code.rawValue, is: 561_015_905)
        expect(phone.app.trace.contains(rule: "audio.activate.cannot-start"))
    }

    let cannotRecord = Fact(
        "audio.activate.cannot-record: recording does not start in the background",
        for: [[], ["audio"]]
    ) { (modes: [String]) in
        let phone = try AudioPhone(modes: modes)
        phone.app.launch()
        try Self.keepAwake(phone.app)
        phone.device.press(.home)
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.record)
            _ = try session.start(.recording)
        }
        expect(error?.code.rawValue, is: 561_145_187)
        expect(error?.rule.id, is: "audio.activate.cannot-record")
    }

    let insufficientPriority = Fact("audio.activate.insufficient-priority: against a call nothing is activated") {
        let phone = try AudioPhone()
        phone.app.launch()
        phone.device.audio.interrupt(.phoneCall)
        let error = try phone.error { session throws(AudioError) in try session.open() }
        expect(error?.code.rawValue, is: 561_017_449)
        expect(error?.rule.id, is: "audio.activate.insufficient-priority")
        phone.device.audio.endInterruption()
        try expect(phone.error { session throws(AudioError) in try session.open() } == nil)
    }

    let synchronous = Fact("audio.activate.synchronous: when activation returns, the others are interrupted") {
        let phone = try AudioPhone()
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
        expect(!isFirstActive)
        expect(other.trace.contains(rule: "audio.activate.synchronous"))
    }

    let busy = Fact("audio.deactivate.busy: a busy session is deactivated with an error, and before iOS 8 not at all") {
        for (system, isActive) in [(SystemVersion.iOS(7), true), (.iOS(8), false), (.iOS(26), false)] {
            let phone = try AudioPhone(system)
            phone.app.launch()
            try phone.perform("play", ["category": .text("playback")])
            let error = try phone.error { session throws(AudioError) in try session.deactivate(notifyOthers: false) }
            expect(error?.code.rawValue, is: 560_030_580)
            try expect(phone.session().isActive, is: isActive)
            expect(phone.device.audio.isSounding(phone.app), is: isActive)
        }
    }

    let idle = Fact(
        "audio.deactivate.busy: a session in which nothing runs is deactivated on any system",
        for: [7, 8, 26]
    ) { (major: Int) in
        let phone = try AudioPhone(.iOS(major))
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback")])
        try expect(phone.error { session throws(AudioError) in try session.deactivate(notifyOthers: false) } == nil)
        try expect(!phone.session().isActive)
    }

    let playersLearn = Fact(
        "audio.deactivate.busy: players learn that they were stopped",
        for: [(7, 0), (8, 1)]
    ) { (major: Int, count: Int) in
        let phone = try AudioPhone(.iOS(major))
        phone.app.launch()
        let client = StopCounter()
        try phone.session().client = client
        _ = try phone.error { session throws(AudioError) in _ = try session.start(.playback) }
        _ = try phone.error { session throws(AudioError) in try session.deactivate(notifyOthers: false) }
        expect(client.count, is: count)
    }

    private final class StopCounter: AudioClient {
        var count = 0

        func soundDidStop() { count += 1 }
    }

    let notifyOthers = Fact(
        "audio.deactivate.notify-others: the interrupted app is told that it may resume, only if that is wanted"
    ) {
        for notifies in [true, false] {
            let phone = try AudioPhone()
            let other = try phone.install("Navigation")
            try phone.playInBackground()
            other.launch()
            try phone.perform("play", ["category": .text("playback")], in: other)
            phone.device.advance(by: .seconds(4))
            expect(phone.app.state, is: .suspended)
            try phone.perform("stop", in: other)
            try phone.perform("deactivate", ["notifyOthers": .flag(notifies)], in: other)
            expect(phone.device.audio.isSounding(phone.app), is: notifies)
            expect(phone.app.trace.contains(rule: "audio.interrupt.end-not-guaranteed") != notifies)
        }
    }

    let otherErrors = Fact(
        "audio.error.other: Siri, lost media services and a category without input have codes of their own"
    ) {
        let phone = try AudioPhone()
        phone.app.launch()
        try expect(
            phone.error { session throws(AudioError) in try session.recording(.playback) }?.code,
            is: .incompatibleCategory)
        try phone.perform("deactivate")
        phone.device.audio.interrupt(.siri)
        try expect(
            phone.error { session throws(AudioError) in try session.recording(.record) }?.code, is: .siriIsRecording)
        phone.device.audio.endInterruption()
        phone.device.audio.loseMediaServices()
        try expect(phone.error { session throws(AudioError) in try session.open() }?.code, is: .mediaServicesFailed)
        phone.device.audio.resetMediaServices()
        try expect(phone.error { session throws(AudioError) in try session.open() } == nil)
        expect(phone.app.trace.entries(rule: "audio.error.other").count, is: 3)
    }

    let siriRecords = Fact(
        "audio.error.other: a session that is to record is refused by Siri's code before it records"
    ) {
        let phone = try AudioPhone()
        phone.app.launch()
        phone.device.audio.interrupt(.siri)
        let codes = try [AudioCategory.record, .playAndRecord].map { category in
            try phone.error { session throws(AudioError) in
                try session.setCategory(category)
                try session.activate()
            }?.code
        }
        expect(codes, is: [.siriIsRecording, .insufficientPriority])
    }

    let microphone = Fact(
        "audio.activate.cannot-record: without the user's permission nothing is recorded",
        for: [true, false]
    ) { (isGranted: Bool) in
        let phone = try AudioPhone()
        phone.app.launch()
        var answers: [Bool] = []
        try phone.run { process in AudioSession.of(process).requestMicrophone { answers.append($0) } }
        expect(answers.isEmpty && phone.app.state == .inactive)
        phone.device.audio.answerMicrophonePrompts(granted: isGranted)
        expect(answers == [isGranted] && phone.app.state == .active)
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.record)
            _ = try session.start(.recording)
        }
        expect(error?.code, is: (isGranted ? nil : .cannotStartRecording))
        expect(phone.cites("audio.activate.cannot-record") != isGranted)
    }

    let silence = Fact("audio.record.permission: a recording asks by itself, and has silence until the answer") {
        let phone = try AudioPhone()
        phone.app.launch()
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.record)
            _ = try session.start(.recording)
        }
        expect(error == nil && phone.app.state == .inactive)
        try phone.happen("ui.tap", ["what": "Allow"])
        expect(
            phone.app.trace.entries(of: .note).filter { $0.rule?.id == "audio.record.permission" }.map(\.text),
            is: [
                "the user is asked for the microphone", "silence is recorded until the user answers",
                "a recording that runs has sound from now on",
            ])
    }

    let categoryInBackground = Fact(
        "audio.activate.cannot-start: an active session that mixes may change as long as it goes on mixing"
    ) {
        let phone = try AudioPhone(modes: [])
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback"), "mixWithOthers": .flag(true)])
        try Self.keepAwake(phone.app)
        phone.home()
        try expect(phone.error { session throws(AudioError) in try session.setCategory(.ambient) } == nil)
        let error = try phone.error { session throws(AudioError) in try session.setCategory(.playback) }
        expect(error?.rule.id, is: "audio.activate.cannot-start")
        try expect(phone.session().category, is: .ambient)
    }

    /// Keeps an app awake for a while by an open task.
    private static func keepAwake(_ app: InstalledApp) throws {
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
