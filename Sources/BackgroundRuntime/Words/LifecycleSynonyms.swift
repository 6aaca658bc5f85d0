/// What people call what the rules of the life cycle are about.
enum LifecycleSynonyms {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "life.background.awake-reasons", "what keeps an app running in background",
            "how to keep the app running in the background forever", "run in background all the time",
            "ways to run code in background", "background service on iPhone", "long running background work"),
        SearchSynonyms(
            "life.background.mode-key-alone", "background mode is set but the app is suspended",
            "declared UIBackgroundModes but nothing runs", "capability enabled but still stops in background"),
        SearchSynonyms(
            "life.debugger.no-limits", "works when connected to Xcode but not without",
            "background works in debug only", "app is not suspended while debugging", "works on the simulator only"),
        SearchSynonyms(
            "life.enter-background.async-not-run", "work in didEnterBackground does not finish",
            "dispatch async in applicationDidEnterBackground", "request sent when the app closes is not sent",
            "network call in didEnterBackground", "Task in scenePhase background is not run"),
        SearchSynonyms(
            "life.enter-background.budget", "applicationDidEnterBackground 5 seconds",
            "saving takes too long when going to background", "failed to terminate or suspend gracefully after 5.0s",
            "app is killed right after it enters the background",
            "main thread waits for a lock while entering background"),
        SearchSynonyms(
            "life.enter-background.snapshot", "app switcher shows sensitive data", "hide content in the app switcher",
            "snapshot is taken when", "blur screen in background"),
        SearchSynonyms(
            "life.interrupt.banner", "does a notification banner call willResignActive", "incoming call banner"),
        SearchSynonyms(
            "life.interrupt.inactive-no-timers", "timers in inactive state", "app is inactive but still runs"),
        SearchSynonyms(
            "life.interrupt.no-background", "control center or Face ID prompt calls resign active",
            "inactive without background"),
        SearchSynonyms("life.interrupt.notification-center", "notification center pulled down didBecomeActive"),
        SearchSynonyms(
            "life.memory-warning.background", "applicationDidReceiveMemoryWarning in background",
            "memory warning while suspended"),
        SearchSynonyms(
            "life.force-quit.callback", "detect that the user kills the app",
            "applicationWillTerminate when swiped away", "run code when app is force closed",
            "call an API when the user closes the app", "know when the app is removed from the switcher"),
        SearchSynonyms("life.force-quit.cleared-by-launch", "background works again after opening the app once"),
        SearchSynonyms("life.force-quit.cleared-by-reboot", "does a restart of the phone end the effect of force quit"),
        SearchSynonyms(
            "life.force-quit.exceptions", "what can wake an app after force quit",
            "launch app after the user killed it", "restart the app automatically after it was killed"),
        SearchSynonyms(
            "life.force-quit.no-background-launch", "app does nothing after it was swiped away",
            "background work when the app is killed by the user", "run a task when the app is terminated",
            "code in killed state", "background stops when I swipe the app away",
            "keep running after the app is closed"),
        SearchSynonyms(
            "life.force-quit.no-report", "0xdeadfa11", "crash report after force quit",
            "no crash log when the user kills the app"),
        SearchSynonyms("life.force-quit.restoration", "state restoration does not work after killing the app"),
        SearchSynonyms("life.force-quit.scenes", "sceneDidDisconnect when swiped away", "didDiscardSceneSessions"),
        SearchSynonyms("life.force-quit.survives-reboot", "background launch after force quit and reboot"),
        SearchSynonyms(
            "life.purge.no-notice", "app closes in background without notice",
            "applicationWillTerminate not called when suspended app is killed",
            "system terminates the app in background silently",
            "app starts from the beginning after some time in background", "app opens as if it was the first time",
            "variables are lost after hours in background", "app reloads from blank when switching back"),
        SearchSynonyms(
            "life.purge.no-report", "no crash log although the app was terminated", "JetsamEvent",
            "app disappeared from memory without crash report"),
        SearchSynonyms(
            "life.purge.order", "which apps are killed first for memory",
            "app is killed in the background by memory pressure", "large memory app killed in background",
            "how long does an app stay in background before it is killed", "app is killed more often in background",
            "app killed when the camera is opened"),
        SearchSynonyms(
            "life.purge.relaunch", "app killed by the system and launched again",
            "difference between killed by system and by user", "background after system termination",
            "app is launched again and again in background"),
        SearchSynonyms(
            "life.significant-time-change", "applicationSignificantTimeChange", "midnight notification",
            "NSCalendarDayChanged", "day changed while in background", "time zone change"),
        SearchSynonyms(
            "life.suspend.file-lock", "0xdead10cc", "was suspended with locked system files",
            "sqlite in app group crash in background", "Core Data in shared container killed on suspension",
            "RUNNINGBOARD 3735883980"),
        SearchSynonyms(
            "life.suspend.grace", "how long after going to background is the app suspended",
            "app runs only some seconds in background", "5 seconds in background"),
        SearchSynonyms(
            "life.suspend.listening-sockets", "socket broken after coming back from background",
            "server socket closed in background", "EBADF after resume", "MQTT or websocket disconnects in background",
            "Bonjour stops in background", "SIGPIPE after background",
            "NSPOSIXErrorDomain Code=57 Socket is not connected",
            "socket seems connected after coming back but gets no answer",
            "NSPOSIXErrorDomain Code=54 Connection reset by peer"),
        SearchSynonyms(
            "life.suspend.no-progress", "code stops running in background", "timer stops in background",
            "Timer does not fire when the screen is locked", "thread stops when app is in background",
            "JavaScript stops in background", "stopwatch wrong after background", "app pauses when I press home",
            "async task stops when the app is minimized", "app stops sending data to the server in background",
            "stops after a while in background", "works only while the app is in front", "stops when minimized",
            "background service stops after some minutes", "elapsed time stops while the app is closed"),
        SearchSynonyms(
            "life.suspend.queued-events", "notifications received all at once after returning to foreground",
            "UIDevice orientation or battery change while suspended", "NSNotificationCenter in background"),
        SearchSynonyms("life.suspend.shared-resource", "address book or calendar open in background"),
        SearchSynonyms(
            "life.suspend.silent", "notification before suspension", "callback when the app gets suspended",
            "detect suspended state"),
        SearchSynonyms(
            "life.api.missing", "dyld symbol not found on an older iOS", "unrecognized selector on old version",
            "crash on older iOS version"),
        SearchSynonyms(
            "life.app-update", "app killed for an update", "background tasks after app update",
            "App Store update while in background"),
        SearchSynonyms(
            "life.exits-on-suspend", "UIApplicationExitsOnSuspend", "app should quit when pressing home",
            "Application does not run in background"),
        SearchSynonyms("life.exits-on-suspend.ignored", "UIApplicationExitsOnSuspend ignored iOS 13"),
        SearchSynonyms("life.legacy-link", "old SDK willTerminate"),
        SearchSynonyms("life.no-multitasking", "multitaskingSupported"),
        SearchSynonyms(
            "life.reboot", "app after restart of the phone", "start app at boot", "launch automatically after reboot",
            "autostart"),
        SearchSynonyms(
            "life.terminate.async", "async work in applicationWillTerminate",
            "network request in applicationWillTerminate", "save to server when app terminates"),
        SearchSynonyms(
            "life.terminate.crash", "delegate methods at a crash", "is willTerminate called when the app crashes"),
        SearchSynonyms(
            "life.terminate.only-running", "applicationWillTerminate is not called",
            "willTerminate never called when I kill the app from the switcher", "save data when the app is killed"),
        SearchSynonyms("life.terminate.second-enter-background", "didEnterBackground posted twice"),
        SearchSynonyms("life.terminate.watchdog", "applicationWillTerminate how many seconds", "time in willTerminate"),
        SearchSynonyms("life.tx.exit-on-suspend", "order of calls for an app that exits on suspend"),
        SearchSynonyms("life.tx.force-quit-front", "order of callbacks when swiping away the open app"),
        SearchSynonyms("life.tx.foreground", "willEnterForeground didBecomeActive order", "callbacks when coming back"),
        SearchSynonyms(
            "life.tx.home", "callbacks when the home button is pressed", "willResignActive didEnterBackground order"),
        SearchSynonyms(
            "life.tx.interrupt", "willResignActive when", "app becomes inactive for an alert or Control Center"),
        SearchSynonyms("life.tx.interrupt-accepted", "answering a phone call puts the app in background"),
        SearchSynonyms(
            "life.tx.interrupt-ignored", "didBecomeActive after declining a call",
            "didBecomeActive called without willEnterForeground"),
        SearchSynonyms(
            "life.tx.kill", "SIGKILL", "killed by the watchdog", "Terminated due to signal 9", "EXC_CRASH (SIGKILL)"),
        SearchSynonyms(
            "life.tx.launch-background", "app launched in background which delegate methods",
            "didFinishLaunching called in background"),
        SearchSynonyms("life.tx.launch-foreground", "order of methods at launch", "app life cycle at start"),
        SearchSynonyms(
            "life.tx.lock", "what happens when the screen is locked", "callbacks at screen lock",
            "app with screen off", "detect lock"),
        SearchSynonyms(
            "life.tx.purge", "suspended app is removed from memory", "app restarts after some hours in background"),
        SearchSynonyms("life.tx.resume-background", "suspended app is woken in background"),
        SearchSynonyms("life.tx.resume-foreground", "suspended app is opened again"),
        SearchSynonyms("life.tx.suspend", "app state suspended"),
        SearchSynonyms("life.tx.terminate-running", "willTerminate in background"),
        SearchSynonyms("life.state.active", "UIApplicationStateActive"),
        SearchSynonyms("life.state.background", "UIApplicationStateBackground"),
        SearchSynonyms("life.state.inactive", "UIApplicationStateInactive"),
        SearchSynonyms("life.state.not-running", "not running state"),
        SearchSynonyms("life.state.suspended", "suspended state", "difference of background and suspended"),
    ]
}
