import Foundation
import Testing
import VigilTestSupport

@testable import BackgroundRuntime
@testable import ManifestProbe

@Suite("A manifest with scenes")
struct SceneManifestTests {
    private func manifest(_ scenes: String, _ system: SystemVersion = .iOS(17)) throws -> Manifest {
        let text = "{ CFBundleIdentifier: 'com.example.app',\n  UIApplicationSceneManifest: \(scenes) }"
        return try .read(Data(text.utf8), file: "Info.plist", catalog: realModes, system: system)
    }

    @Test("has nothing to be told of, and makes an app with scenes from iOS 13 on")
    func isNoProblem() throws {
        for system in [SystemVersion.iOS(12), .iOS(13), .iOS(27)] {
            let manifest = try manifest("{}", system)
            #expect(manifest.problems.isEmpty && manifest.isSceneBased(on: system) == (system >= .iOS(13)))
        }
    }

    @Test("allows several scenes only if it says so with a boolean")
    func several() throws {
        #expect(try manifest("{ UIApplicationSupportsMultipleScenes: true }").supportsMultipleScenes)
        for scenes in ["{}", "{ UIApplicationSupportsMultipleScenes: false }"] {
            #expect(try !manifest(scenes).supportsMultipleScenes)
        }
        #expect(!Manifest().supportsMultipleScenes)
    }
}
