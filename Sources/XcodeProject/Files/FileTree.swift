/// Where the files of a project are: each reference lies in a group, and most paths are relative to it.
struct FileTree {
    /// Where a reference leads.
    enum Location: Equatable {
        /// To a path as seen from the folder of the project.
        case project(String)
        /// To something that a Mac or a build has, such as a framework of the SDK: the tree, and the path in it.
        case outside(tree: String, path: String)
    }

    private var places: [String: Location] = [:]
    private let folder: String

    init(_ archive: ProjectArchive, _ project: ProjectObject) {
        folder = ProjectPath.joined(project.text("projectDirPath") ?? "", project.text("projectRoot") ?? "")
        guard let main = archive.object("mainGroup", of: project) else { return }
        // A list and no recursion: groups of a damaged file may hold each other.
        var groups = [main]
        places[main.id] = place(of: main, in: .project(folder))
        while let group = groups.popLast() {
            for child in archive.objects("children", of: group) where places[child.id] == nil {
                places[child.id] = place(of: child, in: places[group.id] ?? .project(folder))
                // The versions of a data model are in the file that the model is.
                if child.isa == "PBXGroup" || child.isa == "PBXVariantGroup" { groups.append(child) }
            }
        }
    }

    /// Where a reference leads; one that lies in no group is taken from the folder of the project.
    func place(of reference: ProjectObject) -> Location {
        places[reference.id] ?? place(of: reference, in: .project(folder))
    }

    private func place(of object: ProjectObject, in group: Location) -> Location {
        let path = object.text("path") ?? ""
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>":
            switch group {
            case .project(let folder): return .project(ProjectPath.joined(folder, path))
            case .outside(let tree, let folder): return .outside(tree: tree, path: ProjectPath.joined(folder, path))
            }
        case "SOURCE_ROOT": return .project(ProjectPath.joined(folder, path))
        case "<absolute>": return .project(ProjectPath.normalized(path))
        case let tree: return .outside(tree: tree, path: path)
        }
    }
}
