import Foundation
import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime
@testable import ManifestProbe

struct SceneManifestTests: Facts {
    @Test("A manifest with scenes", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func manifest(_ scenes: String, _ system: SystemVersion = .iOS(17)) throws -> Manifest {
        let text = "{ CFBundleIdentifier: 'com.example.app',\n  UIApplicationSceneManifest: \(scenes) }"
        return try .read(Data(text.utf8), file: "Info.plist", catalog: realModes, system: system)
    }

    let isNoProblem = Fact("has nothing to be told of, and makes an app with scenes from iOS 13 on") {
        for system in [SystemVersion.iOS(12), .iOS(13), .iOS(27)] {
            let manifest = try Self.manifest("{}", system)
            expect(manifest.problems.isEmpty && manifest.isSceneBased(on: system) == (system >= .iOS(13)))
        }
    }

    let several = Fact("allows several scenes only if it says so with a boolean") {
        try expect(Self.manifest("{ UIApplicationSupportsMultipleScenes: true }").supportsMultipleScenes)
        for scenes in ["{}", "{ UIApplicationSupportsMultipleScenes: false }"] {
            try expect(!Self.manifest(scenes).supportsMultipleScenes)
        }
        expect(!Manifest().supportsMultipleScenes)
    }
}
