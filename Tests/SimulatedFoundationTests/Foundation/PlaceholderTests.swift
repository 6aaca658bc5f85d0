import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

private final class Kept: NSObject, Sendable {}

@Suite("Objects that code makes for itself", .enabled(if: RuntimeInterface.problems.isEmpty))
struct PlaceholderTests {
    @Test("a timer that holds the place of another never fires, and can be invalidated")
    func timer() throws {
        let phone = try FoundationPhone {
            let timer = Timer()
            RunLoop.main.add(timer, forMode: .common)
            timer.fire()
            timer.invalidate()
            print(timer.isValid, timer.timeInterval)
        }
        phone.run(for: .seconds(5))
        #expect(phone.app.trace.output == ["false 0.0"])
    }

    @Test("an own ProcessInfo answers as the shared one; in an app it knows nothing of the computer's names")
    func processInfo() throws {
        let phone = try FoundationPhone {
            let (own, shared) = (ProcessInfo(), ProcessInfo.processInfo)
            print(own.processName == shared.processName, own === shared, own.arguments, own.hostName, own.userName)
            print(own.globallyUniqueString == shared.globallyUniqueString)
            own.processName = "other"
            print(own.processName)
        }
        phone.run(for: .seconds(1))
        #expect(phone.app.trace.output == [#"true false ["App"] iPhone mobile"#, "false", "App"])
    }

    @Test("objc_sync_enter keeps other threads out until as many exits, and a thread that has no lock gets -1")
    func synchronized() throws {
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
        #expect(phone.history == ["0.0 exit -1", "2.0 second"])
    }
}
