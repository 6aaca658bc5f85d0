// swift-tools-version: 6.2
import PackageDescription

// Sections: kernel and host, modes, scenarios and tools, frameworks, examples, tests.
// Dependencies point one way; a new mode is one target here and one line in `Sources/BuiltInModes`.

/// A framework skin: what an app imports, in place of Apple's module of the same name.
func framework(_ name: String, _ dependencies: [Target.Dependency], folder: String? = nil) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(folder ?? name)")
}

/// An app under `Examples`: the Swift source as it would be on a phone, beside its manifest and scenarios. A second
/// product, in the folder `Async`, is the same app written with Swift concurrency.
func example(_ name: String, _ frameworks: [Target.Dependency]) -> [Target] {
    [
        .executableTarget(
            name: name, dependencies: frameworks, path: "Examples/\(name)",
            exclude: ["Info.plist", "Scenarios", "Async"]),
        .executableTarget(name: "\(name)Async", dependencies: frameworks, path: "Examples/\(name)/Async"),
    ]
}

let kernelAndHost: [Target] = [
    .target(name: "VirtualTime"),
    .target(name: "BackgroundRuntime", dependencies: ["VirtualTime"]),
]

let modes: [Target] = [
    .target(name: "AudioMode", dependencies: ["BackgroundRuntime"], path: "Plugins/Audio"),
    .target(name: "LocationMode", dependencies: ["BackgroundRuntime"], path: "Plugins/Location"),
    .target(name: "VoIPMode", dependencies: ["BackgroundRuntime"], path: "Plugins/VoIP"),
    .target(name: "BuiltInModes", dependencies: ["BackgroundRuntime", "AudioMode", "LocationMode", "VoIPMode"]),
]

let scenariosAndTools: [Target] = [
    .target(name: "Scenarios", dependencies: ["BackgroundRuntime"]),
    .target(name: "VigilTesting", dependencies: ["BackgroundRuntime", "BuiltInModes", "Scenarios", "UIKit"]),
    .executableTarget(
        name: "vigil", dependencies: ["BackgroundRuntime", "BuiltInModes", "Scenarios"], path: "Sources/VigilCommand"),
]

let frameworks: [Target] = [
    framework("MachineFoundation", []),
    framework("SimulatedFoundation", ["BackgroundRuntime", "MachineFoundation", "VoIPMode"]),
    framework("_Testing_UIKit", [], folder: "TestingOverlay"),
    framework(
        "UIKit", ["SimulatedFoundation", "AudioMode", "BuiltInModes", "Scenarios", "VoIPMode", "_Testing_UIKit"]),
    framework("AVFoundation", ["SimulatedFoundation", "AudioMode"]),
    framework("MediaPlayer", ["SimulatedFoundation", "AudioMode"]),
    framework("CoreLocation", ["SimulatedFoundation", "LocationMode"]),
    framework("PushKit", ["SimulatedFoundation", "VoIPMode"]),
    framework("CallKit", ["SimulatedFoundation", "AVFoundation", "VoIPMode"]),
]

let examples: [Target] =
    example("BackgroundSafeTask", ["UIKit"]) + example("FiniteLengthTask", ["UIKit"])
    + example("LongRunningTask", ["UIKit"]) + example("PodcastPlayer", ["AVFoundation", "MediaPlayer", "UIKit"])
    + example("SoftPhone", ["AVFoundation", "CallKit", "PushKit", "UIKit"])
    + example("TrailTracker", ["CoreLocation", "UIKit"])

let tests: [Target] = [
    // What the tests run in processes of their own: programs of this package, one manifest, ten thousand devices.
    .target(name: "ProgramRunner", path: "Tests/ProgramRunner"),
    .executableTarget(
        name: "ManifestProbe", dependencies: ["BackgroundRuntime", "LocationMode"], path: "Tests/ManifestProbe"),
    .executableTarget(
        name: "DeviceChurn", dependencies: ["BackgroundRuntime", "BuiltInModes", "UIKit"], path: "Tests/DeviceChurn"),

    .executableTarget(
        name: "Relauncher", dependencies: ["BackgroundRuntime", "BuiltInModes", "Scenarios", "UIKit"],
        path: "Tests/Relauncher"),

    .executableTarget(
        name: "Hanger", dependencies: ["UIKit"], path: "Tests/Hanger", exclude: ["Info.plist", "Scenarios"]),
    .executableTarget(
        name: "Breaker", dependencies: ["UIKit"], path: "Tests/Breaker", exclude: ["Info.plist"]),

    // Not run by the tests: `swift run -c release Benchmarks`.
    .executableTarget(
        name: "Benchmarks", dependencies: ["BackgroundRuntime", "BuiltInModes", "Scenarios", "UIKit"],
        path: "Tests/Benchmarks",
        exclude: ["Yardstick"]),

    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
    .testTarget(name: "BackgroundRuntimeTests", dependencies: ["BackgroundRuntime", "ManifestProbe"]),
    .testTarget(name: "ModuleContractTests", dependencies: ["BackgroundRuntime", "Scenarios"]),
    .testTarget(name: "AudioModeTests", dependencies: ["BackgroundRuntime", "AudioMode"]),
    .testTarget(
        name: "LocationModeTests",
        dependencies: ["BackgroundRuntime", "LocationMode", "ManifestProbe", "ProgramRunner"]),
    .testTarget(name: "VoIPModeTests", dependencies: ["BackgroundRuntime", "VoIPMode"]),
    .testTarget(name: "BuiltInModesTests", dependencies: ["BackgroundRuntime", "BuiltInModes"]),
    .testTarget(name: "ScenariosTests", dependencies: ["Scenarios", "BuiltInModes"]),
    .testTarget(name: "VigilTestingTests", dependencies: ["ProgramRunner", "VigilTesting"]),
    .testTarget(name: "VigilCommandTests", dependencies: ["ProgramRunner", "VirtualTime"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
    // A module that imports nothing of Vigil, as a package that an app depends on.
    .target(name: "PlainLibrary", path: "Tests/PlainLibrary"),
    .testTarget(name: "SimulatedFoundationTests", dependencies: ["PlainLibrary", "UIKit"]),
    // An app whose code belongs to the main actor where it says nothing else, as new projects of Xcode 26 do.
    .testTarget(
        name: "MainActorByDefaultTests", dependencies: ["PlainLibrary", "UIKit"],
        swiftSettings: [
            .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
        ]),
    // An app in the language mode of 2022.
    .testTarget(name: "SwiftFiveTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation", "AudioMode", "BuiltInModes", "UIKit"]),
    .testTarget(
        name: "MediaPlayerTests",
        dependencies: ["AVFoundation", "AudioMode", "BuiltInModes", "MediaPlayer", "UIKit"]),
    .testTarget(
        name: "CoreLocationTests", dependencies: ["BackgroundRuntime", "CoreLocation", "LocationMode", "UIKit"]),
    .testTarget(
        name: "PushKitTests", dependencies: ["AVFoundation", "BuiltInModes", "CallKit", "PushKit", "UIKit", "VoIPMode"]),
    .testTarget(name: "ExamplesTests", dependencies: ["ProgramRunner", "VirtualTime"], exclude: ["Snapshots"]),
    .testTarget(
        name: "FleetTests",
        dependencies: ["BuiltInModes", "Scenarios", "UIKit"] + examples.map { .target(name: $0.name) }),
    .testTarget(name: "HouseRulesTests", dependencies: ["BuiltInModes", "Scenarios"]),
]

let package = Package(
    name: "Vigil",
    products: [
        .executable(name: "vigil", targets: ["vigil"]),
        .library(name: "BackgroundRuntime", targets: ["BackgroundRuntime"]),
        .library(name: "VigilTesting", targets: ["VigilTesting"]),
        .library(
            name: "VigilFrameworks",
            targets: ["UIKit", "AVFoundation", "MediaPlayer", "CoreLocation", "PushKit", "CallKit"]),
    ],
    targets: kernelAndHost + modes + scenariosAndTools + frameworks + examples + tests,
    swiftLanguageModes: [.v6]
)
