import VigilDocuments

/// A folder whose files belong to targets without being listed, as projects of Xcode 16 have them.
struct SynchronizedFolder {
    private let archive: ProjectArchive
    private let group: ProjectObject
    private let path: String
    private let files: [String]

    /// The files that sets of exceptions name for a target: those that the target does not have though it has the folder, and
    /// those that it has though it does not have the folder.
    private let exceptions: [String: Set<String>]
    /// The files that belong to another build phase than theirs would be, by the phase.
    private let phases: [String: Set<String>]

    init?(_ group: ProjectObject, _ archive: ProjectArchive, _ tree: FileTree, _ finder: FileFinder) {
        guard case .project(let path) = tree.place(of: group) else { return nil }
        (self.archive, self.group, self.path) = (archive, group, path)
        if !finder.isFolder(path) { archive.warn(group, at: "path", "the folder \(path.quoted) does not exist") }
        let opaque = Set(group.texts("explicitFolders"))
        let found = finder.files(below: path) { !opaque.contains($0) }
        files = (found + opaque.filter { finder.isFolder(ProjectPath.joined(path, $0)) }).sorted()
        var (exceptions, phases) = ([String: Set<String>](), [String: Set<String>]())
        for set in archive.objects("exceptions", of: group) {
            let names = set.texts("membershipExceptions").map(ProjectPath.normalized)
            if let target = set.text("target") { exceptions[target, default: []].formUnion(names) }
            if let phase = set.text("buildPhase") { phases[phase, default: []].formUnion(names) }
        }
        (self.exceptions, self.phases) = (exceptions, phases)
    }

    /// The files that a target has, as seen from the folder of the project, with their types where the project gives some.
    func files(of target: ProjectObject) -> [(path: String, type: String?)] {
        let named = exceptions[target.id] ?? []
        let isOwn = target.texts("fileSystemSynchronizedGroups").contains(group.id)
        let types = group.values("explicitFileTypes")
        // In a copying phase they are neither compiled nor among the resources.
        let elsewhere = target.texts("buildPhases").reduce(into: Set<String>()) { $0.formUnion(phases[$1] ?? []) }
        return files.filter { file in
            !SynchronizedFolder.isNamed(file, in: elsewhere) && SynchronizedFolder.isNamed(file, in: named) != isOwn
        }.map { (ProjectPath.joined(path, $0), types[$0]?.settingText) }
    }

    /// Whether a file is named, or a folder that it lies in. A file in a folder of a language is named with another place for
    /// that folder: `/Localized/Main.strings`.
    private static func isNamed(_ file: String, in names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        if names.contains("/Localized/" + ProjectPath.name(of: file)), file.contains(".lproj/") { return true }
        var path = file
        while !path.isEmpty {
            if names.contains(path) { return true }
            path = ProjectPath.folder(of: path)
        }
        return false
    }
}
