import BackgroundRuntime
import UIKit

/// Makes three thousand devices one after the other, each with a thread that is blocked for longer than its device lives,
/// and prints what that left behind. A program of its own, so that nothing else counts.
@main
enum DeviceChurn {
    static func main() throws {
        for _ in 0..<300 { try useDevice() }
        let before = try status("VmRSS:")
        for _ in 0..<3_000 { try useDevice() }
        Swift.print("kilobytes grown: \(try status("VmRSS:") - before)")
        Swift.print("threads: \(try status("Threads:"))")
    }

    private static func useDevice() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(Sleeper.self, manifest: Manifest())
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(1))
        precondition(app.state == .background, "the task keeps the app awake")
    }

    private static func status(_ key: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
        let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
        guard let number else { throw StimulusError("there is no \(key) in the status of this process") }
        return number
    }
}

/// Blocks a thread for longer than its device lives.
private final class Sleeper: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {
        let task = application.beginBackgroundTask(withName: "sleep") {}
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 20)
            application.endBackgroundTask(task)
        }
    }
}
