import BackgroundRuntime

/// What can happen to any phone, whatever its modules.
enum HostStimuli {
    static let all: [Stimulus] = screen + endings + conditions + sleep + tasks

    private static let screen: [Stimulus] = [
        Stimulus("launch", "The user opens the app by its icon.") { _, app, _ in app.launch() },
        Stimulus(
            "open", "The user opens the app while it is in memory, or launches it.",
            parameters: [.optional("url", .text, "a URL of the app's scheme")]
        ) { device, app, with in device.open(app, url: with.text("url")) },
        Stimulus("home", "The Home button is pressed.") { device, _, _ in device.press(.home) },
        Stimulus("lock", "The screen is locked.") { device, _, _ in device.lock() },
        Stimulus("unlock", "The screen is unlocked.") { device, _, _ in device.unlock() },
        Stimulus(
            "overlay", "Something covers the app in front.",
            parameters: [.optional("what", .text, "what covers it; \"alert\" by default")]
        ) { device, _, with in device.showOverlay(with.text("what") ?? "alert") },
        Stimulus(
            "dismissOverlay", "What covered the app is gone.",
            parameters: [.optional("accepted", .flag, "whether it led elsewhere, as answering a call; no by default")]
        ) { device, _, with in device.dismissOverlay(accepted: with.flag("accepted") ?? false) },
    ]

    private static let endings: [Stimulus] = [
        Stimulus("forceQuit", "The user swipes the app away in the switcher.") { device, app, _ in
            device.forceQuit(app)
        },
        Stimulus("purge", "Memory is needed elsewhere: a suspended app goes, a running one is warned.") {
            device, app, _ in device.purge(app)
        },
        Stimulus("terminate", "The system ends the app.") { device, app, _ in device.terminate(app) },
        Stimulus(
            "crash", "The app crashes.", parameters: [.optional("text", .text, "what the crash report says")]
        ) { device, app, with in
            app.process?.end(.crash(with.text("text") ?? "EXC_BAD_ACCESS"))
            device.settle()
        },
        Stimulus("reboot", "The device restarts.") { device, _, _ in device.reboot() },
    ]

    private static let conditions: [Stimulus] = [
        Stimulus(
            "power", "The battery or its charging changes.",
            parameters: [
                .optional("level", .number, "charge from 0 to 1"), .optional("charging", .flag, "whether it charges"),
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
            device.change { $0.backgroundRefresh = status ?? $0.backgroundRefresh }
        },
        Stimulus(
            "debugger", "A debugger is attached or detached.",
            parameters: [.required("attached", .flag, "whether it is attached")]
        ) { device, _, with in device.change { $0.isDebuggerAttached = with.flag("attached") ?? true } },
        Stimulus(
            "clock", "The wall clock is set forward or back.",
            parameters: [.required("by", .duration, "how far; negative sets it back")]
        ) { device, _, with in device.simulation.clocks.jump(by: with.duration("by") ?? .zero) },
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
        ) { _, app, with in app.shrinkTaskTime(to: with.duration("to") ?? .zero) },
        Stimulus(
            "task.fault", "The next begin of a task fails.",
            parameters: [.required("is", .choice(["invalid", "refused"]), "the invalid identifier, or the handler")]
        ) { _, app, with in
            app.injectTaskFaults([with.requiredText("is") == "invalid" ? .returnsInvalid : .refuses])
        },
    ]
}
