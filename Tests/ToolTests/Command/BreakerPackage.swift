import Foundation
import ProgramRunner

/// An app that breaks on purpose, or whose module does, in a package of its own whose product is built already.
struct BreakerPackage {
    let folder: TestFolder
    private var product = "Breaker"

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

    /// The app whose module does what it must not, with one scenario for each way.
    init(sabotage ways: [String]) throws {
        let manifest = "{ CFBundleIdentifier: \"example.Victim\", UIBackgroundModes: [\"sabotage\"] }"
        let files = ["Victim/Info.plist": manifest, "Victim/Victim.swift": ""]
        try self.init(files: files)
        product = "Victim"
        try linkProduct()
        for (index, way) in ways.enumerated() {
            try folder.write(BreakerPackage.sabotage(way), to: "Victim/Scenarios/\(index).json5")
        }
    }

    private static func sabotage(_ way: String) -> String {
        let begin = way == "start" ? "constants: { \"k.sabotage.at-start\": 1 }, " : ""
        let step =
            switch way {
            case "start": "{ at: 5, device: \"home\" }"
            case "call": "{ at: 5, device: \"open\", with: { url: \"call://\" } }"
            case "wakes": "\(act(way)), { at: 5.5, device: \"home\" }"
            default: act(way)
            }
        return """
            { name: "\(way)", \(begin) steps: [{ at: 0, device: "launch" }, \(step),
              { at: 6, device: "terminate" }, { at: 10, expect: { terminated: "system" } }] }
            """
    }

    private static func act(_ way: String) -> String {
        "{ at: 5, device: \"sabotage.act\", with: { as: \"\(way)\" } }"
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
            at: built.appendingPathComponent(product), withDestinationURL: Program(product).executable)
    }

    /// Plays the first scenario with the app's own executable.
    func run(
        _ words: [String] = [], environment: [String: String] = Program.environment
    ) throws -> Program.Outcome {
        try Program(product).run(
            ["--scenario", "\(product)/Scenarios/0.json5"] + words, in: folder.url, environment: environment)
    }

    /// Runs the tool in the package.
    func vigil(_ words: String...) throws -> Program.Outcome { try Program("vigil").run(words, in: folder.url) }
}
