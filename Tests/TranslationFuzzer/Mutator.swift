/// Makes texts that are nearly Swift: pieces of sources, cut, doubled, swapped, and with bytes that matter put in.
struct Mutator {
    private let sources: [[UInt8]]
    private var generator: SplitMix

    init(_ sources: [[UInt8]], seed: UInt64) {
        self.sources = sources.filter { !$0.isEmpty }
        generator = SplitMix(state: seed)
    }

    /// What decides where tokens begin and end, and what is translated.
    private static let pieces: [String] = [
        "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "(", ")", "{", "}", "[", "]", "/*", "*/", "//", "/", "#/", "/#",
        "\n",
        "\r\n", "@", "#", "`", "?", "!", ".", "...", "<", ">", "@objc ", "@objc(x) ", "#selector(", "#keyPath(",
        "#available(iOS 13, *)",
        "#if os(iOS)\n", "#endif\n", "#else\n", "import Foundation\n", "import class UIKit.UIView\n", "class A: B {",
        "func f(_ a: Int) ",
        "optional ", "@objc protocol P {", "extension A {", ".f?(", "Foundation.", "@IBAction ", "@UIApplicationMain ",
        "canImport(X)", "é", "\u{0}",
    ]

    mutating func next() -> [UInt8] {
        let source = sources[below(sources.count)]
        let start = below(source.count)
        var text = Array(source[start..<min(source.count, start + 1 + below(1_200))])
        for _ in 0..<1 + below(6) { mutate(&text) }
        return text
    }

    private mutating func mutate(_ text: inout [UInt8]) {
        let at = below(text.count + 1)
        let end = min(text.count, at + below(40))
        switch below(5) {
        case 0: text.removeSubrange(at..<end)
        case 1: text.insert(contentsOf: Array(text[at..<end]), at: below(text.count + 1))
        case 2: if at < text.count { text[at] = UInt8(truncatingIfNeeded: generator.next()) }
        default: text.insert(contentsOf: Self.pieces[below(Self.pieces.count)].utf8, at: at)
        }
    }

    private mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(max(1, count))) }
}

/// A generator of chance with a seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
