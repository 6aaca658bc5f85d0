import CVigilProcessor
import ProgramRunner
import Testing

@Suite("What depends on the kind of processor")
struct ProcessorTests {
    @Test("is so for the one that this runs on: calls of the kernel, registers, frames, memory")
    func checks() throws {
        let outcome = try Program("ProcessorCheck").run([])
        // Inside a container the kernel may close no world.
        let ends = [
            "\n19 passed, 0 failed, 0 skipped\n", "\n18 passed, 0 failed, 1 skipped\n",
            "\n17 passed, 0 failed, 2 skipped\n",
        ]
        #expect(outcome.code == 0 && ends.contains(where: outcome.output.hasSuffix), "\(outcome)")
    }

    @Test("has the name that Swift gives it")
    func name() {
        #expect(String(cString: vigil_processor_name()) == Self.nameOfBuild)
    }

    /// What the compiler was asked to build for: `x86_64-unknown-linux-gnu` is the folder of what it made.
    private static let nameOfBuild: String? = {
        let folder = Program("ProcessorCheck").executable.resolvingSymlinksInPath().path
        let kind = folder.split(separator: "/").first { $0.hasSuffix("-linux-gnu") }?.prefix { $0 != "-" }
        return kind.map { $0 == "aarch64" ? "arm64" : String($0) }
    }()
}
