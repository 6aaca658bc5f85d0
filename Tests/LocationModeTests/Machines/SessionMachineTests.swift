import BackgroundRuntime
import Testing
import VigilLocation

@Suite("The machines behind live updates and sessions")
struct SessionMachineTests {
    private let home = Coordinate(latitude: 1, longitude: 2)
    private let start = VirtualInstant.boot

    @Test("live updates rest until the phone has left its place")
    func rest() {
        var updates = LiveUpdates(at: home, start)
        #expect(updates.handle(home.moved(by: 9, course: 0), at: start) == .tell)
        #expect(updates.pauseDue(after: .seconds(60)) == start.advanced(by: .seconds(60)))
        updates.pause()
        #expect(updates.isStationary && updates.pauseDue(after: .seconds(60)) == nil)
        #expect(updates.handle(home.moved(by: 9, course: 0), at: start) == .rest)
        let later = start.advanced(by: .seconds(100))
        #expect(updates.handle(home.moved(by: 11, course: 0), at: later) == .resume)
        #expect(updates.pauseDue(after: .seconds(60)) == later.advanced(by: .seconds(60)))
    }

    @Test("a situation lets positions through, or says what is in the way")
    func situations() {
        func diagnostic(
            _ status: AuthorizationStatus, _ edit: (inout SessionSituation) -> Void = { _ in }
        ) -> SessionDiagnostic {
            var situation = SessionSituation(status: status)
            edit(&situation)
            #expect(situation.flows == (status.isAuthorized && situation.diagnostic.isSubset(of: .accuracyLimited)))
            return situation.diagnostic
        }
        #expect(diagnostic(.authorizedWhenInUse) == [] && diagnostic(.notDetermined) == [])
        #expect(diagnostic(.authorizedWhenInUse) { $0.isInUse = false } == .insufficientlyInUse)
        #expect(diagnostic(.authorizedAlways) { $0.isInUse = false } == [])
        #expect(
            diagnostic(.authorizedAlways) { ($0.isInUse, $0.alwaysCounts) = (false, false) } == .insufficientlyInUse)
        #expect(diagnostic(.authorizedAlways) { $0.lacksServiceSession = true } == .serviceSessionRequired)
        #expect(diagnostic(.authorizedAlways) { $0.isReduced = true } == .accuracyLimited)
        #expect(diagnostic(.notDetermined) { $0.isAsking = true } == .authorizationRequestInProgress)
        #expect(diagnostic(.notDetermined) { $0.isInUse = false } == .insufficientlyInUse)
        #expect(diagnostic(.denied) == .authorizationDenied && diagnostic(.restricted) == .authorizationRestricted)
    }

    @Test("what a launch leaves is taken up once, and given up in a fixed order")
    func outstanding() {
        var sessions = OutstandingSessions()
        sessions.leave([.alwaysSession, .liveUpdates])
        #expect(sessions.has(.liveUpdates) && sessions.hasService && !sessions.isEmpty)
        #expect(sessions.takeUp(.liveUpdates) && !sessions.takeUp(.liveUpdates))
        sessions.leave([.liveUpdates])
        #expect(sessions.giveUp() == [.liveUpdates, .alwaysSession] && sessions.isEmpty)
    }

    @Test("an answer to the app holds for the use, a choice in Settings for good")
    func accuracy() {
        var machine = AccuracyMachine()
        #expect(machine.isReduced(preset: true) && !machine.isReduced(preset: false))
        #expect(machine.ask(isReduced: true, isUsable: true, hasPurpose: true) == nil)
        #expect(machine.ask(isReduced: true, isUsable: true, hasPurpose: true) == .asking)
        machine.choose(exact: true)
        #expect(!machine.isReduced(preset: true) && machine.endUse() && machine.isReduced(preset: true))
        machine.choose(exact: true)
        #expect(!machine.endUse() && !machine.isReduced(preset: true))
    }

    @Test("diagnostics are told by Apple's names")
    func names() {
        let both: SessionDiagnostic = [.accuracyLimited, .authorizationDenied]
        #expect(both.description == "authorizationDenied, accuracyLimited")
        #expect(SessionDiagnostic().description == "nothing is in the way")
    }
}
