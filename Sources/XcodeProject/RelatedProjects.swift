import Foundation
import VigilDocuments

/// The projects that are built together with one: those that it names, and those of the workspaces that name it.
package struct RelatedProjects: Sendable {
    /// The projects, in the order in which they are named, without the first.
    package private(set) var projects: [XcodeProject] = []
    /// The folders among the files of the workspaces that are packages.
    package let packages: [String]
    /// What is wrong with others.
    package private(set) var problems: [InputProblem] = []

    /// More are not looked at: each may name others.
    private static let limit = 200

    /// Looks on the disk for what a project is built with.
    package init(of project: XcodeProject) {
        let own = Self.absolute(project.path)
        var seen: Set = [own]
        let workspaces = Self.workspaces(around: own)
        packages = workspaces.flatMap(\.packages)
        var open = (project.projects.map(project.location(of:)) + workspaces.flatMap(\.projects)).map(Self.absolute)
        while !open.isEmpty, projects.count < Self.limit {
            let path = open.removeFirst()
            guard seen.insert(path).inserted, ProjectPath.name(of: path) != "Pods.xcodeproj" else { continue }
            do throws(InputProblems) {
                let next = try XcodeProject.read(path)
                projects.append(next)
                open += next.projects.map(next.location(of:)).map(Self.absolute)
            } catch { problems += error.problems }
        }
    }

    /// The workspaces in the folder of a project, or in one of the two around it, that name it.
    private static func workspaces(around own: String) -> [Workspace] {
        ["..", "../..", "../../.."].flatMap { folder -> [Workspace] in
            let finder = FileFinder(folder: ProjectPath.joined(own, folder))
            return Workspace.paths(in: finder).compactMap { try? Workspace($0) }.filter { $0.projects.contains(own) }
        }
    }

    /// One project may be named in several ways.
    private static func absolute(_ path: String) -> String {
        ProjectPath.joined(FileManager.default.currentDirectoryPath, path)
    }
}
