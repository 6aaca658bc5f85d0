import Foundation
import Testing
import VigilTestSupport

@testable import BackgroundRuntime

@Suite("The container of an app")
struct ContainerTests {
    @Test(
        "is a folder of its own, whatever the app is called",
        arguments: ["..", ".", ".groups", "a/../../b", "../../etc", "Ünï/cödé", "%2E.", " "])
    func staysInside(name: String) throws {
        let device = Device(modules: [])
        let others = try ["A", "B"].map { name in
            try device.install(AppCode(), manifest: Manifest(), name: name).container()
        }
        let app = try device.install(AppCode(), manifest: Manifest(displayName: name))
        let (container, group) = (try app.container(), try device.groupContainer(name))
        let root = others[0].deletingLastPathComponent().standardizedFileURL
        #expect(container.standardizedFileURL.deletingLastPathComponent().path == root.path)
        #expect(group.standardizedFileURL.deletingLastPathComponent().path == root.path + "/.groups")
        #expect(Set((others + [container, group]).map(\.standardizedFileURL.path)).count == 4)
        device.delete(app)
        #expect(others.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        #expect(!FileManager.default.fileExists(atPath: container.path))
    }
}
