/// What apps do wrong before they are ended: the system takes their memory, or kills them, and calls nothing.
enum EndingMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "killed-by-signal-9", "Looks for a crash of its own, or waits for a last call, where the system killed it.",
            outcome: """
                Xcode says only that the app was terminated due to signal 9: there is no exception, no breakpoint and \
                no willTerminate.
                """,
            reason: """
                Signal 9, SIGKILL, comes from outside, and cannot be caught: of a watchdog, of a limit of memory or \
                processor, of a task that was not ended, of the user who swipes the app away, or of Xcode that \
                installs it anew. No handler of crashes and no delegate method sees it.
                """,
            cure: """
                Write down what the app does while it does it, and read that at the next launch. The termination reason \
                of the report, or a jetsam report, names the cause; MXAppExitMetric counts the ends by cause.
                """,
            words: [
                "Message from debugger: Terminated due to signal 9", "Terminated due to signal 9",
                "app killed by SIGKILL without exception", "program ended with exit code 9",
                "Exception Type: EXC_CRASH (SIGKILL) Exception Note: EXC_CORPSE_NOTIFY",
                "crash reporter has no report although the app was gone",
            ],
            rules: ["life.tx.kill", "life.terminate.crash", "life.terminate.only-running"],
            scenario: "\(folder)/killed-by-signal-9.json5"),
        FieldMistake(
            "memory-over-limit", "Uses more memory than one process may have.",
            outcome: """
                The app is gone in the middle of its work, in front or in the background, with no crash log of its \
                own; Xcode speaks of a memory issue, and a jetsam report has the reason per-process-limit.
                """,
            reason: """
                A limit holds for each process, in the background a lower one. Who is over it is killed at once: a \
                memory warning may have come before.
                """,
            cure: """
                Load what is shown in the size in which it is shown, let go of caches at a memory warning, and read large \
                files in parts.
                """,
            words: [
                "Message from debugger: Terminated due to memory issue", "Terminated due to memory pressure",
                "EXC_RESOURCE RESOURCE_TYPE_MEMORY high watermark memory limit exceeded", "jetsam per-process-limit",
                "app killed for out of memory while loading images", "memory footprint too large OOM kill",
                "Received memory warning and then the app closes",
            ],
            code: "EXC_RESOURCE",
            rules: ["res.memory.limit", "life.memory-warning.background"],
            scenario: "\(folder)/memory-over-limit.json5"),
        FieldMistake(
            "memory-in-background", "Is suspended with its caches and pictures in memory.",
            outcome: """
                The app is killed in the background again and again, without a crash log; a jetsam report names it, with \
                the reason vm-pageshortage.
                """,
            reason: """
                Where another app needs memory, suspended apps go first, the largest first, and none of them is told.
                """,
            cure: """
                Let go of caches and pictures in didEnterBackground, to some ten megabytes; save what must not be lost.
                """,
            words: [
                "app was killed in the background without crash log", "JetsamEvent report names my app",
                "vm-pageshortage largest process suspended", "iOS kills my app in background to free memory",
                "camera opens and my app is gone from memory", "app does not stay in memory for long",
            ],
            rules: ["life.purge.order", "life.purge.no-report"],
            scenario: "\(folder)/memory-in-background.json5"),
        FieldMistake(
            "state-not-saved", "Keeps where the user was in memory, or saves it in applicationWillTerminate.",
            outcome: """
                When the user comes back after a while, the app restarts from its launch screen: the page, the form and \
                what was typed are lost.
                """,
            reason: """
                A suspended app is removed from memory without a call, and the next tap launches it anew; \
                willTerminate is for apps that run.
                """,
            cure: """
                Save in didEnterBackground where the user is, and what was typed, and show it again at a launch: by state \
                restoration, SceneStorage, or a file.
                """,
            words: [
                "app restarts from launch screen when I come back", "app starts over when returning from background",
                "state lost after app was in background for a while", "app reloads instead of resuming",
                "form input lost after switching apps", "applicationWillTerminate not called, data not saved",
                "app opens at the first screen and not where I left it",
            ],
            rules: ["life.tx.purge", "life.purge.no-notice", "life.terminate.only-running"],
            scenario: "\(folder)/state-not-saved.json5"),
    ]

    private static let folder = "Examples/FieldPain/Endings/Scenarios"
}
