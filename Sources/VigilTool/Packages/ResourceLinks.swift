import Foundation
import VigilDocuments

/// The links by which a new package has an app's resources: each with a name of its own, none of them one that the package
/// has for something else.
struct ResourceLinks {
    /// The names in the folder of the app's target, each with what the link leads to.
    private(set) var links: [(name: String, path: String)] = []
    /// What is not in the package, with why.
    private(set) var notes: [String] = []
    private var taken: Set<String>

    /// Names in the folder of an app that Vigil or the package manager read for what they are, whoever wrote them.
    private static let reserved = [
        "Info.plist", "Info.settings.plist", "Package.swift", "Scenarios", "Tests", TranslatedTarget.anchor,
        TranslatedTarget.settingsFile, TranslatedTarget.placeholderFile,
    ]

    /// Links to resources.
    ///
    /// - Parameters:
    ///   - resources: their paths.
    ///   - names: what the template has in the same folder.
    ///   - package: the folder of the new package, which no link may lead around.
    init(_ resources: [String], besides names: [String], package: String) {
        // A volume of a Mac knows no capitals.
        taken = Set((ResourceLinks.reserved + names).map { $0.lowercased() })
        for path in resources {
            let name = Self.name(of: path)
            if let reason = reason(against: name, path, package) {
                notes.append("\(path) is not in the package: \(reason)")
            } else {
                taken.insert(name.lowercased())
                links.append((name, path))
            }
        }
    }

    /// What a resource is called in an app's bundle: in the folder of its language, where it has one.
    private static func name(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let count = parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1
        return parts.isEmpty ? "/" : parts.suffix(count).joined(separator: "/")
    }

    /// Whether any of them belongs to a language, or has such files in it.
    var areLocalized: Bool {
        links.contains { link in
            if (link.name + link.path).contains(".lproj") { return true }
            let inside = FileManager.default.enumerator(atPath: link.path)?.lazy.compactMap { $0 as? String }
            return inside?.contains { $0.contains(".lproj") } == true
        }
    }

    private func reason(against name: String, _ path: String, _ package: String) -> String? {
        let whole = URL(fileURLWithPath: path).standardizedFileURL.path
        if name.isEmpty || [".", "..", "/"].contains(name)
            || (package + "/").hasPrefix(whole == "/" ? "/" : whole + "/")
        {
            return "the package would lie in its own resource"
        }
        if let oddity = FileKind.oddity(at: path) { return oddity }
        if !path.unicodeScalars.allSatisfy(\.isShown) { return "its name has characters that nobody sees" }
        guard taken.contains(name.lowercased()) else { return nil }
        return links.contains { $0.name.lowercased() == name.lowercased() }
            ? "another resource has that name" : "the package has something else of that name"
    }
}
