import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

/// A package whose program says of which versions of its files it was built.
private struct VersionedPackage {
    let folder: TestFolder
    /// The files of which the program is made, each with its text for a version.
    static let files: [(path: String, text: @Sendable (Int) -> String)] = [
        (
            "App/Sources/App/main.swift",
            { "import C\nimport Dep\nprint(\"main \($0)\", other, deep, dep, depTest, cFile(), cHeader())" }
        ),
        ("App/Sources/App/Other.swift", { "let other = \"other \($0)\"" }),
        ("App/Sources/App/Tests/Deep.swift", { "let deep = \"deep \($0)\"" }),
        ("Dep/Sources/Dep/Dep.swift", { "public let dep = \"dep \($0)\"" }),
        ("Dep/Sources/Dep/Tests/More.swift", { "public let depTest = \"test \($0)\"" }),
        (
            "App/Sources/C/c.c",
            { "#include \"c.h\"\nint cFile(void) { return 1000 + \($0); }\nint cHeader(void) { return VALUE; }" }
        ),
        ("App/Sources/C/include/c.h", { "#define VALUE (2000 + \($0))\nint cFile(void);\nint cHeader(void);" }),
    ]

    init() throws {
        folder = try TestFolder()
        for (path, text) in Self.files { try folder.write(text(0), to: path) }
        try folder.write("{ CFBundleIdentifier: 'com.example.App' }", to: "App/Sources/App/Info.plist")
        try folder.write("{ steps: [{ at: 0, device: 'launch' }] }", to: "App/Sources/App/Scenarios/App.json5")
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Dep", products: [.library(name: "Dep", targets: ["Dep"])], targets: [.target(name: "Dep")])
            """, to: "Dep/Package.swift")
        try folder.write(Self.manifest(product: "App"), to: "App/Package.swift")
    }

    static func manifest(product: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "App", products: [.executable(name: "\(product)", targets: ["App"])], dependencies: [.package(path: "../Dep")],
            targets: [
                .target(name: "C"),
                .executableTarget(name: "App", dependencies: ["C", "Dep"], exclude: ["Info.plist", "Scenarios"]),
            ])
        """
    }

    func vigil(_ words: String...) throws -> Program.Outcome {
        let environment = Program.environment.merging(["VIGIL_SKIP_BUILD": ""]) { $1 }
        return try Program("vigil").run(words, in: folder.url.appendingPathComponent("App"), environment: environment)
    }

    /// How a new version comes to its place.
    enum Way: CaseIterable {
        case written, writtenOld, movedOld, linkedOld

        func put(_ text: String, at path: String, in folder: TestFolder, _ version: Int) throws {
            let file = folder.url.path + "/" + path
            switch self {
            case .written, .writtenOld: try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            case .movedOld:
                try folder.write(text, to: "aside")
                try FileManager.default.removeItem(atPath: file)
                try FileManager.default.moveItem(atPath: folder.url.path + "/aside", toPath: file)
            case .linkedOld:
                try folder.write(text, to: "kept/\(version)")
                try FileManager.default.removeItem(atPath: file)
                try FileManager.default.createSymbolicLink(
                    atPath: file, withDestinationPath: folder.url.path + "/kept/\(version)")
            }
            guard self != .written else { return }
            let place = self == .linkedOld ? folder.url.path + "/kept/\(version)" : file
            let date = Date(timeIntervalSince1970: 1_000_000_000 + Double(version))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place)
        }
    }
}

@Suite("Thirty stale builds", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct StaleBuildLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let changes = Fact("are built anew: what is played is what is on the disk") {
        let package = try VersionedPackage()
        var versions = [Int](repeating: 0, count: VersionedPackage.files.count)
        func expected() -> String {
            let v = versions
            return "main \(v[0]) other \(v[1]) deep \(v[2]) dep \(v[3]) test \(v[4]) \(1000 + v[5]) \(2000 + v[6])"
        }
        let first = try package.vigil("run", "Sources/App")
        expect(first.output.contains(expected()), "\(first)")
        var version = 0
        for way in VersionedPackage.Way.allCases {
            for (place, file) in VersionedPackage.files.enumerated() {
                version += 1
                try way.put(file.text(version), at: file.path, in: package.folder, version)
                versions[place] = version
                let outcome = try package.vigil("run", "Sources/App")
                expect(outcome.output.contains(expected()), "\(way) of \(file.path): \(outcome)")
            }
        }
        try FileManager.default.removeItem(atPath: package.folder.url.path + "/App/Sources/App/Other.swift")
        for command in ["run", "test", "explain"] {
            let outcome = try package.vigil(command, "Sources/App")
            expect(outcome.code == 2 && !outcome.output.contains("main "), "a deleted file: \(outcome)")
        }
        try package.folder.write("let other = \"other 0\"", to: "App/Sources/App/Other.swift")
        try package.folder.write(VersionedPackage.manifest(product: "Renamed"), to: "App/Package.swift")
        let renamed = try package.vigil("run", "Sources/App")
        expect(renamed.code == 2 && !renamed.output.contains("main "), "a product that is no more: \(renamed)")
    }
}
