import EscaperInC
import UIKit

/// Tries to get out of its container on purpose: the address that opens it says how, and where to, such as
/// `escape://creat/home/me/folder`.
@main
final class Escaper: UIResponder, UIApplicationDelegate {
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard let way = url.host else { return false }
        switch way {
        case "ways": for way in Ways.all { print("way \(way)") }
        case "place": tellWhereItIs()
        case "inside": doAllInside()
        case "secrets": readSecrets()
        case "orders": Orders.tell()
        case "random":
            var program = RandomProgram(seed: url.path)
            program.run()
        default: attempt(way, url.path)
        }
        return true
    }

    /// What the C library and Foundation tell of where the app runs.
    private func tellWhereItIs() {
        var name = [CChar](repeating: 0, count: 64)
        gethostname(&name, name.count)
        var (now, local) = (time_t(0), tm())
        localtime_r(&now, &local)
        let host = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        print("host \(host), user \(getuid()) \(NSUserName())")
        print("hour \(local.tm_hour), zones \(NSTimeZone.local.identifier) \(TimeZone.current.identifier)")
        let variables = ProcessInfo.processInfo.environment
        print("variables \(variables.keys.filter { $0 != "TZ" }.sorted())")
        var names = utsname()
        uname(&names)
        let system = withUnsafeBytes(of: &names.sysname) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        print("number \(getpid()) \(ProcessInfo.processInfo.processIdentifier) of \(getppid()), system \(system)")
        print("folders \(variable("HOME") == NSHomeDirectory()) \(variable("TMPDIR") == NSTemporaryDirectory())")
        print("language \(variable("LANG") ?? "none"), signal 0: \(kill(getpid(), 0))")
        print("wrong masks \(escaper_wrong_masks())")
        print("secret \(getenv("SECRET") == nil), \(String(cString: getenv("USER")))")
    }

    private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Each way leads from one folder of the app's own to another: all get through that have to do with files.
    private func doAllInside() {
        let failed = Ways.ofFiles.filter { way in
            let outside = NSTemporaryDirectory() + "outside-\(way)"
            try? FileManager.default.createDirectory(atPath: outside + "/folder", withIntermediateDirectories: true)
            try? Data([1]).write(to: URL(fileURLWithPath: outside + "/file"))
            return Ways.attempt(way, outside, NSTemporaryDirectory()) != 0
        }
        print("inside: \(failed.isEmpty ? "all done" : failed.joined(separator: ", "))")
    }

    /// Reads protected files fifteen seconds after: a phone that is locked meanwhile has closed them by then.
    private func readSecrets() {
        let secrets = Secrets()
        let task = UIApplication.shared.beginBackgroundTask()
        DispatchQueue.main.asyncAfter(deadline: .now() + 15) {
            secrets.readAll()
            UIApplication.shared.endBackgroundTask(task)
        }
    }

    private func attempt(_ way: String, _ outside: String) {
        print("tries \(way)")
        let error = Ways.attempt(way, outside, NSTemporaryDirectory())
        print("\(way): \(error == 0 ? "got through" : error < 0 ? "is none" : String(cString: strerror(error)))")
    }
}
