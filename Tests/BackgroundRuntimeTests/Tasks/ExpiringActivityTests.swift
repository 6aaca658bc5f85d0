import BackgroundRuntime
import Testing
import VigilFacts

struct ExpiringActivityTests: Facts {
    @Test("An expiring activity", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An extension whose activity works for `seconds`; it stops early when told that time is up, if it listens.
    private static func work(_ phone: Phone, seconds: Int, listens: Bool) throws {
        try phone.run { process in
            nonisolated(unsafe) var isOver = false
            process.performExpiringActivity(reason: "upload") { expired in
                process.record(.output, "\(expired) on \(SimulatedThread.current?.name ?? "")")
                guard !expired else {
                    isOver = listens
                    return
                }
                for _ in 0..<seconds where !isOver { SimulatedThread.sleep(for: .seconds(1)) }
            }
        }
    }

    let beginUnavailable = Fact(
        "task.extension: begin is unavailable in an extension",
        for: [SystemVersion.iOS(8), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Phone(system, kind: .appExtension)
        phone.app.launch()
        try expect(phone.begin(), is: AppProcess.invalidTaskID)
        expect(phone.app.trace.contains(rule: "task.extension"))
    }

    let completes = Fact(
        "task.extension: the block works on a thread of its own and keeps the process awake until it returns"
    ) {
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        try Self.work(phone, seconds: 10, listens: true)
        phone.device.press(.home)
        phone.advance(9)
        expect(phone.app.state == .background && phone.app.isAwake(because: .task("upload")))
        phone.advance(1)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.output, is: ["false on activity upload"])
    }

    let expires = Fact("task.extension: the block is called again with true when time is up") {
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        try Self.work(phone, seconds: 100, listens: true)
        phone.device.press(.home)
        phone.advance(25)
        expect(phone.app.trace.output, is: ["false on activity upload", "true on expired activity upload"])
        phone.advance(10)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.exits.isEmpty && phone.app.trace.findings.isEmpty)
    }

    let deaf = Fact("task.extension: an activity still held at the deadline is killed as a task is") {
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        try Self.work(phone, seconds: 100, listens: false)
        phone.device.press(.home)
        phone.advance(30)
        expect(phone.exits, is: ["task-leak"])
    }

    let refused = Fact(
        "task.extension: where it is refused the block is called once, with true",
        for: [TaskFault.refuses, .returnsInvalid]
    ) { (fault: TaskFault) in
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        phone.app.injectTaskFaults([fault])
        try Self.work(phone, seconds: 10, listens: true)
        expect(phone.app.trace.output, is: ["true on expired activity upload"])
        expect(phone.app.trace.contains(rule: "task.extension"))
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
    }

    let foreground = Fact("task.extension: in the foreground an activity is not limited") {
        let phone = try Phone()
        phone.app.launch()
        try Self.work(phone, seconds: 100, listens: true)
        phone.advance(200)
        expect(phone.app.trace.output, is: ["false on activity upload"])
        expect(phone.app.awakeReasons.isEmpty)
    }
}
