import Foundation
import VigilDocuments

/// A workspace of Xcode: the projects and packages that it names.
struct Workspace {
    /// The paths of the projects, as this program sees them, without that of pods.
    let projects: [String]
    /// The folders of packages, as this program sees them.
    let packages: [String]

    /// The paths of the workspaces that lie in a folder.
    static func paths(in finder: FileFinder) -> [String] {
        // The folders around a project may hold anything: only names are looked at.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: finder.folder)) ?? []
        return names.filter { !$0.hasPrefix(".") && ProjectPath.ending(of: $0) == "xcworkspace" }.sorted()
            .map(finder.location)
    }

    /// Reads a `.xcworkspace` folder.
    ///
    /// - Throws: ``InputProblems`` where there is no list of its contents.
    init(_ path: String) throws(InputProblems) {
        let path = ProjectPath.normalized(path)
        let file = ProjectPath.joined(path, "contents.xcworkspacedata")
        let input = InputFile(kind: "Xcode workspace", limit: 4_000_000)
        let text = try TextInput.utf8(input.data(of: file), file: file)
        let files = Self.files(String(decoding: text.bytes, as: UTF8.self), in: ProjectPath.folder(of: path))
        let isProject = { ProjectPath.ending(of: $0) == "xcodeproj" }
        projects = files.filter { isProject($0) && ProjectPath.name(of: $0) != "Pods.xcodeproj" }
        packages = files.filter { !isProject($0) && FileFinder(folder: $0).exists("Package.swift") }
    }

    /// All that it names. Groups may be folders, from which the paths of what is in them are seen.
    private static func files(_ text: String, in folder: String) -> [String] {
        var (groups, found) = ([folder], [String]())
        for tag in text.matches(of: #/<(/?)(Group|FileRef)\b([^>]*)>/#) {
            let isGroup = tag.output.2 == "Group"
            guard tag.output.1.isEmpty else {
                if isGroup, groups.count > 1 { groups.removeLast() }
                continue
            }
            let place = place(String(tag.output.3), from: groups[groups.count - 1], folder)
            if isGroup {
                groups.append(place ?? groups[groups.count - 1])
            } else if let place, !found.contains(place) {
                found.append(place)
            }
        }
        return found
    }

    private static func place(_ attributes: String, from group: String, _ folder: String) -> String? {
        guard let location = attributes.firstMatch(of: #/location\s*=\s*"(group|container|absolute):([^"]*)"/#) else {
            return nil
        }
        return ProjectPath.joined(location.output.1 == "container" ? folder : group, String(location.output.2))
    }
}
