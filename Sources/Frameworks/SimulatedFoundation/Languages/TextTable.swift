import BackgroundRuntime

/// The texts of a table in one language, by their keys.
typealias TextTable = [String: LocalizedText]

/// Reads tables of texts as a project has them.
enum TextFile {
    /// The texts in a `.strings` file; nil for one that cannot be read.
    static func strings(_ data: Data) -> TextTable? {
        guard !data.isEmpty else { return [:] }
        let list =
            propertyList(data) ?? propertyList(of: data, in: .utf16LittleEndian) ?? propertyList(of: data, in: .utf16)
        return list?.compactMapValues { ($0 as? String).map(LocalizedText.plain) }
    }

    /// The texts in a `.stringsdict` file that depend on numbers; nil for one that cannot be read.
    static func plurals(_ data: Data, language: String) -> TextTable? {
        propertyList(data)?.compactMapValues { value in
            guard let rule = value as? [String: Any] else { return nil }
            guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return width(rule) }
            let variables = rule.compactMapValues { ($0 as? [String: Any]).flatMap(variable) }
            return .plural(PluralText(format: format, variables: variables, language: language))
        }
    }

    private static func variable(_ rule: [String: Any]) -> PluralText.Variable? {
        guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
            SimulatedApp.notSimulated("a text of the type \(rule["NSStringFormatSpecTypeKey"] ?? "none")")
            return nil
        }
        let forms = PluralRule.Category.allCases.compactMap { category in
            (rule[category.rawValue] as? String).map { (category, $0) }
        }
        let specifier = rule["NSStringFormatValueTypeKey"] as? String
        return PluralText.Variable(
            specifier: specifier.flatMap { $0.isEmpty ? nil : $0 } ?? "lld",
            forms: Dictionary(uniqueKeysWithValues: forms))
    }

    /// A text for the width of a screen: the widest, since nothing is drawn.
    private static func width(_ rule: [String: Any]) -> LocalizedText? {
        guard let widths = rule["NSStringVariableWidthRuleType"] as? [String: String] else { return nil }
        let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
        return widest.map { .plain($0.value) }
    }

    private static func propertyList(_ data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    /// A list in an encoding that its first bytes do not name.
    private static func propertyList(of data: Data, in encoding: String.Encoding) -> [String: Any]? {
        String(data: data, encoding: encoding).flatMap { propertyList(Data($0.utf8)) }
    }
}
