import VigilDocuments

/// What is found where a user points to for an app: a project, or a folder of sources.
package enum AppSources: Sendable {
    case project(XcodeProject)
    /// A folder with Swift files and no project.
    case folder(SourceFolder)
    /// An app of Swift Playgrounds: a package whose `Package.swift` declares an app for phones.
    case playground(SourceFolder)
    /// A package, whose `Package.swift` declares no app for phones.
    case package(SourceFolder)

    /// Looks at `path`: a `.xcodeproj`, a `.xcworkspace`, a `.swiftpm`, or a folder in which one of them is looked for.
    ///
    /// - Throws: ``InputProblems`` where there is nothing, or more than one project to choose from.
    package static func find(at path: String) throws(InputProblems) -> AppSources {
        let finder = FileFinder(folder: path)
        guard finder.isFolder("") else {
            let isArchive = ProjectPath.name(of: path) == "project.pbxproj"
            if isArchive { return .project(try XcodeProject.read(ProjectPath.folder(of: path))) }
            throw refused("there is no such folder", path)
        }
        if ProjectPath.ending(of: ProjectPath.normalized(path)) == "xcodeproj" {
            return .project(try XcodeProject.read(path))
        }
        if ProjectPath.ending(of: ProjectPath.normalized(path)) == "xcworkspace" {
            return .project(try XcodeProject.read(try project(ofWorkspace: finder, path)))
        }
        if let project = try project(in: finder, path) { return .project(try XcodeProject.read(project)) }
        let folder = SourceFolder(finder)
        if finder.exists("Package.swift") {
            let file = InputFile(kind: "package", limit: 4_000_000)
            let text = try TextInput.utf8(file.data(of: finder.location(of: "Package.swift")), file: path)
            let isApp = String(decoding: text.bytes, as: UTF8.self).contains("iOSApplication(")
            return isApp ? .playground(folder) : .package(folder)
        }
        guard !folder.sources.isEmpty else { throw refused("there is no Xcode project here, and no Swift file", path) }
        return .folder(folder)
    }

    /// The one project in a folder or in the folders in it; nil for none.
    private static func project(in finder: FileFinder, _ path: String) throws(InputProblems) -> String? {
        let found = finder.files(below: "") { SourceFolder.isOwn($0) && $0.split(separator: "/").count < 3 }
            .filter { ProjectPath.ending(of: $0) == "xcodeproj" && ProjectPath.name(of: $0) != "Pods.xcodeproj" }
        // One at the top is meant, whatever lies deeper.
        let atTop = found.filter { !$0.contains("/") }
        let chosen = atTop.isEmpty ? found : atTop
        guard chosen.count > 1 else { return chosen.first.map(finder.location) }
        let workspaces = Workspace.paths(in: finder)
        if let workspace = workspaces.first, workspaces.count == 1 {
            return try project(ofWorkspace: FileFinder(folder: workspace), workspace)
        }
        throw refused(
            "there are several Xcode projects here: \(chosen.quotedList("and"))", path, hint: "give one of them")
    }

    /// The one project that a workspace names, but for that of pods; of several the one that has an app for phones.
    private static func project(ofWorkspace finder: FileFinder, _ path: String) throws(InputProblems) -> String {
        let file = finder.location(of: "contents.xcworkspacedata")
        let named = try Workspace(path).projects
        guard !named.isEmpty else { throw refused("the workspace names no Xcode project", file) }
        if named.count == 1 { return named[0] }
        let apps = named.filter { (try? XcodeProject.read($0))?.apps.isEmpty == false }
        if let project = apps.first, apps.count == 1 { return project }
        let names = (apps.isEmpty ? named : apps).map { display($0, in: ProjectPath.folder(of: path)) }
        throw refused(
            "the workspace names several Xcode projects: \(names.quotedList("and"))", file, hint: "give one of them")
    }

    private static func display(_ path: String, in folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    private static func refused(_ message: String, _ path: String, hint: String? = nil) -> InputProblems {
        InputProblems([InputProblem(.error, file: path, message: message, hint: hint)])
    }
}
