import VigilDocuments

/// An Xcode project as far as one has to know it to build its apps elsewhere: their sources, manifests and settings.
///
///     let project = try XcodeProject.read("Trail/Trail.xcodeproj")
///     for app in project.apps { print(app.name, app.sources.map(\.path)) }
///
/// Whatever in the file is odd or cannot be taken over is among its problems, each with its place; nothing else is left out.
package struct XcodeProject: Sendable {
    /// The name of the project: that of its folder without `.xcodeproj`.
    package let name: String
    /// The `.xcodeproj` folder, as it was named.
    package let path: String
    /// The folder around the `.xcodeproj`, from which the paths of files are seen.
    package let folder: String
    /// The targets that make apps for phones, in the order of the project.
    package let apps: [AppTarget]
    /// All other targets: tests, extensions, libraries, apps for other devices.
    package let otherTargets: [OtherTarget]
    /// Those of them that make a framework or a static library, in the order of the project.
    package let libraries: [LibraryTarget]
    /// Those of them that are UI tests of apps, in the order of the project.
    package let uiTests: [UITestTarget]
    /// The paths of the projects that this one names, as seen from its folder.
    package let projects: [String]
    /// The packages that the project depends on.
    package let packages: [PackageReference]
    /// The paths of the folders among its files that are packages, as seen from its folder.
    package let packageFolders: [String]
    /// The build configurations of the project: `Debug`, `Release`.
    package let configurations: [String]
    /// What is wrong, odd, or not taken over.
    package let problems: [InputProblem]

    /// Reads a `.xcodeproj` folder.
    ///
    /// - Throws: ``InputProblems`` where there is no project in it that could be read.
    package static func read(_ path: String) throws(InputProblems) -> XcodeProject {
        try ProjectReader(path).read()
    }

    /// Where a path of the project leads.
    package func location(of path: String) -> String { ProjectPath.joined(folder, path) }

    /// Where a file of the project is.
    package func location(of file: ProjectFile) -> String { ProjectPath.joined(folder, file.path) }
}

/// A target that makes no app for phones.
package struct OtherTarget: Hashable, Sendable {
    package let name: String
    /// What it makes, as the project says it: `com.apple.product-type.app-extension`; the class of a target that makes
    /// nothing.
    package let productType: String
}

extension OtherTarget {
    /// Whether it makes an app extension, which is a program of its own.
    package var isExtension: Bool {
        productType.contains("app-extension") || productType.contains("extensionkit-extension")
    }
}

/// A target that makes a framework or a static library.
package struct LibraryTarget: Sendable {
    package let name: String
    /// What it makes: `com.apple.product-type.framework`.
    package let productType: String
    /// Its Swift files, in the order in which they are built.
    package let sources: [ProjectFile]
    /// What only a Mac can build.
    package let foreignFiles: [ProjectFile]
    /// What is copied into it.
    package let resources: [ProjectFile]
    /// The build settings, one for each configuration.
    package let settings: [BuildSettings]

    /// The module that its files make.
    package var moduleName: String { debugSettings?.moduleName ?? name }
    /// The build settings of the configuration `Debug`, else of the first; nil for a target without any.
    package var debugSettings: BuildSettings? { settings.first { $0.configuration == "Debug" } ?? settings.first }
}

/// A target of UI tests.
package struct UITestTarget: Sendable {
    package let name: String
    /// The target of the app that it is about; nil where the project does not say.
    package let app: String?
    /// Its Swift files, in the order in which they are built.
    package let sources: [ProjectFile]
    /// The build settings, one for each configuration.
    package let settings: [BuildSettings]
}

/// A package that a project depends on.
package struct PackageReference: Hashable, Sendable {
    /// The last part of its address or path, without `.git`.
    package let name: String
    /// Where it comes from; nil for one that lies beside the project.
    package let url: String?
    /// The folder of one that lies beside the project, as seen from the project's.
    package let path: String?
    /// Which versions are allowed, as the project says it: `upToNextMajorVersion 2.0.0`.
    package let requirement: String?
}

/// A target that makes an app for phones.
package struct AppTarget: Sendable {
    package let name: String
    /// What it makes: `com.apple.product-type.application`, or that of a clip or of messages.
    package let productType: String
    /// Its Swift files, in the order in which they are built: those of the sources phase, then those of synchronized folders
    /// by name.
    package let sources: [ProjectFile]
    /// What a tool of a Mac builds: Objective-C, storyboards, models, asset catalogues.
    package let foreignFiles: [ProjectFile]
    /// What is copied into the app as it is, or nearly.
    package let resources: [ProjectFile]
    /// The frameworks and libraries that it names to be linked, without their endings: `CoreLocation`.
    package let frameworks: [String]
    /// Those of them that lie among the project's files as binaries: `Vendor/Meter.xcframework`, `libMeter.a`.
    package let binaries: [ProjectFile]
    /// The products of packages that it links.
    package let packageProducts: [String]
    /// The targets that are built before it.
    package let dependencies: [String]
    /// One for each build configuration, in the order of the target.
    package let builds: [AppBuild]

    /// The build with the configuration of this name, else the first; nil for a target without any.
    package func build(_ configuration: String = "Debug") -> AppBuild? {
        builds.first { $0.settings.configuration == configuration } ?? builds.first
    }
}

/// An app in one build configuration.
package struct AppBuild: Sendable {
    package let settings: BuildSettings
    /// The Info.plist as it would be in the app.
    package let info: AppInfo

    /// The identifier of the app, as its Info.plist has it, else as the settings have it.
    package var bundleIdentifier: String? {
        info.values["CFBundleIdentifier"]?.string ?? settings["PRODUCT_BUNDLE_IDENTIFIER"]
    }
    /// The lowest iOS that it runs on: `13.0`.
    package var deploymentTarget: String? { settings["IPHONEOS_DEPLOYMENT_TARGET"] }
    /// What it is built with: `iphoneos`, perhaps with a version.
    package var sdk: String? { settings["SDKROOT"] }
    /// The module that its Swift files make.
    package var moduleName: String? { settings.moduleName }
    /// The language mode: `5.0`.
    package var swiftVersion: String? { settings.swiftVersion }
    /// The actor that declarations belong to which name none: `MainActor`.
    package var defaultActorIsolation: String? { settings.defaultActorIsolation }
    /// What `#if` finds true: `DEBUG`.
    package var compilationConditions: [String] { settings.compilationConditions }
    /// The header by which its Swift files see its Objective-C.
    package var bridgingHeader: String? { settings.bridgingHeader }
}
