import BackgroundRuntime
import Testing
import UIKit

/// An object of an app that deletes a file when it goes: what an app does in a deinit, where no app should be any more.
final class Relic: NSObject, Sendable {
    let path: String

    init(deleting path: String) { self.path = path }

    deinit { unlink(path) }
}

/// What holds an object of an app as its process ends, in code of the app.
struct Holder: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether it lets the object go in the background, while its process runs.
    let goesInBackground: Bool
    let hold: @MainActor @Sendable (Relic) -> Void

    init(_ name: String, goesInBackground: Bool = false, _ hold: @escaping @MainActor @Sendable (Relic) -> Void) {
        testDescription = name
        self.goesInBackground = goesInBackground
        self.hold = hold
    }
}

/// How a process ends.
enum End: String, CaseIterable, Sendable {
    case terminated, crashed, forceQuit, forceQuitWhileSuspended, purged, rebooted, deleted, exited, trapped
    case withItsDevice

    /// Whether it comes to a suspended process.
    var followsSuspension: Bool { self == .forceQuitWhileSuspended || self == .purged }
}

/// What the next launch does. Not the app's: its own static variables begin afresh.
struct Orders: Sendable {
    let file: String
    let holder: Holder
    let end: End

    static let next = Mutex<Orders?>(nil)
}

/// An app that holds a relic in one way, and ends in its own turn where it is told to.
final class Keeper: UIResponder, UIApplicationDelegate {
    /// Static variables of the app.
    @MainActor static var kept: [AnyObject] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        guard let orders = Orders.next.withLock({ $0 }) else { return false }
        orders.holder.hold(Relic(deleting: orders.file))
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
            switch orders.end {
            case .exited: exit(0)
            case .trapped: AppProcess.current?.end(.crash("in its own turn"))
            default: break
            }
        }
        return true
    }
}
