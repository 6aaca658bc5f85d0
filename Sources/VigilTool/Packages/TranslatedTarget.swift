import Foundation
import VigilDocuments
import VigilScenarios
import VigilTranslation

/// A target whose sources the plugin translates: its folder, and what `iOSSources.json` says in it.
struct TranslatedTarget {
    /// What `iOSSources.json` says; the plugin reads the same.
    struct Settings: Codable, Equatable {
        var sources: [String]?
        var exclude: [String]?
        var simulator: Bool?
        /// Which symbols the app gets of its asset catalogues: `extensions` (the default), `resources` or `none`.
        var assetSymbols: String?
        /// What is left out of files, by their paths.
        var leftOut: [String: [LeftOut]]?
        /// Headers of Objective-C, and the program texts behind them, which are left out.
        var objectiveC: [String]?
    }

    static let settingsFile = "iOSSources.json"
    static let anchor = "iOSSources.swift"
    static let placeholderFile = "iOSPlaceholders.swift"

    /// The target's folder, which is the app's bundle too.
    let folder: String
    private(set) var settings: Settings

    /// The target in a folder; nil where the plugin has nothing to do.
    ///
    /// - Throws: ``UsageError`` for settings that cannot be read.
    init?(_ folder: String) throws {
        let names = [Self.anchor, Self.settingsFile]
        guard names.contains(where: { FileManager.default.fileExists(atPath: folder + "/" + $0) }) else { return nil }
        self.folder = folder
        settings = Settings()
        let file = folder + "/" + Self.settingsFile
        if let oddity = FileKind.oddity(at: file) { throw UsageError("\(file) cannot be read: \(oddity)") }
        guard let data = RegularFile.contents(at: file) else { return }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do { settings = try decoder.decode(Settings.self, from: data) } catch {
            throw UsageError("\(folder)/\(Self.settingsFile) cannot be read: \(error)")
        }
    }

    /// The Swift files that are translated.
    var sources: [String] {
        allSources.filter { !isExcluded($0) }
    }

    /// All Swift files, those that are left out among them.
    var allSources: [String] {
        places.flatMap { $0.hasSuffix(".swift") ? [$0] : Self.swiftFiles(below: $0) }
            .filter { !$0.hasSuffix("/" + Self.anchor) && $0 != placeholderPath }
    }

    /// Where the sources lie, outside the package too.
    var places: [String] { (settings.sources ?? ["."]).map(path) }

    /// The files of Objective-C that are there.
    var objectiveC: [String] { (settings.objectiveC ?? []).map(path).filter { FileKind.problem(at: $0) == nil } }

    /// Its name, which is that of its folder and of its module.
    var name: String { (folder as NSString).lastPathComponent }

    /// Whether it is one of tests, which lie apart.
    var isOfTests: Bool { ((folder as NSString).deletingLastPathComponent as NSString).lastPathComponent == "Tests" }

    /// Whether nothing is in it but what stands for the headers of a module that is there as a binary.
    var isBinary: Bool { settings.objectiveC != nil && allSources.isEmpty }

    /// The file beside the settings that the target compiles as it is.
    var anchorPath: String { folder + "/" + Self.anchor }

    func isExcluded(_ file: String) -> Bool {
        (settings.exclude ?? []).map(path).contains { file == $0 || file.hasPrefix($0 + "/") }
    }

    private func path(_ path: String) -> String {
        URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL.path
    }

    /// The files of an app below a folder, as the plugin finds them.
    static func swiftFiles(below folder: String) -> [String] {
        FileTree.files(below: folder) {
            ["Tests", "Scenarios", "scenarios"].contains(($0 as NSString).lastPathComponent)
        }
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    }

    /// Leaves files out of the target.
    mutating func exclude(_ files: [String]) {
        settings.exclude = (settings.exclude ?? []) + files.map { RelativePath.from(folder, to: $0) }
    }

    /// Leaves no file out any more.
    mutating func includeAll() { settings.exclude = nil }

    /// The empty types that stand for missing ones, as a source; nil where none is missing.
    var placeholders: String?

    /// Where these are written.
    var placeholderPath: String { folder + "/" + Self.placeholderFile }

    /// Leaves out files and pieces of others, beside the files that were left out before.
    mutating func leaveOut(_ pieces: [(path: String, pieces: [LeftOut])], files: [String]) {
        if !files.isEmpty { exclude(files) }
        let all = pieces.map { (RelativePath.from(folder, to: $0.path), $0.pieces) }
        settings.leftOut = all.isEmpty ? nil : Dictionary(all) { $0 + $1 }
    }

    /// Writes the settings into the file `iOSSources.json`, and the placeholders beside it.
    func save(ifOtherThan before: Settings? = nil) throws {
        if settings != before {
            try Self.text(of: settings).write(
                toFile: folder + "/" + Self.settingsFile, atomically: true, encoding: .utf8)
        }
        try PlaceholderFile(path: placeholderPath).write(placeholders)
    }

    /// The settings as a file.
    static func text(of settings: Settings) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(settings)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }
}
