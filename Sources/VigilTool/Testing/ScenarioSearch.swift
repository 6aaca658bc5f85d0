import Foundation
import VigilScenarios

/// Finds the scenario files to which paths lead: each once for each app that it belongs to. Links are followed.
struct ScenarioSearch {
    /// The paths of the files, in alphabetical order below each path.
    private(set) var files: [String] = []
    /// What could not be looked at, with why.
    private(set) var problems: [String] = []
    private var seen: Set<Place> = []

    /// A file or folder as it is looked at: a folder that several apps have by links is another one for each.
    private struct Place: Hashable {
        let path: String
        let app: String
        var isScenarios = false
        var isBelowScenarios = false
    }

    /// Looks for scenarios at a path: a file, or a folder and all below it.
    ///
    /// - Throws: ``UsageError`` where there is none.
    mutating func look(at path: String) throws(UsageError) {
        guard FileManager.default.fileExists(atPath: path) else {
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            throw UsageError(
                isLink ? "\(path) is a link that leads nowhere" : "\(path): there is no such file or folder")
        }
        guard FileManager.default.isFolder(path) else { return take(path) }
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        // A folder Scenarios may be the one that "." stands for.
        let base = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
        look(into: folder, inside: base, app: Self.app(of: folder + "/any"))
    }

    private static func app(of file: String) -> String { AppBundle(ofScenario: file).map { real($0.path) } ?? "" }

    private mutating func look(into folder: String, inside: String, app: String) {
        let files = FileManager.default
        var app = app
        if files.fileExists(atPath: folder + "/Info.plist") {
            app = Self.real(folder)
        } else if files.fileExists(atPath: folder + "/Package.swift") {
            app = ""
        }
        let parts = inside.lowercased().split(separator: "/")
        let place = Place(
            path: Self.real(folder), app: app, isScenarios: parts.last == "scenarios",
            isBelowScenarios: parts.contains("scenarios"))
        guard seen.insert(place).inserted else { return }
        let names: [String]
        do { names = try files.contentsOfDirectory(atPath: folder) } catch {
            return problems.append("\(folder) cannot be looked at: \(error.localizedDescription)")
        }
        for name in Self.ordered(names, in: folder) {
            let (path, inside) = (folder + "/" + name, inside + "/" + name)
            if files.isFolder(path) {
                look(into: path, inside: inside, app: app)
            } else if AppBundle.isScenario(inside) {
                take(path)
            } else if !files.fileExists(atPath: path), place.isBelowScenarios || name.lowercased() == "scenarios" {
                problems.append("\(path) is a link that leads nowhere: nothing is played for it")
            }
        }
    }

    /// The names that are not hidden, in alphabetical order, links to folders last: what lies here itself is called as it is here.
    private static func ordered(_ names: [String], in folder: String) -> [String] {
        func isLinkedFolder(_ name: String) -> Bool {
            var status = stat()
            let isLink = lstat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
            return isLink && FileManager.default.isFolder(folder + "/" + name)
        }
        let shown = names.filter { !$0.hasPrefix(".") }.sorted()
        let linked = Set(shown.filter(isLinkedFolder))
        return linked.isEmpty ? shown : shown.filter { !linked.contains($0) } + shown.filter(linked.contains)
    }

    /// One that leads nowhere is taken too: whoever plays it says so.
    private mutating func take(_ file: String) {
        if seen.insert(Place(path: Self.real(file), app: Self.app(of: file))).inserted { files.append(file) }
    }

    /// The path without links; the path itself where it leads nowhere.
    private static func real(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
