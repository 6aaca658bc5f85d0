import Foundation
import Synchronization

/// Has inputs read by other launches of this program, on all cores.
struct Driver: Sendable {
    let kind: InputKind
    let seed: UInt64
    let count: Int

    private static let size = 2_000

    /// The lines that tell of crashes and excesses, and how many inputs were taken.
    func run() -> (complaints: [String], taken: Int) {
        let batches = stride(from: 0, to: count, by: Driver.size).map { $0..<min($0 + Driver.size, count) }
        let result = Mutex((complaints: [String](), taken: 0))
        DispatchQueue.concurrentPerform(iterations: batches.count) { index in
            let (complaints, taken) = run(batches[index])
            result.withLock {
                $0.complaints += complaints
                $0.taken += taken
            }
        }
        return result.withLock(\.self)
    }

    /// A batch; what is left of it after a crash is another one.
    private func run(_ numbers: Range<Int>) -> (complaints: [String], taken: Int) {
        guard !numbers.isEmpty else { return ([], 0) }
        let progress = FileManager.default.temporaryDirectory
            .appendingPathComponent("vigil-fuzz-\(getpid())-\(kind.name)-\(numbers.lowerBound)").path
        defer { unlink(progress) }
        guard let (status, output) = launch(numbers, progress) else { return (["cannot be launched"], 0) }
        var lines = output.split(separator: "\n").map(String.init)
        guard status != 0 || lines.isEmpty else { return (lines.dropLast() + [], Int(lines.last ?? "") ?? 0) }
        let number = Driver.number(in: progress) ?? numbers.lowerBound
        lines = ["input \(number) ended the program with \(status): --only \(number) --seed \(seed) shows it"]
        let rest = run(number + 1..<numbers.upperBound)
        return (lines + rest.complaints, rest.taken)
    }

    private func launch(_ numbers: Range<Int>, _ progress: String) -> (Int32, String)? {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [
            "--batch", kind.name, "\(seed)", "\(numbers.lowerBound)", "\(numbers.upperBound)", progress,
        ]
        process.standardOutput = pipe
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        guard (try? process.run()) != nil else { return nil }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private static func number(in file: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: file), data.count == 8 else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
    }
}
