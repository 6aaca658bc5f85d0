import Foundation
import VigilScenarios

extension AppOrigin {
    /// The app at a path.
    ///
    /// - Throws: ``UsageError`` where there is none.
    init(_ path: String, target: String?) throws {
        let folder = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.isFolder(folder) else { throw UsageError("\(path): there is no such folder") }
        let files = FileTree.files(below: folder) { inside in
            ["Tests", "Pods", "Carthage", "Scenarios"].contains((inside as NSString).lastPathComponent)
        }
        let sources = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
        guard !sources.isEmpty else { throw UsageError("\(path): there is no Swift file") }
        let manifest = files.first { $0.hasSuffix("/Info.plist") || $0.hasSuffix("-Info.plist") }
        self.init(
            name: (folder as NSString).lastPathComponent, places: [folder], sources: sources,
            manifest: manifest.flatMap { FileManager.default.contents(atPath: $0) },
            settings: [".swiftLanguageMode(.v5)"],
            notes: manifest == nil
                ? ["\(path): there is no Info.plist; the package gets one that declares no mode"] : [])
    }
}
