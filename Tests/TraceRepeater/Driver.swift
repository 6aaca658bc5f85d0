import BackgroundRuntime
import Foundation

/// Has the app played by fresh processes, each several times, and compares the traces with the first one.
struct Driver {
    let seed: UInt64
    let count: Int
    /// How often one process plays.
    let batch: Int
    private let reference: URL
    private let progress: Progression

    init(seed: UInt64, count: Int, batch: Int) {
        (self.seed, self.count, self.batch) = (seed, count, batch)
        reference = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-traces-\(getpid())")
        progress = Progression(of: count)
    }

    /// Whether all traces were one.
    func run() throws -> Bool {
        defer { try? FileManager.default.removeItem(at: reference) }
        var random = SeededGenerator(seed: seed)
        let first = try launch(["--trace"], in: nil)
        guard first.status == 0 else {
            print("the first run ended with \(first.status)")
            return false
        }
        try Data(first.output.utf8).write(to: reference)
        var (done, processes) = (0, 0)
        while done < count {
            let circumstances = Circumstances(&random, cores: Cores.count)
            let number = min(batch, count - done)
            let busy = try (0..<circumstances.load).map { _ in try begin(["--spin"]) }
            defer { busy.forEach { $0.terminate() } }
            let words = ["--play", "\(number)", "--reference", reference.path, "--cores", "\(circumstances.cores)"]
            let (status, output) = try launch(words, in: circumstances)
            (done, processes) = (done + number, processes + 1)
            guard status == 0 else {
                progress.end()
                print("process \(processes), with \(circumstances), ended with \(status)\n\(output)", terminator: "")
                return false
            }
            progress.show(done)
        }
        progress.end()
        let lines = first.output.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        print("\(count) runs in \(processes) processes: one trace, \(lines) lines, \(Driver.digest(first.output))")
        return true
    }

    /// FNV-1a of the trace, to compare computers by.
    private static func digest(_ text: String) -> String {
        let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(sum, radix: 16)
    }

    private func process(_ words: [String], in circumstances: Circumstances?) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = words + ["--seed", "\(seed)"]
        if let circumstances { process.environment = circumstances.variables }
        return process
    }

    private func begin(_ words: [String]) throws -> Process {
        let process = process(words, in: nil)
        try process.run()
        return process
    }

    private func launch(_ words: [String], in circumstances: Circumstances?) throws -> (status: Int32, output: String) {
        let (process, pipe) = (process(words, in: circumstances), Pipe())
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}

/// Tells how far a run is: a line that is overwritten on a terminal, else a line for each tenth.
final class Progression {
    private let total: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var tenths = 0

    init(of total: Int) { self.total = total }

    func show(_ done: Int) {
        if isTerminal {
            let filled = 24 * done / total
            let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 24 - filled)
            write("\r\u{1B}[K[\(bar)] \(done)/\(total) runs")
        } else if 10 * done / total > tenths {
            tenths = 10 * done / total
            write("\(done) of \(total) runs\n")
        }
    }

    func end() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
