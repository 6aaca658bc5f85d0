import Foundation
import VigilXcodeProject

/// The targets that make frameworks and static libraries in an app's project, and in the projects that it is built with.
struct ProjectLibraries {
    /// The targets, by their modules. What lies nearer to the app counts.
    private(set) var targets: [String: LibrarySearch.Target] = [:]
    /// The folders of packages that the projects name.
    private(set) var packages: [String] = []
    /// The packages that the other projects name.
    private(set) var references: [PackageReference] = []
    /// What there is to say of them.
    private(set) var notes: [String] = []

    init(of project: XcodeProject) {
        let related = RelatedProjects(of: project)
        for next in [project] + related.projects {
            // What is odd about the app's own project is told whatever is brought of it.
            let problems = next.path == project.path ? [] : next.problems.map(\.description)
            for target in next.libraries where targets[target.moduleName] == nil {
                targets[target.moduleName] = LibrarySearch.Target(target, of: next, problems: problems)
            }
            packages += (next.packages.compactMap(\.path) + next.packageFolders).map(next.location(of:))
        }
        packages += related.packages
        references = related.projects.flatMap(\.packages)
        notes += related.problems.map(\.description)
        let extensions = project.otherTargets.filter(\.isExtension).map(\.name)
        if !extensions.isEmpty {
            notes.append(
                "App extensions are programs of their own, and are not brought: \(extensions.joined(separator: ", ")).")
        }
    }
}

extension LibrarySearch {
    /// A target of a project that makes a library.
    struct Target {
        /// The paths of its Swift files that are there.
        let sources: [String]
        /// What the compiler is told of them.
        let settings: [CompilerSetting]
        /// What of it is not brought.
        let notes: [String]
        /// What is wrong with the project that it belongs to, where that is not the app's.
        let problems: [String]
        private let foreignNotes: [String]

        init(_ target: LibraryTarget, of project: XcodeProject, problems: [String]) {
            sources = target.sources.filter { !$0.isMissing }.map {
                URL(fileURLWithPath: project.location(of: $0)).standardizedFileURL.path
            }
            settings = CompilerSetting.all(of: target.debugSettings)
            foreignNotes = AppOrigin.notes(on: target.foreignFiles, besides: [.dataModel])
            let resources = target.resources.map(\.name).joined(separator: ", ")
            notes =
                target.sources.filter(\.isMissing).map { "\($0.path) is named by the project and is not there." }
                + foreignNotes
                + (resources.isEmpty ? [] : ["what its bundle has is not in the package: \(resources)"])
            self.problems = problems
        }

        /// What it has in place of Swift files; empty for nothing.
        var foreignNote: String { foreignNotes.isEmpty ? "" : " It has " + foreignNotes.joined(separator: "; ") + "." }
    }
}
