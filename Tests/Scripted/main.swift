import EarlyThread
import UIKit

// Begins as apps without `@main` do: this code makes the variables, then the app begins, and is not run again.
final class Box {
    var value = 3
}

let first = Box()
var total = 0

/// Tells what the variables above hold, at each launch.
final class Scripted: UIResponder, UIApplicationDelegate {
    private static var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        total += 1
        Scripted.launches += 1
        print("first \(first.value), total \(total)")
        print("calls of C \(early_thread_calls())")
        print("launches \(Scripted.launches), early \(early_thread_runs() ? "runs" : "is lost")")
        return true
    }
}

exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Scripted.self)))
