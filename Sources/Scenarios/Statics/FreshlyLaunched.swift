import BackgroundRuntime
import VigilFreshStatics

/// A program each launch of which begins with fresh statics, as in a process of its own.
///
/// ```swift
/// await #expect(processExitsWith: .success) {          // only one phone in this process of the machine
///     let program = try #require(FreshlyLaunched(DelegateProgram(Uploader.self)))
///     let app = try device.install(program, manifest: .named("Info.plist"))
///     ...
/// }
/// ```
public struct FreshlyLaunched: AppProgram {
    private let program: any AppProgram
    private let statics: ProgramStatics

    /// The program with statics of its own for each launch. To be made before any of its code runs; nil where the file of
    /// the running program cannot be read.
    public init?(_ program: any AppProgram) {
        guard let statics = ProgramStatics() else { return nil }
        self.program = program
        self.statics = statics
    }

    public func launch(in process: AppProcess) -> any AppInstance {
        let own = FreshlyLaunched.toolchain.union(SystemCode.modules)
        process.simulation.exemptingFromTurnLimit { statics.restore(keeping: own) }
        return program.launch(in: process)
    }

    /// The modules of the toolchain, which no launch renews.
    private static let toolchain: Set<String> = [
        "Testing", "Swift", "__C", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "Dispatch", "Synchronization", "Runtime", "_Concurrency", "_StringProcessing",
    ]
}
