import Foundation

/// Inputs that one process of its own reads: a crash ends it, and it leaves the number of the input.
struct Batch {
    let kind: InputKind
    let seed: UInt64
    let numbers: Range<Int>
    /// Where the number of the present input is written, eight bytes.
    let progress: Int32

    /// The bounds for one input. A reader takes milliseconds: only one whose work grows without measure meets them.
    private static let (seconds, megabytes) = (2.0, 300)

    /// Reads all; the lines that tell of inputs beyond the bounds, and how many were taken.
    func run() -> (excesses: [String], taken: Int) {
        var (excesses, taken) = ([String](), 0)
        for number in numbers {
            withUnsafeBytes(of: number) { _ = pwrite(progress, $0.baseAddress, $0.count, 0) }
            let start = Batch.processorSeconds
            if kind.isTaken(input(number)) { taken += 1 }
            let took = Batch.processorSeconds - start
            if took > Batch.seconds { excesses.append("input \(number) took \(took) s") }
        }
        if Batch.peakMegabytes > Batch.megabytes { excesses.append("inputs \(numbers) took \(Batch.peakMegabytes) MB") }
        return (excesses, taken)
    }

    /// The input of this number: it depends on the seed and the number alone.
    func input(_ number: Int) -> [UInt8] {
        let (chance, right) = (seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number), kind.seeds[number % kind.seeds.count])
        if kind.isMarkup, number % 8 != 0 {
            var damage = MarkupDamage(seed: chance, tokens: kind.tokens)
            return damage.damaged(right)
        }
        var damage = ByteDamage(seed: chance, tokens: kind.tokens)
        return damage.damaged(right)
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static var peakMegabytes: Int {
        var usage = rusage()
        getrusage(0, &usage)  // of this process: the name of this value has another type
        return usage.ru_maxrss / 1_024
    }
}
