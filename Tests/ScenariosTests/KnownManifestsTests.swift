import BackgroundRuntime
import Foundation
import Testing

@testable import VigilScenarios

@Suite("The manifests that a runner has read")
struct KnownManifestsTests {
    @Test("are read again where the file, a variable or the system is another")
    func changes() throws {
        let path = FileManager.default.temporaryDirectory.path + "/vigil-manifest-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        func write(_ id: String) throws {
            try Data("{ CFBundleIdentifier: '\(id)' }".utf8).write(to: URL(filePath: path))
        }
        let known = KnownManifests()
        func id(_ variables: [String: String] = [:], _ system: SystemVersion = .iOS(17)) throws -> String? {
            try known.manifest(path, variables: variables, modules: .linked, system: system).bundleIdentifier
        }
        try write("com.example.$(NAME)")
        #expect(try [id(["NAME": "A"]), id(["NAME": "B"])] == ["com.example.A", "com.example.B"])
        try write("com.example.C")
        #expect(try [id(["NAME": "B"]), id(["NAME": "B"], .iOS(7))] == ["com.example.C", "com.example.C"])
    }
}
