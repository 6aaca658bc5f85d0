import Foundation

/// What `iOSSources.json` says; all of it may be missing, and so may the file.
struct Settings: Decodable {
    /// Folders and files with the app's sources, from the target's folder on; that folder itself by default.
    private(set) var sources: [String]?
    /// Folders and files among them that are left out.
    private(set) var exclude: [String]?
    /// Whether the app is to believe that it runs in the Simulator.
    private(set) var simulator: Bool?
    /// What becomes of asset catalogues.
    private(set) var assetSymbols: AssetSymbols?
    /// What is left out of files, which the translation reads itself.
    private(set) var leftOut: [String: Anything]?
    /// Headers of Objective-C, and the program texts behind them, which are left out.
    private(set) var objectiveC: [String]?
    /// The file that says all this; nil where there is none.
    private(set) var url: URL?

    /// Where a target says it.
    static let file = "iOSSources.json"
    /// The empty types that stand for missing ones, beside it.
    private static let placeholders = "iOSPlaceholders.swift"
    /// Names a folder with other settings, as `NAME.json` for each target that is tried with them.
    private static let trial = "VIGIL_TRIAL_SETTINGS"
    /// What lies beside an app's sources, at the top of its folder, and is none of them.
    private static let others: Set = ["Tests", "Scenarios", "scenarios", "Package.swift"]

    /// A word of the file, in the order in which an article tells of them.
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case sources, exclude, simulator, assetSymbols, leftOut, objectiveC
    }

    /// Which symbols the app gets of its asset catalogues.
    enum AssetSymbols: String, Decodable {
        /// Resources, and those of `UIColor`, `UIImage` and `Color`: the default.
        case extensions
        case resources
        case none
    }

    init(of folder: URL, for target: String) throws {
        let own = folder.appendingPathComponent(Self.file)
        let tried = ProcessInfo.processInfo.environment[Self.trial].map {
            URL(fileURLWithPath: $0).appendingPathComponent(target + ".json")
        }
        let url = tried.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil } ?? own
        // A link that leads nowhere is there, and cannot be read.
        guard (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil else { return }
        // Nobody may ever write into a pipe, or end a device.
        guard PlainFile.isOne(url) else { throw Problem("\(url.path) cannot be read: there is no regular file") }
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw Problem("\(url.path) cannot be read: \(error.localizedDescription)")
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do { self = try decoder.decode(Settings.self, from: data) } catch {
            let explanation = Self.explanation(of: error)
            throw Problem(
                "\(url.path): \(explanation.hasSuffix(".") ? "" + explanation.dropLast() : explanation). It looks like { \"sources\": [\"../../App\"] }"
            )
        }
        let words = try decoder.decode([String: Anything].self, from: data).keys.sorted()
        for word in words where CodingKeys(rawValue: word) == nil { throw Self.unknown(word, data, url) }
        self.url = url
    }

    /// A value that nobody looks at.
    struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    private static func unknown(_ word: String, _ data: Data, _ url: URL) -> Problem {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.contains(word) }.map { ":\($0 + 1)" } ?? ""
        let known = CodingKeys.allCases.map(\.rawValue)
        let near = known.min { distance($0, word) < distance($1, word) }.flatMap { distance($0, word) <= 3 ? $0 : nil }
        let hint = near.map { "did you mean \"\($0)\"?" } ?? "it may say: \(known.joined(separator: ", "))"
        return Problem("\(url.path)\(line): \"\(word)\" is none of its words; \(hint)")
    }

    private static func explanation(of error: any Error) -> String {
        switch error {
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined()
            return "\"\(place)\" is not what it has to be: \(context.debugDescription)"
        case DecodingError.dataCorrupted(let context):
            let cause = (context.underlyingError as? NSError)?.userInfo["NSDebugDescription"] as? String
            return "it is no JSON: \(cause ?? context.debugDescription)"
        default: return "\(error)"
        }
    }

    /// How many letters have to be changed, put in or left out to make one word the other.
    private static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var next = [row + 1]
            for (column, with) in other.enumerated() {
                next.append(min(last[column + 1] + 1, next[column] + 1, last[column] + (letter == with ? 0 : 1)))
            }
            last = next
        }
        return last[other.count]
    }

    /// The Swift files that are meant, in order, each with the name of its translation.
    ///
    /// - Parameters:
    ///   - folder: the target's.
    ///   - own: the files that the target compiles as they are.
    func sources(below folder: URL, besides own: [URL]) throws -> [(url: URL, name: String)] {
        let excluded = (exclude ?? []).map { folder.appendingPathComponent($0).standardizedFileURL.path }
        let compiled = Set(own.map(\.standardizedFileURL.path))
        var found: [(url: URL, name: String)] = []
        for path in sources ?? ["."] {
            let place = folder.appendingPathComponent(path).standardizedFileURL
            guard FileManager.default.fileExists(atPath: place.path) else {
                throw Problem("\(Self.file) of \(folder.path) names \(path), and there is nothing at \(place.path)")
            }
            let files = files(at: place, isTop: true).filter { file in
                !compiled.contains(file.path) && !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
            }
            found += files.map { ($0, name(of: $0, below: place)) }
        }
        let placeholders = folder.appendingPathComponent(Self.placeholders).standardizedFileURL
        if Self.exists(placeholders), !found.contains(where: { $0.url.path == placeholders.path }), sources != [] {
            found.append((placeholders, name(of: placeholders, below: folder)))
        }
        // A trial may want nothing but what the target depends on.
        guard !found.isEmpty || sources == [] || objectiveC != nil else {
            throw Problem(
                "\(folder.path) has no Swift file to translate. The target compiles its files itself: name one of them in "
                    + "`sources:` of its declaration, or say in \(Self.file) where the app's sources lie")
        }
        return found
    }

    /// Whether anything of the app is left out.
    var leavesOut: Bool { !(leftOut ?? [:]).isEmpty || !(exclude ?? []).isEmpty || objectiveC != nil }

    /// The files that are left out as a whole.
    func excluded(below folder: URL) -> [String] {
        let swift = (exclude ?? []).map { folder.appendingPathComponent($0).standardizedFileURL }
            .flatMap { files(at: $0, isTop: false) }
        return (swift + programs(below: folder)).map(\.path)
    }

    /// The program texts of Objective-C that are there; headers only declare.
    func programs(below folder: URL) -> [URL] {
        (objectiveC ?? []).filter { !$0.hasSuffix(".h") && !$0.hasSuffix(".swiftinterface") }.map {
            folder.appendingPathComponent($0).standardizedFileURL
        }
        .filter(Self.exists)
    }

    /// Another file name than the original's: the compiler wants no two files of one name in messages.
    private func name(of file: URL, below place: URL) -> String {
        let path = file.path == place.path ? file.lastPathComponent : String(file.path.dropFirst(place.path.count + 1))
        return path.dropLast(".swift".count) + ".translated.swift"
    }

    /// What is left out without anybody having said so, in sentences: what the files are that nobody compiles.
    func remarks(below folder: URL) -> [String] {
        places(below: folder).flatMap { place in
            Self.others.sorted().compactMap { name -> String? in
                let count = files(at: place.appendingPathComponent(name), isTop: false).count
                guard name != "Package.swift", count > 0 else { return nil }
                return "\(count) Swift file\(count == 1 ? "" : "s") in "
                    + "\(place.appendingPathComponent(name).path) left out, as tests and scenarios beside the app; "
                    + "name the folder in \(Self.file) to take them"
            }
        }
    }

    /// The folders with sources that do not lie in the target's, each with the names of what counts in it.
    func foldersOutside(_ folder: URL) -> [(url: URL, names: [String])] {
        places(below: folder).filter { !($0.path + "/").hasPrefix(folder.standardizedFileURL.path + "/") }
            .flatMap { folders(at: $0, isTop: true) }.map { ($0.url, $0.names) }
    }

    private func places(below folder: URL) -> [URL] {
        (sources ?? ["."]).map { folder.appendingPathComponent($0).standardizedFileURL }
    }

    private func files(at place: URL, isTop: Bool) -> [URL] {
        guard place.pathExtension != "swift" else { return Self.exists(place) ? [place] : [] }
        return folders(at: place, isTop: isTop).flatMap(\.files).sorted { $0.path < $1.path }
    }

    /// A folder, and those in it, with the Swift files and the names of what counts in each.
    private func folders(at place: URL, isTop: Bool) -> [(url: URL, files: [URL], names: [String])] {
        guard place.pathExtension != "swift",
            let all = try? FileManager.default.contentsOfDirectory(atPath: place.path)
        else { return [] }
        let names = all.sorted().filter { !$0.hasPrefix(".") && !(isTop && Self.others.contains($0)) }
        let files = names.filter { $0.hasSuffix(".swift") }.map(place.appendingPathComponent)
        let inner = names.filter { !$0.hasSuffix(".swift") && Self.isFolder(place.appendingPathComponent($0)) }
        let others = isTop ? Self.others.sorted() : []
        let own = (url: place, files: files, names: files.map(\.lastPathComponent) + inner + others)
        return [own] + inner.flatMap { folders(at: place.appendingPathComponent($0), isTop: false) }
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}

/// What is wrong with a target's settings.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
