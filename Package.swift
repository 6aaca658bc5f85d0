// swift-tools-version: 6.1
import PackageDescription

// Sections: kernel and host, modes, frameworks, scenarios and tools, examples, tests.
// Dependencies point one way; a new mode is one target here and one line in `Sources/BuiltInModes`.

/// An app under `Examples`: the Swift source as it would be on a phone, beside its manifest and scenarios.
func example(_ name: String, _ frameworks: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: frameworks, path: "Examples/\(name)", exclude: ["Info.plist", "Scenarios"])
}

let package = Package(
    name: "Vigil",
    products: [
        .library(name: "BackgroundRuntime", targets: ["BackgroundRuntime"])
    ],
    targets: [
        // Kernel and host
        .target(name: "VirtualTime"),
        .target(name: "BackgroundRuntime", dependencies: ["VirtualTime"]),

        // Modes: one folder each
        .target(name: "AudioMode", dependencies: ["BackgroundRuntime"], path: "Plugins/Audio"),
        .target(name: "LocationMode", dependencies: ["BackgroundRuntime"], path: "Plugins/Location"),
        .target(name: "VoIPMode", dependencies: ["BackgroundRuntime"], path: "Plugins/VoIP"),
        .target(
            name: "BuiltInModes", dependencies: ["BackgroundRuntime", "AudioMode", "LocationMode", "VoIPMode"]),

        // Scenarios and tools
        .target(name: "Scenarios", dependencies: ["BackgroundRuntime"]),
        .executableTarget(
            name: "vigil", dependencies: ["BackgroundRuntime", "BuiltInModes", "Scenarios"],
            path: "Sources/VigilCommand"),

        .target(
            name: "VigilTesting", dependencies: ["BackgroundRuntime", "BuiltInModes", "Scenarios", "UIKit"]),

        // Frameworks: what an app imports
        .target(
            name: "SimulatedFoundation", dependencies: ["BackgroundRuntime"],
            path: "Sources/Frameworks/SimulatedFoundation"),
        .target(name: "_Testing_UIKit", path: "Sources/Frameworks/TestingOverlay"),
        .target(
            name: "UIKit", dependencies: ["SimulatedFoundation", "BuiltInModes", "Scenarios", "_Testing_UIKit"],
            path: "Sources/Frameworks/UIKit"),

        // Examples: one folder each
        example("BackgroundSafeTask", ["UIKit"]),
        example("FiniteLengthTask", ["UIKit"]),
        example("LongRunningTask", ["UIKit"]),

        // Tests
        .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
        .testTarget(name: "BackgroundRuntimeTests", dependencies: ["BackgroundRuntime"]),
        .testTarget(name: "HouseRulesTests", dependencies: ["BuiltInModes", "Scenarios"]),
        .testTarget(name: "LocationModeTests", dependencies: ["BackgroundRuntime", "LocationMode"]),
        .testTarget(name: "VoIPModeTests", dependencies: ["BackgroundRuntime", "VoIPMode"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
        .testTarget(name: "BuiltInModesTests", dependencies: ["BackgroundRuntime", "BuiltInModes"]),
    ],
    swiftLanguageModes: [.v6]
)
