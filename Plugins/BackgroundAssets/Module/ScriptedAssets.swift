import BackgroundRuntime

/// The download manager of a scripted app. Refusals are in the trace.
final class ScriptedAssets: ScriptedClient, AssetClient {
    private unowned let process: AppProcess
    private let session: AssetSession

    init(_ process: AppProcess) {
        self.process = process
        session = AssetSession(process)
    }

    private func check() throws {
        guard AssetRules.systems.contains(process.device.system) else {
            throw StimulusError("Background Assets come with iOS 16.1")
        }
    }

    func observe() throws {
        try check()
        session.client = self
    }

    func schedule(_ plan: AssetDownload.Plan) throws {
        try check()
        try? session.schedule(plan)
    }

    func start(_ plan: AssetDownload.Plan) throws {
        try check()
        try? session.start(plan)
    }

    func cancel(_ identifier: String) throws {
        try check()
        try? session.cancel(identifier)
    }

    func fetch() throws {
        try check()
        let all = session.downloads.map { "\($0.plan.identifier) \($0.state.rawValue)" }
        process.print("downloads: \(all.isEmpty ? "none" : all.joined(separator: ", "))")
    }

    func control(within wait: Duration?) throws {
        try check()
        session.withControl(within: wait) { [weak process] gained in
            process?.print(gained ? "exclusive control" : "no exclusive control")
        }
    }

    // Being told.

    func didBegin(_ download: AssetDownload) {}
    func didPause(_ download: AssetDownload) {}
    func didFail(_ download: AssetDownload) {}
    func didFinish(_ download: AssetDownload) -> Bool { true }
}
