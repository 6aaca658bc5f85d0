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

    /// The launches see to the statics themselves.
    public var code: Any.Type? { nil }
    public var swiftModule: String? { program.swiftModule }
    public var makesScenes: Bool { program.makesScenes }

    public func launch(in process: AppProcess) -> any AppInstance {
        let areFresh = process.simulation.exemptingFromTurnLimit { statics.restore() }
        if !areFresh { process.app.noteUnknownStatics() }
        return program.launch(in: process)
    }
}
