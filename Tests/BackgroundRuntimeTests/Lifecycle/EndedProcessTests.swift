import Foundation
import Testing
import VigilFacts

@testable import BackgroundRuntime

@Suite("A process that has ended")
struct EndedProcessTests {
    private static let rule = LifecycleRules.kill

    /// What a module does with a process, which may have ended.
    private enum Deed: String, CaseIterable {
        case acquire, callback, deliver, tell, thread, timer, task, activity

        func perform(on process: AppProcess) {
            let run = { process.record(.output, "\(self) ran in a process that is \(process.state)") }
            switch self {
            case .acquire: process.acquire(.mode("hostile"), reason: "never", rule: EndedProcessTests.rule)
            case .callback: process.callback("callback", rule: nil, run)
            case .deliver: process.deliver(run)
            case .tell: process.notify(.didReceiveMemoryWarning, rule: EndedProcessTests.rule)
            case .thread: process.makeThread("late").enqueue(run)
            case .timer: process.startTimer(after: .seconds(1)) { _ in run() }
            case .task: process.endTask(process.beginTask(name: "late", place: "", handler: run))
            case .activity: process.performExpiringActivity(reason: "late") { _ in run() }
            }
        }
    }

    /// A module that does everything to a process as it ends, keeps it, and wakes its app.
    private final class Hostile: ModuleService {
        private(set) var processes: [AppProcess] = []
        var wakes = true

        func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
            processes.append(process)
            if wakes {
                let event = WakeEvent("restart", rule: EndedProcessTests.rule, allowance: .seconds(10))
                process.app.wake(for: event) { _ in }
            }
            actAgain()
        }

        /// Does everything to all processes that have ended.
        func actAgain() {
            for process in processes { for deed in Deed.allCases { deed.perform(on: process) } }
        }
    }

    private static let descriptor = ModuleDescriptor(
        id: "hostile", contract: 2, values: [ModeCatalog.Entry("hostile", since: .iOS(4))], summary: "A test.",
        simulated: [], notSimulated: [], rules: [], makeService: { _ in Hostile() }, makeMode: { _ in TestMode() })

    private let phone: Phone
    private let hostile: Hostile

    init() throws {
        phone = try Phone(modules: [Self.descriptor])
        hostile = try require(phone.device.service(Hostile.self))
        phone.app.launch()
    }

    @Test("is never held or called, and nothing of it runs, whatever a module does with it")
    func nothingRuns() throws {
        hostile.wakes = false
        let count = phone.app.trace.calls.count
        for end in [TerminationReason.crash("test"), .purge, .system] {
            phone.app.process?.end(end)
            phone.advance(1)
            hostile.actAgain()
            phone.advance(60)
            expect(phone.app.state == .notRunning && phone.app.process == nil && phone.app.awakeReasons.isEmpty)
            expect(hostile.processes.allSatisfy { $0.state == .notRunning && $0.assertions.isEmpty })
            phone.app.launch()
        }
        expect(phone.app.trace.output.isEmpty)
        let heard = Set(phone.app.trace.calls.dropFirst(count))
        expect(heard.isDisjoint(with: ["callback", "applicationDidReceiveMemoryWarning(_:)"]))
    }

    @Test("that somebody tries to hold is a finding with the holder's name")
    func finding() throws {
        hostile.wakes = false
        try phone.process.end(.crash("test"))
        let texts = phone.app.trace.findings.map(\.text)
        expect(texts.first, is: "hostile was to keep a process awake that has ended: never")
    }

    @Test("is not revived by a wake as it ends: the app is launched anew, and nothing of the old process holds it")
    func wakeLaunchesAnew() throws {
        let first = try phone.process
        first.end(.crash("test"))
        phone.device.settle()
        try expect(phone.process !== first && phone.app.launchCount == 2)
        expect(phone.app.state == .background && phone.app.awakeReasons == ["wake: restart"])
        expect(first.state == .notRunning && first.assertions.isEmpty)
        let entries = phone.app.trace.entries
        let end = try require(entries.firstIndex { $0.kind == .termination })
        expect(entries[end...].allSatisfy { !$0.holders.contains("hostile") })
        try expect(require(entries.firstIndex { $0.kind == .wake }) > end)
        phone.advance(10)
        expect(phone.app.state == .suspended && phone.app.trace.entries.last?.holders == [])
    }

    @Test("is not followed by a launch when the app is removed or the device restarts, and the trace says so")
    func noLaunchAfterRemoval() throws {
        phone.device.reboot()
        expect(phone.app.state == .notRunning && phone.app.launchCount == 1)
        phone.app.launch()
        phone.device.delete(phone.app)
        phone.advance(60)
        expect(phone.app.state == .notRunning && phone.app.launchCount == 2)
        let refusals = phone.app.trace.entries.filter { $0.kind == .refusal }.map(\.text)
        expect(refusals, is: Array(repeating: "not woken for restart: nothing follows this end of the app", count: 2))
        expect(!phone.wake() && phone.app.process == nil)
        expect(
            phone.app.trace.entries.last?.text, is: "not woken for event: the app is not on the device any more")
    }

    @Test("is not suspended and held, nor ended and held: each is a mistake of the host, and stops the run")
    func invariant() async {
        await #expect(processExitsWith: .failure) {
            let phone = try Phone()
            phone.app.launch()
            let process = try phone.process
            phone.device.press(.home)
            guard process.state == .suspended else { exit(0) }
            try phone.holdMode()
        }
    }

    @Test("takes no transition: that is a mistake of the host, and stops the run")
    func noTransition() async {
        await #expect(processExitsWith: .failure) {
            let phone = try Phone()
            phone.app.launch()
            let process = try phone.process
            process.end(.crash("test"))
            try process.life.perform(.launchToForeground(.none), rule: LifecycleRules.launchForeground)
        }
    }
}
