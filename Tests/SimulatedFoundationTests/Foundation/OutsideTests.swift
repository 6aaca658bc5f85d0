import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

@Suite("Outside any app", .enabled(if: RuntimeInterface.problems.isEmpty))
struct OutsideTests {
    @Test("what needs an app stops the program with a sentence that says so")
    func stops() async throws {
        let queue = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: { OperationQueue().addOperation {} })
        expect(text(queue).contains("was used outside any simulated app"))
        let timer = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in } })
        expect(text(timer).contains("RunLoop.current was used outside any simulated app"))
    }

    @Test("a lock that a stopped device holds is not waited for: the program stops with a sentence")
    func stoppedDevice() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                let lock = NSLock()
                let phone = try FoundationPhone {
                    lock.lock()
                    sleep(60)
                }
                phone.run(for: .seconds(1))
                lock.lock()
            })
        expect(text(result).contains("NSLock is held by a simulated app that waits in virtual time"))
    }

    private func text(_ result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }
}
