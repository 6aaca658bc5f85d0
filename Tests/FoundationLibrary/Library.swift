import Foundation
import FoundationNetworking

// A package that knows Foundation and nothing of Vigil: each function is one way in which it reaches the computer.

/// What its clocks show, in whole seconds: date, C library, uptime.
public func libraryClocks() -> [Int] {
    [Int(Date().timeIntervalSince1970), time(nil), Int(ProcessInfo.processInfo.systemUptime)]
}

/// Waits for two seconds, by Foundation and by the C library.
public func libraryNap() {
    Thread.sleep(forTimeInterval: 1)
    usleep(500_000)
    usleep(500_000)
}

/// Waits as the C library does; whether that is possible.
public func libraryWait(seconds: Int) -> Bool {
    var time = timespec(tv_sec: seconds, tv_nsec: 0)
    return nanosleep(&time, nil) == 0
}

/// Chance of all kinds, as text.
public func libraryChance() -> String {
    var bytes = [UInt8](repeating: 0, count: 4)
    getentropy(&bytes, bytes.count)
    let numbers = [UInt64.random(in: 0 ... .max), UInt64(arc4random()), UInt64(arc4random_uniform(1_000))]
    return "\(numbers) \(Double.random(in: 0..<1)) \(UUID()) \((1...9).shuffled()) \(bytes)"
}

/// Numbers of the C library that follow from a seed, as a process begins with them.
public func librarySequence() -> String { "\(rand()) \(random()) \(drand48()) \(lrand48()) \(mrand48())" }

/// The same after they were given a seed.
public func librarySequence(seed: UInt32) -> String {
    srand(seed)
    let first = rand()
    srandom(seed)
    srand48(Int(seed))
    return "\(first) \(librarySequence())"
}

/// Gives work to a queue.
public func libraryQueue() { DispatchQueue.global().async {} }

/// Gives work to a queue for later.
public func libraryDelay() { DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) {} }

/// Sets a timer.
public func libraryTimer() { _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in } }

/// Reads in a file how long the computer has been on.
public func libraryUptime() { close(open("/proc/uptime", O_RDONLY)) }

/// Starts a thread.
public func libraryThread() { Thread.detachNewThread {} }

/// Asks for a page that nobody has.
public func libraryRequest() {
    guard let url = URL(string: "http://127.0.0.1:9/") else { return }
    URLSession(configuration: .ephemeral).dataTask(with: url).resume()
}

/// Opens a socket.
public func librarySocket() { close(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)) }

/// Writes a file.
public func libraryWrite(_ path: String) { try? Data([1]).write(to: URL(fileURLWithPath: path)) }

/// Starts another program; whether that worked.
public func libraryProgram() -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    return (try? process.run()) != nil
}

/// Looks for another process, as `kill` does.
public func libraryKill() { _ = kill(getppid(), 0) }

/// What the C library says of where it runs: the computer's name, the user's number, and a variable.
public func libraryPlace(_ variable: String) -> String {
    let name = ProcessInfo.processInfo.hostName
    return "\(name) \(getuid()) \(NSUserName()) \(getenv(variable) == nil)"
}

/// Has the shell do something; what it says.
public func libraryShell() -> Int32 { system("true") }

/// Leaves, each way by the C library.
public func libraryExit(_ way: String) {
    switch way {
    case "exit": exit(3)
    case "_exit": _exit(4)
    default: abort()
    }
}

/// Prints a line.
public func libraryPrint(_ text: String) { print(text) }

/// Writes a line to the log.
public func libraryLog(_ text: String) { NSLog("%@", text) }

/// Counts in the defaults, or in those of a suite; what was there before.
public func libraryCount(_ suite: String? = nil) -> Int {
    let defaults = suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
    let before = defaults.integer(forKey: "count")
    defaults.set(before + 1, forKey: "count")
    return before
}

/// Where temporary files of four kinds lie, or would.
public func libraryTemporaryFiles() -> [String] {
    var paths: [String] = []
    if let stream = tmpfile() {
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/fd/\(fileno(stream))", &bytes, bytes.count)
        paths.append(String(decoding: bytes.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self))
        fclose(stream)
    }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp/"
    var name = Array("\(folder)/XXXXXX".utf8CString)
    let file = mkstemp(&name)
    if file >= 0 { paths.append(folder) }
    close(file)
    unlink(name)
    if let named = tempnam(nil, "made") {
        paths.append(String(cString: named))
        free(named)
    }
    paths.append(NSTemporaryDirectory())
    return paths
}
