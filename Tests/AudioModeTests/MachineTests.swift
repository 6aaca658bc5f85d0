import BackgroundRuntime
import Testing
import VigilTestSupport

@testable import VigilAudio

@Suite("The machines of audio")
struct MachineTests {
    @Test(
        "categories follow Apple's table",
        arguments: [
            (AudioCategory.ambient, false, true, false, true), (.soloAmbient, false, true, false, false),
            (.playback, true, true, false, true), (.record, true, false, true, false),
            (.playAndRecord, true, true, true, true), (.multiRoute, true, true, true, true),
            (.audioProcessing, false, false, false, false),
        ])
    func categories(_ row: (AudioCategory, background: Bool, plays: Bool, records: Bool, mixes: Bool)) {
        let category = row.0
        #expect(category.runsInBackground == row.background && category.canPlay == row.plays)
        #expect(category.canRecord == row.records && category.takesMixing == row.mixes)
    }

    @Test("a session holds in the background only while something runs in a category that may")
    func sessionHolds() throws {
        var machine = SessionMachine()
        #expect(machine.category == .soloAmbient && !machine.isMixable)
        try machine.setCategory(.playback, options: [], on: .iOS(17))
        machine.activate()
        #expect(!machine.holdsInBackground)
        let id = try machine.start(.playback, isSilent: false)
        #expect(machine.holdsInBackground)
        try machine.setCategory(.ambient, options: [], on: .iOS(17))
        #expect(!machine.holdsInBackground && machine.isMixable)
        #expect(machine.stop(id) && !machine.stop(id) && !machine.isSounding)
    }

    @Test("a session is only silence until one sound can be heard, or one records")
    func sessionSilence() throws {
        var machine = SessionMachine()
        try machine.setCategory(.playAndRecord, options: [], on: .iOS(17))
        machine.activate()
        #expect(!machine.isOnlySilence)
        let id = try machine.start(.playback, isSilent: true)
        #expect(machine.isOnlySilence)
        machine.setSilent(false, id)
        #expect(!machine.isOnlySilence)
        machine.setSilent(true, id)
        _ = try machine.start(.recording, isSilent: false)
        #expect(!machine.isOnlySilence)
    }

    @Test("a recording is never silence")
    func recordingIsHeard() throws {
        var machine = SessionMachine()
        try machine.setCategory(.record, options: [], on: .iOS(17))
        machine.activate()
        _ = try machine.start(.recording, isSilent: true)
        #expect(!machine.isOnlySilence)
    }

    @Test("a session that mixes is no rival: the start of another leaves it where it is")
    func mixingIsNoRival() throws {
        var arbiter = FocusArbiter()
        var mixing = FocusArbiter.Applicant(session: 1)
        mixing.isMixable = true
        _ = try arbiter.claim(mixing)
        #expect(try arbiter.claim(FocusArbiter.Applicant(session: 2)) == [])
        #expect(arbiter.claims.map(\.session) == [1, 2])
    }

    @Test("a call leaves its own session the place that it has, and takes that of all others")
    func callKeepsItsOwn() throws {
        var arbiter = FocusArbiter()
        var mixing = FocusArbiter.Applicant(session: 1)
        mixing.isMixable = true
        _ = try arbiter.claim(mixing)
        _ = try arbiter.claim(FocusArbiter.Applicant(session: 2))
        #expect(arbiter.occupy(by: .phoneCall, session: 2).1 == [1])
        #expect(arbiter.claims.map(\.session) == [2])
    }

    @Test("the focus interrupts those who do not mix, and refuses with the code that fits")
    func focus() throws {
        var arbiter = FocusArbiter()
        var applicant = FocusArbiter.Applicant(session: 1)
        #expect(try arbiter.claim(applicant) == [])
        applicant.session = 2
        #expect(try arbiter.claim(applicant) == [1])
        #expect(arbiter.claims.map(\.session) == [2])
        applicant.session = 3
        applicant.isMixable = true
        #expect(try arbiter.claim(applicant) == [])
        #expect(arbiter.rivals(of: 3) == [2])
        applicant.isForeground = false
        #expect(code { try arbiter.check(applicant) } == .cannotStartPlaying)
        applicant.mayRunInBackground = true
        #expect(code { try arbiter.check(applicant) } == nil)
        applicant.isMixable = false
        applicant.mayResume = true
        #expect(code { try arbiter.check(applicant) } == .cannotInterruptOthers)
        arbiter.release(2)
        #expect(code { try arbiter.check(applicant) } == nil)
    }

    @Test("a call interrupts all, and only its own session is admitted, once it is open")
    func call() throws {
        var arbiter = FocusArbiter()
        var mixing = FocusArbiter.Applicant(session: 1)
        mixing.isMixable = true
        _ = try arbiter.claim(mixing)
        let (occupant, interrupted) = arbiter.occupy(by: .phoneCall, session: 2)
        #expect(interrupted == [1] && arbiter.claims.isEmpty)
        let caller = FocusArbiter.Applicant(session: 2)
        #expect(code { try arbiter.check(caller) } == .insufficientPriority)
        let opened = [1, 2].map { arbiter.openCall(of: $0) }
        #expect(opened == [false, true])
        #expect(code { try arbiter.check(caller) } == nil)
        #expect(code { try arbiter.check(mixing) } == .insufficientPriority)
        #expect(arbiter.vacate { $0.number == occupant.number }?.session == 2)
        #expect(arbiter.vacate { _ in true } == nil)
        #expect(code { try arbiter.check(mixing) } == nil)
    }

    @Test("of several things that stand above all sessions the last one decides")
    func lastOccupant() {
        var arbiter = FocusArbiter()
        let caller = FocusArbiter.Applicant(session: 2)
        _ = arbiter.occupy(by: .phoneCall, session: 2)
        _ = arbiter.openCall(of: 2)
        let (siri, _) = arbiter.occupy(by: .siri)
        #expect(code { try arbiter.check(caller) } == .insufficientPriority)
        _ = arbiter.vacate { $0.number == siri.number }
        #expect(code { try arbiter.check(caller) } == nil)
        var other = FocusArbiter()
        _ = other.occupy(by: .siri)
        _ = other.occupy(by: .phoneCall, session: 2)
        _ = other.openCall(of: 2)
        #expect(code { try other.check(caller) } == nil)
    }

    @Test("an interruption ends once, by its own cause, and may resume only what sounded")
    func interruption() {
        var machine = InterruptionMachine()
        #expect(machine.end(.occupant(1), isAllowed: true) == nil)
        machine.begin(.occupant(1), wasSounding: true)
        #expect(machine.end(.session(1), isAllowed: true) == nil)
        #expect(machine.end(.occupant(1), isAllowed: true) == true && machine.mayResume)
        #expect(machine.end(.occupant(1), isAllowed: true) == nil)
        machine.begin(.occupant(2), wasSounding: false)
        #expect(machine.end(.occupant(2), isAllowed: true) == false && !machine.mayResume)
        machine.begin(.occupant(3), wasSounding: true)
        machine.clear()
        #expect(machine.end(.occupant(3), isAllowed: true) == nil)
    }

    @Test("an error shows its name, its four characters and its number")
    func errorText() {
        let error = AudioError(.insufficientPriority, rule: AudioRules.activateInsufficientPriority)
        #expect(error.description == "insufficientPriority '!pri' 561017449")
        #expect(AudioError(.badParameter, rule: AudioRules.mixableOptions).description == "badParameter -50")
    }

    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(AudioModule.descriptor)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    private func code(_ body: () throws -> Void) -> AudioError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? AudioError)?.code
        }
    }
}

@Suite("The rules of the module")
struct AudioModuleRuleCountTests {
    @Test("are all there")
    func count() { #expect(AudioModule.descriptor.rules.count == 54) }
}
