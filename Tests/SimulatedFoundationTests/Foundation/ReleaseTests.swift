import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// What closures hold. Its deinit would not run when its process has ended.
private final class Held: Sendable {}

/// The present one, as long as something holds it.
private struct Weakly: @unchecked Sendable {
    weak var held: Held?
}

struct ReleaseTests: Facts {
    @Test("Closures of Foundation", .enabled(if: RuntimeInterface.problems.isEmpty), .serialized, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let release = Fact(
        "go with their launch, whatever holds them",
        for: ["terminate", "crash", "reboot"]
    ) { (end: String) in
        let weakly = Mutex(Weakly())
        let phone = try FoundationPhone {
            let counted = Held()
            weakly.withLock { $0.held = counted }
            Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in _ = counted }
            RunLoop.main.perform(inModes: [.tracking]) { _ = counted }
            RunLoop.main.add(Timer(timeInterval: 1, repeats: true) { _ in _ = counted }, forMode: RunLoop.Mode("own"))
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in _ = counted }
            let queue = OperationQueue()
            queue.isSuspended = true
            queue.addOperation { _ = counted }
            OperationQueue.main.isSuspended = true
            OperationQueue.main.addOperation { _ = counted }
            DispatchQueue.global().async {
                Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in _ = counted }
                RunLoop.current.perform { _ = counted }
            }
        }
        phone.run(for: .seconds(2))
        expect(weakly.withLock { $0.held != nil })
        switch end {
        case "terminate": phone.app.terminate()
        case "reboot": phone.device.reboot()
        default: phone.app.process?.end(.crash("test"))
        }
        expect(phone.app.state == .notRunning && weakly.withLock { $0.held == nil })
    }
}
