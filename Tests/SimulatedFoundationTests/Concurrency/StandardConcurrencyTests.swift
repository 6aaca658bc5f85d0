import BackgroundRuntime
import PlainLibrary
import Testing
import UIKit

/// `StandardConcurrency.swift` is a file without an import, `PlainLibrary` a module without one.
@Suite("Code that imports nothing of Vigil", .enabled(if: RuntimeInterface.problems.isEmpty))
struct StandardConcurrencyTests {
    private static let finding: Substring = "a sleep took its deadline from a clock of the machine"

    private func findings(of phone: DispatchPhone) -> [Substring] {
        phone.app.trace.entries.filter { $0.kind == .finding }.map { $0.text.prefix { $0 != ":" } }
    }

    @Test("a file: the standard main actor is the simulated main thread, and sleeps are exact")
    func file() throws {
        let phone = try DispatchPhone {
            Task.detached {
                print(Construct.thread)
                print(await onStandardMainActor { Construct.thread })
                let model = StandardModel()
                print(try await model.step("one"), try await model.step("two"))
            }
        }
        phone.advance(to: 60)
        #expect(phone.history == ["0 pool", "0 main", #"5 ["one"] ["one", "two"]"#])
        #expect(findings(of: phone) == [])
    }

    @Test("a module: the standard main actor is the simulated main thread, and sleeps are a finding")
    func module() throws {
        let phone = try DispatchPhone {
            Task.detached { try await StandardScreen { print(Construct.thread) }.show() }
        }
        phone.advance(to: 60)
        #expect(phone.history == ["0 main", "1 main"])
        #expect(findings(of: phone) == [Self.finding])
    }

    @Test("a module: sleeps of an actor, in every spelling, end on a millisecond and are a finding, once")
    func sleeps() throws {
        let phone = try DispatchPhone { Task { try await StandardSleeper().sleep { print($0) } } }
        phone.advance(to: 60)
        #expect(phone.history == ["1 1", "2 2", "3 3", "4 4", "5 5"])
        #expect(findings(of: phone) == [Self.finding])
    }

    @Test("a module: sleeps are held by a suspension and dropped by a termination")
    func suspension() throws {
        let phone = try DispatchPhone { Task { try await StandardSleeper().sleep { print($0) } } }
        phone.advance(to: 2.5)
        phone.device.press(.home)
        phone.advance(to: 60)
        #expect(phone.history == ["1 1", "2 2"])
        phone.app.activate()
        phone.advance(to: 61)
        #expect(phone.history == ["1 1", "2 2", "60 3", "61 4"])
        phone.app.terminate()
        phone.advance(to: 120)
        #expect(phone.history.count == 4)
    }

    @Test("a module: sleeps on an actor with an executor of its own")
    func executors() throws {
        let phone = try DispatchPhone {
            let queue = DispatchSerialQueue(label: "own")
            Task {
                try await Owner(queue: queue).sleep()
                print("actor")
            }
        }
        phone.advance(to: 60)
        #expect(phone.history == ["1 actor"])
        #expect(findings(of: phone) == [Self.finding])
    }
}

private actor Owner {
    let queue: DispatchSerialQueue

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    init(queue: DispatchSerialQueue) { self.queue = queue }

    func sleep() async throws { try await standardSecond() }
}
