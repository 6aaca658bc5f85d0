import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private final class Grouped: ScriptedDelegate {
    private var done = 0

    override func start() {
        let group = DispatchGroup()
        for seconds in 1...3 {
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(seconds)) {
                self.done += 1
                group.leave()
            }
        }
        DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 4) }
        group.notify(queue: .main) { print("all done on main: \(Thread.isMainThread)") }
        DispatchQueue.global().async {
            print("timed out: \(group.wait(timeout: .now() + 2) == .timedOut)")
            group.wait()
            print("waited")
        }
    }
}

private final class Items: ScriptedDelegate {
    override func start() {
        let early = DispatchWorkItem { print("early") }
        let late = DispatchWorkItem { print("late") }
        early.notify(queue: .main) { print("after early") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: early)
        DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: late)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { late.cancel() }
        let now = DispatchWorkItem { print("now") }
        DispatchQueue.main.async(execute: now)
        DispatchQueue.global().async {
            early.wait()
            print("early is over, late is cancelled: \(late.isCancelled)")
        }
    }
}

struct DispatchGroupTests: Facts {
    @Test("Dispatch groups and work items", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func output<Delegate: UIApplicationDelegate>(of delegate: Delegate.Type) throws -> [String] {
        let phone = try Phone(delegate)
        phone.app.launch()
        phone.device.advance(by: .seconds(20))
        return phone.app.trace.entries.filter { $0.kind == .output }.map { "\(TimeText.clock($0.instant)) \($0.text)" }
    }

    let groups = Fact("a group is waited for, with a deadline or without, and notifies on virtual time") {
        let lines = try Self.output(of: Grouped.self)
        expect(lines.first == "00:00:02.000 timed out: true" && lines.count == 3)
        expect(Set(lines.dropFirst()), is: ["00:00:04.000 all done on main: true", "00:00:04.000 waited"])
    }

    let items = Fact("a work item is cancelled, waited for and followed") {
        let lines = try Self.output(of: Items.self)
        expect(lines.prefix(2), is: ["00:00:00.000 now", "00:00:01.000 early"])
        expect(
            Set(lines.dropFirst(2)),
            is: [
                "00:00:01.000 after early", "00:00:01.000 early is over, late is cancelled: false",
            ])
    }
}
