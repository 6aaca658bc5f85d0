import Foundation

/// What `iOSSources.json` says; all of it may be missing, and so may the file.
struct Settings: Decodable {
    /// Folders and files with the app's sources, from the target's folder on; that folder itself by default.
    private(set) var sources: [String]?
    /// Folders and files among them that are left out.
    private(set) var exclude: [String]?
    /// Whether the app is to believe that it runs in the Simulator.
    private(set) var simulator: Bool?

    /// Where a target says it.
    private static let file = "iOSSources.json"
    /// Names a folder with other settings, as `NAME.json` for each target that is tried with them.
    private static let trial = "VIGIL_TRIAL_SETTINGS"
    /// What lies beside an app's sources and is none of them.
    private static let others: Set = ["Tests", "Scenarios", "scenarios", "Package.swift"]

    init(of folder: URL, for target: String) throws {
        let own = folder.appendingPathComponent(Self.file)
        let tried = ProcessInfo.processInfo.environment[Self.trial].map {
            URL(fileURLWithPath: $0).appendingPathComponent(target + ".json")
        }
        let url = tried.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil } ?? own
        guard let data = try? Data(contentsOf: url) else { return }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do { self = try decoder.decode(Settings.self, from: data) } catch {
            throw Problem("\(url.path) cannot be read: \(error). It looks like { \"sources\": [\"../../App\"] }")
        }
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
            let files = files(at: place).filter { file in
                !compiled.contains(file.path) && !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
            }
            found += files.map { ($0, name(of: $0, below: place)) }
        }
        guard !found.isEmpty else {
            throw Problem(
                "\(folder.path) has no Swift file to translate. The target compiles its files itself: name one of them in "
                    + "`sources:` of its declaration, or say in \(Self.file) where the app's sources lie")
        }
        return found
    }

    /// Another file name than the original's: the compiler wants no two files of one name in messages.
    private func name(of file: URL, below place: URL) -> String {
        let path = file.path == place.path ? file.lastPathComponent : String(file.path.dropFirst(place.path.count + 1))
        return path.dropLast(".swift".count) + ".translated.swift"
    }

    private func files(at place: URL) -> [URL] {
        guard place.pathExtension != "swift" else { return [place] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && !Self.others.contains($0) }.flatMap { name -> [URL] in
            let url = place.appendingPathComponent(name)
            if name.hasSuffix(".swift") { return [url] }
            let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
            return isFolder ? files(at: url) : []
        }
    }
}

/// What is wrong with a target's settings.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
