/// The calls of a phone, for modules whose work calls come before.
public protocol PhoneCalls: AnyObject {
    /// Whether a call goes on, of an app or of the phone itself; one that only rings does not.
    var isCallGoingOn: Bool { get }
}

/// Whoever has the system activate the audio session of apps for talk that is no call.
public protocol SystemActivatedSound: AnyObject {
    /// A call gets the sound: all other talk ends.
    func callTakesSound()

    /// The rule by which an app has to leave it to the system to activate its session now; nil where it need not.
    func ruleAgainstActivation(by process: AppProcess) -> Rule?
}

/// The accessories of a phone that apps use, for modules that let an app do something because one told it something.
public protocol AccessoryEvents: AnyObject {
    /// When a process was last told a value of an accessory; nil when it never was.
    func lastValue(toldTo process: AppProcess) -> VirtualInstant?
}
