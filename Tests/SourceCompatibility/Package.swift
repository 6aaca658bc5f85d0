// swift-tools-version: 6.2
import PackageDescription

// Apps' sources as they are on a Mac, compiled by the plugin `iOSSources`: a package of its own, since whatever is built of a
// package waits for the plugins of all its targets. `.ci/run` tests it beside the other one.

func vigil(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Vigil") } }

/// The frameworks that the table of symbols is about.
let symbolFrameworks = vigil(
    "AVFAudio", "AVFoundation", "AVKit", "AudioToolbox", "BackgroundTasks", "CFNetwork", "CallKit", "CoreLocation",
    "MapKit", "MediaPlayer", "Network", "OSLog", "PushKit", "Security", "UIKit", "UserNotifications", "os")

let translated: [Target.PluginUsage] = [.plugin(name: "iOSSources", package: "Vigil")]

let package = Package(
    name: "SourceCompatibility",
    dependencies: [.package(name: "Vigil", path: "../..")],
    targets: [
        .executableTarget(
            name: "TranslatedConstructs", dependencies: vigil("CFNetwork", "UIKit"), path: "Constructs",
            sources: ["iOSSources.swift"], plugins: translated),
        .testTarget(
            name: "TranslatedConstructTests",
            dependencies: ["TranslatedConstructs", "Support"] + vigil("UIKit", "VigilModeTesting", "VigilTesting"),
            path: "ConstructTests"),
        // What real apps use of the frameworks, in the words that they use: translated, and compiled in both language modes,
        // as `InSwiftFive` leads to `Symbols`.
        .executableTarget(
            name: "SymbolsInSwiftSix", dependencies: symbolFrameworks, path: "Symbols", sources: ["iOSSources.swift"],
            plugins: translated),
        .executableTarget(
            name: "SymbolsInSwiftFive", dependencies: symbolFrameworks, path: "InSwiftFive",
            sources: ["iOSSources.swift"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: translated),
        .testTarget(
            name: "SymbolTests", dependencies: ["Support", "SymbolsInSwiftFive", "SymbolsInSwiftSix"],
            path: "SymbolTests"),
        // Leads to the phone that the suites of Vigil share.
        // Facts of rules belong to the package of Vigil.
        .target(
            name: "Support", dependencies: vigil("UIKit", "VigilModeTesting"), path: "Support",
            exclude: ["FactsOfRules.swift"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
