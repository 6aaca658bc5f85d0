import Foundation

/// What the machine's own Foundation answers, under names that are not shadowed: for code outside any simulated app.
package enum Machine {
    /// The date on the machine's clock.
    package static var now: Date { Date() }

    /// The time zone of the machine.
    package static var timeZone: TimeZone { TimeZone.current }

    /// The calendar of the machine's user.
    package static var calendar: Calendar { Calendar.current }

    /// The locale of the machine's user.
    package static var locale: Locale { Locale.current }

    /// The languages of the machine's user.
    package static var preferredLanguages: [String] { Locale.preferredLanguages }

    /// A text from a format and its values.
    package static func text(_ format: String, _ arguments: [any CVarArg], _ locale: Locale?) -> String {
        String(format: format, locale: locale, arguments: arguments)
    }

    /// The bytes of a file.
    package static func contents(of url: URL, options: Data.ReadingOptions) throws -> Data {
        try Data(contentsOf: url, options: options)
    }

    /// The text of a file.
    package static func text(of url: URL, encoding: String.Encoding) throws -> String {
        try String(contentsOf: url, encoding: encoding)
    }

    /// Seconds since the machine booted.
    package static var systemUptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// The bundle of the program that runs.
    package static var mainBundle: Bundle { Bundle.main }

    /// Where the program with a class lies.
    package static func bundlePath(for aClass: AnyClass) -> String { Bundle(for: aClass).bundlePath }

    /// The identifier of a bundle.
    package static func identifier(of bundle: Bundle) -> String? { bundle.bundleIdentifier }

    /// Where the bundle with an identifier lies; nil where there is none in the program.
    package static func bundlePath(withIdentifier identifier: String) -> String? {
        Bundle(identifier: identifier)?.bundlePath
    }

    /// The bundles of the program that are no libraries.
    package static var allBundles: [Bundle] { Bundle.allBundles }

    /// What a bundle says of itself.
    package static func infoDictionary(of bundle: Bundle) -> [String: Any]? { bundle.infoDictionary }

    /// What a bundle says of itself in the user's language.
    package static func localizedInfoDictionary(of bundle: Bundle) -> [String: Any]? { bundle.localizedInfoDictionary }

    /// What a bundle says for a key.
    package static func object(forInfoDictionaryKey key: String, of bundle: Bundle) -> Any? {
        bundle.object(forInfoDictionaryKey: key)
    }

    /// The languages of a bundle.
    package static func localizations(of bundle: Bundle) -> [String] { bundle.localizations }

    /// The languages of a bundle that are the user's.
    package static func preferredLocalizations(of bundle: Bundle) -> [String] { bundle.preferredLocalizations }

    /// A text of a bundle.
    package static func localizedString(
        forKey key: String, value: String?, table: String?, of bundle: Bundle
    ) -> String {
        bundle.localizedString(forKey: key, value: value, table: table)
    }

    /// A file in a bundle; nil where it is not there.
    package static func url(
        forResource name: String?, withExtension ending: String?, subdirectory: String?, of bundle: Bundle
    ) -> URL? {
        bundle.url(forResource: name, withExtension: ending, subdirectory: subdirectory)
    }

    /// The files in a bundle with an ending.
    package static func urls(
        forResourcesWithExtension ending: String?, subdirectory: String?, of bundle: Bundle
    ) -> [URL]? {
        bundle.urls(forResourcesWithExtension: ending, subdirectory: subdirectory)?.map { $0 as URL }
    }

    /// The folders of the user that runs the program.
    package static func urls(
        for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
    ) -> [URL] {
        FileManager.default.urls(for: directory, in: domains)
    }

    /// One folder of the user that runs the program.
    package static func url(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// The home of the user that runs the program.
    package static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    /// A folder for files that are soon not needed.
    package static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    /// The name of the program that runs.
    package static var processName: String { ProcessInfo.processInfo.processName }

    /// What the program was called with.
    package static var arguments: [String] { ProcessInfo.processInfo.arguments }

    /// The number of the program's process.
    package static var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }

    /// A text that no other call gives.
    package static var globallyUniqueString: String { ProcessInfo.processInfo.globallyUniqueString }

    /// What the machine is called in its network.
    package static var hostName: String { ProcessInfo.processInfo.hostName }

    /// How many processors the machine has, and how many of them work.
    package static var processorCounts: (all: Int, active: Int) {
        (ProcessInfo.processInfo.processorCount, ProcessInfo.processInfo.activeProcessorCount)
    }

    /// The machine's memory, in bytes.
    package static var physicalMemory: UInt64 { ProcessInfo.processInfo.physicalMemory }

    /// Who runs the program, by the short name and by the full one.
    package static var user: (name: String, fullName: String) {
        (ProcessInfo.processInfo.userName, ProcessInfo.processInfo.fullUserName)
    }

    /// The variables of the program's environment.
    package static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// The machine's operating system.
    package static var operatingSystemVersion: OperatingSystemVersion {
        ProcessInfo.processInfo.operatingSystemVersion
    }

    /// The machine's operating system, in words.
    package static var operatingSystemVersionString: String { ProcessInfo.processInfo.operatingSystemVersionString }

    /// Sets attributes of a file.
    package static func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
        try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
    }

    /// The attributes of a file.
    package static func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        try FileManager.default.attributesOfItem(atPath: path)
    }

    package static func createFile(
        atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]?
    ) -> Bool {
        FileManager.default.createFile(atPath: path, contents: contents, attributes: attributes)
    }

    package static func createDirectory(
        atPath path: String, withIntermediates isDeep: Bool, attributes: [FileAttributeKey: Any]?
    ) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: isDeep, attributes: attributes)
    }

    /// Writes data into a file.
    package static func write(_ data: Data, to url: URL, options: Data.WritingOptions) throws {
        try data.write(to: url, options: options)
    }
}
