/// What people call one thing in many ways: each of the texts means the word in front.
///
/// A text of several words means it where they follow one another, in their simple form, with at most one other word
/// between two of them. Names of Apple stand for what they are about.
enum Synonyms {
    /// A meaning, and the texts that have it, with bars between them.
    static let groups = things + qualities

    private static let things: [(meaning: String, texts: String)] = [
        (
            "force quit",
            """
            force quit|force quits|force close|force closed|force stop|swipe away|swiped away|swipe up|\
            swipes app up|app switcher|switcher|user kills|user killed|killed by user|kill from switcher|\
            closed by user|user closes|user terminated|multitasking view|close all apps|task manager|recent apps|removed from recents|swiping|swiped up|killed by the user|user kills the app|kill state|killed state|fully closed|completely closed|manually killed|forcibly closed
            """
        ),
        (
            "kill",
            """
            kill|killed|sigkill|signal 9|terminated|terminates|terminate|ended by the system|ends the app|\
            ends|was closed|got closed|process exit|app exits|crash|crashes|crashed|gone at launch|dies|died|\
            shut down|throws out|thrown out|kicked out|closes by itself|closed by itself|closes itself|quits by itself|exit code 9|force closes
            """
        ),
        (
            "suspend",
            """
            suspend|suspended|suspension|frozen|freezes|froze|freeze|put to sleep|goes to sleep|stands still|\
            stood still|stops running|paused by ios
            """
        ),
        (
            "memory",
            "memory|ram|jetsam|oom|out of memory|memory pressure|footprint|memory limit|memory usage|memory issue|heap|megabytes|low memory|ram usage|cache|caches"
        ),
        (
            "purge",
            """
            purge|purged|jetsam|removed from memory|evicted|from scratch|starts over|state lost|\
            cold start after|restarts from|starts from the beginning|starts anew|like the first time|app resets|resets in background|from blank|variables lost|as if it was new|reloads|reloaded|restarts itself|not kept in memory|does not stay in memory|fresh start
            """
        ),
        (
            "first screen",
            """
            launch screen|splash screen|splash|loading screen|first screen|start screen|login screen|initial screen|\
            sign in screen|start page|home page|white screen|blank screen
            """
        ),
        (
            "place of the user",
            """
            state restoration|restore state|where I left|where I was|last page|last screen|\
            same screen|same page|draft|form|typed|unsaved|state lost|loses its state
            """
        ),
        ("alarm", "alarm|alarms|alarmkit|alarm clock|must ring"),
        (
            "launch",
            """
            launch|launched|launches|startup|start up|cold start|relaunch|relaunched|relaunches|boots|\
            didFinishLaunching
            """
        ),
        (
            "reboot",
            """
            reboot|reboots|restart phone|phone restart|restarting the phone|restart of the phone|\
            device restart|rebooted|power cycle|turned off and on|turn on the phone|phone is restarted|iphone restart|device reboot|restart the device|powered off
            """
        ),
        ("unlock", "unlock|unlocked|first unlock|before first unlock"),
        (
            "locked",
            """
            lock|locked|locks|locking|lock screen|screen off|screen goes dark|screen goes off|\
            screen turns off|device locked|phone locked|screen locked|asleep|sleep mode|screen is off|screen locks
            """
        ),
        (
            "region",
            "region|regions|geofence|geofences|geofencing|circular region|boundary|CLCircularRegion|didEnterRegion|didExitRegion|region monitoring|CLMonitor"
        ),
        (
            "question",
            """
            question|asked|asks|prompt|prompts|dialog|alert appears|popup|permission dialog|permission prompt
            """
        ),
        (
            "permission",
            """
            permission|permissions|authorization|authorized|authorisation|authorize|allowed by the user|\
            privacy|usage description|access denied
            """
        ),
        (
            "limit",
            """
            limit|limits|limited|maximum|max|at most|how many|no more than|more than|too many|exceed|exceeded|\
            exceeds|quota|number of
            """
        ),
        (
            "time",
            """
            how long|how much time|time limit|duration|how many seconds|seconds|allowance|budget|minutes|\
            time allowed|runs for|how many minutes|deadline|runtime|execution time|shortly after|no figure
            """
        ),
        ("hand over", "delivered|delivery|arrive|arrives|arriving|come in|received|receive|handed over"),
        (
            "late",
            """
            late|delayed|delay|hours later|too late|takes longer|slower|far too late|longer than|dwell time|\
            cushion|only after|not until|hours after|starts hours later
            """
        ),
        ("notification", "notification|notifications|reminder|reminders|banner"),
        (
            "silent push",
            """
            silent push|silent pushes|silent notification|background push|background pushes|\
            background notification|content-available|data-only push|push|content available|data message|background message
            """
        ),
        (
            "timer",
            "timer|timers|nstimer|settimeout|setinterval|countdown|dispatchsourcetimer|ticks|stopwatch|elapsed time|elapsed"
        ),
        (
            "network",
            "network|server|internet|http|request|requests|socket|sockets|connection|offline|online|websocket|websockets|tcp|mqtt|web socket"
        ),
        (
            "transfer",
            """
            transfer|transfers|download|downloads|upload|uploads|uploading|downloading|URLSession|\
            NSURLSession|background session|uploaded|downloaded|URLSessionDownloadTask|URLSessionUploadTask
            """
        ),
        (
            "sound",
            "sound|audio|music|song|podcast|playback|plays|playing|player|next track|second track|end of a track|radio"
        ),
        (
            "record",
            "record|recording|recorder|microphone|mic|voice memo|dictaphone|captured|capture|captures|dictation|recordings"
        ),
        (
            "interruption",
            "interruption|interrupted|phone call|incoming call|call ends|siri|alarm rings|somebody calls|someone calls|gets a call|call comes in|call arrives|after a call|phone rings|call ended|during a call|facetime call|takes a call"
        ),
        ("route", "headphones|headset|airpods|earphones|earbuds|speaker|route"),
        (
            "remote control",
            """
            remote control|lock screen controls|lock screen play|play button|control center button|\
            MPRemoteCommandCenter|remote command|now playing|lock screen control|media controls|controls on lock screen|pause on lock screen|MPNowPlayingInfoCenter|pause button
            """
        ),
        (
            "location",
            """
            location|gps|position|positions|geolocation|tracking position|coordinates|CLLocationManager|\
            tracker|tracking stops|background tracking|track a ride|track a run|track the route|whereabouts
            """
        ),
        ("stand still", "standing still|stand still|stationary|does not move|not moving|parked"),
        ("beacon", "beacon|beacons|ibeacon|ibeacons"),
        ("bluetooth", "bluetooth|ble|CoreBluetooth|peripheral|CBCentralManager|central"),
        (
            "background refresh",
            """
            background app refresh|app refresh|background refresh|BGAppRefreshTask|background fetch
            """
        ),
        ("low power", "low power mode|battery saver|power saving"),
        (
            "files protected",
            """
            NSFileProtection|file protection|protected file|protected data|data protection|encrypted file|\
            NSFileProtectionComplete
            """
        ),
        ("file lock", "sqlite|database|core data|grdb|realm|file lock|shared container|app group"),
        ("hot", "hot|heat|thermal|overheated|overheating|temperature"),
        ("storage", "storage|disk|storage full|disk space|no space"),
        ("cpu", "cpu|processor|cpu usage|busy loop"),
        ("gpu", "gpu|metal|opengl|rendering|renders|draws|drawing"),
        (
            "debugger",
            """
            debugger|xcode|cable|cable attached|connected to mac|debug build|lldb|attached to the mac|\
            breakpoint
            """
        ),
        ("shipped", "testflight|release build|app store build|production|without xcode|unplugged"),
        ("snapshot", "snapshot|screenshot|app switcher picture|preview in switcher"),
        ("scene", "scene|scenes|uiscene|scenedelegate|UIWindowScene"),
        ("view", "viewWillAppear|viewDidAppear|viewDidLoad|controller|view controller"),
        (
            "coming back",
            """
            returning from background|comes back|return to app|back to foreground|returns to foreground|\
            reopen|opened again|resume|resumed|resumes|willEnterForeground|open again|opens again|comes to front|in front again|reopened|reopening|switch back|reopens
            """
        ),
        (
            "going away",
            """
            leaves the screen|goes to background|enters background|home button|press home|pressing home|\
            user leaves app|didEnterBackground|minimized|leaves the foreground|background entry|minimised|minimise|minimize|minimizes|not in front|leave the app|leaves the app|leaving the app|switches to another app|switching apps|sent to background|put in background|switch away|switches away|switched away|backgrounded|backgrounds|looks at another app
            """
        ),
        ("screen on", "keep screen on|screen on|stay awake|isIdleTimerDisabled|auto-lock|dimming|idle timer"),
        ("leak", "leak|leaked|leaks|never ended|forgot to end|not ended|still open|outstanding|open task"),
        ("library", "library|sdk|third party|framework vendor|pod|dependency"),
        (
            "task",
            """
            background task|beginBackgroundTask|UIBackgroundTask|task assertion|assertion|assertions|\
            endBackgroundTask
            """
        ),
        (
            "handler",
            """
            handler|handlers|completion handler|completion handler blocks|handler blocks|completion block|\
            callback|closure|listener|event handler
            """
        ),
        (
            "not called",
            """
            not called|hear nothing|hears nothing|are told nothing|never called|is not called|isn't called|\
            not executed|not fired|does not fire|never fires|not triggered|never runs|not run|doesn't run|\
            not working|does nothing|is not delivered|not invoked|does not fire|not fire|never entered|not handled|no effect|nothing happens|never arrives|not come|never triggered|not triggered|not get called|no longer called|not called any more|never by itself|only works when simulated|not firing|isn t firing|never firing|stopped firing|not received|never received|not launched
            """
        ),
        ("once", "once|one time|exactly one time|first time only|single time|does not repeat"),
        ("repeat", "repeat|repeats|repeating|periodic|periodically|every hour|regularly|every day|daily|weekly"),
        ("at night", "at night|overnight|nightly|while charging|on the charger"),
        ("expiry", "expiration handler|expirationHandler|expiry|expire|expires|expired|expiration|time is over"),
        (
            "by the system",
            """
            launched by the system|launch by the system|launched in the background|background launch|\
            relaunched in background|without user|background event|launch for an event|background wake|launched by a push|started in the background|starts in the background|woken in the background
            """
        ),
        ("twice", "twice|two times|duplicate|second time|double"),
        ("at once", "immediately|at once|instantly|right away"),
        (
            "main thread",
            """
            main thread|main queue|ui thread|synchronous|synchronously|blocked|blocks|blocking|hang|hangs
            """
        ),
        ("thread", "thread|threads|queue|queues|dispatch queue|another thread"),
        ("wifi", "wifi|wi fi|wlan|cellular"),
        (
            "declare",
            """
            declare|declares|declared|UIBackgroundModes|background mode|background modes|capability|\
            Info.plist|manifest|key
            """
        ),
        ("review", "review|rejected|rejection|app review|app store connect|upload rejected|itms"),
        ("usage", "rarely used|unused|not used|use of the app|usage pattern|seldom opened"),
        ("suspended call", "no callback|silently|without notice|no warning"),
        ("voip", "voip|pushkit|callkit|call kit|incoming call|CXProvider"),
        ("live activity", "live activity|live activities|dynamic island|ActivityKit"),
        (
            "health",
            "healthkit|health data|HKObserverQuery|steps|health|HKHealthStore|apple health|step count|heart rate"
        ),
        ("workout", "workout|HKWorkoutSession|training|exercise session"),
        (
            "tracking",
            "att|app tracking|tracking permission|tracking dialog|tracking transparency|tracking authorization|request to track|idfa|requestTrackingAuthorization|advertising identifier"
        ),
        (
            "scan",
            "scan|scans|scanning|rescan|scanner|discover|discovered|discovers|discovery|didDiscover|not found nearby"
        ),
        ("logout", "logged out|log out|signed out|session lost|loses login"),
        (
            "keychain",
            "keychain|user interaction is not allowed|25308|errSecInteractionNotAllowed|secitem|SecItemCopyMatching|kSecAttrAccessible"
        ),
        ("approximate", "approximate|reduced accuracy|precise location|imprecise|inexact|reducedAccuracy"),
        ("indicator", "blue bar|blue indicator|status bar|blue pill|indicator"),
        ("distance", "how far|distance|metres|meters|kilometre|500 m"),
        ("system", "os|system|ios"),
        ("extend", "extend|prolong|more time|additional time|longer time"),
        (
            "incomplete",
            """
            incomplete|half way|halfway|aborted|cut off|not finished|interrupted work|unfinished|partly|\
            in the middle
            """
        ),
        ("missing", "missing|lost|gone|disappear|disappears|vanish|vanished|not there"),
        ("deleted", "deleted|removed|gone|temp file|temporary file|downloaded file"),
        ("already", "already exists|already registered|already running|duplicate identifier|identifier already"),
        ("inside", "already inside|inside|already in"),
        ("silent audio", "silent audio|play silence|silence|keep app alive|keepalive audio"),
        ("hear nothing", "hear nothing|hears nothing|is told nothing|are told nothing|hear of it"),
        ("inactive", "inactive|deactivate|deactivates|inactivates|willResignActive|loses focus"),
        ("front", "front|foreground|app is open|app open|app in front|when open"),
        (
            "watchdog",
            """
            watchdog|may take|take before|in time|time allowance|beyond|failed to launch|scene-create|\
            scene-update|8badf00d
            """
        ),
        ("replace", "overwrites|overwrite|replaces|replace|replaced|same identifier"),
        (
            "newest",
            """
            newest|newer replaces|only the last|latest|most recent|coalesced|replaces the older|\
            only one is held
            """
        ),
        ("refused", "refused|not supported|unsupported|rejected|invalid|not permitted|refuse|declined"),
        (
            "dead",
            "dead|closed|reclaimed|broken|connection lost|connection was lost|stale|breaks|drops|dropped|disconnects|disconnected|disconnect|connection closed|socket closed"
        ),
        ("wake", "wake|wakes|woken|woke|wake up|wakes up|wakeup"),
        ("pressed", "button|press|pressed|pressing|tap|tapped|taps|click|clicked|clicks|clicking|touch"),
        (
            "unreliable",
            """
            only sometimes|not reliable|unreliable|reliable|at random|randomly|intermittent|now and then|\
            not guaranteed|throttle|throttled|not always|some do not
            """
        ),
    ]
}
