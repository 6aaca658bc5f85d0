import VigilDocuments

/// Makes the value of a project from its archive and the files around it.
struct ProjectReader {
    private let archive: ProjectArchive
    private let project: ProjectObject
    private let log = ProblemLog()
    private let name: String
    private let path: String
    private let folder: String
    private let finder: FileFinder
    private let tree: FileTree
    private let folders: [SynchronizedFolder]

    init(_ path: String) throws(InputProblems) {
        let path = ProjectPath.normalized(path)
        self.path = path
        (name, folder) = (String(ProjectPath.name(of: path).prefix { $0 != "." }), ProjectPath.folder(of: path))
        archive = try ProjectArchive(inProject: path, log: log)
        project = try archive.root()
        finder = FileFinder(folder: folder.isEmpty ? "." : folder)
        tree = FileTree(archive, project)
        let (archive, tree, finder) = (archive, tree, finder)
        folders = archive.all("PBXFileSystemSynchronizedRootGroup").compactMap {
            SynchronizedFolder($0, archive, tree, finder)
        }
    }

    func read() -> XcodeProject {
        let targets = archive.objects("targets", of: project)
        var (apps, others, libraries, tests) = ([AppTarget](), [OtherTarget](), [LibraryTarget](), [UITestTarget]())
        for target in targets {
            let type = target.text("productType") ?? target.isa
            let configurations = self.configurations(of: target)
            if ProjectReader.isApp(type), ProjectReader.isForPhones(configurations) {
                apps.append(app(target, type, configurations))
            } else {
                others.append(OtherTarget(name: target.name, productType: type))
                if ProjectReader.isLibrary(type), ProjectReader.isForPhones(configurations) {
                    libraries.append(library(target, type, configurations))
                }
                if type == "com.apple.product-type.bundle.ui-testing" { tests.append(uiTests(target, configurations)) }
            }
        }
        let packages = archive.objects("packageReferences", of: project).map(package)
        let names = configurationObjects(of: project).map(\.name)
        return XcodeProject(
            name: name, path: path, folder: finder.folder, apps: apps, otherTargets: others, libraries: libraries,
            uiTests: tests, projects: references.filter { ProjectPath.ending(of: $0) == "xcodeproj" },
            packages: packages,
            packageFolders: references.filter { finder.exists(ProjectPath.joined($0, "Package.swift")) },
            configurations: names, problems: log.problems)
    }

    /// Apps, clips and apps of messages; not those for watches, and no extensions.
    private static func isApp(_ type: String) -> Bool {
        let prefix = "com.apple.product-type.application"
        return [prefix, prefix + ".on-demand-install-capable", prefix + ".messages"].contains(type)
    }

    private static func isLibrary(_ type: String) -> Bool {
        let prefix = "com.apple.product-type."
        return ["framework", "framework.static", "library.static", "library.dynamic"].contains { type == prefix + $0 }
    }

    /// The paths of all files that lie in the project or beside it, each once.
    private var references: [String] {
        let all = archive.all("PBXFileReference").compactMap { reference -> String? in
            if case .project(let path) = tree.place(of: reference) { path } else { nil }
        }
        return Set(all).sorted()
    }

    private static func isForPhones(_ configurations: [BuildSettings]) -> Bool {
        guard let settings = configurations.first else { return true }
        let sdk = settings["SDKROOT"] ?? "iphoneos"
        let platforms = settings.list("SUPPORTED_PLATFORMS")
        if sdk == "auto" { return platforms.isEmpty || platforms.contains("iphoneos") }
        return sdk.hasPrefix("iphone") || platforms.contains("iphoneos")
    }

    private func app(_ target: ProjectObject, _ type: String, _ configurations: [BuildSettings]) -> AppTarget {
        let files = TargetFiles(of: target, archive, tree, finder, folders)
        let builds = configurations.map { settings in
            let reader = AppInfoReader(settings, finder, log, target: target.name, project: archive.file)
            return AppBuild(settings: settings, info: reader.read())
        }
        // The Info.plist lies among the files of its folder, and is none of the resources.
        let manifests = Set(builds.compactMap(\.info.file))
        return AppTarget(
            name: target.name, productType: type, sources: files.sources, foreignFiles: files.foreign,
            resources: files.resources.filter { !manifests.contains($0.path) && $0.kind != .swift },
            frameworks: files.frameworks, binaries: files.binaries, packageProducts: files.products,
            dependencies: archive.objects("dependencies", of: target).compactMap {
                archive.object("target", of: $0)?.name ?? $0.text("name")
            }, builds: builds)
    }

    private func library(
        _ target: ProjectObject, _ type: String, _ configurations: [BuildSettings]
    ) -> LibraryTarget {
        let files = TargetFiles(of: target, archive, tree, finder, folders)
        return LibraryTarget(
            name: target.name, productType: type, sources: files.sources, foreignFiles: files.foreign,
            resources: files.resources.filter { $0.kind != .propertyList }, settings: configurations)
    }

    /// Xcode notes the app as a setting, and as what has to be built before.
    private func uiTests(_ target: ProjectObject, _ configurations: [BuildSettings]) -> UITestTarget {
        let before = archive.objects("dependencies", of: target).compactMap { archive.object("target", of: $0)?.name }
        return UITestTarget(
            name: target.name, app: configurations.first?["TEST_TARGET_NAME"] ?? before.first,
            sources: TargetFiles(of: target, archive, tree, finder, folders).sources, settings: configurations)
    }

    private func configurationObjects(of owner: ProjectObject) -> [ProjectObject] {
        archive.object("buildConfigurationList", of: owner).map {
            archive.objects("buildConfigurations", of: $0)
        } ?? []
    }

    /// The settings of a target, one for each of its configurations: its own before those of the project, and a list in the
    /// archive before the file that it is based on.
    private func configurations(of target: ProjectObject) -> [BuildSettings] {
        let ofProject = configurationObjects(of: project)
        return configurationObjects(of: target).map { configuration in
            let name = configuration.name
            let outer = ofProject.first { $0.name == name } ?? ofProject.first
            return BuildSettings(
                name, levels(of: configuration) + (outer.map(levels) ?? []) + [defaults(of: target, name)])
        }
    }

    private func levels(of configuration: ProjectObject) -> [SettingsLevel] {
        let file = baseFile(of: configuration).map { ConfigurationFile($0, finder, log).level }
        return [SettingsLevel(of: configuration, in: archive)] + (file.map { [$0] } ?? [])
    }

    /// The file that a configuration is based on: a reference, or a path in a synchronized folder.
    private func baseFile(of configuration: ProjectObject) -> String? {
        if let reference = archive.object("baseConfigurationReference", of: configuration),
            case .project(let path) = tree.place(of: reference)
        {
            return path
        }
        guard let anchor = archive.object("baseConfigurationReferenceAnchor", of: configuration),
            case .project(let folder) = tree.place(of: anchor),
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return ProjectPath.joined(folder, path)
    }

    /// What Xcode sets where nobody else does, as far as manifests refer to it. All paths are seen from the project's folder.
    private func defaults(of target: ProjectObject, _ configuration: String) -> SettingsLevel {
        SettingsLevel([
            "CONFIGURATION": configuration, "TARGET_NAME": target.name, "TARGETNAME": target.name,
            "PROJECT_NAME": name, "PROJECT": name, "SRCROOT": ".", "SOURCE_ROOT": ".",
            "PROJECT_DIR": ".", "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "WRAPPER_NAME": "$(PRODUCT_NAME).app", "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).app",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "SDKROOT": "iphoneos", "PLATFORM_NAME": "iphoneos",
            "SDK_NAME": "iphoneos", "DEVELOPMENT_LANGUAGE": project.text("developmentRegion") ?? "en",
            "CURRENT_ARCH": "arm64", "ARCHS": "arm64",
        ])
    }

    private func package(_ reference: ProjectObject) -> PackageReference {
        let url = reference.text("repositoryURL")
        let path = reference.text("relativePath") ?? reference.text("path")
        let address = url ?? path ?? reference.name
        let last = ProjectPath.name(of: address.hasSuffix(".git") ? String(address.dropLast(4)) : address)
        let requirement = reference.values("requirement").compactMapValues(\.settingText)
        let words =
            [requirement["kind"]] + requirement.filter { $0.key != "kind" }.sorted { $0.key < $1.key }.map(\.value)
        return PackageReference(
            name: last, url: url, path: url == nil ? path : nil,
            requirement: requirement.isEmpty ? nil : words.compactMap(\.self).joined(separator: " "))
    }
}
