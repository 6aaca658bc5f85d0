import BreakerInC
import Glibc
import UIKit

/// Breaks on purpose: the address that opens it says how, such as `break://trap`. What the C library, a trap or a signal
/// does to a program cannot be tried inside a test.
@main
final class Breaker: UIResponder, UIApplicationDelegate {
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        print("asked for \(url.host ?? "nothing")")
        switch url.host {
        case "trap": trap([])
        case "overflow": print("\(depth(of: 1))")
        case "raise": raise(SIGSEGV)
        case "abort": abort()
        case "exit": Glibc.exit(0)
        case "_exit": _exit(0)
        case "handler": leaveByHandler()
        case "leave": leave()
        case "thread": crashOnThread()
        case "kill": kill(getpid(), SIGKILL)
        case "hang": hang()
        case "deaf": hangDeaf()
        case "keys": print(Set((1...12).map { "key \($0)" }).joined(separator: " "))
        case "objects": print(Set((1...12).map(Numbered.init)).map { "\($0.number)" }.joined(separator: " "))
        case "forge": forge()
        case "leak": _ = app.beginBackgroundTask()
        case "environment": setenv("BREAKER", "was here", 1)
        case "folder": chdir("/")
        case "descriptor": precondition(dup2(open("/dev/null", O_RDONLY), left) == left)
        case "look": look()
        case "atexit": atexit { Breaker.spin() }
        case "destructor": breaker_hang_at_end()
        case "vfork": print("a copy was made: \(breaker_vfork())")
        case "copy-_exit", "copy-exit", "copy-crash": copy(url.host ?? "")
        case "chance": print("\(UInt64.random(in: 0...UInt64.max))")
        default: break
        }
        return true
    }

    /// The number of a descriptor that is left, higher than any that the process of the tests may hand down by chance.
    private let left: Int32 = 913

    /// Tells what an app before this one left in the process.
    private func look() {
        let found = [
            getenv("BREAKER").map { _ in "an environment" }, fcntl(left, F_GETFD) < 0 ? nil : "a descriptor",
            FileManager.default.currentDirectoryPath == "/" ? "a folder" : nil,
        ].compactMap(\.self)
        print("finds \(found.isEmpty ? "nothing" : found.joined(separator: ", "))")
    }

    private func trap(_ items: [Int]) {
        print("\(items[3])")
    }

    /// Ends the program past everything that watches for it.
    private func leave() {
        let symbol = dlsym(dlopen("libc.so.6", RTLD_NOW), "_exit")
        unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Void).self)(0)
    }

    /// A crash that a handler of the app's own takes for an end in good order.
    private func leaveByHandler() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in _exit(0) }
        sigaction(SIGSEGV, &action, nil)
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }

    /// Code that does not end, and says so past the simulation.
    private func hang() {
        breaker_say("hangs\n")
        Breaker.spin()
    }

    /// The same in an app that takes the signals for its own by which a user ends a program.
    private func hangDeaf() {
        signal(SIGINT, SIG_IGN)
        signal(SIGTERM) { _ in }
        hang()
    }

    private nonisolated static func spin() {
        var rounds = 0
        while rounds >= 0 { rounds = (rounds + 1) % 1_000 }
    }

    private func copy(_ way: String) {
        print("the copy left as it should: \(breaker_copy(way.replacing("copy-", with: "")))")
    }

    /// Prints what would be taken for the result of a test that passed, if anybody believed what an app prints.
    private func forge() {
        let file = CommandLine.arguments.first { $0.hasSuffix(".json5") } ?? ""
        let result = #"{"expectations":1,"file":"\#(file)","name":"forged"}"#
        for line in [#"{"ended":{"_0":\#(result)}}"#, "vigil-result: \(result)"] { Swift.print(line) }
        fflush(nil)
    }

    private func depth(of level: Int) -> Int { level == 0 ? 0 : depth(of: level + 1) + 1 }

    private func crashOnThread() {
        var thread = pthread_t()
        let crash: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
            UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
            return nil
        }
        pthread_create(&thread, nil, crash, nil)
        pthread_join(thread, nil)
    }
}

/// An object that is like none but itself.
private final class Numbered: NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }
}
