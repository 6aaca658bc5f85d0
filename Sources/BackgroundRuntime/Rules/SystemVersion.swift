/// A version of iOS, such as iOS 17 or iOS 7.1.
///
/// A version picks the ``Profile`` of its generation. Rules compare versions; constants come from the profile.
/// Apple's numbering goes from 18 straight to 26, so 19 to 25 do not exist.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The first number: 17 in iOS 17.4.
    public let major: Int
    /// The second number: 4 in iOS 17.4.
    public let minor: Int

    /// A version from its numbers. One outside iOS 4 to 18, 26 and 27 is a typo: it fails the running test, which goes on with
    /// the nearest version before; in a program without tests it is the end.
    public static func iOS(
        _ major: Int, _ minor: Int = 0, file: StaticString = #filePath, line: UInt = #line
    ) -> SystemVersion {
        if isSimulated(major: major), minor >= 0 { return SystemVersion(major: major, minor: minor) }
        CheckedName.refuse(
            "iOS \(major).\(minor) is not simulated: 4 to 18, 26 and 27", at: CheckedName.Place(file, line))
        return SystemVersion(major: (4...27).last { $0 <= major && isSimulated(major: $0) } ?? 4, minor: 0)
    }

    /// The newest version that is simulated, and the default of a device.
    public static let newest = SystemVersion.iOS(27)

    /// A version from text: `iOS 17`, `17`, `iOS 7.1`, `ios7`.
    ///
    /// - Throws: ``UnknownSystem`` when the text names no simulated version.
    public init(_ text: String) throws(UnknownSystem) {
        let bare = text.lowercased().replacing("ios", with: "").trimmingSpaces()
        let numbers = bare.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count), let major = numbers[0], let minor = numbers.count > 1 ? numbers[1] : 0,
            minor >= 0, SystemVersion.isSimulated(major: major)
        else { throw UnknownSystem(text: text) }
        self.init(major: major, minor: minor)
    }

    /// Stands for all that came before the first version that is simulated, such as the SDK of an app of that time.
    static let beforeFirst = SystemVersion(major: 3, minor: 0)

    private init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    private static func isSimulated(major: Int) -> Bool { (4...18).contains(major) || (26...27).contains(major) }

    /// The generation of this version, which holds its constants.
    public var profile: Profile {
        switch major {
        case ..<7: .ios4
        case ..<13: .ios7
        case ..<26: .ios13
        case ..<27: .ios26
        default: .ios27
        }
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    public var description: String { "iOS \(number)" }

    /// Its place among all versions, as one number: what is compared at each record of a trace.
    var order: Int { major << 20 | min(minor, 1 << 20 - 1) }

    /// The version without the name of the system: 17, 17.4.
    var number: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// A text that names no simulated version of iOS.
public struct UnknownSystem: Error, Hashable, CustomStringConvertible {
    /// The text as it was given.
    public let text: String

    public var description: String {
        "unknown system \"\(text)\": write \"iOS 4\" to \"iOS 18\", \"iOS 26\" or \"iOS 27\" (there is no iOS 19 to 25)"
    }
}

/// One generation of iOS: it shares one table of constants.
public enum Profile: String, CaseIterable, Sendable, Comparable {
    /// iOS 4 to 6: the first multitasking, about ten minutes of task time.
    case ios4
    /// iOS 7 to 12: about three minutes; fetch, silent push, background transfers, PushKit.
    case ios7
    /// iOS 13 to 18: about thirty seconds; BackgroundTasks, the CallKit obligation, scenes.
    case ios13
    /// iOS 26: as iOS 13, and continued processing.
    case ios26
    /// iOS 27: the figures of iOS 26; scenes are obligatory for apps linked with its SDK.
    case ios27

    public static func < (left: Profile, right: Profile) -> Bool {
        left.firstVersion < right.firstVersion
    }

    /// The version that began this generation.
    public var firstVersion: SystemVersion {
        switch self {
        case .ios4: .iOS(4)
        case .ios7: .iOS(7)
        case .ios13: .iOS(13)
        case .ios26: .iOS(26)
        case .ios27: .iOS(27)
        }
    }
}

/// A span of iOS versions, from one version until before another.
public struct SystemRange: Hashable, Sendable, CustomStringConvertible {
    /// The first version inside.
    public let first: SystemVersion
    /// The first version that is outside again; nil when the span is open.
    public let end: SystemVersion?

    public static let all = SystemRange(first: .iOS(4), end: nil)

    /// From `first` on, until before `end` where one is given.
    public static func from(_ first: SystemVersion, before end: SystemVersion? = nil) -> SystemRange {
        SystemRange(first: first, end: end)
    }

    /// Whether `version` lies inside.
    public func contains(_ version: SystemVersion) -> Bool {
        version >= first && end.map { version < $0 } != false
    }

    /// The places of its versions among all.
    var orders: Range<Int> { first.order..<max(first.order, end?.order ?? .max) }

    /// The profiles of which at least one version lies inside.
    public var profiles: [Profile] {
        Profile.allCases.filter { profile in
            let next = Profile.allCases.first { $0 > profile }?.firstVersion
            return end.map { profile.firstVersion < $0 } != false && next.map { first < $0 } != false
        }
    }

    public var description: String {
        if let end { return "\(first) until before \(end)" }
        return first == .iOS(4) ? "all" : "\(first)+"
    }
}

extension String {
    /// The text without white space at its ends.
    func trimmingSpaces() -> String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
