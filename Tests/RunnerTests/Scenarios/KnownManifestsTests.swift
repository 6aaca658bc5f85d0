import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilScenarios

struct KnownManifestsTests: Facts {
    @Test("The manifests that a runner has read", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let changes = Fact("are read again where the file, a variable or the system is another") {
        let path = FileManager.default.temporaryDirectory.path + "/vigil-manifest-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        let write = { (id: String) in
            try Data("{ CFBundleIdentifier: '\(id)' }".utf8).write(to: URL(filePath: path))
        }
        let known = KnownManifests()
        let id = { (name: String, system: SystemVersion) in
            let variables = ["NAME": name]
            return try known.manifest(path, variables: variables, modules: .linked, system: system).bundleIdentifier
        }
        try write("com.example.$(NAME)")
        try expect([id("A", .iOS(17)), id("B", .iOS(17))], is: ["com.example.A", "com.example.B"])
        try write("com.example.C")
        try expect([id("B", .iOS(17)), id("B", .iOS(7))], is: ["com.example.C", "com.example.C"])
    }
}
