import CVigilProcessor
import ProgramRunner
import Testing
import VigilFacts

struct ProcessorTests: Facts {
    @Test("What depends on the kind of processor", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let checks = Fact("is so for the one that this runs on: calls of the kernel, registers, frames, memory") {
        let outcome = try Program("ProcessorCheck").run([])
        // Inside a container the kernel may close no world.
        let ends = [
            "\n19 passed, 0 failed, 0 skipped\n", "\n18 passed, 0 failed, 1 skipped\n",
            "\n17 passed, 0 failed, 2 skipped\n",
        ]
        expect(outcome.code == 0 && ends.contains(where: outcome.output.hasSuffix), "\(outcome)")
    }

    let name = Fact("has the name that Swift gives it") {
        expect(String(cString: vigil_processor_name()), is: Self.nameOfBuild)
    }

    /// What the compiler was asked to build for: `x86_64-unknown-linux-gnu` is the folder of what it made.
    private static let nameOfBuild: String? = {
        let folder = Program("ProcessorCheck").executable.resolvingSymlinksInPath().path
        let kind = folder.split(separator: "/").first { $0.hasSuffix("-linux-gnu") }?.prefix { $0 != "-" }
        return kind.map { $0 == "aarch64" ? "arm64" : String($0) }
    }()
}
