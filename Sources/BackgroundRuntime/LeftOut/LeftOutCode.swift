import VigilProgramImage

/// What of an app's code is not in the program, since it does not compile here.
package struct LeftOutCode: Sendable {
    /// One piece of it.
    package struct Piece: Sendable {
        /// The file, and the line where it is not the whole file.
        package let place: String
        /// As a person reads it.
        package let text: String
        /// How many lines it has.
        package let lines: Int
        /// The names in it.
        let words: Set<String>

        /// Reads a line of four parts.
        init?(_ line: Substring) {
            let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 4 else { return nil }
            (place, text, lines) = (parts[0], parts[3], Int(parts[1]) ?? 0)
            words = Set(parts[2].split(separator: " ").map(String.init))
        }
    }

    /// The Swift module of the app.
    package let module: String
    /// How many files and lines the app has, what is left out included.
    package let files: Int
    package let lines: Int
    package let pieces: [Piece]

    /// Registers what is left out of an app; what an entry of its Swift module does.
    package static func register(
        in program: UnsafeMutableRawPointer, module: String, files: Int, lines: Int, pieces: String
    ) {
        let all = pieces.split(separator: "\n").compactMap(Piece.init)
        LinkedProgram.add(LeftOutCode(module: module, files: files, lines: lines, pieces: all), to: program)
    }

    /// What is left out of the app with a Swift module.
    package static func of(module: String) -> LeftOutCode? {
        LinkedProgram.current.parts.lazy.compactMap { $0 as? LeftOutCode }.first { $0.module == module }
    }

    /// What share of the app that is, in a sentence.
    package var sentence: String {
        let left = pieces.map(\.lines).reduce(0, +)
        guard left > 0 else {
            return "all of the app's \(lines) lines can be run, with changes so that they compile here"
        }
        let share = left * 100 < lines ? "less than 1" : "\((left * 100 + lines / 2) / max(lines, 1))"
        return "\(share) % of the app's lines are left out (\(left) of \(lines)): they do not compile here"
    }
}
