/// What apps do wrong when they come up, leave the screen, and are suspended.
enum LifeCycleMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "sqlite-lock", "Writes a database in an app group, and is suspended in the middle.",
            outcome: "The app is killed with 0xdead10cc: the main thread is idle, and no frame is guilty.",
            reason: "A lock on a file that other processes share must not be held by a suspended app.",
            cure: "Hold a task around the transaction.",
            words: [
                "0xdead10cc", "was suspended with locked system files", "RUNNINGBOARD 0xdead10cc",
                "SQLite lock app group crash in background", "3735883980",
            ],
            code: "0xdead10cc",
            rules: ["life.suspend.file-lock"],
            scenario: "\(folder)/sqlite-lock.json5"),
        FieldMistake(
            "lock-outlives-task", "Ends its task before it lets go of the lock.",
            outcome: "The app is killed with 0xdead10cc some seconds after it left the screen.",
            reason: "Work that was put off for some seconds takes the lock when the task is already about to end.",
            cure: "Let go of the lock before the task ends, and begin the task before the work.",
            words: [
                "background handler terminated by 0xdead10cc sometimes",
                "delayed database write after entering background", "lock held when background task ended",
            ],
            code: "0xdead10cc",
            rules: ["life.suspend.file-lock", "task.end.suspends"],
            scenario: "\(folder)/lock-outlives-task.json5"),
        FieldMistake(
            "sync-network-launch", "Waits for the network on the main thread at launch.",
            outcome: "On a slow network the app is killed with 0x8badf00d after 20 seconds.",
            reason: "The main thread is blocked in a step of the life cycle.",
            cure: "Do nothing on the main thread that waits.",
            words: [
                "failed to launch in time",
                "scene-create watchdog exhausted real (wall clock) time allowance of 19.97 seconds",
                "app killed at launch on slow network", "synchronous request on main thread",
                "stuck on the splash screen, then killed",
            ],
            code: "0x8badf00d",
            rules: ["life.launch.watchdog"],
            scenario: "\(folder)/sync-network-launch.json5"),
        FieldMistake(
            "timer-stops", "Expects a timer to go on in the background.",
            outcome: """
                The timer stops when the app leaves the screen, and goes on when it comes back; in the Simulator \
                it never stopped.
                """,
            reason: "Without a mode in use or a task the app is suspended, and nothing of a suspended app runs.",
            cure: """
                Compare dates when the app comes back; begin a task for what ends soon; ask for a notification \
                at a time.
                """,
            words: [
                "timer stops in background", "NSTimer not firing in background",
                "setInterval stops when app is in background", "DispatchSourceTimer paused when screen is locked",
                "timer works in simulator but not on device", "countdown stops when home button pressed",
                "does JavaScript run in background", "clock of a game is wrong after coming back",
            ],
            rules: ["life.background.awake-reasons", "task.budget.start"],
            scenario: "\(folder)/timer-stops.json5"),
        FieldMistake(
            "debugger-hides", "Is tried with the debugger attached only.",
            outcome: """
                With a cable the app is never suspended; on the phone of a user timers stop and the app is \
                killed.
                """,
            reason: "Limits are off while a debugger is attached.",
            cure: "Try it without: quit the app in Xcode, and open it by its icon.",
            words: [
                "works when connected to Xcode but not without", "app never suspended in debugger",
                "background works in debug build only", "backgroundTheApp does not suspend in UI tests",
                "simulator never suspends app", "crashes in TestFlight but not from Xcode",
            ],
            rules: ["life.debugger.no-limits"],
            scenario: "\(folder)/debugger-hides.json5"),
    ]

    private static let folder = "Examples/FieldPain/Tasks/Scenarios"
}
