import Foundation
import Testing
import VigilFacts

@testable import VigilTool

struct ContainerTests: Facts {
    @Test("The files for containers", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func text(_ path: String) throws -> String {
        try String(contentsOfFile: NewRun.vigil + "/" + path, encoding: .utf8)
    }

    private struct Container: Decodable {
        struct Build: Decodable { let dockerfile, context, target: String }
        let build: Build
        let workspaceMount, workspaceFolder, postCreateCommand: String
        let mounts: [String]
    }

    let container = Fact(
        "are JSON of the form that editors take, and name a stage and a folder that the container has"
    ) {
        let container = try JSONDecoder().decode(
            Container.self, from: Data(try Self.text(".devcontainer/devcontainer.json").utf8))
        let docker = try Self.text(".devcontainer/\(container.build.dockerfile)")
        expect(docker.contains(" AS \(container.build.target)\nWORKDIR \(container.workspaceFolder)\n"))
        expect(container.workspaceMount.contains("target=\(container.workspaceFolder),"))
        // The build of a Mac lies in the folder of the same name.
        expect(container.mounts.contains { $0.contains("target=\(container.workspaceFolder)/.build,type=volume") })
        try expect(Self.text(".devcontainer/Dockerfile.dockerignore").contains("**/.build*\n"))
        expect(docker.contains("RUN \(container.postCreateCommand)\n"))
    }

    let swift = Fact("have the version of Swift that the README names, as do the files for servers") {
        let readMe = try require(try Self.text("README.md").firstMatch(of: /With Swift (\d+\.\d+) on Linux/)).1
        let docker = try Self.text(".devcontainer/Dockerfile")
        expect(docker.matches(of: /swift:(\d+\.\d+)/).map(\.1), is: [readMe])
        let files = ServerFiles(version: "1")
        expect(files.gitHub.contains("    container: swift:\(readMe)\n"))
        expect(files.gitLab.contains("  SWIFT_VERSION: \"\(readMe)\"\n"))
    }
}
