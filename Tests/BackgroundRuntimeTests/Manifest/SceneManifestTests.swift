import Foundation
import Testing
import VigilTestSupport

@testable import BackgroundRuntime
@testable import ManifestProbe

@Suite("A manifest with scenes")
struct SceneManifestTests {
    private func manifest(_ system: SystemVersion) throws -> Manifest {
        let text = "{ CFBundleIdentifier: 'com.example.app',\n  UIApplicationSceneManifest: {} }"
        return try .read(Data(text.utf8), file: "Info.plist", catalog: realModes, system: system)
    }

    @Test("is warned of from iOS 13 on, with its line: scenes are not simulated")
    func isWarnedOf() throws {
        let problems = try manifest(.iOS(17)).problems.map(\.description)
        #expect(
            problems == [
                "Info.plist:2: warning: UIApplicationSceneManifest: scenes are not simulated yet: the app delegate is "
                    + "called where a phone calls scenes; a phone calls the scene delegate, and not "
                    + "applicationDidEnterBackground and its like"
            ])
        #expect(try manifest(.iOS(12)).problems.isEmpty)
    }

    @Test("makes one finding, the first line of its app, also where a test made it")
    func finding() throws {
        for manifest in [try manifest(.iOS(17)), Manifest(hasSceneManifest: true)] {
            let device = Device(system: .iOS(17), modules: [])
            let app = try device.install(AppCode(), manifest: manifest)
            #expect(app.trace.entries.map(\.kind) == [.finding])
            #expect(app.trace.entries[0].text.hasPrefix("scenes are not simulated yet"))
        }
        let old = Device(system: .iOS(12), modules: [])
        #expect(try old.install(AppCode(), manifest: Manifest(hasSceneManifest: true)).trace.findings.isEmpty)
    }
}
