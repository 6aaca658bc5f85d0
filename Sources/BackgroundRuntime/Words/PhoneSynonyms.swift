/// What people call what the rules of the phone, resources, files and manifests are about.
enum PhoneSynonyms {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("power.battery-critical", "background refresh with low battery", "battery almost empty"),
        SearchSynonyms(
            "power.lpm.notification", "NSProcessInfoPowerStateDidChange", "isLowPowerModeEnabled",
            "detect low power mode"),
        SearchSynonyms(
            "power.lpm.scope", "what does low power mode stop", "battery saver stops background work",
            "yellow battery"),
        SearchSynonyms("power.refresh-notification", "backgroundRefreshStatusDidChange"),
        SearchSynonyms(
            "power.refresh-off.scope", "background app refresh switched off",
            "what works without background app refresh", "user disabled background refresh"),
        SearchSynonyms(
            "power.refresh-status", "UIApplication backgroundRefreshStatus",
            "check whether background app refresh is enabled", "restricted by parental controls"),
        SearchSynonyms("gcd.group.balance", "Unbalanced call to dispatch_group_leave", "DispatchGroup crash"),
        SearchSynonyms("gcd.item.reuse", "DispatchWorkItem wait crash"),
        SearchSynonyms(
            "gcd.precondition", "dispatch_assert_queue crash",
            "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue",
            "dispatchPrecondition"),
        SearchSynonyms(
            "gcd.release.suspended", "BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object",
            "release of an inactive object", "DispatchSource timer suspend crash"),
        SearchSynonyms("gcd.resume.balance", "Over-resume of an object", "DispatchSourceTimer resume crash"),
        SearchSynonyms("gcd.semaphore.in-use", "Semaphore object deallocated while in use"),
        SearchSynonyms(
            "gcd.sync.own-queue", "dispatch_sync called on queue already owned by current thread",
            "DispatchQueue.main.sync deadlock crash"),
        SearchSynonyms("gcd.target.active", "Cannot change the target of this object after it has been activated"),
        SearchSynonyms("crash.extension", "crash report extension"),
        SearchSynonyms("metrickit.27", "MetricKit deprecated MetricResult"),
        SearchSynonyms(
            "term.signal.abort", "SIGABRT", "uncaught exception NSException", "abort() called", "EXC_CRASH (SIGABRT)"),
        SearchSynonyms(
            "term.signal.trap", "EXC_BREAKPOINT SIGTRAP", "Swift runtime failure", "unexpectedly found nil",
            "BUG IN CLIENT OF LIBDISPATCH"),
        SearchSynonyms(
            "mode.declared-unused", "App Store rejection guideline 2.5.4", "declared background mode without using it",
            "rejected for UIBackgroundModes",
            "Your app declares support for location in the UIBackgroundModes key but does not have any features that require persistent location",
            "declares support for audio in the UIBackgroundModes key but has no features that require persistent audio",
            "app review asks why a background mode is used"),
        SearchSynonyms("mode.duplicate", "background mode listed twice"),
        SearchSynonyms("mode.list.27", "list of background modes", "which values has UIBackgroundModes"),
        SearchSynonyms("mode.too-new", "background mode on older iOS"),
        SearchSynonyms("mode.type", "UIBackgroundModes must be an array"),
        SearchSynonyms(
            "mode.unknown-value", "invalid UIBackgroundModes value", "ITMS-90039",
            "Invalid value for UIBackgroundModes"),
        SearchSynonyms("protect.available-flag", "isProtectedDataAvailable", "know that the phone is locked"),
        SearchSynonyms(
            "protect.callbacks", "applicationProtectedDataWillBecomeUnavailable", "protectedDataDidBecomeAvailable"),
        SearchSynonyms(
            "protect.complete", "NSFileProtectionComplete", "file cannot be read when the phone is locked",
            "Operation not permitted while locked", "NSCocoaErrorDomain Code=257",
            "disk I/O error or authorization denied sqlite when locked", "Code=513 no permission to access the file"),
        SearchSynonyms(
            "protect.first-unlock", "completeUntilFirstUserAuthentication",
            "UserDefaults or keychain empty after reboot", "file not readable after restart",
            "errSecInteractionNotAllowed -25308"),
        SearchSynonyms("protect.lock-delay", "file access fails ten seconds after locking"),
        SearchSynonyms("protect.none", "NSFileProtectionNone"),
        SearchSynonyms(
            "protect.unless-open", "NSFileProtectionCompleteUnlessOpen", "write a file while the device is locked"),
        SearchSynonyms(
            "res.cpu.limit", "EXC_RESOURCE CPU", "CPU usage over 80% for 60 seconds", "cpu_resource fatal",
            "app killed in background for high CPU", "wakeups and cpu limit in background",
            "used 48 seconds of CPU time"),
        SearchSynonyms("res.disk", "0xbaddd15c", "storage almost full app killed"),
        SearchSynonyms(
            "res.main-thread.blocked", "synchronous network request on main thread",
            "main thread blocked and app killed", "semaphore wait on main thread", "UI freezes and app is killed"),
        SearchSynonyms(
            "res.memory.limit", "memory limit of an app", "EXC_RESOURCE memory",
            "app crashes with large images or video", "jetsam per-process-limit", "Terminated due to memory issue",
            "extension memory limit", "app killed after using the camera", "app killed while picking photos",
            "memory grows until the app is closed"),
        SearchSynonyms("res.thermal", "0xc00010ff", "phone too hot app closed", "thermal state critical"),
        SearchSynonyms("res.ui.background", "update UI in background", "change views while in background"),
        SearchSynonyms("res.ui.locked-drawing", "0x2bad45ec", "drawing while locked"),
        SearchSynonyms(
            "res.ui.snapshot", "snapshot not updated", "app switcher shows the old screen",
            "privacy screen in the app switcher"),
        SearchSynonyms("res.wakeups", "EXC_RESOURCE WAKEUPS", "45000 wakeups", "too many wakeups per second"),
        SearchSynonyms("life.auto-lock", "phone locks by itself", "auto-lock time"),
        SearchSynonyms(
            "life.auto-lock.held-off", "isIdleTimerDisabled", "keep the screen on", "prevent the phone from sleeping",
            "screen dims during video"),
        SearchSynonyms(
            "0x8badf00d", "8badf00d crash report", "watchdog kill",
            "Termination Reason SPRINGBOARD FRONTBOARD Code 0x8badf00d", "2343432205"),
        SearchSynonyms(
            "0xdead10cc", "dead10cc crash report", "Termination Reason RUNNINGBOARD 0xdead10cc", "3735883980"),
        SearchSynonyms("0xc00010ff", "c00010ff", "device overheated kill"),
        SearchSynonyms("0xbaddd15c", "baddd15c", "killed to free storage"),
        SearchSynonyms("0xbada5e47", "bada5e47", "too many assertions"),
        SearchSynonyms("0x2bad45ec", "2bad45ec", "insecure drawing"),
        SearchSynonyms("0xdeadfa11", "deadfa11", "user forced the app to quit crash report"),
        SearchSynonyms("0xbaaaaaad", "baaaaaad", "stackshot of the whole system", "sysdiagnose report is no crash"),
        SearchSynonyms("0xd00d2bad", "d00d2bad"),
    ]
}
