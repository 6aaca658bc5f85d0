import EscaperInC
import UIKit

/// A program of files and processes that follows from a seed: as many steps as it has, in an order of chance, with paths
/// that lead inside, outside, and from one to the other.
struct RandomProgram {
    private var generator: Numbers
    private let outside: String

    /// A program.
    ///
    /// - Parameter seed: the path behind which it looks for what is none of its own, with the number of its chance at the end.
    init(seed: String) {
        let parts = seed.split(separator: "/")
        generator = Numbers(state: parts.last.flatMap { UInt64($0) } ?? 0)
        outside = "/" + parts.dropLast().joined(separator: "/")
    }

    /// Runs it.
    mutating func run() {
        let ways = Ways.all
        let inside = NSTemporaryDirectory()
        // What a program before it has left might be a pipe that is waited for.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: inside)) ?? [] {
            try? FileManager.default.removeItem(atPath: inside + name)
        }
        var through = 0
        for number in 1...20 {
            let folder = inside + "\(number)/"
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            guard let way = ways.randomElement(using: &generator) else { return }
            if Ways.attempt(way, place(inside), folder) == 0 { through += 1 }
        }
        print("\(through) got through")
    }

    /// A folder outside, by one of the paths that lead there, or one inside.
    private mutating func place(_ inside: String) -> String {
        switch generator.next() % 5 {
        case 0: return outside
        case 1: return outside + "/folder/.."
        case 2: return inside + String(repeating: "../", count: 40) + outside
        case 3:
            let link = inside + "way"
            try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
            return link
        default:
            let own = inside + "own"
            // A pipe that was made there before would be waited for.
            try? FileManager.default.removeItem(atPath: own + "/made")
            try? FileManager.default.createDirectory(atPath: own + "/folder", withIntermediateDirectories: true)
            try? Data([1]).write(to: URL(fileURLWithPath: own + "/file"))
            return own
        }
    }

    /// Numbers that follow from a seed.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
