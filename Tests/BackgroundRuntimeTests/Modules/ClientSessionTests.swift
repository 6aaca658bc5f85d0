import BackgroundRuntime
import Testing
import VigilFacts

@Suite("The objects of an app that a module calls", .exercisesRules)
struct ClientSessionTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let rule = LifecycleRules.backgroundAwakeReasons

    private static func launched() throws -> (Phone, RadioSession) {
        let phone = try Phone()
        phone.app.launch()
        return (phone, RadioSession(try phone.process))
    }

    let told = Fact("are told in a turn where they asked for it, and the trace has the call as it begins") {
        let (phone, session) = try Self.launched()
        let worker = try phone.process.makeThread("worker")
        let client = Listener()
        session.client = client
        session.link.place = .thread(worker)
        session.notify("radio(_:didReceive:)", detail: "over", rule: Self.rule) { client in
            client.didReceive()
            expect(SimulatedThread.current === worker)
        }
        expect(client.count, is: 0)
        phone.device.settle()
        expect(client.count == 1 && phone.app.trace.calls.last == "radio(_:didReceive:): over")
    }

    let noDelegate = Fact("are found without a delegate once, and what should happen then does each time") {
        let (phone, session) = try Self.launched()
        nonisolated(unsafe) var refused = 0
        for _ in 0..<2 {
            session.notify("radio(_:didReceive:)", rule: Self.rule, otherwise: { refused += 1 }) { $0.didReceive() }
            phone.device.settle()
        }
        expect(phone.app.trace.findings.map(\.text), is: ["a radio has no delegate: what it should tell is lost"])
        expect(refused == 2 && !phone.app.trace.calls.contains("radio(_:didReceive:)"))
    }

    let gone = Fact("hear nothing once they are gone, and neither does a process that ended") {
        let (phone, kept) = try Self.launched()
        let client = Listener()
        kept.client = client
        var session: RadioSession? = RadioSession(try phone.process)
        session?.client = client
        session?.notify("radio(_:didReceive:)", rule: Self.rule) { $0.didReceive() }
        session = nil
        phone.device.settle()
        phone.app.terminate()
        kept.notify("radio(_:didReceive:)", rule: Self.rule) { $0.didReceive() }
        phone.device.settle()
        expect(client.count == 0 && phone.app.trace.findings.isEmpty && kept.process == nil)
    }

    let endedProcess = Fact("have nothing put on their queue once the process has ended, whoever still has it") {
        let (phone, session) = try Self.launched()
        let process = try phone.process
        nonisolated(unsafe) var submitted = 0
        session.link.place = .queue { _ in submitted += 1 }
        phone.app.terminate()
        session.notify("radio(_:didReceive:)", rule: Self.rule) { $0.didReceive() }
        expect(submitted == 0 && session.process === process && process.state == .notRunning)
    }

    let queueComesFirst = Fact(
        "life.background.awake-reasons: a call on a queue that is due comes before the suspension"
    ) {
        let phone = try Phone()
        phone.app.launch()
        let hold = try phone.holdMode()
        phone.device.press(.home)
        phone.device.options.suspension = .strict
        let process = try phone.process
        let queue = SlowQueue(process)
        process.callback("told on a queue", rule: Self.rule, at: .queue(queue.submit)) {
            _ = process.beginTask(name: "a", place: "", handler: nil)
        }
        try phone.drop(hold)
        expect(phone.app.trace.calls.last, is: "told on a queue")
        expect(phone.app.state == .background && phone.app.awakeReasons == ["task \"a\""])
    }

    let blockedQueue = Fact(
        "life.background.awake-reasons: a call on a queue that does not get to it puts the suspension off no longer"
    ) {
        let phone = try Phone()
        phone.app.launch()
        let hold = try phone.holdMode()
        phone.device.press(.home)
        let process = try phone.process
        nonisolated(unsafe) var held: [() -> Void] = []
        process.callback("told late", rule: Self.rule, at: .queue { held.append($0) }) {}
        try phone.drop(hold)
        expect(phone.app.state == .suspended && held.count == 1)
        expect(!phone.app.trace.calls.contains("told late"))
    }

    @Test("a service that is not there is asked for with a sentence that says what to link or to give")
    func requiredService() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Device(modules: []).requiredService(TestMode.Service.self)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        expect(
            text.contains(
                "this device has no BackgroundRuntimeTests.TestMode.Service: link BackgroundRuntimeTests, or name its "
                    + "descriptor among the modules of the device"))
        let device = Device(modules: [TestMode.module])
        expect(device.requiredService(TestMode.Service.self) === device.service(TestMode.Service.self))
    }
}

struct UntakenEventTests: Facts {
    @Test("Events that nobody took yet", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let rule = LifecycleRules.resumeBackground

    let order = Fact("wait in their order, the newest of a limited number, and go to whoever takes them") {
        var events = UntakenEvents<Int>(limit: 3)
        for number in 1...4 { events.keep(number) }
        expect(events.events, is: [2, 3, 4])
        expect(events.take { $0.isMultiple(of: 2) }, is: [2, 4])
        events.keep(5) { $0 == 3 }
        expect(events.take() == [5] && events.events.isEmpty)
    }

    let reported = Fact("are a finding once, and again when another has to wait") {
        let phone = try Phone()
        phone.app.launch()
        var events = UntakenEvents<String>()
        let report = { try events.report(to: phone.process, advice: "make a radio") { ($0, Self.rule) } }
        try report()
        events.keep("call")
        for _ in 0..<2 { try report() }
        expect(phone.app.trace.findings.map(\.text), is: ["woken for a call that it did not take: make a radio"])
        events.keep("beacon")
        try report()
        expect(phone.app.trace.findings.count, is: 2)
    }
}

/// The radio of an app, as a module sees it.
private final class RadioSession: ClientSession {
    let link: ClientLink
    weak var client: (any RadioClient)?

    init(_ process: AppProcess) { link = ClientLink("a radio", of: process) }
}

private protocol RadioClient: AnyObject {
    func didReceive()
}

private final class Listener: RadioClient {
    private(set) var count = 0

    func didReceive() { count += 1 }
}

/// A queue that has to go to a second thread before it gets to a block.
private final class SlowQueue {
    private let (first, second): (SimulatedThread, SimulatedThread)

    init(_ process: AppProcess) { (first, second) = (process.makeThread("first"), process.makeThread("second")) }

    func submit(_ turn: @escaping () -> Void) { first.enqueue { [second] in second.enqueue(turn) } }
}
