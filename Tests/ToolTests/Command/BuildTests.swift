import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct BuildTests: Facts {
    @Test("The program of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A package whose program was built after all its sources, and a build system that notes what it is asked for.
    private static func package() throws -> BreakerPackage {
        let package = try BreakerPackage("quiet", "keys")
        let tool = """
            #!/bin/sh
            echo "$@" >> "\(package.folder.url.path)/asked"
            echo "Building for debugging..."
            if [ -e "\(package.folder.url.path)/broken" ]; then echo "error: it is broken"; exit 1; fi
            echo "Build complete! (0.10s)"
            """
        try package.folder.write(tool, to: "tools/swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: package.folder.url.path + "/tools/swift")
        return package
    }

    private static func vigil(_ words: [String], in package: BreakerPackage) throws -> Program.Outcome {
        let path = package.folder.url.path + "/tools:" + (Program.environment["PATH"] ?? "")
        let environment = Program.environment.merging(["PATH": path, "VIGIL_SKIP_BUILD": ""]) { $1 }
        return try Program("vigil").run(words, in: package.folder.url, environment: environment)
    }

    /// What the build system was asked for.
    private static func asked(_ package: BreakerPackage) -> [String] {
        let text = try? String(contentsOf: package.folder.url.appendingPathComponent("asked"), encoding: .utf8)
        return text.map { $0.split(separator: "\n").map(String.init) } ?? []
    }

    private static let scenario = "Breaker/Scenarios/0.json5"

    let isBuilt = Fact(
        "is brought up to date by the build system before each run, however old its sources seem",
        for: [
            ["run", Self.scenario], ["run", "Breaker", "--scenario", Self.scenario], ["test", "."],
            ["explain", Self.scenario],
            ["explain", Self.scenario, "--at", "1s"], ["whatif", Self.scenario], ["modes", "--app", "Breaker"],
        ]
    ) { (words: [String]) in
        let package = try Self.package()
        let outcome = try Self.vigil(words, in: package)
        expect(outcome.code == 0 && !outcome.complaints.contains("Build"), "\(outcome)")
        let path = package.folder.url.path
        let line = "build --package-path \(path) --scratch-path \(path)/.build -c debug --product Breaker"
        expect(Self.asked(package), is: [line])
    }

    let isBroken = Fact(
        "is not played where it cannot be built, and the reason is shown",
        for: ["run", "test"]
    ) { (command: String) in
        let package = try Self.package()
        try package.folder.write("", to: "broken")
        let outcome = try Self.vigil([command, Self.scenario], in: package)
        expect(outcome.code == 2 && outcome.complaints.contains("error: it is broken"), "\(outcome)")
        expect((outcome.complaints + outcome.output).contains("Breaker could not be built; see above"))
    }

    let isSkipped = Fact(
        "is played as it was built last for who asks for that, and it is said",
        for: ["run", "test", "whatif"]
    ) { (command: String) in
        let package = try Self.package()
        let outcome = try Self.vigil([command, Self.scenario, "--skip-build"], in: package)
        expect(outcome.code == 0 && Self.asked(package).isEmpty, "\(outcome)")
        let note = "Breaker is played as it was built last (--skip-build): its sources may be newer"
        expect(outcome.complaints.contains(note), "\(outcome)")
    }

    let unlinkedModes = Fact(
        "tells which modes it links no module for: whatif does not try them, and names them in one line"
    ) {
        let package = try Self.package()
        let listed = try Self.vigil(["modes", "--app", "Breaker", "--not-linked"], in: package)
        let modes = listed.output.split(separator: "\n").map(String.init)
        expect(listed.code == 0 && modes.contains("newsstand-content"), "\(listed)")
        let outcome = try Self.vigil(["whatif", Self.scenario, "--skip-build"], in: package)
        let line = "not linked into Breaker, and so not tried: \(modes.sorted().joined(separator: ", "))\n"
        expect(outcome.code == 0 && outcome.output.contains(line), "\(outcome)")
        for mode in modes { expect(!outcome.output.contains("with \(mode):"), "\(outcome)") }
        try expect(Self.vigil(["modes", "--not-linked"], in: package).output.isEmpty)
    }
}
