import BackgroundRuntime
import MachineFoundation

/// What a bundle has in several languages: read once in each launch of the app that asks.
final class BundleLanguages {
    private let bundle: Bundle
    let folders: BundleFolders
    private let catalogs: [(table: String, catalog: StringCatalog)]
    private var tables: [String: TextTable] = [:]

    init(of bundle: Bundle) {
        self.bundle = bundle
        folders = BundleFolders(in: bundle.bundleURL, isDeep: bundle.isOfRunningApp)
        catalogs = folders.textCatalogs.compactMap { url in
            guard let data = FileManager.default.contents(atPath: url.path), let catalog = StringCatalog(data) else {
                SimulatedApp.note("\(url.lastPathComponent) cannot be read: its texts are their keys")
                return nil
            }
            return (url.deletingPathExtension().lastPathComponent, catalog)
        }
    }

    /// All languages that it has something in, in alphabetical order; that which it was made in where it has none.
    var all: [String] {
        let named = bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? []
        let found = catalogs.reduce(into: Set(folders.languages.keys).union(named)) {
            $0.formUnion($1.catalog.languages)
        }
        return found.isEmpty ? [development] : found.sorted()
    }

    /// Those of the user, or that which it was made in.
    var preferred: [String] {
        let found = LanguageMatch.preferred(of: all.filter { $0 != "Base" }, for: Locale.preferredLanguages)
        return found.isEmpty ? [development] : [found[0]]
    }

    /// The language that it was made in.
    var development: String {
        let region = bundle.infoDictionary?[kCFBundleDevelopmentRegionKey] as? String
        // A project's variable that nobody gave a value.
        return region.flatMap { $0.contains("$") || $0.isEmpty ? nil : LanguageMatch.canonical($0) } ?? "en"
    }

    /// The languages in which something is looked for, in order. Each text is: they are found once for what the user prefers.
    private var searched: [String] {
        let preferences = Locale.preferredLanguages
        if let found, found.preferences == preferences { return found.languages }
        let languages: [String] = (preferred + ["Base", development]).reduce(into: []) { all, language in
            if !all.contains(language) { all.append(language) }
        }
        found = (preferences, languages)
        return languages
    }
    private var found: (preferences: [String], languages: [String])?

    /// The folders in which a file may lie, the first ones first.
    var searchedFolders: [URL] { searched.flatMap { folders.languages[$0] ?? [] } }

    /// The text of a key in a table: of the first language that has the table.
    func text(for key: String, table: String) -> LocalizedText? {
        let tables = [nil] + searched
        return tables.lazy.compactMap { self.table(table, in: $0) }.first { !$0.isEmpty }?[key]
    }

    /// A table in a language; nil for that which belongs to none.
    private func table(_ name: String, in language: String?) -> TextTable? {
        let id = "\(language ?? "")/\(name)"
        if let known = tables[id] { return known }
        let table = read(name, in: language)
        tables[id] = table
        return table
    }

    private func read(_ name: String, in language: String?) -> TextTable {
        var table: TextTable = [:]
        if let language {
            for catalog in catalogs where catalog.table == name && catalog.catalog.languages.contains(language) {
                table.merge(catalog.catalog.table(language)) { $1 }
            }
        }
        for folder in language.map({ folders.languages[$0] ?? [] }) ?? [bundle.bundleURL] {
            let path = folder.appendingPathComponent(name).path
            merge(path + ".strings", into: &table) { TextFile.strings($0) }
            merge(path + ".stringsdict", into: &table) { TextFile.plurals($0, language: language ?? self.ownLanguage) }
        }
        return table
    }

    /// The language of the bundle's own files: that of its folder where it is one of a language.
    private var ownLanguage: String {
        let url = bundle.bundleURL
        return url.pathExtension == "lproj" ? url.deletingPathExtension().lastPathComponent : preferred[0]
    }

    private func merge(_ path: String, into table: inout TextTable, _ read: (Data) -> TextTable?) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        guard let texts = read(data) else {
            SimulatedApp.note("\(path) cannot be read as a table of texts: these texts are their keys")
            return
        }
        table.merge(texts) { $1 }
    }
}

/// The languages of the bundles that an app has asked.
private final class AskedBundles {
    var languages: [String: BundleLanguages] = [:]
    /// The one that was asked last, which mostly is asked next.
    var last: (bundle: Bundle, languages: BundleLanguages)?
}

extension Bundle {
    /// What it has in several languages; nil outside an app.
    var ownLanguages: BundleLanguages? {
        guard let process = AppProcess.current else { return nil }
        let asked = process.storage.object { AskedBundles() }
        if let last = asked.last, last.bundle === self { return last.languages }
        let languages = asked.languages[bundlePath] ?? BundleLanguages(of: self)
        asked.languages[bundlePath] = languages
        asked.last = (self, languages)
        return languages
    }

    /// The asset catalogues in it, which a build would have compiled.
    package var assetCatalogs: [URL] { ownLanguages?.folders.assetCatalogs ?? [] }
}
