import BackgroundRuntime

/// A `.xcstrings` file: the texts of a table in all its languages, of which a build makes a table for each.
struct StringCatalog {
    /// The language that the keys are written in.
    let source: String
    private let entries: [String: Entry]

    /// Nil for a file that cannot be read.
    init?(_ data: Data) {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
        (source, entries) = (file.sourceLanguage, file.strings)
    }

    /// The languages that any text is there in.
    var languages: Set<String> {
        entries.values.reduce(into: [source]) { $0.formUnion($1.localizations?.keys.map { $0 } ?? []) }
    }

    /// The texts in a language.
    func table(_ language: String) -> TextTable {
        entries.reduce(into: [:]) { table, entry in
            let (key, localizations) = (entry.key, entry.value.localizations)
            guard let text = localizations?[language] else {
                // A key is the text in the language that it is written in.
                if language == source { table[key] = .plain(key) }
                return
            }
            table[key] = text.text(for: key, language: language)
        }
    }

    private struct File: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    /// A text, or what it depends on.
    struct Localization: Decodable {
        let stringUnit: Unit?
        let stringSet: Values?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct Unit: Decodable { let value: String }
    struct Values: Decodable { let values: [String] }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }

    /// A text for each form of a plural, for each kind of device, or for each width.
    struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
        let width: [String: Localization]?
    }
}

extension StringCatalog.Localization {
    /// The text of a key; nil for one that nobody has translated.
    fileprivate func text(for key: String, language: String) -> LocalizedText? {
        var variables = (substitutions ?? [:]).compactMapValues { $0.variable(language) }
        if let forms = ofDevice.variations?.plural {
            // By its key, by which two texts of an app differ.
            let name = key.replacingOccurrences(of: "@", with: "")
            variables[name] = PluralText.Variable(isWholeText: true, forms: Self.forms(forms))
            return .plural(PluralText(format: "%#@\(name)@", variables: variables, language: language))
        }
        guard let format = plainText else { return nil }
        guard !variables.isEmpty else { return .plain(format) }
        return .plural(PluralText(format: format, variables: variables, language: language))
    }

    /// The text without forms; nil where there is none.
    private var plainText: String? {
        if stringSet != nil { SimulatedApp.notSimulated("a set of texts in a string catalog", "the key is its text") }
        if let stringUnit { return stringUnit.value }
        let widest = variations?.width?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
        return widest?.plainText ?? (ofDevice.stringUnit?.value)
    }

    /// What it is on the running device.
    private var ofDevice: StringCatalog.Localization {
        guard let devices = variations?.device else { return self }
        let isPad = AppProcess.current?.device.options.idiom == .pad
        return devices[isPad ? "ipad" : "iphone"] ?? devices["other"] ?? self
    }

    fileprivate static func forms(_ forms: [String: StringCatalog.Localization]) -> [PluralRule.Category: String] {
        forms.reduce(into: [:]) { result, form in
            guard let category = PluralRule.Category(rawValue: form.key) else { return }
            result[category] = form.value.plainText
        }
    }
}

extension StringCatalog.Substitution {
    fileprivate func variable(_ language: String) -> PluralText.Variable? {
        guard let forms = variations?.plural else { return nil }
        return PluralText.Variable(
            argument: argNum.map { $0 - 1 }, specifier: formatSpecifier ?? "lld",
            forms: StringCatalog.Localization.forms(forms))
    }
}
