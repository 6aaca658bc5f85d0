import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct SessionMachineTests: Facts {
    @Test("The machines behind live updates and sessions", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let home = Coordinate(latitude: 1, longitude: 2)
    private static let start = VirtualInstant.boot

    let rest = Fact("live updates rest until the phone has left its place") {
        var updates = LiveUpdates(at: Self.home, Self.start)
        expect(updates.handle(Self.home.moved(by: 9, course: 0), at: Self.start), is: .notify)
        expect(updates.pauseDue(after: .seconds(60)), is: Self.start.advanced(by: .seconds(60)))
        updates.pause()
        expect(updates.isStationary && updates.pauseDue(after: .seconds(60)) == nil)
        expect(updates.handle(Self.home.moved(by: 9, course: 0), at: Self.start), is: .rest)
        let later = Self.start.advanced(by: .seconds(100))
        expect(updates.handle(Self.home.moved(by: 11, course: 0), at: later), is: .resume)
        expect(updates.pauseDue(after: .seconds(60)), is: later.advanced(by: .seconds(60)))
    }

    let situations = Fact("a situation lets positions through, or says what is in the way") {
        func diagnostic(
            _ status: AuthorizationStatus, _ edit: (inout SessionSituation) -> Void = { _ in }
        ) -> SessionDiagnostic {
            var situation = SessionSituation(status: status)
            edit(&situation)
            expect(situation.flows, is: (status.isAuthorized && situation.diagnostic.isSubset(of: .accuracyLimited)))
            return situation.diagnostic
        }
        expect(diagnostic(.authorizedWhenInUse) == [] && diagnostic(.notDetermined) == [])
        expect(diagnostic(.authorizedWhenInUse) { $0.isInUse = false }, is: .insufficientlyInUse)
        expect(diagnostic(.authorizedAlways) { $0.isInUse = false }, is: [])
        expect(
            diagnostic(.authorizedAlways) { ($0.isInUse, $0.alwaysCounts) = (false, false) }, is: .insufficientlyInUse)
        expect(diagnostic(.authorizedAlways) { $0.lacksServiceSession = true }, is: .serviceSessionRequired)
        expect(diagnostic(.authorizedAlways) { $0.isReduced = true }, is: .accuracyLimited)
        expect(diagnostic(.notDetermined) { $0.isAsking = true }, is: .authorizationRequestInProgress)
        expect(diagnostic(.notDetermined) { $0.isInUse = false }, is: .insufficientlyInUse)
        expect(diagnostic(.denied) == .authorizationDenied && diagnostic(.restricted) == .authorizationRestricted)
    }

    let outstanding = Fact("what a launch leaves is taken up once, and given up in a fixed order") {
        var sessions = OutstandingSessions()
        sessions.leave([.alwaysSession, .liveUpdates])
        expect(sessions.has(.liveUpdates) && sessions.hasService && !sessions.isEmpty)
        expect(sessions.takeUp(.liveUpdates) && !sessions.takeUp(.liveUpdates))
        sessions.leave([.liveUpdates])
        expect(sessions.giveUp() == [.liveUpdates, .alwaysSession] && sessions.isEmpty)
    }

    let accuracy = Fact("an answer to the app holds for the use, a choice in Settings for good") {
        var machine = AccuracyMachine()
        expect(machine.isReduced(preset: true) && !machine.isReduced(preset: false))
        expect(machine.ask(isReduced: true, isUsable: true, hasPurpose: true) == nil)
        expect(machine.ask(isReduced: true, isUsable: true, hasPurpose: true), is: .asking)
        machine.choose(exact: true)
        expect(!machine.isReduced(preset: true) && machine.endUse() && machine.isReduced(preset: true))
        machine.choose(exact: true)
        expect(!machine.endUse() && !machine.isReduced(preset: true))
    }

    let names = Fact("diagnostics are told by Apple's names") {
        let both: SessionDiagnostic = [.accuracyLimited, .authorizationDenied]
        expect(both.description, is: "authorizationDenied, accuracyLimited")
        expect(SessionDiagnostic().description, is: "nothing is in the way")
    }
}
