import BackgroundRuntime
import Foundation

// What a scripted app can do: the calls that the code of an app would make on URLSession.

extension TransferModule {
    static let actions = [
        makeSession, download, upload, get,
        ScriptedAction(
            "transfer.complete", "Calls the completion handler of handleEventsForBackgroundURLSession."
        ) { process, _ in
            try process.answers.give(.boolean(true), to: .handleEventsForBackgroundURLSession)
        },
        ScriptedAction("transfer.cancelTasks", "Cancels all tasks of all sessions.", by: ScriptedTransfers.self) {
            script, _ in
            script.cancelAll()
        },
    ]

    private static let url = Parameter.required("url", .text, "the address")
    private static let session = Parameter.optional(
        "session", .text, "the identifier of a background session; one of the app's own process by default")

    private static let makeSession = ScriptedAction(
        "transfer.makeSession", "Makes a background session and sets its delegate.",
        parameters: [
            .required("session", .text, "its identifier"),
            .optional("discretionary", .flag, "whether the system chooses the time; false by default"),
            .optional("launchEvents", .flag, "whether the app is woken for it; true by default"),
            .optional("cellular", .flag, "whether the carrier's network may be used; true by default"),
            .optional(
                "completes", .flag, "whether it calls the completion handler when it was told all; true by default"),
            .optional("moves", .flag, "whether it moves what was downloaded to its documents; true by default"),
            .optional("timeout", .duration, "how long all attempts may take; 7 days by default"),
        ], by: ScriptedTransfers.self
    ) { script, with in
        var settings = LoadingSettings(.background(with.requiredText("session")))
        settings.isDiscretionary = with.flag("discretionary") ?? false
        settings.sendsLaunchEvents = with.flag("launchEvents") ?? true
        settings.allowsCellular = with.flag("cellular") ?? true
        settings.resourceTimeout = with.duration("timeout")?.inSeconds
        try script.make(settings, completes: with.flag("completes") ?? true, moves: with.flag("moves") ?? true)
    }

    private static let download = ScriptedAction(
        "transfer.download", "Makes a download task and resumes it.", parameters: [url, session],
        by: ScriptedTransfers.self
    ) { script, with in
        try script.start(.download, with)
    }

    private static let get = ScriptedAction(
        "transfer.get", "Makes a data task and resumes it.", parameters: [url, session], by: ScriptedTransfers.self
    ) { script, with in
        try script.start(.data, with)
    }

    private static let upload = ScriptedAction(
        "transfer.upload", "Makes an upload task and resumes it.",
        parameters: [
            url, session,
            .optional("bytes", .numberIn(.wholeNumbers(0...1_000_000_000)), "how many bytes it sends; 1000 by default"),
            .optional("fromFile", .flag, "whether they come from a file; true by default"),
        ], by: ScriptedTransfers.self
    ) { script, with in
        let count = with.whole("bytes") ?? 1_000
        // Zeros, which take no room, however many they are.
        guard with.flag("fromFile") ?? true else { return try script.start(.upload, with, .data(Data(count: count))) }
        try script.start(.upload, with, .file(try script.makeFile(of: count)))
    }
}

extension ScriptedTransfers {
    fileprivate func start(_ kind: LoadingPlan.Kind, _ with: Arguments, _ source: LoadingPlan.Source = .request) throws
    {
        let address = with.requiredText("url")
        guard let url = URL(string: address) else { throw StimulusError("\(address) is no address of the web") }
        var request = LoadingRequest(url)
        if kind == .upload { request.method = "PUT" }
        try session(with.text("session") ?? "").makeTask(LoadingPlan(kind, request, source: source)).resume()
    }
}
