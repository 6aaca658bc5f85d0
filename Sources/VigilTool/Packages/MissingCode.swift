import Foundation
import VigilDocuments
import VigilXcodeProject

/// What an app is built with and is not on the disk, named with the command that brings it. None of these is run here.
struct MissingCode {
    /// A sentence for each way in which it comes.
    private(set) var notes: [String] = []

    /// Looks around a project.
    ///
    /// - Parameters:
    ///   - root: the folder of the project.
    ///   - references: the packages that it names, as addresses.
    init(around root: String, references: [PackageReference] = []) {
        let folders = Self.folders(from: root)
        notes =
            Self.pods(folders) + Self.checkouts(folders) + Self.packages(references, folders)
            + Self.submodules(folders)
    }

    /// The folder of the project and the one around it: lists lie in either.
    private static func folders(from root: String) -> [String] {
        let own = URL(fileURLWithPath: root).standardizedFileURL
        return [own.path, own.deletingLastPathComponent().path]
    }

    // MARK: Pods

    private static func pods(_ folders: [String]) -> [String] {
        folders.compactMap { folder in
            let lines = text(folder + "/Podfile")?.matches(of: #/(?m)^\h*pod\h+['"]([^'"/\n]+)([^\n]*)/#) ?? []
            // One with a path lies elsewhere on the disk.
            let names = lines.filter { !$0.output.2.contains("path") }.map { String($0.output.1) }
            return note(
                names.filter { isEmpty("\(folder)/Pods/\($0)") }, namedBy: "Podfile", "pod install", in: folder)
        }
    }

    // MARK: Carthage

    private static func checkouts(_ folders: [String]) -> [String] {
        folders.compactMap { folder in
            let lines = text(folder + "/Cartfile")?.matches(of: #/(?m)^\h*(?:github|git)\h+"([^"\n]+)"/#) ?? []
            let names = lines.map { name(ofAddress: String($0.output.1)) }
            return note(
                names.filter { isEmpty("\(folder)/Carthage/Checkouts/\($0)") }, namedBy: "Cartfile",
                "carthage checkout", in: folder)
        }
    }

    private static func name(ofAddress address: String) -> String {
        let name = (address as NSString).lastPathComponent
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    // MARK: Packages

    private static func packages(_ references: [PackageReference], _ folders: [String]) -> [String] {
        let there = Set(
            LibrarySearch.packages(around: folders[0]).map { ($0 as NSString).lastPathComponent.lowercased() })
        let names = references.filter { $0.url != nil && !there.contains($0.name.lowercased()) }.map(\.name)
        let command = "xcodebuild -resolvePackageDependencies -clonedSourcePackagesDirPath SourcePackages"
        return note(names, namedBy: "The project", command, in: folders[0]).map { [$0] } ?? []
    }

    // MARK: Submodules

    /// Those of the repository that the project lies in.
    private static func submodules(_ folders: [String]) -> [String] {
        var folder = folders[0]
        while !FileManager.default.fileExists(atPath: folder + "/.gitmodules"), folder != "/" {
            // Another repository's are not the app's.
            guard !FileManager.default.fileExists(atPath: folder + "/.git") else { return [] }
            folder = (folder as NSString).deletingLastPathComponent
        }
        let paths = text(folder + "/.gitmodules")?.matches(of: #/(?m)^\h*path\h*=\h*([^\n]*[^\s])/#) ?? []
        let empty = paths.map { String($0.output.1) }.filter { isEmpty(folder + "/" + $0) }
        return note(empty, namedBy: ".gitmodules", "git submodule update --init", in: folder).map { [$0] } ?? []
    }

    // MARK: What is said

    private static func note(_ names: [String], namedBy list: String, _ command: String, in folder: String) -> String? {
        let all = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        guard !all.isEmpty else { return nil }
        let shown = all.prefix(5).joined(separator: ", ") + (all.count > 5 ? " and \(all.count - 5) more" : "")
        return "\(list) names \(shown), and that is not on the disk: what uses it is left out. "
            + "This brings it, on a Mac: cd \(ShellWord(folder)) && \(command)"
    }

    private static func text(_ path: String) -> String? {
        let file = InputFile(kind: "list of libraries", limit: 4_000_000)
        guard let data = try? file.data(of: path), let text = try? TextInput.utf8(data, file: path) else { return nil }
        return String(decoding: text.bytes, as: UTF8.self)
    }

    private static func isEmpty(_ folder: String) -> Bool {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).allSatisfy { $0.hasPrefix(".") }
    }
}
