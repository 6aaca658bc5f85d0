import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private final class Kept: NSObject, Sendable {}

struct PlaceholderTests: Facts {
    @Test("Objects that code makes for itself", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let timer = Fact("a timer that holds the place of another never fires, and can be invalidated") {
        let phone = try FoundationPhone {
            let timer = Timer()
            RunLoop.main.add(timer, forMode: .common)
            timer.fire()
            timer.invalidate()
            print(timer.isValid, timer.timeInterval)
        }
        phone.run(for: .seconds(5))
        expect(phone.app.trace.output, is: ["false 0.0"])
    }

    let processInfo = Fact(
        "an own ProcessInfo answers as the shared one; in an app it knows nothing of the computer's names"
    ) {
        let phone = try FoundationPhone {
            let (own, shared) = (ProcessInfo(), ProcessInfo.processInfo)
            print(own.processName == shared.processName, own === shared, own.arguments, own.hostName, own.userName)
            print(own.globallyUniqueString == shared.globallyUniqueString)
            own.processName = "other"
            print(own.processName)
        }
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: [#"true false ["App"] iPhone mobile"#, "false", "App"])
    }

    let synchronized = Fact(
        "objc_sync_enter keeps other threads out until as many exits, and a thread that has no lock gets -1"
    ) {
        let phone = try FoundationPhone {
            let object = Kept()
            objc_sync_enter(object)
            objc_sync_enter(object)
            Thread.detachNewThread {
                print("exit", objc_sync_exit(object))
                objc_sync_enter(object)
                print("second")
                objc_sync_exit(object)
            }
            Thread.sleep(forTimeInterval: 1)
            objc_sync_exit(object)
            Thread.sleep(forTimeInterval: 1)
            objc_sync_exit(object)
        }
        phone.run(for: .seconds(5))
        expect(phone.history, is: ["0.0 exit -1", "2.0 second"])
    }
}
