import Foundation
import VigilScenarios

/// Which files are to do with which scenarios, as far as that can be seen from outside.
///
/// A scenario has to do with its own file, its manifests, its recorded timeline, whatever else lies in the folder of its app,
/// and, where the app has code, with the sources of its package that lie in no other app's folder.
struct WatchScope {
    private struct Member {
        let file: String
        let manifests: Set<String>
        let app: String
        /// The folder of the package with the app's code; nil for a scripted app.
        let package: String?
        /// Sources of the app that lie elsewhere.
        let sources: Set<String>
    }

    private let members: [Member]
    private let apps: Set<String>

    init(_ items: [TestItem]) {
        // Where it is built is no matter here.
        var finder = PlayerFinder(BuildPolicy())
        members = items.map { item in
            let file = WatchScope.whole(item.header.file)
            var product: AppProduct?
            if case .product(let found) = finder.player(of: item.header) { product = found }
            return Member(
                file: file, manifests: Set(item.manifests.map(WatchScope.whole)),
                app: AppBundle(ofScenario: file).map { WatchScope.whole($0.path) }
                    ?? FilePath.folder(of: WatchScope.whole(item.header.manifest)),
                package: product.map { WatchScope.whole($0.package.path) },
                sources: Set(product?.translatedSources.map(WatchScope.whole) ?? []))
        }
        apps = Set(members.map(\.app))
    }

    /// The folders in which something may change, none of them within another.
    ///
    /// - Parameter paths: where new scenarios may come up.
    func folders(and paths: [String]) -> [String] {
        let named = paths.map(WatchScope.whole).map { WatchScope.isFolder($0) ? $0 : FilePath.folder(of: $0) }
        let elsewhere = members.flatMap { Array($0.manifests) + Array($0.sources) }.map { FilePath.folder(of: $0) }
        let all = Set(named + apps + members.compactMap(\.package) + elsewhere)
        return all.filter { folder in !all.contains { folder.hasPrefix($0 + "/") } }.sorted()
    }

    /// The places of the scenarios that a change of the file at `path` concerns.
    func places(concernedBy path: String) -> [Int] {
        let app = apps.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
        return members.indices.filter { WatchScope.concerns(path, in: app, members[$0]) }
    }

    private static func concerns(_ path: String, in app: String?, _ member: Member) -> Bool {
        if path == member.file || member.manifests.contains(path) || member.sources.contains(path) { return true }
        if AppBundle.isScenario(path) { return false }
        if path.hasSuffix(".timeline") { return path.hasPrefix(FilePath.withoutExtension(member.file) + ".") }
        if let app { return app == member.app }
        guard let package = member.package, path.hasPrefix(package + "/") else { return false }
        return !path.dropFirst(package.count).hasPrefix("/Tests/") && !path.hasSuffix(".md")
    }

    private static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
