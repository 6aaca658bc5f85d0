import Foundation
import VigilDocuments
import VigilScenarios

/// A framework that lies on the disk without its sources: a `.framework`, or an `.xcframework` with several.
struct BinaryFramework {
    let name: String
    /// The paths of its headers, each behind those that it includes.
    let headers: [String]
    /// What it says of itself where it is Swift: its `.swiftinterface` for phones.
    let interface: String?
    /// Whether nothing says what it declares.
    var isSilent: Bool { files.isEmpty }
    /// All that says what it declares: headers, or what Swift sees of it.
    var files: [String] { interface.map { [$0] } ?? headers }

    /// The framework at a path; nil where none lies there.
    init?(at path: String) {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.isFolder(path) else { return nil }
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let folder = Self.framework(in: path, name)
        let starts = Self.headers(below: folder + "/Headers")
        let umbrella = folder + "/Headers/\(name).h"
        interface = Self.interface(in: "\(folder)/Modules/\(name).swiftmodule")
        headers = HeaderSearch(from: starts.filter { $0 == umbrella } + starts, in: folder).headers
    }

    /// That for phones, in a folder with several.
    private static func framework(in path: String, _ name: String) -> String {
        guard path.hasSuffix(".xcframework") else { return path }
        let slices = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().filter {
            $0.hasPrefix("ios") && FileManager.default.isFolder(path + "/" + $0)
        }
        let isForMac = { (slice: String) in slice.hasSuffix("-simulator") || slice.hasSuffix("-maccatalyst") }
        guard let slice = slices.first(where: { !isForMac($0) }) ?? slices.first else { return path }
        let inner = "\(path)/\(slice)/\(name).framework"
        return FileManager.default.isFolder(inner) ? inner : "\(path)/\(slice)"
    }

    /// The public one for phones, else that of another device.
    private static func interface(in folder: String) -> String? {
        let all = FileTree.files(below: folder).filter {
            $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface")
                && !$0.hasSuffix(".package.swiftinterface") && FileKind.oddity(at: $0) == nil
                && $0.unicodeScalars.allSatisfy(\.isShown)
        }
        return all.first { $0.hasSuffix("/arm64-apple-ios.swiftinterface") } ?? all.first
    }

    private static func headers(below folder: String) -> [String] {
        FileTree.files(below: folder).filter {
            $0.hasSuffix(".h") && FileKind.oddity(at: $0) == nil && $0.unicodeScalars.allSatisfy(\.isShown)
        }
    }

    /// Where tools and people put frameworks, from the folder of a project or the one around it.
    private static let places = [
        "Carthage/Build", "Carthage/Build/iOS", "Frameworks", "Vendor", "Libraries", "",
    ]

    /// The framework of a module: one that a project names, or one that lies where frameworks do.
    static func find(_ module: String, among named: [String], around root: String) -> BinaryFramework? {
        let endings = [".xcframework", ".framework"]
        let known = named.filter { path in endings.contains { path.hasSuffix("/" + module + $0) } }
        let usual = [root, root + "/.."].flatMap { folder in
            places.flatMap { place in endings.map { "\(folder)/\(place)/\(module)\($0)" } }
        }
        return (known + usual).lazy.compactMap { BinaryFramework(at: $0) }.first
    }
}
