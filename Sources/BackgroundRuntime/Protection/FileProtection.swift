/// How well a file is protected, by Apple's four levels.
public enum FileProtection: String, Sendable, CaseIterable {
    /// It can be used while the device is unlocked, and for `k.protect.lock-delay` after.
    case complete
    /// As ``complete``, but a file that is open stays usable, and new ones may be made.
    case completeUnlessOpen
    /// It can be used from the first unlock after a boot on.
    case completeUntilFirstUserAuthentication
    /// It can always be used.
    case none

    /// The level of a file for which nobody said one (`protect.first-unlock`).
    static func byDefault(on system: SystemVersion) -> FileProtection {
        system >= .iOS(7) ? .completeUntilFirstUserAuthentication : .none
    }
}

/// What a device gives of its protected files.
enum FileAccess: Sendable {
    case full
    /// What the keys that outlive a lock are for.
    case locked
    /// What no key is needed for.
    case beforeFirstUnlock

    init(_ conditions: DeviceConditions) {
        if !conditions.hasPasscode {
            self = .full
        } else if !conditions.isUnlockedSinceBoot {
            self = .beforeFirstUnlock
        } else {
            self = conditions.isProtectedDataAvailable ? .full : .locked
        }
    }

    /// Why, in words for the trace.
    var reason: String {
        switch self {
        case .full: "the phone is unlocked"
        case .locked: "the phone is locked"
        case .beforeFirstUnlock: "the phone was not unlocked since its boot"
        }
    }
}

/// What an app does with a file.
enum FileUse: Sendable {
    /// It opens one that exists.
    case opens
    case creates
    /// It reads or writes one that it opened before.
    case goesOn
}

/// Which files of a phone's apps are protected how, by their paths.
///
/// Levels are kept for what somebody gave one, and for what is made in a folder that has one. A file that is replaced, as an
/// atomic write does, is a new file.
struct ProtectionTable {
    private var levels: [String: FileProtection] = [:]

    /// Whether nobody gave any file a level.
    var isEmpty: Bool { levels.isEmpty }

    /// Whether access to open files may end.
    var hasComplete: Bool { levels.contains { $0.value == .complete } }

    /// The level that a file was given, or that it has from its folder.
    func level(of path: String) -> FileProtection? { levels[path] }

    /// Gives a file, or what will be made in a folder, a level.
    mutating func set(_ level: FileProtection, of path: String) { levels[path] = level }

    /// A file or folder is made: it has the level of its folder.
    mutating func make(_ path: String) { levels[path] = levels[ProtectionTable.folder(of: path)] }

    /// A file or folder is called otherwise now, and stands in the place of what was there.
    mutating func move(_ old: String, to new: String) {
        guard !levels.isEmpty else { return }
        levels[new] = levels.removeValue(forKey: old)
        let inside = old + "/"
        for path in levels.filter({ $0.key.hasPrefix(inside) }).map(\.key).sorted() {
            levels[new + "/" + path.dropFirst(inside.count)] = levels.removeValue(forKey: path)
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The rule that forbids a use of a file; nil when it is allowed.
    static func barrier(to use: FileUse, _ level: FileProtection, _ access: FileAccess) -> Rule? {
        switch (access, level, use) {
        case (.full, _, _), (_, .none, _): nil
        case (_, .complete, _): ProtectionRules.complete
        case (.locked, .completeUnlessOpen, .opens): ProtectionRules.unlessOpen
        case (.beforeFirstUnlock, .completeUnlessOpen, _): ProtectionRules.unlessOpen
        case (.beforeFirstUnlock, .completeUntilFirstUserAuthentication, _): ProtectionRules.firstUnlock
        default: nil
        }
    }

    /// The rule by which a use is allowed that a lock might have forbidden; nil where there is nothing to say.
    static func permit(for use: FileUse, _ level: FileProtection, _ access: FileAccess) -> Rule? {
        switch (access, level, use) {
        case (.full, _, _), (_, .complete, _): nil
        case (_, .none, .opens): ProtectionRules.none
        case (.locked, .completeUnlessOpen, .creates): ProtectionRules.unlessOpen
        default: nil
        }
    }
}
