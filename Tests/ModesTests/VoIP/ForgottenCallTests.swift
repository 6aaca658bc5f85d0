import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilVoIP

struct ForgottenCallTests: Facts {
    @Test("Calls that are over", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let forgotten = Fact("are forgotten, and the next one is counted on") {
        let phone = try VoIPPhone.registered(does: "reports")
        let process = try require(phone.app.process)
        for _ in 1...20 {
            phone.push()
            try phone.device.voip.answer()
            try phone.device.voip.end()
        }
        let record = ProcessVoIP.of(process)
        expect(record.calls.isEmpty && record.openActions.isEmpty)
        phone.push()
        expect(phone.device.voip.calls(of: phone.app).map(\.name), is: ["call 21, Anna"])
        expect(phone.app.isAwake(because: .wake("call")))
        let errands = phone.device.systemActivities
        expect(errands.count == 21 && errands.dropLast().allSatisfy { $0.end != nil } && errands.last?.end == nil)
        expect(errands.last?.kind == "phone call" && errands.last?.name == "call 21, Anna")
        phone.device.purge(phone.app)
        phone.app.process?.end(.crash("a trap"))
        expect(errands.last?.end != nil, "the call is over with the process")
    }

    let unperformedAction = Fact("leave no action behind that was never performed") {
        let phone = try VoIPPhone()
        phone.app.launch()
        let process = try require(phone.app.process)
        let client = IdleClient()
        let (session, id) = (CallSession(process), UUID())
        session.client = client
        _ = try phone.app.onMainThread { session.reportIncoming(id, from: "Anna") }
        try phone.device.voip.answer()
        try phone.app.onMainThread { session.reportEnded(id, why: "gone") }
        let action = try require(client.actions.first)
        expect(ProcessVoIP.of(process).openActions.isEmpty)
        try phone.app.onMainThread { session.fulfil(action) }
        expect(phone.device.voip.calls(of: phone.app).isEmpty && phone.app.trace.findings.isEmpty)
    }

    let identifierAgain = Fact("let their identifier be used again") {
        let phone = try VoIPPhone()
        phone.app.launch()
        let (session, id) = (CallSession(try require(phone.app.process)), UUID())
        let report = { try phone.app.onMainThread { session.reportIncoming(id, from: "Anna") } }
        try expect(report() == nil)
        try expect(report(), is: .callUUIDAlreadyExists)
        try phone.app.onMainThread { session.reportEnded(id, why: "gone") }
        try expect(report() == nil)
    }

    /// Does nothing of what it is asked.
    private final class IdleClient: CallClient {
        private(set) var actions: [CallAction] = []

        func perform(_ action: CallAction) { actions.append(action) }
        func audioDidActivate() {}
        func audioDidDeactivate() {}
        func didReset() {}
    }
}
