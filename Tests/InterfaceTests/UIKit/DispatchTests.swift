import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private final class Dispatcher: ScriptedDelegate {
    private var counter = 0

    override func start() {
        DispatchQueue.main.async { [self] in
            counter += 1
            print("main", counter)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("after 2 s") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { print("after 0.5 s") }
        DispatchQueue.global(qos: .utility).async {
            Thread.sleep(forTimeInterval: 1)
            print("global, main thread: \(Thread.isMainThread)")
            DispatchQueue.main.async { self.counter += 1 }
            let sum = DispatchQueue.main.sync { self.counter + 40 }
            print("synchronous answer", sum)
        }
        let serial = DispatchQueue(label: "serial")
        serial.async {
            sleep(3)
            print("serial 1")
        }
        serial.async { print("serial 2") }
        print("started")
    }
}

private final class Waiting: ScriptedDelegate {
    override func start() {
        let semaphore = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 4)
            semaphore.signal()
        }
        DispatchQueue.global().async {
            print("timed out:", semaphore.wait(timeout: .now() + 1) == .timedOut)
            semaphore.wait()
            print("signalled")
        }
    }
}

private final class Concurrent: ScriptedDelegate {
    override func start() {
        let queue = DispatchQueue(label: "work", attributes: .concurrent)
        for number in 1...3 {
            queue.async {
                Thread.sleep(forTimeInterval: Double(4 - number))
                print("done", number)
            }
        }
    }
}

/// A deadline and a signal both come due in a suspension, and a thread that slept gives the signal first on resume.
private final class Photofinish: ScriptedDelegate {
    override func start() {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            print("timed out:", semaphore.wait(timeout: .now() + 5) == .timedOut)
            print("taken:", semaphore.wait(timeout: .now()) == .success)
            print("none left:", semaphore.wait(timeout: .now() + 1) == .timedOut)
        }
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 2)
            print("woke a thread:", semaphore.signal() != 0)
        }
    }
}

struct DispatchTests: Facts {
    @Test("Dispatch", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func history<Delegate: UIApplicationDelegate>(
        of delegate: Delegate.Type, after duration: Duration
    ) throws -> [String] {
        let phone = try Phone(delegate)
        phone.app.launch()
        phone.device.advance(by: duration)
        return phone.app.trace.entries.filter { $0.kind == .output }.map { "\(TimeText.clock($0.instant)) \($0.text)" }
    }

    let blocksRunOnVirtualTime = Fact("blocks run on virtual time, in the order of their queues") {
        try expect(
            Self.history(of: Dispatcher.self, after: .seconds(10)),
            is: [
                "00:00:00.000 started", "00:00:00.000 main 1", "00:00:00.500 after 0.5 s",
                "00:00:01.000 global, main thread: false", "00:00:01.000 synchronous answer 42",
                "00:00:02.000 after 2 s", "00:00:03.000 serial 1", "00:00:03.000 serial 2",
            ])
    }

    let semaphoreWaits = Fact("a semaphore waits for its signal or its deadline") {
        try expect(
            Self.history(of: Waiting.self, after: .seconds(10)),
            is: [
                "00:00:01.000 timed out: true", "00:00:04.000 signalled",
            ])
    }

    let signalAfterDeadline = Fact(
        "a signal after a deadline is not lost and not given twice, although the thread has not gone on yet"
    ) {
        let phone = try Phone(Photofinish.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        phone.device.advance(by: .seconds(9))
        phone.app.activate()
        phone.device.advance(by: .seconds(10))
        expect(
            phone.app.trace.output, is: ["woke a thread: false", "timed out: true", "taken: true", "none left: true"])
    }

    let concurrentBlocks = Fact("blocks of a concurrent queue wait beside one another") {
        try expect(
            Self.history(of: Concurrent.self, after: .seconds(10)),
            is: [
                "00:00:01.000 done 3", "00:00:02.000 done 2", "00:00:03.000 done 1",
            ])
    }
}
