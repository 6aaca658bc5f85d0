import Foundation

/// What the machine's own Foundation answers, under names that are not shadowed: for code outside any simulated app.
package enum Machine {
    /// The date on the machine's clock.
    package static var now: Date { Date() }

    /// Seconds since the machine booted.
    package static var systemUptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// The bundle of the program that runs.
    package static var mainBundle: Bundle { Bundle.main }

    /// The folders of the user that runs the program.
    package static func urls(
        for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
    ) -> [URL] {
        FileManager.default.urls(for: directory, in: domains)
    }

    /// A folder for files that are soon not needed.
    package static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    /// The name of the program that runs.
    package static var processName: String { ProcessInfo.processInfo.processName }

    /// The machine's operating system.
    package static var operatingSystemVersion: OperatingSystemVersion {
        ProcessInfo.processInfo.operatingSystemVersion
    }

    /// The machine's operating system, in words.
    package static var operatingSystemVersionString: String { ProcessInfo.processInfo.operatingSystemVersionString }
}
