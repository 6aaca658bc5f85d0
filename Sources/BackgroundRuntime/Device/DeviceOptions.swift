/// Behaviour that Apple leaves open or that differs between reports; the defaults are the simulator's choices.
public struct DeviceOptions: Hashable, Sendable {
    /// Calls expiration handlers in a seeded order instead of that of the begins (`task.handler.order`).
    public var shufflesExpirationHandlers = false
    /// On iOS 7 to 12 an open task keeps the device awake, as logs of that time suggest (`task.sleep.option`).
    public var tasksKeepDeviceAwake = false
    /// What follows where the user swipes an app away in the switcher.
    public var forceQuit = ForceQuit()
    /// What becomes of the time that the screen takes to show an app, or to show it no more (``ScreenAnimation``).
    public var animations = Animations.awaited
    /// What an app hears of being launched into, or resumed in, the background.
    public var wakeCalls = WakeCalls.observed
    /// How long an app goes on when nothing keeps it awake.
    public var suspension = Suspension.drain

    /// When the phone locks itself (`life.auto-lock`).
    public var autoLock = AutoLock.usual

    /// What follows where the user swipes an app away in the switcher.
    public struct ForceQuit: Hashable, Sendable {
        /// A reboot does not end the block of background launches, only a launch by the user does
        /// (`life.force-quit.survives-reboot`).
        public var survivesReboot = true
        /// On an iPhone, too, the scenes of an app that runs are disconnected before it ends (`life.force-quit.scenes`).
        public var disconnectsScenes = true

        public init() {}
    }

    /// When a phone locks itself that nobody touches.
    public enum AutoLock: Hashable, Sendable {
        /// After `k.life.auto-lock`, as phones do whose user changed nothing.
        case usual
        case after(Duration)
        /// Not at all, but in Low Power Mode.
        case never
    }

    /// What kind of device it is: only an iPad shows several windows of an app.
    public var idiom = Idiom.phone

    /// A kind of device, as `UIUserInterfaceIdiom` names it.
    public enum Idiom: String, Hashable, Sendable, CaseIterable {
        /// A device that shows one app at a time, in one window.
        case phone
        /// A device that shows apps side by side, and several windows of one.
        case pad
    }

    /// The user's languages, the preferred one first, as `Locale.preferredLanguages` has them: `de`, `pt-BR`, `zh-Hans`.
    /// An app's texts and other resources are those of the first one that it has.
    public var languages = ["en"]

    /// Apps that are installed from now on may share static variables with apps of other phones that live at the same time.
    /// No launch sets them back: what one phone leaves in them, the other finds.
    public var sharesStatics = false

    /// What becomes of the time that the screen takes.
    public enum Animations: Hashable, Sendable {
        /// A call by which the user does something, such as ``Device/press(_:)``, lets that time pass before it returns.
        case awaited
        /// Whoever plays the phone lets time pass: a call by which the user does something returns at the instant of its begin,
        /// as in scenarios, which say the instant of each step.
        case played
        /// The screen takes no time: for tests that count whole seconds.
        case none
    }

    /// Whether `didEnterBackground` is called at launches into, and resumes in, the background
    /// (`life.tx.launch-background`, `life.tx.resume-background`).
    public enum WakeCalls: String, Hashable, Sendable, CaseIterable {
        /// It is not, as all reports say.
        case observed
        /// It is, as Apple's documents say, for apps without scenes.
        case documented
    }

    /// How long an app goes on in the background when nothing keeps it awake (`life.suspend.grace`).
    public enum Suspension: Hashable, Sendable {
        /// It is suspended at once: nothing that is merely dispatched runs.
        case strict
        /// What waits for its threads at that moment runs once; what that dispatches does not.
        case drain
        /// It goes on for this long.
        case grace(Duration)
    }

    public init() {}
}
