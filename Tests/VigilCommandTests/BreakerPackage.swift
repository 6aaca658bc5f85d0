import Foundation
import ProgramRunner

/// The app that breaks on purpose, in a package of its own whose product is built already.
struct BreakerPackage {
    let folder: TestFolder

    /// One scenario for each way to break, called as the way is; or files of another layout.
    init(_ ways: String..., files: [String: String] = [:]) throws {
        folder = try TestFolder()
        for (index, way) in ways.enumerated() {
            try folder.write(BreakerPackage.scenario(way), to: "Breaker/Scenarios/\(index).json5")
        }
        let plain = ["Breaker/Info.plist": BreakerPackage.manifest, "Breaker/Breaker.swift": ""]
        for (path, text) in (files.isEmpty ? plain : files).merging(["Package.swift": ""], uniquingKeysWith: { $1 }) {
            try folder.write(text, to: path)
            // Older than the product, which is not to be built.
            let date = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 0)]
            try FileManager.default.setAttributes(date, ofItemAtPath: folder.url.path + "/" + path)
        }
        try linkProduct()
    }

    static let manifest = "{ CFBundleIdentifier: \"example.Breaker\" }"

    /// A scenario that breaks the app in one way, with further keys.
    static func scenario(_ way: String, _ more: String = "") -> String {
        """
        { name: "\(way)", \(more) steps: [{ at: 0, device: "launch" },
          { at: 5, device: "open", with: { url: "break://\(way)" } }, { at: 10, expect: { state: "active" } }] }
        """
    }

    private func linkProduct() throws {
        let built = folder.url.appendingPathComponent(".build/debug")
        try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: built.appendingPathComponent("Breaker"), withDestinationURL: Program("Breaker").executable)
    }

    /// Plays the first scenario with the app's own executable.
    func run(_ words: [String] = []) throws -> Program.Outcome {
        try Program("Breaker").run(["--scenario", "Breaker/Scenarios/0.json5"] + words, in: folder.url)
    }

    /// Runs the tool in the package.
    func vigil(_ words: String...) throws -> Program.Outcome { try Program("vigil").run(words, in: folder.url) }
}
