import Foundation

/// A package that runs an app on simulated phones: what `vigil new` writes.
struct PackageTemplate {
    /// One file, with its path in the package.
    struct File: Equatable {
        let path: String
        let text: String
    }

    /// A module of somebody else's code, whose sources are translated as the app's are.
    struct Library {
        let name: SwiftName
        /// The products of Vigil that it needs.
        let frameworks: [String]
        /// The other libraries that it needs.
        let libraries: [SwiftName]
        /// What the compiler is told of its sources.
        var settings: [CompilerSetting] = [.swiftFive]
        let sources: String
    }

    /// UI tests of somebody else's, which are translated as the app is.
    struct UITests {
        let name: SwiftName
        /// What the compiler is told of its sources.
        let settings: [CompilerSetting]
        let sources: String
    }

    /// The app's name, which is that of its product and of its Swift module.
    let name: SwiftName
    /// Where Vigil lies, from the package's folder on.
    let vigil: String
    /// The products of Vigil that the app needs.
    let frameworks: [String]
    /// Other people's code that the app needs.
    var libraries: [Library] = []
    /// What the compiler is told of the app's sources.
    var settings: [CompilerSetting] = []
    /// The file `iOSSources.json`; nil for an app whose sources lie in the package.
    var sources: String?
    /// The app's own files; those of a new app by default.
    var app: [File]?
    /// Links to files that stay where they are: the path in the package, and what it leads to from there.
    var links: [(path: String, destination: String)] = []
    /// Whether files among them belong to languages.
    var isLocalized = false
    var uiTests: [UITests] = []
    var scenario: String?
    var test: SwiftCode?
    /// What there is to say of it.
    var notes: [String] = []

    /// All files but those for servers.
    var files: [File] {
        let target = "Sources/\(name.text)"
        var files = [
            File(path: "Package.swift", text: package.text),
            File(path: ".gitignore", text: ".build/\n.vigil/\nvigil-reports/\n"),
            File(path: "\(target)/iOSSources.swift", text: Self.anchor),
        ]
        if let sources { files.append(File(path: "\(target)/iOSSources.json", text: sources)) }
        files += app ?? NewApp.files(name, in: target)
        files.append(File(path: "\(target)/Scenarios/\(name.text).json5", text: scenario ?? NewApp.scenario(name)))
        for library in libraries {
            files.append(File(path: "Sources/\(library.name.text)/\(TranslatedTarget.anchor)", text: Self.anchor))
            files.append(
                File(path: "Sources/\(library.name.text)/\(TranslatedTarget.settingsFile)", text: library.sources))
        }
        let tests = name.text + "Tests"
        files.append(File(path: "Tests/\(tests)/\(tests).swift", text: (test ?? NewApp.test(name)).text))
        for tests in uiTests {
            let folder = "Tests/\(tests.name.text)/"
            files.append(File(path: folder + TranslatedTarget.anchor, text: Self.anchor))
            files.append(File(path: folder + TranslatedTarget.settingsFile, text: tests.sources))
        }
        return files
    }

    private var package: SwiftCode {
        let products = dependencies(frameworks, libraries.map(\.name))
        let list = SwiftCode(joining: settings.map(\.code))
        let flags: SwiftCode = settings.isEmpty ? "" : "\n            swiftSettings: [\(list)],"
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: \(name.text),\(localization)
                dependencies: [.package(name: "Vigil", path: \(vigil))],
                targets: [\(SwiftCode(joining: libraries.map(target), by: ""))
                    // The app. The plugin compiles its sources as they are for a phone.
                    .executableTarget(
                        name: \(name.text),
                        dependencies: [\(products)],
                        sources: ["iOSSources.swift"],\(flags)
                        plugins: [.plugin(name: "iOSSources", package: "Vigil")]),
                    .testTarget(
                        name: \(name.text + "Tests"),
                        dependencies: [\(name.text), .product(name: "VigilTesting", package: "Vigil")]),\(
                            SwiftCode(joining: uiTests.map(target), by: ""))
                ])

            """
    }

    /// Resources of several languages ask for one that is used where the user's is not there.
    private var localization: SwiftCode {
        isLocalized ? "\n    defaultLocalization: \("en")," : ""
    }

    private func dependencies(_ frameworks: [String], _ libraries: [SwiftName]) -> SwiftCode {
        SwiftCode(
            joining: libraries.map { "\($0.text)" as SwiftCode }
                + frameworks.map { ".product(name: \($0), package: \("Vigil"))" })
    }

    private func target(of library: Library) -> SwiftCode {
        let settings = SwiftCode(joining: library.settings.map(\.code))
        return """

                    // A library, compiled in the same way.
                    .target(
                        name: \(library.name.text),
                        dependencies: [\(dependencies(library.frameworks, library.libraries))],
                        sources: ["iOSSources.swift"],
                        swiftSettings: [\(settings)],
                        plugins: [.plugin(name: "iOSSources", package: "Vigil")]),
            """
    }

    private func target(of tests: UITests) -> SwiftCode {
        let settings = SwiftCode(joining: tests.settings.map(\.code))
        return """

                    // The app's UI tests, compiled in the same way: they drive the simulated app.
                    .testTarget(
                        name: \(tests.name.text),
                        dependencies: [\(name.text), .product(name: "XCUIAutomation", package: "Vigil")],
                        sources: ["iOSSources.swift"],
                        swiftSettings: [\(settings)],
                        plugins: [.plugin(name: "iOSSources", package: "Vigil")]),
            """
    }

    private static let anchor = """
        // The plugin iOSSources compiles the app's sources: the other Swift files of this folder, or those that iOSSources.json
        // names.

        """
}
