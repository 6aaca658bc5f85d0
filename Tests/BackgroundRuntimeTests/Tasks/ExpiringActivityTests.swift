import BackgroundRuntime
import Testing

@Suite("An expiring activity", .exercisesRules)
struct ExpiringActivityTests {
    /// An extension whose activity works for `seconds`; it stops early when told that time is up, if it listens.
    private func work(_ phone: Phone, seconds: Int, listens: Bool) throws {
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

    @Test(
        "task.extension: begin is unavailable in an extension", arguments: [SystemVersion.iOS(8), .iOS(17), .iOS(26)])
    func beginUnavailable(system: SystemVersion) throws {
        let phone = try Phone(system, kind: .appExtension)
        phone.app.launch()
        #expect(try phone.begin() == AppProcess.invalidTaskID)
        #expect(phone.app.trace.contains(rule: "task.extension"))
    }

    @Test("task.extension: the block works on a thread of its own and keeps the process awake until it returns")
    func completes() throws {
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        try work(phone, seconds: 10, listens: true)
        phone.device.press(.home)
        phone.advance(9)
        #expect(phone.app.state == .background && phone.app.isAwake(because: .task("upload")))
        phone.advance(1)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.output == ["false on activity upload"])
    }

    @Test("task.extension: the block is called again with true when time is up")
    func expires() throws {
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        try work(phone, seconds: 100, listens: true)
        phone.device.press(.home)
        phone.advance(25)
        #expect(phone.app.trace.output == ["false on activity upload", "true on expired activity upload"])
        phone.advance(10)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.exits.isEmpty && phone.app.trace.findings.isEmpty)
    }

    @Test("task.extension: an activity still held at the deadline is killed as a task is")
    func deaf() throws {
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        try work(phone, seconds: 100, listens: false)
        phone.device.press(.home)
        phone.advance(30)
        #expect(phone.exits == ["task-leak"])
    }

    @Test(
        "task.extension: where it is refused the block is called once, with true",
        arguments: [TaskFault.refuses, .returnsInvalid])
    func refused(fault: TaskFault) throws {
        let phone = try Phone(kind: .appExtension)
        phone.app.launch()
        phone.app.injectTaskFaults([fault])
        try work(phone, seconds: 10, listens: true)
        #expect(phone.app.trace.output == ["true on expired activity upload"])
        #expect(phone.app.trace.contains(rule: "task.extension"))
        phone.device.press(.home)
        #expect(phone.app.state == .suspended)
    }

    @Test("task.extension: in the foreground an activity is not limited")
    func foreground() throws {
        let phone = try Phone()
        phone.app.launch()
        try work(phone, seconds: 100, listens: true)
        phone.advance(200)
        #expect(phone.app.trace.output == ["false on activity upload"])
        #expect(phone.app.awakeReasons.isEmpty)
    }
}
