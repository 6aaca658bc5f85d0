import Foundation
import PackagePlugin

/// Hands the compiler translations of an iOS app's sources, which stay where they are and as they are.
///
/// The target's folder has a file `iOSSources.json` that says where they lie.
@main
struct IOSSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL
        let settings = try Settings(of: folder)
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("Translated")
        let sources = try settings.sources(below: folder)
        let list = context.pluginWorkDirectoryURL.appendingPathComponent("sources.txt")
        var words = ["--output", output.path] + (settings.simulator == true ? ["--simulator"] : [])
        words += sources.flatMap { [$0.url.path, $0.name] }
        try writeIfOther(words.joined(separator: "\n") + "\n", to: list)
        let tool = try context.tool(named: "vigil-translate").url
        return [
            .buildCommand(
                displayName: "Translating \(sources.count) sources of \(target.name)", executable: tool,
                arguments: ["@" + list.path],
                inputFiles: sources.map(\.url) + [folder.appendingPathComponent(Settings.file), list, tool],
                outputFiles: sources.map { output.appendingPathComponent($0.name) })
        ]
    }

    /// A file that is written anew without need would be a reason to translate again.
    private func writeIfOther(_ text: String, to url: URL) throws {
        if let there = try? String(contentsOf: url, encoding: .utf8), there == text { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}

/// What `iOSSources.json` says.
struct Settings: Decodable {
    /// Folders and files with the app's sources, from the target's folder on.
    let sources: [String]
    /// Folders and files among them that are left out.
    let exclude: [String]?
    /// Whether the app is to believe that it runs in the Simulator.
    let simulator: Bool?

    /// Where a target says it.
    static let file = "iOSSources.json"

    init(of folder: URL) throws {
        let url = folder.appendingPathComponent(Self.file)
        guard let data = try? Data(contentsOf: url) else {
            throw Problem(
                text: "\(url.path) is missing. It says where the app's sources lie: { \"sources\": [\"../../App\"] }")
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do { self = try decoder.decode(Settings.self, from: data) } catch {
            throw Problem(text: "\(url.path) cannot be read: \(error). It looks like { \"sources\": [\"../../App\"] }")
        }
    }

    /// The Swift files that are meant, in order, each with the name of its translation.
    func sources(below folder: URL) throws -> [(url: URL, name: String)] {
        let excluded = (exclude ?? []).map { folder.appendingPathComponent($0).standardizedFileURL.path }
        var found: [(url: URL, name: String)] = []
        for path in sources {
            let place = folder.appendingPathComponent(path).standardizedFileURL
            guard FileManager.default.fileExists(atPath: place.path) else {
                throw Problem(
                    text: "iOSSources.json of \(folder.path) names \(path), and there is nothing at \(place.path)")
            }
            found += files(at: place).filter { file in
                !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
            }.map { ($0, name(of: $0, below: place)) }
        }
        guard !found.isEmpty else { throw Problem(text: "iOSSources.json of \(folder.path) names no Swift file") }
        return found
    }

    /// Another file name than the original's: the compiler wants no two files of one name in messages.
    private func name(of file: URL, below place: URL) -> String {
        let path = file.path == place.path ? file.lastPathComponent : String(file.path.dropFirst(place.path.count + 1))
        return path.dropLast(".swift".count) + ".translated.swift"
    }

    private func files(at place: URL) -> [URL] {
        guard place.pathExtension != "swift" else { return [place] }
        let all = FileManager.default.enumerator(
            at: place, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (all?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}

/// What is wrong with a target's settings.
struct Problem: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
