// swift-tools-version: 6.2
import PackageDescription

// A company's package: a mode of its own with its framework, an app that uses it, and the company's own tool.

let package = Package(
    name: "Acme",
    products: [
        .library(name: "RadioKit", targets: ["RadioKit"]),
        .library(name: "RadioMode", targets: ["RadioMode"]),
    ],
    dependencies: [.package(name: "Vigil", path: "../../..")],
    targets: [
        .target(name: "RadioMode", dependencies: [.product(name: "BackgroundRuntime", package: "Vigil")]),
        .target(name: "RadioKit", dependencies: ["RadioMode", .product(name: "UIKit", package: "Vigil")]),
        // A target whose name is a common word, as any package may have one.
        .target(name: "Scenarios"),
        .executableTarget(
            name: "Ranger",
            // The command line has `vigil explain` ask the app for what its module says.
            dependencies: [
                "RadioKit", "Scenarios", .product(name: "UIKit", package: "Vigil"),
                .product(name: "VigilCommandLine", package: "Vigil"),
            ],
            exclude: ["Info.plist", "Scenarios"]),
        .executableTarget(
            name: "acme",
            dependencies: [
                "RadioMode", .product(name: "VigilModules", package: "Vigil"),
                .product(name: "VigilTool", package: "Vigil"),
            ]),
        .testTarget(
            name: "RangerTests",
            dependencies: ["Ranger", "RadioMode", .product(name: "VigilTesting", package: "Vigil")]),
        .testTarget(
            name: "RadioModeTests", dependencies: ["RadioMode", .product(name: "VigilModeTesting", package: "Vigil")]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
