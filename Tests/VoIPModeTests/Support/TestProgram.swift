import BackgroundRuntime

/// An app whose launch is a closure.
final class TestProgram: AppProgram, @unchecked Sendable {
    var atLaunch: (AppProcess) -> Void = { _ in }

    func launch(in process: AppProcess) -> any AppInstance { Instance(self, process) }

    private final class Instance: AppInstance {
        private let program: TestProgram
        private unowned let process: AppProcess

        init(_ program: TestProgram, _ process: AppProcess) {
            self.program = program
            self.process = process
        }

        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
            guard event.name == .didFinishLaunching, channel == .call else { return }
            program.atLaunch(process)
        }
    }
}
