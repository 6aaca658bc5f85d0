import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@testable import VigilAudio

struct AudioMachineTests: Facts {
    @Test("The machines of audio", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let categories = Fact(
        "categories follow Apple's table",
        for: [
            (AudioCategory.ambient, false, true, false, true), (.soloAmbient, false, true, false, false),
            (.playback, true, true, false, true), (.record, true, false, true, false),
            (.playAndRecord, true, true, true, true), (.multiRoute, true, true, true, true),
            (.audioProcessing, false, false, false, false),
        ]
    ) { (row: (AudioCategory, background: Bool, plays: Bool, records: Bool, mixes: Bool)) in
        let category = row.0
        expect(category.runsInBackground == row.background && category.canPlay == row.plays)
        expect(category.canRecord == row.records && category.takesMixing == row.mixes)
    }

    let sessionHolds = Fact("a session holds in the background only while something runs in a category that may") {
        var machine = SessionMachine()
        expect(machine.category == .soloAmbient && !machine.isMixable)
        try machine.setCategory(.playback, options: [], on: .iOS(17))
        machine.activate()
        expect(!machine.holdsInBackground)
        let id = try machine.start(.playback, isSilent: false)
        expect(machine.holdsInBackground)
        try machine.setCategory(.ambient, options: [], on: .iOS(17))
        expect(!machine.holdsInBackground && machine.isMixable)
        expect(machine.stop(id) && !machine.stop(id) && !machine.isSounding)
    }

    let sessionSilence = Fact("a session is only silence until one sound can be heard, or one records") {
        var machine = SessionMachine()
        try machine.setCategory(.playAndRecord, options: [], on: .iOS(17))
        machine.activate()
        expect(!machine.isOnlySilence)
        let id = try machine.start(.playback, isSilent: true)
        expect(machine.isOnlySilence)
        machine.setSilent(false, id)
        expect(!machine.isOnlySilence)
        machine.setSilent(true, id)
        _ = try machine.start(.recording, isSilent: false)
        expect(!machine.isOnlySilence)
    }

    let recordingIsHeard = Fact("a recording is never silence") {
        var machine = SessionMachine()
        try machine.setCategory(.record, options: [], on: .iOS(17))
        machine.activate()
        _ = try machine.start(.recording, isSilent: true)
        expect(!machine.isOnlySilence)
    }

    let mixingIsNoRival = Fact("a session that mixes is no rival: the start of another leaves it where it is") {
        var arbiter = FocusArbiter()
        var mixing = FocusArbiter.FocusRequest(session: 1)
        mixing.isMixable = true
        _ = try arbiter.claim(mixing)
        try expect(arbiter.claim(FocusArbiter.FocusRequest(session: 2)), is: [])
        expect(arbiter.claims.map(\.session), is: [1, 2])
    }

    let callKeepsItsOwn = Fact("a call leaves its own session the place that it has, and takes that of all others") {
        var arbiter = FocusArbiter()
        var mixing = FocusArbiter.FocusRequest(session: 1)
        mixing.isMixable = true
        _ = try arbiter.claim(mixing)
        _ = try arbiter.claim(FocusArbiter.FocusRequest(session: 2))
        expect(arbiter.occupy(by: .phoneCall, session: 2).1, is: [1])
        expect(arbiter.claims.map(\.session), is: [2])
    }

    let focus = Fact("the focus interrupts those who do not mix, and refuses with the code that fits") {
        var arbiter = FocusArbiter()
        var request = FocusArbiter.FocusRequest(session: 1)
        try expect(arbiter.claim(request), is: [])
        request.session = 2
        try expect(arbiter.claim(request), is: [1])
        expect(arbiter.claims.map(\.session), is: [2])
        request.session = 3
        request.isMixable = true
        try expect(arbiter.claim(request), is: [])
        expect(arbiter.rivals(of: 3), is: [2])
        request.isForeground = false
        expect(code { try arbiter.check(request) }, is: .cannotStartPlaying)
        request.mayRunInBackground = true
        expect(code { try arbiter.check(request) } == nil)
        request.isMixable = false
        request.mayResume = true
        expect(code { try arbiter.check(request) }, is: .cannotInterruptOthers)
        arbiter.release(2)
        expect(code { try arbiter.check(request) } == nil)
    }

    let call = Fact("a call interrupts all, and only its own session is admitted, once it is open") {
        var arbiter = FocusArbiter()
        var mixing = FocusArbiter.FocusRequest(session: 1)
        mixing.isMixable = true
        _ = try arbiter.claim(mixing)
        let (holder, interrupted) = arbiter.occupy(by: .phoneCall, session: 2)
        expect(interrupted == [1] && arbiter.claims.isEmpty)
        let caller = FocusArbiter.FocusRequest(session: 2)
        expect(code { try arbiter.check(caller) }, is: .insufficientPriority)
        let opened = [1, 2].map { arbiter.openCall(of: $0) }
        expect(opened, is: [false, true])
        expect(code { try arbiter.check(caller) } == nil)
        expect(code { try arbiter.check(mixing) }, is: .insufficientPriority)
        expect(arbiter.vacate { $0.number == holder.number }?.session, is: 2)
        expect(arbiter.vacate { _ in true } == nil)
        expect(code { try arbiter.check(mixing) } == nil)
    }

    let lastHolder = Fact("of several things that stand above all sessions the last one decides") {
        var arbiter = FocusArbiter()
        let caller = FocusArbiter.FocusRequest(session: 2)
        _ = arbiter.occupy(by: .phoneCall, session: 2)
        _ = arbiter.openCall(of: 2)
        let (siri, _) = arbiter.occupy(by: .siri)
        expect(code { try arbiter.check(caller) }, is: .insufficientPriority)
        _ = arbiter.vacate { $0.number == siri.number }
        expect(code { try arbiter.check(caller) } == nil)
        var other = FocusArbiter()
        _ = other.occupy(by: .siri)
        _ = other.occupy(by: .phoneCall, session: 2)
        _ = other.openCall(of: 2)
        expect(code { try other.check(caller) } == nil)
    }

    let interruption = Fact("an interruption ends once, by its own cause, and may resume only what sounded") {
        var machine = InterruptionMachine()
        expect(machine.end(.holder(1), isAllowed: true) == nil)
        machine.begin(.holder(1), wasSounding: true)
        expect(machine.end(.session(1), isAllowed: true) == nil)
        expect(machine.end(.holder(1), isAllowed: true) == true && machine.mayResume)
        expect(machine.end(.holder(1), isAllowed: true) == nil)
        machine.begin(.holder(2), wasSounding: false)
        expect(machine.end(.holder(2), isAllowed: true) == false && !machine.mayResume)
        machine.begin(.holder(3), wasSounding: true)
        machine.clear()
        expect(machine.end(.holder(3), isAllowed: true) == nil)
    }

    let errorText = Fact("an error shows its name, its four characters and its number") {
        let error = AudioError(.insufficientPriority, rule: AudioRules.activateInsufficientPriority)
        expect(error.description, is: "insufficientPriority '!pri' 561017449")
        expect(AudioError(.badParameter, rule: AudioRules.mixableOptions).description, is: "badParameter -50")
    }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(AudioModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    private static func code(_ body: () throws -> Void) -> AudioError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? AudioError)?.code
        }
    }
}

struct AudioModuleRuleCountTests: Facts {
    @Test("The rules of the module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let count = Fact("are all there") { expect(AudioModule.descriptor.rules.count, is: 54) }
}
