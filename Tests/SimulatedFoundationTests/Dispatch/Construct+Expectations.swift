import BackgroundRuntime
import Testing
import UIKit

// What is expected of every construct, of Dispatch and of Swift concurrency.

extension Construct {
    /// Undisturbed it prints what it should, when it should, and nothing is found about the app.
    func expectTiming(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let phone = try DispatchPhone(launch: body)
        phone.advance(to: 120)
        #expect(phone.history == plain, sourceLocation: sourceLocation)
        let findings = phone.app.trace.entries.filter { $0.kind == .finding }.map(\.text)
        #expect(findings == [], sourceLocation: sourceLocation)
    }

    /// While the app is suspended nothing is printed; after the resume, what came due and what follows.
    func expectSuspension(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let phone = try DispatchPhone(launch: body)
        phone.advance(to: 2.5)
        phone.device.press(.home)
        #expect(phone.app.state == .suspended, sourceLocation: sourceLocation)
        let before = phone.history
        phone.advance(to: 60)
        #expect(phone.history == before, sourceLocation: sourceLocation)
        phone.app.activate()
        phone.advance(to: 120)
        #expect(phone.history == suspended, sourceLocation: sourceLocation)
    }

    /// After the user ends the app nothing is printed, and no thread waits.
    func expectTermination(isSuspended: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let phone = try DispatchPhone(launch: body)
        phone.advance(to: 2.5)
        let before = phone.history
        #expect(before.count < plain.count, sourceLocation: sourceLocation)
        if isSuspended { phone.device.press(.home) }
        phone.device.forceQuit(phone.app)
        #expect(phone.app.state == .notRunning, sourceLocation: sourceLocation)
        #expect(phone.device.simulation.blockedThreads == 0, sourceLocation: sourceLocation)
        phone.advance(to: 120)
        #expect(phone.history == before, sourceLocation: sourceLocation)
    }
}
