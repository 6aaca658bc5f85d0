import BackgroundRuntime
import Foundation

/// What differs from process to process, and must not show.
struct Circumstances: CustomStringConvertible {
    /// Variables of the environment; nil for one that is not there.
    let environment: [String: String?]
    /// How many cores the process may use.
    let cores: Int
    /// How many processes keep the computer busy meanwhile.
    let load: Int

    init(_ random: inout SeededGenerator, cores available: Int) {
        var environment: [String: String?] = [
            "SWIFT_DETERMINISTIC_HASHING": [nil, nil, "1", "0"].randomElement(using: &random) ?? nil,
            "LIBDISPATCH_COOPERATIVE_POOL_STRICT": [nil, "1"].randomElement(using: &random) ?? nil,
            "TZ": ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Chatham"].randomElement(using: &random),
            "LC_ALL": ["C", "en_US.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8"].randomElement(using: &random),
            "LANG": [nil, "C", "ja_JP.UTF-8"].randomElement(using: &random) ?? nil,
            // The bytes that fresh memory has.
            "MALLOC_PERTURB_": "\(Int.random(in: 0..<256, using: &random))",
            "MALLOC_ARENA_MAX": [nil, "1"].randomElement(using: &random) ?? nil,
        ]
        for number in 0..<([0, 20, 400].randomElement(using: &random) ?? 0) {
            environment["FILLER_\(number)"] = String(repeating: "x", count: number)
        }
        self.environment = environment
        cores = Int.random(in: 1...available, using: &random)
        load = Int.random(in: 0...3, using: &random)
    }

    /// Whether sets have an order of chance.
    var hasChanceOrder: Bool { environment["SWIFT_DETERMINISTIC_HASHING"] == "0" }

    /// The environment of a process.
    var variables: [String: String] {
        ProcessInfo.processInfo.environment.filter { environment[$0.key] == nil }
            .merging(environment.compactMapValues(\.self)) { $1 }
    }

    var description: String {
        let shown = environment.filter { !$0.key.hasPrefix("FILLER") }.sorted { $0.key < $1.key }
        let words = shown.compactMap { name, value in value.map { "\(name)=\($0)" } }
        return "\(words.joined(separator: " ")), \(environment.count) variables, \(cores) cores, \(load) busy processes"
    }
}

/// The processor cores that this process may use.
enum Cores {
    static var count: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Confines this process, before it has any thread, to the first ones.
    static func confine(to count: Int) {
        // Swift does not import it from the C library.
        typealias SetAffinity = @convention(c) (pid_t, Int, UnsafeRawPointer) -> Int32
        guard let function = dlsym(nil, "sched_setaffinity") else { return }
        var cores: UInt64 = count >= 64 ? .max : 1 << UInt64(count) - 1
        _ = unsafeBitCast(function, to: SetAffinity.self)(0, MemoryLayout.size(ofValue: cores), &cores)
    }
}
