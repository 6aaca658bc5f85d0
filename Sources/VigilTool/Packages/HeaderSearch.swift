import Foundation
import VigilDocuments
import VigilScenarios
import VigilTranslation

/// The headers of Objective-C that one leads to: those in its own project that it includes, and those that they include.
struct HeaderSearch {
    /// The paths, each behind those that it includes.
    private(set) var headers: [String] = []
    /// What is included and was not found.
    private(set) var notes: [String] = []

    private let root: String
    /// The headers below the folder of the project, by their names.
    private let known: [String: [String]]
    private var seen: Set<String> = []
    /// More are not followed.
    private static let limit = 1000

    /// Follows a header.
    ///
    /// - Parameters:
    ///   - starts: the paths of the headers to begin with.
    ///   - root: the folder in which others are looked for, as Xcode looks in the files of a project.
    init(from starts: [String], in root: String) {
        self.root = URL(fileURLWithPath: root).standardizedFileURL.path
        let all = FileTree.files(below: self.root) { Self.isForeign($0) }.filter { $0.hasSuffix(".h") }
        known = Dictionary(grouping: all) { ($0 as NSString).lastPathComponent }
        for start in starts { follow(URL(fileURLWithPath: start).standardizedFileURL.path) }
    }

    private static func isForeign(_ folder: String) -> Bool {
        ["build", "Build", "DerivedData", "node_modules"].contains((folder as NSString).lastPathComponent)
    }

    /// Goes through what a header includes: without recursion, since a chain may have any length.
    private mutating func follow(_ start: String) {
        var open = [(path: start, isRead: false)]
        while let next = open.popLast(), headers.count < Self.limit {
            if next.isRead {
                headers.append(next.path)
            } else if seen.insert(next.path).inserted {
                let header = ObjectiveCHeader(path: next.path, bytes: ObjectiveCFiles.bytes(of: next.path))
                open.append((next.path, true))
                open += header.includes.compactMap { place(of: $0, in: next.path) }.map { ($0, false) }.reversed()
            }
        }
    }

    private mutating func place(of include: String, in header: String) -> String? {
        let (name, isQuoted) = (String(include.dropFirst().dropLast()), include.hasPrefix("\""))
        guard !name.isEmpty, name.unicodeScalars.allSatisfy(\.isShown) else { return nil }
        let beside = (header as NSString).deletingLastPathComponent
        let near = isQuoted ? [beside + "/" + name, root + "/" + name].map(Self.plain) : []
        if let found = near.first(where: Self.isFile) { return found }
        let last = (name as NSString).lastPathComponent
        let others = (known[last] ?? []).filter { $0.hasSuffix("/" + name) && Self.isFile($0) }
        if let found = others.min(by: { ($0.count, $0) < ($1.count, $1) }) { return found }
        // What a build makes is no file of the project.
        if isQuoted, !name.hasSuffix("-Swift.h") {
            notes.append("\(header) includes \(name), and that is not on the disk.")
        }
        return nil
    }

    private static func plain(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private static func isFile(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path) && !FileManager.default.isFolder(path)
            && FileKind.oddity(at: path) == nil && path.unicodeScalars.allSatisfy(\.isShown)
    }
}
