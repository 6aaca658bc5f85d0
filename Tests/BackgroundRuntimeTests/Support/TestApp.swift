import BackgroundRuntime

/// An app for tests of the host: what it does on each delegate call is a closure.
final class TestProgram: AppProgram, @unchecked Sendable {
    /// What the app does, by delegate method without arguments: `didEnterBackground`.
    var on: [String: (AppProcess) -> Void] = [:]
    /// Notifications that reached the app, by name, over all launches.
    private(set) var notifications: [String] = []

    func launch(in process: AppProcess) -> any AppInstance { Instance(self, process) }

    private final class Instance: AppInstance {
        private let program: TestProgram
        private unowned let process: AppProcess

        init(_ program: TestProgram, _ process: AppProcess) {
            self.program = program
            self.process = process
        }

        func call(_ call: DelegateCall) {
            for (name, act) in program.on where call.description.contains(name) { act(process) }
        }

        func post(_ notification: SystemNotification) { program.notifications.append(notification.name) }
    }
}

/// A device with one installed app, and what tests ask of it most.
struct Phone {
    let device: Device
    let app: App
    let program = TestProgram()

    init(
        _ system: SystemVersion = .iOS(17), modules: [ModuleDescriptor] = [], constants: [String: Double] = [:],
        manifest: Manifest = Manifest()
    ) throws {
        device = try Device(system: system, modules: modules, constants: constants)
        app = try device.install(program, manifest: manifest, name: "App")
    }

    /// The present instant in whole seconds.
    var seconds: Int { Int(device.now.nanoseconds / 1_000_000_000) }

    var process: AppProcess {
        get throws {
            guard let process = app.process else { throw StimulusError("the app is not running") }
            return process
        }
    }

    /// Runs a closure as a turn on the app's main thread.
    func run<Result>(_ body: @escaping (AppProcess) throws -> Result) throws -> Result {
        let process = try process
        return try app.onMainThread { try body(process) }
    }

    /// Begins a task on the main thread.
    @discardableResult
    func begin(_ name: String = "task", handler: ((AppProcess) -> Void)? = { _ in }) throws -> Int {
        try run { process in
            process.beginTask(
                name: name, place: "App.swift:1", handler: handler.map { handler in { handler(process) } })
        }
    }
}
