/// The name of a Swift symbol that Xcode makes of an asset's name.
///
/// Apple documents none of the rules; these are what the files `GeneratedAssetSymbols.swift` of Xcode 15 and later show:
/// `AccentColor` is `accent`, `Deep Fir` is `deepFir`, `AllTrails_0` is `allTrails0`, `UIColour` is `uiColour`, `sy_head_10@2x`
/// is `syHead102X`, `292C38` is `_292_C_38`, and of `かぐや` nothing is left.
struct SymbolName {
    /// The words of the name.
    private let words: [String]

    /// - Parameter suffix: the word that is left out at the end: `color` for colours.
    init(_ name: String, without suffix: String? = nil) {
        var words = Self.words(of: name)
        if words.count > 1, let suffix, words.last?.lowercased() == suffix { words.removeLast() }
        self.words = words
    }

    /// As a property is called; nil where nothing is left.
    var property: String? { name { $0.lowercased() } }

    /// As a type is called; nil where nothing is left.
    var type: String? { name { $0.prefix(1).uppercased() + $0.dropFirst() } }

    private func name(first: (String) -> String) -> String? {
        guard let head = words.first, let initial = head.first else { return nil }
        let hasSmall = words.contains { $0.contains(where: \.isLowercase) }
        let isNumber = !words.contains { $0.contains(where: \.isLetter) }
        let text =
            hasSmall || isNumber
            ? first(head) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            : words.joined(separator: "_")
        return initial.isNumber ? "_" + text : text
    }

    /// Runs of small letters behind a capital, of capitals, and of digits.
    private static func words(of name: String) -> [String] {
        var (words, word) = ([String](), "")
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for letter in name {
            guard letter.isASCII, letter.isLetter || letter.isNumber else {
                end()
                continue
            }
            if let last = word.last {
                if letter.isNumber != last.isNumber || letter.isUppercase && last.isLowercase {
                    end()
                } else if letter.isLowercase, last.isUppercase, word.count > 1 {
                    word.removeLast()
                    end()
                    word = String(last)
                }
            }
            word.append(letter)
        }
        end()
        return words
    }
}
