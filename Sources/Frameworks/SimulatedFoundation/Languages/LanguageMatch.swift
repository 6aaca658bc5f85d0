import BackgroundRuntime

/// Which of the languages that something is there in is the one for a user.
enum LanguageMatch {
    /// The languages of a list that are a user's, the preferred one first.
    ///
    /// - Parameters:
    ///   - languages: those that are there.
    ///   - preferences: the user's, the preferred one first.
    static func preferred(of languages: [String], for preferences: [String]) -> [String] {
        preferences.reduce(into: []) { found, preference in
            if let next = best(of: languages, for: preference), !found.contains(next) { found.append(next) }
        }
    }

    /// The one that comes closest: that of the region, then that of the script, then the plain language, then one of another
    /// region.
    private static func best(of languages: [String], for preference: String) -> String? {
        for name in names(of: preference) {
            if let found = languages.first(where: { canonical($0).lowercased() == name.lowercased() }) { return found }
        }
        let language = canonical(preference).split(separator: "-")[0]
        // The scripts of Chinese are no regions: who reads one does not read the other.
        guard language != "zh" else { return nil }
        return languages.first { canonical($0).split(separator: "-").first == language }
    }

    /// What a language is called, from the closest name to the widest.
    private static func names(of preference: String) -> [String] {
        var parts = canonical(preference).split(separator: "-").map(String.init)
        if parts[0] == "zh", parts.count < 2 || parts[1].count != 4 {
            let isTraditional = parts.dropFirst().contains { ["TW", "HK", "MO"].contains($0.uppercased()) }
            parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
        }
        var names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        if parts[0] == "es", parts.count > 1, parts[1] != "ES" { names.insert("es-419", at: names.count - 1) }
        return names
    }

    /// `de_CH` and `German` as `de-CH` and `de`.
    static func canonical(_ language: String) -> String {
        let name = language.replacingOccurrences(of: "_", with: "-")
        return old[name] ?? (name.isEmpty ? "und" : name)
    }

    /// The names of language folders in projects of the first years.
    private static let old = [
        "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja",
        "Dutch": "nl", "Portuguese": "pt", "Russian": "ru", "Swedish": "sv", "Danish": "da", "Korean": "ko",
    ]
}
