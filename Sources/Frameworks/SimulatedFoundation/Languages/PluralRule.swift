/// Which form of a text belongs to a number, as the Unicode Common Locale Data Repository has it in its chart "Language
/// Plural Rules".
enum PluralRule {
    /// What languages call their forms.
    enum Category: String, CaseIterable {
        case zero, one, two, few, many, other
    }

    /// A number as it is written: its whole part, and whether digits follow the point.
    struct Number: Equatable {
        let whole: UInt64
        let hasFraction: Bool

        init(_ number: Int64) { (whole, hasFraction) = (number.magnitude, false) }
        init(_ number: UInt64) { (whole, hasFraction) = (number, false) }

        /// A number with a point: `1.0` is not one thing to most languages.
        init(_ number: Double) {
            (whole, hasFraction) = (UInt64(exactly: number.magnitude.rounded(.towardZero)) ?? .max, true)
        }
    }

    /// The form for a number.
    ///
    /// - Parameter language: as Apple writes it; one that is not known here has the forms of English.
    /// - Returns: the form, and whether the language's own rule gave it.
    static func category(of number: Number, in language: String) -> (Category, isKnown: Bool) {
        let parts = language.split { $0 == "-" || $0 == "_" }
        let name = parts.first.map { $0.lowercased() } ?? ""
        if name == "pt", parts.dropFirst().contains("PT") { return (one(number), true) }
        guard let rule = rules.first(where: { $0.languages.contains(name) })?.category else {
            return (one(number), false)
        }
        return (rule(number), true)
    }

    private typealias Rule = @Sendable (Number) -> Category

    private static let rules: [(languages: Set<String>, category: Rule)] = [
        (["ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv"], { _ in .other }),
        (
            [
                "en", "de", "nl", "sv", "da", "nb", "nn", "no", "fi", "et", "el", "hu", "tr", "bg", "eu", "gl", "ka",
                "az",
                "kk", "ky", "uz", "sq", "sw", "af", "ur", "ta", "te", "ml", "mr", "mn", "ne", "lb", "fo", "fy", "eo",
                "or",
            ], one
        ),
        (["it", "es", "ca"], { $0.isMillions ? .many : one($0) }),
        (["fr", "pt"], { $0.isMillions ? .many : $0.whole <= 1 ? .one : .other }),
        (
            ["hi", "bn", "gu", "kn", "fa", "am", "zu", "hy", "as"],
            { $0.whole <= ($0.hasFraction ? 0 : 1) ? .one : .other }
        ),
        (["ru", "uk", "be"], eastSlavic), (["sr", "hr", "bs", "sh"], southSlavic), (["pl"], polish),
        (["cs", "sk"], { $0.hasFraction ? .many : $0.whole == 1 ? .one : (2...4).contains($0.whole) ? .few : .other }),
        (["sl"], slovenian), (["ro", "mo"], romanian), (["lt"], lithuanian), (["lv"], latvian), (["ar"], arabic),
        (["he", "iw"], { $0.hasFraction ? ($0.whole == 0 ? .one : .other) : [1: .one, 2: .two][$0.whole] ?? .other }),
        (["is", "mk"], { !$0.hasFraction && $0.whole % 10 == 1 && $0.whole % 100 != 11 ? .one : .other }),
    ]

    @Sendable private static func one(_ number: Number) -> Category {
        number.whole == 1 && !number.hasFraction ? .one : .other
    }

    @Sendable private static func eastSlavic(_ number: Number) -> Category {
        if number.hasFraction { return .other }
        if number.whole % 10 == 1, number.whole % 100 != 11 { return .one }
        return number.endsIn2To4 ? .few : .many
    }

    @Sendable private static func southSlavic(_ number: Number) -> Category {
        let category = eastSlavic(number)
        return category == .many ? .other : category
    }

    @Sendable private static func polish(_ number: Number) -> Category {
        if number.hasFraction { return .other }
        return number.whole == 1 ? .one : number.endsIn2To4 ? .few : .many
    }

    @Sendable private static func slovenian(_ number: Number) -> Category {
        if number.hasFraction { return .few }
        return [1: .one, 2: .two, 3: .few, 4: .few][number.whole % 100] ?? .other
    }

    @Sendable private static func romanian(_ number: Number) -> Category {
        if number.hasFraction { return .few }
        if number.whole == 1 { return .one }
        return number.whole == 0 || (1...19).contains(number.whole % 100) ? .few : .other
    }

    @Sendable private static func lithuanian(_ number: Number) -> Category {
        if number.hasFraction { return .many }
        if (11...19).contains(number.whole % 100) || number.whole % 10 == 0 { return .other }
        return number.whole % 10 == 1 ? .one : .few
    }

    @Sendable private static func latvian(_ number: Number) -> Category {
        if number.whole % 10 == 0 || (11...19).contains(number.whole % 100) { return .zero }
        return number.whole % 10 == 1 ? .one : .other
    }

    @Sendable private static func arabic(_ number: Number) -> Category {
        if number.hasFraction { return .other }
        switch number.whole {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        switch number.whole % 100 {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
    }
}

extension PluralRule.Number {
    /// Whether somebody says "of" behind it in Romance languages: `1 000 000 de`.
    fileprivate var isMillions: Bool { !hasFraction && whole != 0 && whole.isMultiple(of: 1_000_000) }

    fileprivate var endsIn2To4: Bool { (2...4).contains(whole % 10) && !(12...14).contains(whole % 100) }
}
