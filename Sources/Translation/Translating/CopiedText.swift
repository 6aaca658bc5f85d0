extension SourceText {
    /// Tokens as a translation repeats them elsewhere: on one line, without comments, and with the modules' names here.
    func copied(_ range: Range<Int>) -> String {
        var result = ""
        for at in range {
            if at > range.lowerBound, tokens[at].isSpaced { result += " " }
            let name = text(at)
            let isModule =
                isMark(at + 1, ".") && !isMark(at - 1, ".") && name != "CoreGraphics"
                && ModuleNames.standIn(for: name) == ModuleNames.foundation
            result += isModule ? ModuleNames.foundation : name
        }
        // A string of several lines is no part of a type; where one stands all the same, the lines keep their numbers.
        return result.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// A word without the backticks around it.
    func plain(_ index: Int) -> String {
        let word = text(index)
        return word.hasPrefix("`") && word.utf8.count > 2 ? String(word.dropFirst().dropLast()) : word
    }
}
