import Foundation

/// One kind of input that people give to the tool: what a right one looks like, and who reads it.
struct InputKind: Sendable {
    /// Its name on the command line.
    let name: String
    /// Right inputs, which are damaged.
    let seeds: [[UInt8]]
    /// Pieces of the format that are put in at any place.
    let tokens: [String]
    /// Whether it is markup, of which some are damaged in what they say alone.
    var isMarkup = false
    /// Whether the input was taken; false where it was refused, in words.
    let isTaken: @Sendable ([UInt8]) -> Bool

    /// All of them.
    static let all: [InputKind] = {
        var kinds = [manifest, scenario, run, command, storyboard, screen]
        #if canImport(VigilLocation)
            kinds.append(gpx)
        #endif
        return kinds
    }()

    /// The files below the examples whose names end so.
    static func examples(_ ending: String) -> [[UInt8]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.sorted().filter { $0.hasSuffix(ending) }.compactMap { name in
            (try? Data(contentsOf: folder.appendingPathComponent(name))).map(Array.init)
        }
    }
}

/// What stands in all formats.
let commonTokens = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "/*", "//", "-", "0x", "1e99", "NaN", "null", "true",
    "\u{FF}",
    "\u{0}", "\u{FEFF}", "\u{202E}", "\u{1B}[2J",
]
