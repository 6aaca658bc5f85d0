import Foundation
import Testing
import VigilFacts

@testable import VigilTool

@Suite("The folder in which a package is built")
struct BuildFolderTests {
    /// A Vigil with the tool that was built in it, and a package beside it.
    private let folder = try? Folder([
        "Vigil/Package.swift": "let package = Package(\n    name: \"Vigil\",\n    products: [])\n",
        "App/Package.swift": "dependencies: [.package(name: \"Vigil\", path: \"../Vigil\")]",
        "Alone/Package.swift": "dependencies: [.package(path: \"../Other\")]",
        "Fetching/Package.swift":
            "[.package(path: \"../Vigil\"), .package(url: \"https://example.com/a\", from: \"1.0.0\")]",
    ])

    private func place(
        of package: String, named: String? = nil, _ environment: [String: String] = [:], tool: String = "vigil"
    ) throws -> String {
        let root = try require(folder).path
        let tool = "\(root)/Vigil/.build/x86_64-unknown-linux-gnu/debug/\(tool)"
        let path = BuildFolder(of: "\(root)/\(package)", named: named, environment: environment, tool: tool).path
        return path.replacing(root + "/", with: "")
    }

    @Test("is that of the tool for what depends on the same Vigil, so that Vigil is compiled once")
    func shared() throws {
        try expect(place(of: "App"), is: "Vigil/.build")
        try expect(place(of: "Vigil"), is: "Vigil/.build")
    }

    @Test("is the package's own where it depends on another Vigil, or on what SwiftPM fetches")
    func own() throws {
        try expect(place(of: "Alone"), is: "Alone/.build")
        try expect(place(of: "Fetching"), is: "Fetching/.build")
    }

    @Test("is the package's own while SwiftPM runs tests: it keeps the folder for itself")
    func tests() throws {
        try expect(place(of: "App", tool: "VigilPackageTests.xctest"), is: "App/.build")
    }

    @Test("is the one that the command line names, then the one that the environment names")
    func named() throws {
        try expect(place(of: "App", named: "/one", ["SWIFTPM_BUILD_DIR": "/other"]), is: "/one")
        try expect(place(of: "App", ["SWIFTPM_BUILD_DIR": "/other"]), is: "/other")
        try expect(place(of: "App", ["SWIFTPM_BUILD_DIR": ""]), is: "Vigil/.build")
    }
}
