/// A folder with the sources of an app and no project that would tell which they are: found by looking.
package struct SourceFolder: Sendable {
    /// The folder, from which the paths of files are seen.
    package let folder: String
    /// Its Swift files, by name, without those of tests.
    package let sources: [ProjectFile]
    /// Swift files in folders whose names end in `Tests`.
    package let tests: [ProjectFile]
    /// What only a Mac can build.
    package let foreignFiles: [ProjectFile]
    /// What would be copied into the app.
    package let resources: [ProjectFile]
    /// The headers that are called as Xcode calls one by which Swift files see Objective-C.
    package let bridgingHeaders: [String]
    /// The files that may be the Info.plist, the most likely first: by its name, and by how near it is to the top.
    package let manifests: [String]

    init(_ finder: FileFinder) {
        folder = finder.folder
        let all = finder.files(below: "", entering: SourceFolder.isOwn).map { path in
            ProjectFile(path: path, kind: FileKind.of(path), isMissing: false)
        }
        let program = all.filter { !SourceFolder.isTest($0.path) }
        sources = program.filter { $0.kind == .swift && $0.path != "Package.swift" }
        tests = all.filter { $0.kind == .swift && SourceFolder.isTest($0.path) }
        foreignFiles = program.filter(\.kind.needsMac)
        bridgingHeaders = program.map(\.path).filter { $0.hasSuffix("-Bridging-Header.h") }
        let manifests = program.map(\.path).filter { $0.hasSuffix("Info.plist") }.sorted { left, right in
            SourceFolder.rank(left) < SourceFolder.rank(right)
        }
        self.manifests = manifests
        resources = program.filter { file in
            (file.kind == .resource || file.kind == .texts || file.kind == .propertyList)
                && !manifests.contains(file.path)
        }
    }

    private static func rank(_ path: String) -> (Int, Int, String) {
        (ProjectPath.name(of: path) == "Info.plist" ? 0 : 1, path.split(separator: "/").count, path)
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }

    /// Whether a folder holds what was written for the app: not what tools put there.
    static func isOwn(_ path: String) -> Bool {
        !["Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "vendor", "fastlane"].contains(
            ProjectPath.name(of: path))
    }
}
