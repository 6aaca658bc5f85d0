import BackgroundRuntime
import VigilProgramImage
import VigilScenarios

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemCode.register(in: $0, ["VigilReports"])
    LinkedCommandLine.register(AppCommandLine(), in: $0)
}

/// What this module adds to each program that links it.
private struct AppCommandLine: FullCommandLine {
    var listings: [Command] { Command.listings }

    func interact(_ session: InteractiveRequest, _ context: CommandContext) throws -> Int32 {
        try InteractivePlayback(session, context).run()
    }

    func document(of run: PlayedRun, _ options: RunOptions, _ format: RunCommandLine.Format) -> String {
        RunDocument(run, options).text(format)
    }

    func document(of words: String, at instant: VirtualInstant, _ format: RunCommandLine.Format) -> String {
        RunDocument.text(words, at: instant, format)
    }

    func page(of device: Device, titled title: String, failure: String?) -> String {
        device.timelinePage(titled: title, failure: failure)
    }
}
