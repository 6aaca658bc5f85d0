import BackgroundRuntime
import MachineFoundation

// The languages of a bundle, and its texts in that of the running device's user. Outside an app, the machine's.

extension Bundle {
    /// The languages that it has something in.
    public var localizations: [String] { ownLanguages?.all ?? Machine.localizations(of: self) }

    /// Those of them that are the user's, the preferred one first; that which it was made in where none is.
    public var preferredLocalizations: [String] {
        ownLanguages?.preferred ?? Machine.preferredLocalizations(of: self)
    }

    /// The language that it was made in.
    public var developmentLocalization: String? {
        guard AppProcess.current != nil else {
            return Machine.infoDictionary(of: self)?[kCFBundleDevelopmentRegionKey] as? String
        }
        return ownLanguages?.development
    }

    /// Those of some languages that are the user's, the preferred one first; the first of them where none is.
    public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        preferredLocalizations(from: localizationsArray, forPreferences: nil)
    }

    /// Those of some languages that are among others, in the order of these; the first of them where none is.
    public class func preferredLocalizations(
        from localizationsArray: [String], forPreferences preferencesArray: [String]?
    ) -> [String] {
        let preferences = preferencesArray ?? Locale.preferredLanguages
        let found = LanguageMatch.preferred(of: localizationsArray, for: preferences)
        return found.isEmpty ? Array(localizationsArray.prefix(1)) : found
    }

    /// The text for a key in the user's language. Where there is none, `value`; where that is empty, the key.
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        guard let languages = ownLanguages else {
            return Machine.localizedString(forKey: key, value: value, table: tableName, of: self)
        }
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        switch languages.text(for: key, table: table) {
        case .plain(let text): return text
        case .plural(let plural):
            FormatsInUse.note(plural)
            return plural.format
        case nil: return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
    }

    /// A file in a folder of a language; nil where it is not there.
    public func url(
        forResource name: String, withExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
    ) -> URL? {
        guard let languages = ownLanguages, let language = localizationName else {
            return url(forResource: name, withExtension: ext, subdirectory: subpath)
        }
        let folders = languages.folders.languages[language] ?? []
        return Self.file(Self.fileName(name, ext), in: folders, folder: subpath)
    }

    /// The path of a file in a folder of a language; nil where it is not there.
    public func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
        forLocalization localizationName: String?
    ) -> String? {
        name.flatMap {
            url(forResource: $0, withExtension: ext, subdirectory: subpath, localization: localizationName)
        }?.path
    }

    /// A file of the running app: that which belongs to no language, else that of the user's.
    func localizedURL(_ name: String, _ ext: String?, _ folder: String?) -> URL? {
        guard let languages = ownLanguages else { return nil }
        let file = Self.fileName(name, ext)
        if file.hasSuffix(".lproj"), let found = languages.folders.languages[String(file.dropLast(6))]?.first {
            return found
        }
        return Self.file(file, in: [bundleURL] + languages.searchedFolders, folder: folder)
    }

    /// Files with an ending in the folders of the user's languages.
    func localizedURLs(_ ending: String?, _ folder: String?) -> [URL] {
        let folders = ownLanguages?.searchedFolders ?? []
        var names: Set<String> = []
        return folders.map { folder.map($0.appendingPathComponent) ?? $0 }.flatMap { folder in
            let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            let isWanted = { (name: String) in ending.map { name.hasSuffix("." + $0) } ?? true }
            return found.filter { isWanted($0) && names.insert($0).inserted }.map(folder.appendingPathComponent)
        }
    }

    /// A storyboard or a nib, which a build would have compiled: that in the language of the user, else that of all. One for a
    /// phone goes before one for each device.
    ///
    /// - Parameter name: its name, with its ending.
    package func interfaceFile(_ name: String) -> URL? {
        guard let languages = ownLanguages else { return nil }
        let ending = "." + (name as NSString).pathExtension
        for name in [name.replacingOccurrences(of: ending, with: "~iphone" + ending), name] {
            if let found = Self.file(name, in: [bundleURL] + languages.searchedFolders, folder: nil) { return found }
            if let found = languages.folders.interfaces[name] { return found }
        }
        return nil
    }

    private static func file(_ name: String, in folders: [URL], folder: String?) -> URL? {
        let inner = folder.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
        return folders.lazy.map { $0.appendingPathComponent(inner + name) }.first {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    private static func fileName(_ name: String, _ ext: String?) -> String {
        guard let ext, !ext.isEmpty else { return name }
        return name + (ext.hasPrefix(".") ? ext : "." + ext)
    }
}

/// The text for a key in the user's language, from the app's bundle unless told otherwise. Where there is none, `value`; where
/// that is empty, the key.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension URL {
    /// A file of the app's bundle, by its name: what `#fileLiteral` stands for. Ends the app where it is not there.
    public init(fileReferenceLiteralResourceName name: String) {
        guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
            SimulatedApp.crash("the file \(name) of a literal is not in the app's bundle")
        }
        self = url
    }
}
