import Foundation
import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime

struct ContainerTests: Facts {
    @Test("The container of an app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let staysInside = Fact(
        "is a folder of its own, whatever the app is called",
        for: ["..", ".", ".groups", "a/../../b", "../../etc", "Ünï/cödé", "%2E.", " "]
    ) { (name: String) in
        let device = Device(modules: [])
        let others = try ["A", "B"].map { name in
            try device.install(AppCode(), manifest: Manifest(), name: name).container()
        }
        let app = try device.install(AppCode(), manifest: Manifest(displayName: name))
        let (container, group) = (try app.container(), try device.groupContainer(name))
        let root = others[0].deletingLastPathComponent().standardizedFileURL
        expect(container.standardizedFileURL.deletingLastPathComponent().path, is: root.path)
        expect(group.standardizedFileURL.deletingLastPathComponent().path, is: root.path + "/.groups")
        expect(Set((others + [container, group]).map(\.standardizedFileURL.path)).count, is: 4)
        device.delete(app)
        expect(others.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        expect(!FileManager.default.fileExists(atPath: container.path))
    }
}
