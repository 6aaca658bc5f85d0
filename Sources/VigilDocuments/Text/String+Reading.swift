extension String {
    /// The text as one line of at most 60 characters, safe to print: what a message shows of a value.
    package var clipped: String {
        let shown = unicodeScalars.prefix(61).map { scalar in
            scalar.isObeyed ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return shown.count > 60 ? shown.prefix(60).joined() + "..." : shown.joined()
    }

    /// The text in quotation marks, clipped: `"loction"`.
    package var quoted: String { "\"\(clipped)\"" }
}

extension Sequence<String> {
    /// The texts as a list in a sentence: `"a", "b" or "c"`.
    package func quotedList(_ conjunction: String = "or") -> String {
        let quoted = map(\.quoted)
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
