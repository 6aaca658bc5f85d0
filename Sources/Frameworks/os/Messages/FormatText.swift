/// A format of `os_log` with its values: `%{public}@ took %.2f s`.
///
/// Texts and objects are private where the format says nothing of them, numbers are shown.
struct FormatText {
    private let format: String
    private var values: ArraySlice<Any>

    init(_ format: StaticString, _ values: [Any]) {
        self.format = format.description
        self.values = values[...]
    }

    /// The text with all values in their places. A value that is missing is `<missing>`.
    var text: String {
        var (copy, result, rest) = (self, "", format[...])
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            guard let specifier = rest.prefixMatch(of: FormatText.specifier) else {
                result += "%"
                if rest.first == "%" { rest = rest.dropFirst() }
                continue
            }
            rest = rest[specifier.range.upperBound...]
            result += copy.next(
                String(specifier.1 ?? ""), modifiers: String(specifier.2), conversion: specifier.3)
        }
        return result + rest
    }

    // Kept, since an expression is compiled at its first use. It has no state that anybody changes.
    nonisolated(unsafe) private static let specifier =
        #/(?:\{([^}]*)\})?([-+ #0]*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAcCsSp])/#

    private mutating func next(_ options: String, modifiers: String, conversion: Substring) -> String {
        guard let value = values.popFirst() else { return "<missing>" }
        let words = options.split { ", ".contains($0) }
        let mask = words.contains("mask.hash") ? OSLogPrivacy.Mask.hash : .none
        let privacy: OSLogPrivacy =
            words.contains("public")
            ? .public
            : words.contains("private") || words.contains("sensitive") ? .private(mask: mask) : .auto(mask: mask)
        return privacy.shown(
            FormatText.text(of: value, modifiers, String(conversion)), isPlain: !"@sSp".contains(conversion))
    }

    private static func text(of value: Any, _ modifiers: String, _ conversion: String) -> String {
        switch value {
        case let pointer as UnsafePointer<CChar>: return String(cString: pointer)
        case let number as any BinaryInteger where "dDiuUxXoO".contains(conversion):
            return String(format: "%\(modifiers)ll\(conversion.lowercased())", Int64(truncatingIfNeeded: number))
        case let number as Double where "fFeEgGaA".contains(conversion):
            return String(format: "%\(modifiers)\(conversion)", number)
        case let number as Float where "fFeEgGaA".contains(conversion):
            return String(format: "%\(modifiers)\(conversion)", Double(number))
        default: return "\(value)"
        }
    }
}
