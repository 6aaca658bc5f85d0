import BackgroundRuntime

/// A format with the values for it: C's, with `%@` for texts and `%#@NAME@` for what a number decides.
struct TextFormat {
    private let arguments: [TextArgument]
    private let plural: PluralText?
    private let locale: Locale?
    /// The argument that is next.
    private var next = 0

    /// - Parameter plural: the parts that numbers decide; nil for a format without any.
    private init(_ arguments: [TextArgument], _ plural: PluralText?, _ locale: Locale?) {
        (self.arguments, self.plural, self.locale) = (arguments, plural, locale)
    }

    /// A text of a table with values in it.
    static func text(_ text: LocalizedText, _ arguments: [TextArgument], _ locale: Locale?) -> String {
        switch text {
        case .plain(let format):
            var writer = TextFormat(arguments, nil, locale)
            return writer.filled(format)
        case .plural(let plural):
            var writer = TextFormat(arguments, plural, locale)
            return writer.filled(plural.format)
        }
    }

    /// - Parameter own: the variable whose form this is, and the argument that it has.
    private mutating func filled(_ format: String, own: (variable: PluralText.Variable, argument: Int)? = nil) -> String
    {
        var (result, rest) = ("", format[...])
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
            } else if let own, rest.hasPrefix("arg") {
                result += value(at: own.argument, "", own.variable.specifier.last ?? "d")
                rest = rest.dropFirst("arg".count)
            } else {
                result += part(&rest)
            }
        }
        return result + rest
    }

    /// What stands for the specifier that `rest` begins with, behind its `%`.
    private mutating func part(_ rest: inout Substring) -> String {
        let position = rest.prefixMatch(of: #/([0-9]+)\$/#)
        if let position { rest = rest[position.range.upperBound...] }
        let index = position.flatMap { Int($0.1) }.map { $0 - 1 }
        if let name = rest.prefixMatch(of: #/#@([^@]*)@/#) {
            rest = rest[name.range.upperBound...]
            return form(of: String(name.1), index)
        }
        guard
            let specifier = rest.prefixMatch(of: #/([-+ 0#']*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z])/#)
        else { return "%" }
        rest = rest[specifier.range.upperBound...]
        let place = index ?? next
        if index == nil { next += 1 }
        return value(at: place, String(specifier.1), specifier.2.first ?? "@")
    }

    private var firstNumber: Int {
        arguments.firstIndex { if case .text = $0 { false } else { true } } ?? 0
    }

    private func value(at index: Int, _ flags: String, _ conversion: Character) -> String {
        arguments.indices.contains(index) ? arguments[index].written(flags, conversion, locale) : ""
    }

    private mutating func form(of name: String, _ index: Int?) -> String {
        guard let plural, let variable = plural.variables[name] else {
            SimulatedApp.notSimulated("%#@\(name)@ in a format", "it has no forms for a number, and stays as it is")
            return "%#@\(name)@"
        }
        let place = variable.isWholeText ? firstNumber : index ?? variable.argument ?? next
        let outer = next
        next = variable.isWholeText ? 0 : place
        let number = arguments.indices.contains(place) ? arguments[place].number : nil
        let text = filled(Self.form(of: variable, for: number, in: plural.language), own: (variable, place))
        // A form need not name its number.
        next = max(outer, max(next, place + 1))
        return text
    }

    /// The form for a number. One for `zero` holds for the whole number 0 in every language, though most have no such form:
    /// https://developer.apple.com/forums/thread/37637.
    private static func form(
        of variable: PluralText.Variable, for number: PluralRule.Number?, in language: String
    ) -> String {
        guard let number else { return variable.forms[.other] ?? "" }
        if number == PluralRule.Number(Int64(0)), let zero = variable.forms[.zero] { return zero }
        let (category, isKnown) = PluralRule.category(of: number, in: language)
        if !isKnown { SimulatedApp.notSimulated("the plural of \(language)", "its forms are taken as English ones") }
        return variable.forms[category] ?? variable.forms[.other] ?? ""
    }
}
