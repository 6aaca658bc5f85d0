import BackgroundRuntime

// What happens to the phone, and what the downloader extension of an app does.

extension AssetModule {
    static let stimuli = [
        downloader,
        Stimulus("assets.install", "The App Store has installed the app: its extension is asked what to download.") {
            device, app, _ in
            try device.assets.install(app)
        },
        Stimulus("assets.update", "The App Store updates the app: it ends, and its extension is asked.") {
            device, app, _ in
            try device.assets.update(app)
        },
        Stimulus("assets.periodic", "The system would ask the extension for something new.") { device, app, _ in
            try device.assets.askPeriodically(app)
        },
        Stimulus("assets.language", "The user gives the app another language (iOS 27): its extension is asked.") {
            device, app, _ in
            try device.assets.changeLanguage(of: app)
        },
        Stimulus(
            "assets.downloads", "Says how long downloads take that are scheduled from now on.",
            parameters: [.required("take", .interval, "how long; a minute until this is said")]
        ) { device, _, with in
            device.requiredService(AssetService.self).downloadTime = with.duration("take") ?? .seconds(60)
        },
        Stimulus(
            "assets.fail", "A download of the app fails at the server.",
            parameters: [.optional("id", .text, "which; the one that was scheduled first by default")]
        ) { device, app, with in
            try device.assets.fail(app, with.text("id"))
        },
    ]

    private static let downloader = Stimulus(
        "assets.extension",
        "Says what the downloader extension of the app does from now on; it takes control meanwhile.",
        parameters: [
            .optional("essential", .texts, "the essential assets that it schedules for an installation or an update"),
            .optional("assets", .texts, "the other assets that it schedules, unless they are there"),
            .optional("bytes", size, "how large each file is; 1,000,000 by default"),
            .optional("host", .text, "the server; the first of BADownloadDomainAllowList by default"),
            .optional("works", .duration, "how long it works for a content request; a second by default"),
            .optional("moves", .flag, "whether it moves the files that came; true by default"),
        ]
    ) { device, app, with in
        try device.assets.setExtension(of: app, script(with))
    }

    private static func script(_ with: Arguments) -> DownloaderScript {
        var script = DownloaderScript()
        script.essential = with.texts("essential")
        script.others = with.texts("assets")
        script.bytes = bytes(with)
        script.host = with.text("host") ?? ""
        script.work = with.duration("works") ?? script.work
        script.keepsFiles = with.flag("moves") ?? true
        return script
    }

    /// The size of a file.
    static func bytes(_ with: Arguments) -> Int { with.whole("bytes") ?? 1_000_000 }

    /// What the size of a file can be.
    static let size = Parameter.Kind.numberIn(.wholeNumbers(0...1_000_000_000_000))
}
