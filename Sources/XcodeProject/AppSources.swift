import VigilDocuments

/// What is found where a user points to for an app: a project, or a folder of sources.
package enum AppSources: Sendable {
    /// An Xcode project.
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
        throw refused(
            "there are several Xcode projects here: \(chosen.quotedList("and"))", path, hint: "give one of them")
    }

    /// The one project that a workspace names, but for that of pods. Groups of a workspace that are folders are not followed.
    private static func project(ofWorkspace finder: FileFinder, _ path: String) throws(InputProblems) -> String {
        let file = finder.location(of: "contents.xcworkspacedata")
        let input = InputFile(kind: "Xcode workspace", limit: 4_000_000)
        let text = try TextInput.utf8(input.data(of: file), file: file)
        let named = String(decoding: text.bytes, as: UTF8.self).matches(
            of: #/location\s*=\s*"(?:group|container|absolute):([^"]*\.xcodeproj)"/#
        ).map { String($0.output.1) }.filter { ProjectPath.name(of: $0) != "Pods.xcodeproj" }
        if let project = named.first, named.count == 1 {
            return ProjectPath.joined(ProjectPath.folder(of: ProjectPath.normalized(path)), project)
        }
        guard !named.isEmpty else { throw refused("the workspace names no Xcode project", file) }
        throw refused(
            "the workspace names several Xcode projects: \(named.quotedList("and"))", file, hint: "give one of them")
    }

    private static func refused(_ message: String, _ path: String, hint: String? = nil) -> InputProblems {
        InputProblems([InputProblem(.error, file: path, message: message, hint: hint)])
    }
}
