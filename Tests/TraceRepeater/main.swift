// Plays an app in which much happens at once, in fresh processes of all circumstances: each time the trace has to be the same.
//     TraceRepeater [--count N] [--seed N] [--batch N]
// Exit codes: 0 one trace, 1 several, 64 wrong use.

import Foundation
import VigilScenarios

let usage = """
    TraceRepeater [--count N] [--seed N] [--batch N]
      Plays one app N times (1000 by default) and compares the traces with the first.
      --batch N  plays in one process, 20 by default; each process has an environment, cores and a load of its own
      --seed N   the seed of the phone, and of what differs between the processes, 1 by default
      Other words are what it starts itself with: --trace, --play N --reference FILE --cores N, --spin.
    """

func wrongUse(_ problem: String) -> Never {
    FileHandle.standardError.write(Data("\(problem)\n\(usage)\n".utf8))
    exit(64)
}

/// The words of the command line, without those that were taken.
struct Words {
    var rest = Array(CommandLine.arguments.dropFirst())

    mutating func text(_ option: String) -> String? {
        guard let place = rest.firstIndex(of: option) else { return nil }
        guard place + 1 < rest.count else { wrongUse("\(option) needs a value") }
        defer { rest.removeSubrange(place...place + 1) }
        return rest[place + 1]
    }

    mutating func number(_ option: String, atLeast least: Int) -> Int? {
        guard let text = text(option) else { return nil }
        guard let number = Int(text), number >= least else {
            wrongUse("\(option) needs a number from \(least) on: \(text)")
        }
        return number
    }

    mutating func flag(_ option: String) -> Bool {
        guard let place = rest.firstIndex(of: option) else { return false }
        rest.remove(at: place)
        return true
    }
}

/// What the driver starts this program for: the trace, or the first difference from another.
func play(_ count: Int, seed: UInt64, reference: String?) throws -> Int32 {
    let first = try reference.map { try String(contentsOfFile: $0, encoding: .utf8) }
    var known = first.map { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    let hasChanceOrder = ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] == "0"
    for number in 1...count {
        // A text of several lines is several lines here, too.
        let trace = try Playing.trace(seed: seed).flatMap { $0.components(separatedBy: "\n") }
        guard let expected = known else {
            for line in trace { print(line) }
            known = trace
            continue
        }
        if let found = Playing.difference(of: trace, from: expected, ignoringOrder: hasChanceOrder) {
            print("run \(number): \(found)")
            return 1
        }
    }
    return 0
}

var words = Words()
if words.flag("--help") {
    print(usage)
    exit(0)
}
let seed = UInt64(words.number("--seed", atLeast: 0) ?? 1)
if words.flag("--spin") {
    let parent = getppid()
    // Nobody is kept busy once the driver has gone.
    while getppid() == parent { for _ in 0..<1_000_000 where getpid() < 0 { break } }
    exit(0)
}
if words.flag("--trace") {
    HashSeed.fix()
    exit(try play(1, seed: seed, reference: nil))
}
if let count = words.number("--play", atLeast: 1) {
    HashSeed.fix()
    if let cores = words.number("--cores", atLeast: 1) { Cores.confine(to: cores) }
    guard let reference = words.text("--reference") else { wrongUse("--play needs --reference") }
    exit(try play(count, seed: seed, reference: reference))
}
let count = words.number("--count", atLeast: 1) ?? 1_000
let batch = words.number("--batch", atLeast: 1) ?? 20
if let unknown = words.rest.first { wrongUse("unknown: \(unknown)") }
exit(try Driver(seed: seed, count: count, batch: batch).run() ? 0 : 1)
