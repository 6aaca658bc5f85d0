// Reads damaged inputs of each kind that people give to the tool: nothing may crash, take two seconds or 300 MB.
//     InputFuzzer [KIND...] [--count N] [--seed N] [--only N]
// Exit codes: 0 all were read or refused, 1 some did worse, 64 wrong use.

import Foundation

/// The words of the command line, without the options that were taken.
struct Words {
    var rest = Array(CommandLine.arguments.dropFirst())

    mutating func number(_ option: String) -> Int? {
        guard let place = rest.firstIndex(of: option) else { return nil }
        guard place + 1 < rest.count, let number = Int(rest[place + 1]), number >= 0 else { wrongUse() }
        rest.removeSubrange(place...place + 1)
        return number
    }
}

func wrongUse() -> Never {
    print("InputFuzzer [\(InputKind.all.map(\.name).joined(separator: "|"))]... [--count N] [--seed N] [--only N]")
    exit(64)
}

func kind(_ name: String) -> InputKind {
    guard let kind = InputKind.all.first(where: { $0.name == name }) else { wrongUse() }
    return kind
}

/// What the driver starts this program for.
func runBatch(_ words: [String]) -> Never {
    guard words.count == 6, let seed = UInt64(words[2]), let start = Int(words[3]), let end = Int(words[4]) else {
        wrongUse()
    }
    let progress = open(words[5], O_RDWR | O_CREAT | O_TRUNC, 0o600)
    let (excesses, taken) = Batch(kind: kind(words[1]), seed: seed, numbers: start..<end, progress: progress).run()
    for line in excesses { print(line) }
    print(taken)
    exit(0)
}

/// Shows one input, and what its reader says.
func show(_ number: Int, of kind: InputKind, seed: UInt64) {
    let batch = Batch(kind: kind, seed: seed, numbers: number..<number + 1, progress: -1)
    FileHandle.standardOutput.write(Data(batch.input(number) + [UInt8(ascii: "\n")]))
    print(batch.run())
}

var words = Words()
if words.rest.first == "--batch" { runBatch(words.rest) }
let (seed, count) = (UInt64(words.number("--seed") ?? 1), words.number("--count") ?? 10_000)
let only = words.number("--only")
let kinds = words.rest.isEmpty ? InputKind.all : words.rest.map(kind)
if let only {
    for kind in kinds { show(only, of: kind, seed: seed) }
    exit(0)
}

var hasComplaints = false
for kind in kinds {
    let (complaints, taken) = Driver(kind: kind, seed: seed, count: count).run()
    let lines = complaints + ["\(count) inputs, \(taken) taken, \(count - taken) refused"]
    FileHandle.standardOutput.write(Data(lines.map { "\(kind.name): \($0)\n" }.joined().utf8))
    hasComplaints = hasComplaints || !complaints.isEmpty
}
exit(hasComplaints ? 1 : 0)
