import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilScenarios
import VigilXcodeProject

/// An app that is there: its sources, its Info.plist, and how it is built.
struct AppOrigin {
    let name: String
    /// The paths of its Swift files.
    let sources: [String]
    /// The Info.plist as the app would have it; nil where none was found.
    let manifest: String?
    /// The Info.plist that it has, which is read where it lies; nil where it has none.
    var manifestFile: String?
    /// What the build settings make of that; nil where nobody says.
    var manifestSettings: String?
    /// The files that the app finds in its bundle.
    var resources: [String] = []
    /// Which symbols it gets of its asset catalogues; nil for all.
    private(set) var assetSymbols: String?
    /// The headers of Objective-C that its Swift files see, and its program texts of Objective-C.
    private(set) var objectiveC: [String] = []
    /// The paths of the frameworks that it links as binaries.
    private(set) var binaries: [String] = []
    /// The lowest iOS that it is made for; nil where that is not known.
    private(set) var lowestSystem: SystemVersion?
    /// What the compiler is told.
    var settings: [CompilerSetting] = []
    /// The folder around its project.
    private(set) var root = ""
    /// The folders of packages that its project names, and the projects that it is built with.
    private(set) var packages: [String] = []
    /// The targets of its project, and of those built with it, that make libraries.
    private(set) var libraryTargets: [String: LibrarySearch.Target] = [:]
    /// The targets of its UI tests: the module of each, its Swift files, and what the compiler is told.
    private(set) var uiTests: [(module: String, sources: [String], settings: [CompilerSetting])] = []
    /// What there is to say of it.
    var notes: [String] = []
    /// What is wrong with it, so that nothing that the package says of the app is sure.
    private(set) var errors: [String] = []

    /// The app at a path: that of a project, or of a folder with sources.
    ///
    /// - Parameter target: the name of a target of the project; nil for its first application.
    /// - Throws: ``UsageError`` or ``InputProblems`` where there is none.
    init(_ path: String, target: String?) throws {
        switch try AppSources.find(at: path) {
        case .project(let project): try self.init(project, target: target)
        case .folder(let folder), .playground(let folder), .package(let folder): try self.init(folder)
        }
    }

    private init(_ project: XcodeProject, target: String?) throws {
        let names = project.apps.map(\.name)
        guard let app = project.apps.first(where: { target == nil || $0.name == target }) else {
            let what = target.map { "no application called \($0)" } ?? "no application for phones"
            throw UsageError(
                "\(project.name).xcodeproj has \(what)"
                    + (names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"))
        }
        let build = app.build()
        let there = app.sources.filter { !$0.isMissing }
        self.init(
            name: build?.moduleName ?? app.name, sources: there.map { project.location(of: $0) },
            manifest: build?.info.xml)
        notes += Self.notes(on: build)
        root = project.folder
        guard !sources.isEmpty else {
            throw UsageError(
                (["the target \(app.name) of \(project.name).xcodeproj has no Swift file"] + notes)
                    .joined(separator: "\n"))
        }
        if let build { read(build.info, of: project) }
        lowestSystem = build?.deploymentTarget.flatMap { try? SystemVersion("iOS " + $0) }
        resources = (app.resources + app.foreignFiles).filter(Self.isLinked).map { project.location(of: $0) }
        settings = CompilerSetting.all(of: build?.settings)
        assetSymbols = build?.settings.assetSymbols
        readObjectiveC(
            app.foreignFiles.filter { !$0.isMissing }, at: project.location(of:),
            from: build?.bridgingHeader.map { [project.location(of: $0)] } ?? [])
        binaries = app.binaries.filter { !$0.isMissing && $0.kind == .framework }.map { project.location(of: $0) }
        notes += app.binaries.filter { !$0.isMissing && $0.kind == .library }.map {
            "\($0.path) is a binary, which cannot run here: what a header declares of it stands in its place."
        }
        readUITests(of: app.name, in: project)
        let others = ProjectLibraries(of: project)
        (libraryTargets, packages) = (others.targets, others.packages)
        notes += others.notes
        notes += project.problems.map(\.description) + Self.notes(on: app, of: project)
        notes += MissingCode(around: root, references: project.packages + others.references).notes
    }

    private init(_ folder: SourceFolder) throws {
        func path(_ file: String) -> String { folder.folder + "/" + file }
        self.init(
            name: URL(fileURLWithPath: folder.folder).standardizedFileURL.lastPathComponent,
            sources: Self.withoutLibraries(folder.sources.map { path($0.path) }, of: folder.folder),
            manifest: folder.manifests.first.flatMap { RegularFile.text(at: path($0)) })
        guard !sources.isEmpty || folder.sources.isEmpty else { throw UsageError(notes.joined(separator: "\n")) }
        root = folder.folder
        manifestFile = folder.manifests.first.flatMap { Self.file(path($0)) }
        notes += folder.manifests.prefix(1).compactMap { Self.odd(path($0), "is not read") }
        settings = [.swiftFive]
        resources = (folder.resources + folder.foreignFiles).filter(Self.isLinked).map { path($0.path) }
        readObjectiveC(folder.foreignFiles, at: { path($0.path) }, from: folder.bridgingHeaders.map(path))
        notes += Self.notes(on: folder.foreignFiles) + MissingCode(around: root).notes
        if manifest == nil { notes.append("There is no Info.plist: the package gets one that declares no mode.") }
    }

    private init(name: String, sources: [String], manifest: String?) {
        self.name = name
        let paths = sources.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        // They go through a list with a line each.
        let hidden = paths.filter { !$0.unicodeScalars.allSatisfy(\.isShown) }
        let odd = paths.compactMap { Self.odd($0, "is left out") }
        self.sources = paths.filter { !hidden.contains($0) && VigilDocuments.FileKind.oddity(at: $0) == nil }
        self.manifest = manifest
        notes = hidden.map { "\($0) is left out: its name has characters that nobody sees" } + odd
    }

    /// What is said of a pipe, a socket or a device in the place of a file; nil where a file lies there.
    static func odd(_ path: String, _ what: String) -> String? {
        VigilDocuments.FileKind.oddity(at: path).map { "\(path) \(what): \($0)" }
    }

    /// Without the sources of a package's library targets, which are modules of their own, where others are left.
    private static func withoutLibraries(_ sources: [String], of folder: String) -> [String] {
        let targets = LibrarySearch.targets(of: folder).map { folder + "/" + ($0.path ?? "Sources/" + $0.name) + "/" }
        let others = sources.filter { source in !targets.contains { source.hasPrefix($0) } }
        return others.isEmpty ? sources : others
    }

    /// What Swift files see of Objective-C, and what stands behind that.
    private mutating func readObjectiveC(
        _ files: [ProjectFile], at location: (ProjectFile) -> String, from bridges: [String]
    ) {
        let missing = bridges.filter { Self.file($0) == nil }
        notes += missing.map { "\($0) is named by SWIFT_OBJC_BRIDGING_HEADER and is not there." }
        let search = HeaderSearch(from: bridges.filter { !missing.contains($0) }, in: root)
        let programs = files.filter { [.objectiveC, .objectiveCPlusPlus, .c, .cPlusPlus].contains($0.kind) }
        objectiveC = search.headers + programs.map(location).compactMap(Self.file)
        notes += search.notes
    }

    /// The UI tests of a target. Where a project has one app, they are its tests, whatever they say.
    private mutating func readUITests(of app: String, in project: XcodeProject) {
        for target in project.uiTests where target.app == app || project.apps.count == 1 {
            let files = target.sources.filter { !$0.isMissing }.map { project.location(of: $0) }
            let odd = files.filter { VigilDocuments.FileKind.oddity(at: $0) != nil }
            notes += odd.compactMap { Self.odd($0, "is left out") }
            let whole = files.filter { !odd.contains($0) }.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
            guard !whole.isEmpty else { continue }
            let build = target.settings.first { $0.configuration == "Debug" } ?? target.settings.first
            uiTests.append((build?.moduleName ?? target.name, whole, CompilerSetting.all(of: build)))
        }
    }

    private mutating func read(_ info: AppInfo, of project: XcodeProject) {
        manifestFile = info.file.flatMap { Self.file(project.location(of: $0)) }
        guard manifestFile != nil else {
            if let file = info.file { return errors.append(Self.lack(of: project.location(of: file))) }
            notes.append(
                "Its Info.plist comes from build settings alone: the package has it as they are now, and not as they will be."
            )
            return
        }
        manifestSettings = info.settingsXML
        notes.append(
            "Its Info.plist is read where it lies, with the build settings as they are now; Info.settings.plist has these."
        )
    }

    private static func lack(of manifest: String) -> String {
        """
        error: \(odd(manifest, "is not read") ?? "\(manifest) is not there"), and INFOPLIST_FILE names it: which modes the app declares, and what else it says, is not \
        known. The Info.plist of the package has what build settings say; put the file where it is named, and bring the app anew
        """
    }

    /// The path of a file that a link may lead to; nil where there is none.
    private static func file(_ path: String) -> String? {
        let whole = URL(fileURLWithPath: path).standardizedFileURL.path
        let isFile = FileManager.default.fileExists(atPath: whole) && !FileManager.default.isFolder(whole)
        return isFile && VigilDocuments.FileKind.oddity(at: whole) == nil && whole.unicodeScalars.allSatisfy(\.isShown)
            ? whole : nil
    }

    /// What of the settings is not taken over.
    private static func notes(on build: AppBuild?) -> [String] {
        (build?.compilationConditions ?? []).filter { SwiftName($0) == nil }.map {
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS: \($0.quoted) is left out: a condition is a name, of letters, digits and _"
        }
    }

    private static func notes(on app: AppTarget, of project: XcodeProject) -> [String] {
        var notes = notes(on: app.foreignFiles)
        for package in project.packages.compactMap(\.path) {
            guard !FileManager.default.fileExists(atPath: project.location(of: package) + "/Package.swift") else {
                continue
            }
            notes.append("The package \(package) is named by the project and is not there.")
        }
        for file in app.sources where file.isMissing {
            notes.append("\(file.path) is named by the project and is not there.")
        }
        if let version = app.build()?.deploymentTarget { notes.append("It is made for iOS \(version) and later.") }
        return notes
    }

    /// Whether a package has a link to a file: what the app finds in its bundle, and what something is made of: models and
    /// asset catalogues.
    private static func isLinked(_ file: ProjectFile) -> Bool {
        let isAboutApp = file.name.hasSuffix(".entitlements") || file.name.hasSuffix(".xcprivacy")
        return Self.linked.contains(file.kind) && !file.isMissing && !isAboutApp
    }

    static let linked: Set<VigilXcodeProject.FileKind> = [
        .resource, .texts, .propertyList, .dataModel, .assetCatalog, .storyboard, .nib,
    ]

    /// What is not translated, by kind.
    static func notes(on files: [ProjectFile], besides linked: Set<VigilXcodeProject.FileKind> = linked) -> [String] {
        Dictionary(grouping: files.filter { !linked.contains($0.kind) }, by: \.kind).sorted {
            $0.key.rawValue < $1.key.rawValue
        }.map { kind, files in
            let names =
                files.prefix(3).map(\.name).joined(separator: ", ")
                + (files.count > 3 ? " and \(files.count - 3) more" : "")
            return "\(kind.rawValue), which only a Mac builds: \(names)"
        }
    }
}
