import BackgroundRuntime

/// Whether the log shows a value.
public struct OSLogPrivacy: Sendable {
    /// What stands in the place of a value that is not shown.
    public struct Mask: Hashable, Sendable {
        fileprivate let isHash: Bool

        /// A code: the same for the same value.
        public static var hash: Mask { Mask(isHash: true) }
        public static var none: Mask { Mask(isHash: false) }
    }

    private enum Choice {
        case byKind
        case shown
        case hidden
    }

    private let choice: Choice
    private var mask = Mask.none

    /// Numbers are shown, texts and objects are not.
    public static var auto: OSLogPrivacy { OSLogPrivacy(choice: .byKind) }
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(choice: .shown) }
    /// The value is not shown.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(choice: .hidden) }
    /// The value is not shown, as ``private``.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(choice: .hidden) }

    /// Numbers are shown; a code may stand for texts and objects.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(choice: .byKind, mask: mask) }
    /// The value is not shown; a code may stand for it.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(choice: .hidden, mask: mask) }
    /// The value is not shown; a code may stand for it.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(choice: .hidden, mask: mask) }

    /// What the log has of a value.
    ///
    /// - Parameters:
    ///   - text: the value.
    ///   - isPlain: whether it is a number or the like, which is shown where nothing else is said.
    func shown(_ text: @autoclosure () -> String, isPlain: Bool) -> String {
        if choice == .shown || (choice == .byKind && isPlain) || OSLogPrivacy.showsAll { return text() }
        return mask.isHash ? "<mask.hash: '\(OSLogPrivacy.code(text()))'>" : "<private>"
    }

    /// Xcode shows everything of an app that it launched, and so does a log outside any app.
    private static var showsAll: Bool { AppProcess.current?.device.conditions.isDebuggerAttached ?? true }

    /// The same for the same text, in each run (Fowler, Noll and Vo, 64 bits).
    private static func code(_ text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return withUnsafeBytes(of: hash.bigEndian) { Data($0).base64EncodedString() }
    }
}
