// swift-tools-version: 6.2
import PackageDescription

// Another company's package: a mode that goes together with Acme's, and one that claims what Acme's claims.

let vigil: [Target.Dependency] = [
    .product(name: "RadioMode", package: "Acme"), .product(name: "VigilModules", package: "Vigil"),
    .product(name: "VigilTool", package: "Vigil"),
]

let package = Package(
    name: "Rival",
    dependencies: [.package(name: "Acme", path: "../Acme"), .package(name: "Vigil", path: "../../..")],
    targets: [
        .target(name: "BuzzerMode", dependencies: [.product(name: "BackgroundRuntime", package: "Vigil")]),
        .target(name: "UsurperMode", dependencies: [.product(name: "BackgroundRuntime", package: "Vigil")]),
        .executableTarget(name: "both", dependencies: ["BuzzerMode"] + vigil),
        .executableTarget(name: "clash", dependencies: ["UsurperMode"] + vigil),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
