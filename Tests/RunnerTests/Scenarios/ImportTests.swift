import Foundation
import Testing
import VigilFacts

@testable import VigilScenarios

struct ImportTests: Facts {
    @Test("Imports of what is the machine's own", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A folder with files, removed with it.
    private final class Folder {
        let path = NSTemporaryDirectory() + "/vigil-imports-\(ProcessInfo.processInfo.globallyUniqueString)"

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let url = URL(fileURLWithPath: path + "/" + name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    let ownFiles = Fact(
        "in the app's own files are warned of, however they are written",
        for: [
            ("import Foundation", "what this file takes from Foundation"),
            ("  @preconcurrency import Dispatch", "what this file takes from Dispatch"),
            ("public import class Foundation.Timer // x", "what this file takes from Foundation"),
            ("@_exported import FoundationNetworking", "FoundationNetworking is the machine's real network"),
        ]
    ) { (line: String, warning: String) in
        let folder = try Folder([
            "Info.plist": "{}", "A.swift": "import UIKit\n// import Foundation\nlet text = \"import Foundation\"\n",
            "B.swift": "// b\n\(line)\nimport UIKit\n",
        ])
        let warnings = try require(AppBundle(folder.path)).importWarnings
        expect(warnings.count == 1 && warnings[0].contains("B.swift:2: \(warning)"), "\(warnings)")
    }

    let packages = Fact("in modules and packages that the program holds are warned of by their names, and no others") {
        let folder = try Folder([
            "App/Sources/App/App.swift": "import UIKit\n", "App/Sources/Kit/Kit.swift": "import UIKit\n",
            "App/Sources/Kit/Net.swift": "import FoundationNetworking\nimport UIKit\n",
            "App/Sources/Plain/Plain.swift": "import Foundation\n",
            "App/.build/checkouts/a-lib/Sources/ALib/A.swift": "",
            "App/.build/checkouts/a-lib/Sources/ALib/Deep/B.swift": "\npublic import Foundation\n",
            "App/.build/checkouts/a-lib/Sources/Unused/B.swift": "import Foundation\n",
            "Beside/Sources/Near/Near.swift": "import Dispatch\n", "Vigil/Sources/BackgroundRuntime/B.swift": "",
            "Vigil/Sources/Other/Other.swift": "import Foundation\n",
        ])
        let references = [("fileSystem", "Vigil"), ("fileSystem", "Beside"), ("remoteSourceControl", "a-lib")]
        let dependencies = references.map { kind, name in
            """
            { "packageRef": { "kind": "\(kind)", "location": "\(folder.path)/\(name)" }, "subpath": "\(name)" }
            """
        }
        try "{ \"object\": { \"dependencies\": [\(dependencies.joined(separator: ","))] } }"
            .write(toFile: folder.path + "/App/.build/workspace-state.json", atomically: true, encoding: .utf8)
        let modules = LinkedModules(package: folder.path + "/App") { $0 != "Unused" }
        let warnings = modules.warnings(besides: folder.path + "/App/Sources/App")
        let machine = "runs on the machine's time, not on the phone's"
        let expected = [
            "App/Sources/Kit/Net.swift:1: module Kit of package App: FoundationNetworking is the machine's real network",
            "App/Sources/Plain/Plain.swift:1: module Plain of package App: what it takes from Foundation \(machine)",
            "Beside/Sources/Near/Near.swift:1: module Near of package Beside: what it takes from Dispatch \(machine)",
            "App/.build/checkouts/a-lib/Sources/ALib/Deep/B.swift:2: module ALib of package a-lib: what it takes from "
                + "Foundation \(machine)",
        ]
        expect(warnings.count, is: expected.count, "\(warnings)")
        for (warning, text) in zip(warnings, expected) {
            expect(warning.hasPrefix("warning: \(folder.path)/\(text)"), "\(warning)")
        }
    }
}
