import Foundation

/// What can happen to any phone, whatever its modules.
enum HostStimuli {
    static let all: [Stimulus] =
        screen + windows + endings + conditions + sleep + tasks + ResourceStimuli.all + TouchStimuli.all

    private static let screen: [Stimulus] = [
        Stimulus(
            "launch", "The user opens the app by its icon.",
            parameters: [.optional("arguments", .text, "what Xcode or a test would launch it with, parted by spaces")]
        ) { _, app, with in
            guard let arguments = with.text("arguments") else { return app.launch() }
            try app.launch(with: LaunchArguments(arguments.split(separator: " ").map(String.init)))
        },
        Stimulus("prewarm", "The system makes the app's process before its launch (from iOS 15).") { device, app, _ in
            try device.prewarm(app)
        },
        Stimulus(
            "open", "The user opens the app while it is in memory, or launches it.",
            parameters: [.optional("url", .text, "a URL of the app's scheme")]
        ) { device, app, with in device.open(app, url: with.text("url")) },
        Stimulus(
            "quickAction", "The user opens the app by a quick action of its icon (from iOS 9).",
            parameters: [.required("type", .text, "what the app knows it by, as the manifest or the app has it")]
        ) { device, app, with in try device.open(app, quickAction: with.text("type") ?? "") },
        Stimulus("home", "The Home button is pressed.") { device, _, _ in device.press(.home) },
        Stimulus("lock", "The screen is locked.") { device, _, _ in
            guard !device.noteLockedItself() else { return }
            guard !device.conditions.isLocked else { throw StimulusError("the screen is locked already") }
            device.lock()
        },
        Stimulus("unlock", "The screen is unlocked.") { device, _, _ in
            guard device.conditions.isLocked else { throw StimulusError("the screen is not locked") }
            device.unlock()
        },
        Stimulus(
            "overlay", "Something covers the app in front.",
            parameters: [.optional("what", .text, "what covers it; \"alert\" by default")]
        ) { device, _, with in device.showOverlay(with.text("what") ?? "alert") },
        Stimulus("notificationCenter", "The user pulls Notification Center down; dismissOverlay closes it.") {
            device, _, _ in device.openNotificationCenter()
        },
        Stimulus(
            "banner", "A banner drops down; on iOS 4, which has none, an alert.",
            parameters: [.optional("what", .text, "what it tells; \"message\" by default")]
        ) { device, _, with in device.showBanner(with.text("what") ?? "message") },
        Stimulus(
            "dismissOverlay", "What covered the app is gone.",
            parameters: [.optional("accepted", .flag, "whether it led elsewhere, as answering a call; no by default")]
        ) { device, _, with in device.dismissOverlay(accepted: with.flag("accepted") ?? false) },
    ]

    private static let windows: [Stimulus] = [
        Stimulus("scene.open", "The user opens one more window of the app in front, on an iPad.") { device, app, _ in
            try device.openScene(of: app)
        },
        Stimulus(
            "scene.close", "The user closes a window of an app that has several.",
            parameters: [.optional("scene", .text, "the session of the window; the one opened last by default")]
        ) { device, app, with in try device.closeScene(with.text("scene"), of: app) },
    ]

    private static let endings: [Stimulus] = [
        Stimulus("forceQuit", "The user swipes the app away in the switcher.") { device, app, _ in
            device.forceQuit(app)
        },
        Stimulus("purge", "Memory is needed elsewhere: a suspended app goes, a running one is warned.") {
            device, app, _ in
            _ = try running(app)
            device.purge(app)
        },
        Stimulus(
            "memory", "Memory is short: suspended apps are purged, the largest first, then running ones are warned.",
            parameters: [.required("megabytes", .memory, "how much is needed; an app has 50")]
        ) { device, _, with in
            device.freeMemory(megabytes: Int(with.requiredNumber("megabytes").rounded()))
        },
        Stimulus("terminate", "The system ends the app.") { device, app, _ in
            _ = try running(app)
            device.terminate(app)
        },
        Stimulus("update", "An update of the app is installed.") { device, app, _ in device.update(app) },
        Stimulus(
            Vocabulary.crash, "The app crashes.", parameters: [.optional("text", .text, "what the crash report says")]
        ) { device, app, with in
            let process = try running(app)
            guard process.state != .suspended else {
                throw StimulusError(
                    "\(app.name) is suspended and runs no code that could crash: purge is an end without a word to it")
            }
            process.end(.crash(with.text("text") ?? "EXC_BAD_ACCESS"))
            device.settle()
        },
        Stimulus("reboot", "The device restarts.") { device, _, _ in device.reboot() },
    ]

    /// The process that the stimulus is about; nothing happens without one, and the scenario should know.
    private static func running(_ app: InstalledApp) throws -> AppProcess {
        guard let process = app.process else { throw StimulusError("\(app.name) is not running") }
        return process
    }

    private static let conditions: [Stimulus] = [
        Stimulus(
            "power", "The battery or its charging changes.",
            parameters: [
                .optional("level", .numberIn(.numbers(0...1)), "the charge: 0.2 is 20 percent"),
                .optional("charging", .flag, "whether it charges"),
                .optional("lowPowerMode", .flag, "Low Power Mode"),
            ]
        ) { device, _, with in
            device.change {
                $0.batteryLevel = with.number("level") ?? $0.batteryLevel
                $0.isCharging = with.flag("charging") ?? $0.isCharging
                $0.isLowPowerModeEnabled = with.flag("lowPowerMode") ?? $0.isLowPowerModeEnabled
            }
        },
        Stimulus(
            "network", "The network changes.",
            parameters: [.required("is", .choice(DeviceConditions.Network.allCases.map(\.rawValue)), "what is there")]
        ) { device, _, with in
            let network = DeviceConditions.Network(rawValue: with.requiredText("is"))
            device.change { $0.network = network ?? $0.network }
        },
        Stimulus(
            "backgroundRefresh", "The switch of Background App Refresh changes.",
            parameters: [
                .required(
                    "is", .choice(DeviceConditions.BackgroundRefresh.allCases.map(\.rawValue)), "where it stands")
            ]
        ) { device, _, with in
            let status = DeviceConditions.BackgroundRefresh(rawValue: with.requiredText("is"))
            device.visitSettings { device.change { $0.backgroundRefresh = status ?? $0.backgroundRefresh } }
        },
        Stimulus(
            "debugger", "A debugger is attached or detached.",
            parameters: [.required("attached", .flag, "whether it is attached")]
        ) { device, _, with in device.change { $0.isDebuggerAttached = with.flag("attached") ?? true } },
        Stimulus(
            "clock", "The wall clock is set forward or back.",
            parameters: [.required("by", .offset, "how far; negative sets it back")]
        ) { device, _, with in device.setClock(by: with.duration("by") ?? .zero) },
        Stimulus(
            "timeZone", "The phone is in another time zone.",
            parameters: [.required("is", .text, "its identifier: \"Europe/Berlin\"")]
        ) { device, _, with in
            guard let zone = TimeZone(identifier: with.requiredText("is")) else {
                throw StimulusError("\(with.requiredText("is")) is no time zone: write it as Europe/Berlin")
            }
            device.setTimeZone(zone)
        },
    ]

    private static let sleep: [Stimulus] = [
        Stimulus("sleep", "The device falls asleep, unless something keeps it awake.") { device, _, _ in
            device.fallAsleep()
        },
        Stimulus(
            "wake", "The device wakes.",
            parameters: [.optional("for", .duration, "how long; until the next sleep by default")]
        ) { device, _, with in device.wakeUp(for: with.duration("for")) },
    ]

    private static let tasks: [Stimulus] = [
        Stimulus(
            "task.shrink", "The system takes task time back.",
            parameters: [.required("to", .duration, "what remains, the time of the handlers included")]
        ) { _, app, with in
            _ = try running(app)
            app.shrinkTaskTime(to: with.duration("to") ?? .zero)
        },
        Stimulus(
            "task.fault", "The next begin of a task fails.",
            parameters: [.required("is", .choice(["invalid", "refused"]), "the invalid identifier, or the handler")]
        ) { _, app, with in
            app.injectTaskFaults([with.requiredText("is") == "invalid" ? .returnsInvalid : .refuses])
        },
    ]
}
