import BackgroundRuntime
import Foundation

/// One task of a session: what is transferred, how far it is, and the state that decides what is next.
final class TransferTask: LoadingTask {
    let number: Int
    let plan: LoadingPlan
    let session: SessionRecord
    /// Tells it from all tasks of the phone.
    let serial: Int
    var status: LoadingStatus
    var machine: TransferMachine
    var terms: TransferTerms
    var attempt = TransferAttempt()
    /// What holds for all attempts.
    var course = TransferCourse()
    /// Its end of all attempts.
    var deadline: EventID?
    /// What the page of a run shows of it: from its first resume until it is over.
    var activity: SystemActivity?

    var notes = LoadingNotes() {
        didSet { if notes.earliestBegin != oldValue.earliestBegin { session.service.noteEarliestBegin(of: self) } }
    }

    init(_ number: Int, _ plan: LoadingPlan, of session: SessionRecord, serial: Int) {
        (self.number, self.plan, self.session, self.serial) = (number, plan, session, serial)
        status = LoadingStatus(plan.request)
        terms = TransferTerms(session.settings, plan.request, defaults: session.service.defaultTimeouts)
        machine = TransferMachine(
            isBackground: terms.isBackground, waitsForConnectivity: terms.waitsForConnectivity)
        course.resumption = plan.resumeData.flatMap(TransferResumption.init)
    }

    /// What the trace calls it.
    var name: String { "\(status.request.method) \(plan.request.url.absoluteString)" }

    var isBackground: Bool { terms.isBackground }

    func resume() { session.service.resume(self) }

    func suspend() {
        guard status.state == .running else { return }
        status.state = .suspended
        session.service.perform(machine.rest(), on: self)
    }

    func cancel() {
        guard machine.stage != .over else { return }
        session.service.settle(self)
        status.state = .canceling
        session.service.perform(machine.end(TransferCode.cancelled), on: self)
    }

    func cancelKeepingData(_ answer: @escaping (Data?) -> Void) {
        guard machine.stage != .over else { return session.answer { answer(nil) } }
        session.service.settle(self)
        let data = session.service.resumption(of: self)?.data
        session.record(
            .note, data == nil ? "\(name) leaves nothing to go on from" : "\(name) can go on from where it stopped",
            rule: TransferRules.resumable)
        session.answer { answer(data) }
        cancel()
    }
}

/// One attempt of a task: from the connection to its end.
struct TransferAttempt {
    /// What goes through the link for it, and from which byte on.
    struct Flow {
        let isUp: Bool
        let base: Int64
    }

    /// What goes through the link for it; nil while nothing does.
    var flow: Flow?
    /// What the server answers; nil before.
    var reply: TransferReply?
    /// The end of the present stage, where time alone brings it.
    var step: EventID?
    /// The end of the patience with a server from which nothing comes.
    var timeout: EventID?
    /// The next call that tells of progress.
    var progress: EventID?
}

/// What a task keeps through all of its attempts.
struct TransferCourse {
    /// Where the next attempt goes on; nil for the beginning.
    var resumption: TransferResumption?
    /// How far the app was told of what was sent, and of what arrived.
    var told: (sent: Int64, received: Int64) = (0, 0)
    /// How many attempts in a row brought no answer.
    var failures = 0
    /// How often it was challenged.
    var challenges = 0
    /// Why the system cancelled it; nil otherwise.
    var cancelledReason: TransferCancelReason?
    /// Whether the app had no answer for a server that wanted to know who asks.
    var gaveUp = false
    /// Whether the app is asked something, and time does not count.
    var isAsking = false
}
