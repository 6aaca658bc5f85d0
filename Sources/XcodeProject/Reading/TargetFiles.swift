import VigilDocuments

/// The files of one target, phase by phase.
struct TargetFiles {
    private(set) var sources: [ProjectFile] = []
    private(set) var foreign: [ProjectFile] = []
    private(set) var resources: [ProjectFile] = []
    private(set) var frameworks: [String] = []
    private(set) var binaries: [ProjectFile] = []
    private(set) var products: [String] = []

    private let archive: ProjectArchive
    private let tree: FileTree
    private let finder: FileFinder

    init(
        of target: ProjectObject, _ archive: ProjectArchive, _ tree: FileTree, _ finder: FileFinder,
        _ folders: [SynchronizedFolder]
    ) {
        (self.archive, self.tree, self.finder) = (archive, tree, finder)
        for phase in archive.objects("buildPhases", of: target) { take(phase, of: target) }
        for folder in folders {
            for file in folder.files(of: target) {
                take(file.path, FileKind.of(file.path, chosen: file.type), asResource: true)
            }
        }
        for dependency in archive.objects("packageProductDependencies", of: target) {
            if let name = dependency.text("productName"), !products.contains(name) { products.append(name) }
        }
    }

    private mutating func take(_ phase: ProjectObject, of target: ProjectObject) {
        let files = archive.objects("files", of: phase).filter(isForPhones)
        switch phase.isa {
        case "PBXSourcesBuildPhase": for file in files { take(file, in: phase) }
        case "PBXResourcesBuildPhase": for file in files { take(file, in: phase) }
        case "PBXFrameworksBuildPhase": for file in files { link(file) }
        case "PBXShellScriptBuildPhase":
            archive.warn(
                phase, "the script \(phase.name.quoted) of the target \(target.name.quoted) is not run",
                hint: "give the files that it makes")
        case "PBXCopyFilesBuildPhase", "PBXHeadersBuildPhase": break
        default:
            archive.warn(
                phase, at: "isa", "the phase \(phase.isa.quoted) of the target \(target.name.quoted) is left out")
        }
    }

    /// A file may be meant for some platforms alone.
    private func isForPhones(_ file: ProjectObject) -> Bool {
        let platforms = file.texts("platformFilters") + file.texts("platformFilter")
        return platforms.isEmpty || platforms.contains("ios")
    }

    private mutating func take(_ file: ProjectObject, in phase: ProjectObject) {
        guard let reference = archive.object("fileRef", of: file) else {
            // Without a reference it is a package's product, or left over from one that was removed.
            if file.text("productRef") == nil, file.text("fileRef") == nil {
                archive.warn(file, "an entry of \(phase.isa) names no file")
            }
            return
        }
        let isResource = phase.isa == "PBXResourcesBuildPhase"
        // One file for each language.
        let isGroup = reference.isa == "PBXVariantGroup"
        for reference in isGroup ? archive.objects("children", of: reference) : [reference] {
            guard case .project(let path) = tree.place(of: reference) else { continue }
            if !finder.exists(path) { archive.warn(reference, at: "path", "the file \(path.quoted) does not exist") }
            take(path, kind(of: reference, path), asResource: isResource)
        }
    }

    private func kind(of reference: ProjectObject, _ path: String) -> FileKind {
        if reference.isa == "XCVersionGroup" { return .dataModel }
        return FileKind.of(
            path, chosen: reference.text("explicitFileType"), seen: reference.text("lastKnownFileType"))
    }

    /// - Parameter isResource: whether a property list counts as a resource, and a program text that nothing compiles.
    private mutating func take(_ path: String, _ kind: FileKind, asResource isResource: Bool) {
        let file = ProjectFile(path: path, kind: kind, isMissing: !finder.exists(path))
        if kind == .swift {
            if !sources.contains(file) { sources.append(file) }
        } else if kind.needsMac {
            if !foreign.contains(file) { foreign.append(file) }
        } else if isResource, kind != .header, kind != .framework, kind != .library, kind != .documentation {
            if !resources.contains(file) { resources.append(file) }
        }
    }

    private mutating func link(_ file: ProjectObject) {
        if let product = archive.object("productRef", of: file), let name = product.text("productName") {
            if !products.contains(name) { products.append(name) }
        } else if let reference = archive.object("fileRef", of: file) {
            let name = ProjectPath.name(of: reference.text("path") ?? reference.name)
            let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            if !frameworks.contains(stem) { frameworks.append(stem) }
            guard case .project(let path) = tree.place(of: reference) else { return }
            let file = ProjectFile(path: path, kind: kind(of: reference, path), isMissing: !finder.exists(path))
            let isBinary = file.kind == .framework || file.kind == .library
            if isBinary, !binaries.contains(file) { binaries.append(file) }
        }
    }
}
