import BackgroundRuntime
import UIKit
import VigilScenarios

/// An app with state in statics, launched three times in this process of the machine. `--shared` leaves the statics as
/// they are, `--own` lets the phone see to them. A program of its own, since there is one set of statics.
@main
enum Relauncher {
    static func main() throws {
        let isShared = CommandLine.arguments.contains("--shared")
        let isOwn = CommandLine.arguments.contains("--own")
        let program: any AppProgram = DelegateProgram(Keeper.self)
        guard let fresh = FreshlyLaunched(program) else { throw StimulusError("this program cannot be read") }
        let device = Device(system: .iOS(17))
        device.options.sharesStatics = isShared
        let app = try device.install(isShared || isOwn ? program : fresh, manifest: Manifest(), name: "Keeper")
        for _ in 1...3 {
            app.launch()
            device.advance(by: .seconds(10))
            app.terminate()
        }
        for line in app.trace.output { Swift.print(line) }
        for finding in app.trace.findings { Swift.print(finding) }
    }
}

/// What an app keeps in statics: each of these begins at its first value in a process of its own.
enum Statics {
    static var count: Int {
        get { counter }
        set { counter = newValue }
    }
    nonisolated(unsafe) private static var counter = 7
    nonisolated(unsafe) static var names = ["first"]
    static let lazyDate = Date()
    static let identity = Identity()
}

final class Identity: Sendable {
    let launch = UserDefaults.standard.integer(forKey: "launches")
}

extension UserDefaults {
    nonisolated(unsafe) static var added = 0
}

nonisolated(unsafe) var global: [String: Int] = [:]

final class Keeper: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let launches = UserDefaults.standard.integer(forKey: "launches") + 1
        UserDefaults.standard.set(launches, forKey: "launches")
        Statics.count += 1
        Statics.names.append("more")
        UserDefaults.added += 1
        global["launch", default: 0] += 1
        let age = Int(Date().timeIntervalSince(Statics.lazyDate))
        let own = [Statics.count, Statics.names.count, UserDefaults.added, global["launch"] ?? 0, age]
        print("launch \(launches):", own, "identity of launch \(Statics.identity.launch)")
        return true
    }
}
