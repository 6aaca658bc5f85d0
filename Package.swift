// swift-tools-version: 6.1
import PackageDescription

// Sections: kernel and host, modes, frameworks, scenarios and tools, examples, tests.
// Dependencies point one way; a new mode is one target here and one line in `Sources/BuiltInModes`.

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

        // Frameworks: what an app imports
        .target(
            name: "SimulatedFoundation", dependencies: ["BackgroundRuntime"],
            path: "Sources/Frameworks/SimulatedFoundation"),
        .target(name: "_Testing_UIKit", path: "Sources/Frameworks/TestingOverlay"),
        .target(
            name: "UIKit", dependencies: ["SimulatedFoundation", "AudioMode", "BuiltInModes", "_Testing_UIKit"],
            path: "Sources/Frameworks/UIKit"),
        .target(
            name: "AVFoundation", dependencies: ["SimulatedFoundation", "AudioMode"],
            path: "Sources/Frameworks/AVFoundation"),
        .target(
            name: "MediaPlayer", dependencies: ["SimulatedFoundation", "AudioMode"],
            path: "Sources/Frameworks/MediaPlayer"),

        // Tests
        .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
        .testTarget(name: "BackgroundRuntimeTests", dependencies: ["BackgroundRuntime"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
        .testTarget(name: "AudioModeTests", dependencies: ["BackgroundRuntime", "AudioMode"]),
        .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation", "AudioMode", "BuiltInModes", "UIKit"]),
        .testTarget(
            name: "MediaPlayerTests",
            dependencies: ["AVFoundation", "AudioMode", "BuiltInModes", "MediaPlayer", "UIKit"]),
        .testTarget(name: "BuiltInModesTests", dependencies: ["BackgroundRuntime", "BuiltInModes"]),
    ],
    swiftLanguageModes: [.v6]
)
