// swift-tools-version:5.5
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Listening",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "Listening", targets: ["Listening"]),
    ],
    targets: [
        .target(name: "Listening"),
        .testTarget(name: "ListeningTests", dependencies: ["Listening"]),
    ]
)
