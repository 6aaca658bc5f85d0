/// The rules of data protection: which files can be used while the device is locked.
public enum ProtectionRules {
    /// All rules of data protection.
    public static let all: [Rule] = [
        complete, unlessOpen, firstUnlock, none, availableFlag, callbacks, lockDelay,
    ]

    /// What becomes of a file with complete protection when the device is locked.
    public static let complete = Rule(
        "protect.complete", .all,
        "A file with complete protection cannot be read or written while the device is locked.",
        confidence: .documented, sources: "FND-PROT", "W13-204")

    /// What becomes of a file that is protected unless it is open.
    public static let unlessOpen = Rule(
        "protect.unless-open", .from(.iOS(5)),
        """
        With completeUnlessOpen a file that was opened before goes on while the device is locked; new ones may be \
        created, closed ones cannot be opened.
        """,
        confidence: .documented, sources: "FND-PROT")

    /// Protection until the first unlock.
    public static let firstUnlock = Rule(
        "protect.first-unlock", .from(.iOS(5)),
        """
        With completeUntilFirstUserAuthentication a file is not readable only before the first unlock after a reboot; \
        from iOS 7 this is the default level of a new file, and of that behind UserDefaults, which show no stored value \
        till then.
        """,
        confidence: .documented, .folklore, sources: "FND-PROT", "UIK-ENCRYPT", "DTS-15685")

    /// What becomes of a file without protection.
    public static let none = Rule(
        "protect.none", .all,
        "A file with no protection is always readable.",
        confidence: .documented, sources: "FND-PROT")

    /// How an app asks whether files are available.
    public static let availableFlag = Rule(
        property: "protect.available-flag", .all,
        "isProtectedDataAvailable is false while locked with a passcode, from k.protect.lock-delay after the lock on.",
        confidence: .documented, sources: "UIK-PROT", "APS-CLASSES")

    /// How an app is told that files come and go.
    public static let callbacks = Rule(
        "protect.callbacks", .all,
        """
        k.protect.notice before access ends after a lock applicationProtectedDataWillBecomeUnavailable is called and its \
        notification posted, while files can be used; at the unlock applicationProtectedDataDidBecomeAvailable and its \
        notification. A suspended app gets the call and the notification of the net change when it runs again; one that is \
        launched at the unlock gets neither.
        """,
        confidence: .documented, .choice, sources: "UIK-PROT", "UIK-PROT-GONE", "DTS-771951")

    /// Access outlasts the lock a little.
    public static let lockDelay = Rule(
        "protect.lock-delay", .all,
        "Protected files stay usable for k.protect.lock-delay after a lock; an unlock before that ends nothing.",
        confidence: .documented, sources: "APS-CLASSES")
}
