import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on BADownloadManager.

extension AssetModule {
    static let actions = [
        ScriptedAction(
            "assets.observe", "Sets the delegate of the download manager, which moves each file.",
            by: ScriptedAssets.self
        ) { script, _ in try script.observe() },
        ScriptedAction(
            "assets.schedule", "Schedules a download, which begins when the system sees fit.", parameters: parameters,
            by: ScriptedAssets.self
        ) { script, with in try script.schedule(plan(with)) },
        ScriptedAction(
            "assets.start", "Starts a download at once, or one that was scheduled (startForegroundDownload).",
            parameters: parameters, by: ScriptedAssets.self
        ) { script, with in try script.start(plan(with)) },
        ScriptedAction(
            "assets.cancel", "Cancels a download.", parameters: [which], by: ScriptedAssets.self
        ) { script, with in try script.cancel(with.requiredText("id")) },
        ScriptedAction(
            "assets.fetch", "Prints the downloads that are not over (fetchCurrentDownloads).", by: ScriptedAssets.self
        ) { script, _ in try script.fetch() },
        ScriptedAction(
            "assets.control", "Asks for exclusive control (withExclusiveControl), and prints whether it has it.",
            parameters: [.optional("within", .duration, "how long it waits; as long as it takes by default")],
            by: ScriptedAssets.self
        ) { script, with in try script.control(within: with.duration("within")) },
    ]

    private static let which = Parameter.required("id", .text, "its identifier")
    private static let parameters = [
        which, .optional("bytes", size, "how large the file is; 1,000,000 by default"),
        .optional("essential", .flag, "whether it is essential; false by default"),
    ]

    private static func plan(_ with: Arguments) -> AssetDownload.Plan {
        AssetDownload.Plan(
            with.requiredText("id"), bytes: bytes(with),
            host: "", isEssential: with.flag("essential") ?? false)
    }
}
