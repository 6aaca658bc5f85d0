#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// What a process says of itself, as far as that is so on every device; its folders, and C's clocks.
struct ProcessProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let (own, before) = (ProcessInfo.processInfo, ProcessInfo.processInfo.systemUptime)
        let version = own.operatingSystemVersion
        notes.add("own version: \(own.isOperatingSystemAtLeast(version)), \(own.processName.isEmpty)")
        let (major, minor) = (version.majorVersion, version.minorVersion + 1 + chance.below(3))
        let later = OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
        notes.add("a later one: \(own.isOperatingSystemAtLeast(later)), \(own.operatingSystemVersionString.isEmpty)")
        let earlier = OperatingSystemVersion(majorVersion: major - 1, minorVersion: minor, patchVersion: 0)
        notes.add("an earlier one: \(own.isOperatingSystemAtLeast(earlier))")
        Thread.sleep(forTimeInterval: 0.001)
        notes.add("uptime grows: \(own.systemUptime > before), \(own === ProcessInfo.processInfo)")
        let bundle = Bundle.main
        notes.add("one bundle: \(bundle === Bundle.main), \(bundle.object(forInfoDictionaryKey: "None") == nil)")
        folders(&chance)
        clocks()
    }

    private func folders(_ chance: inout Chance) {
        let (manager, temporary) = (FileManager.default, NSTemporaryDirectory())
        notes.add("temporary: \(temporary.hasSuffix("/")), \(manager.fileExists(atPath: temporary))")
        let place = manager.temporaryDirectory.appendingPathComponent("folder-\(getpid())-\(chance.next())")
        do {
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
            let file = place.appendingPathComponent("file")
            try Data([1, 2]).write(to: file)
            let bytes = Array(try Data(contentsOf: file))
            notes.add("written: \(try manager.contentsOfDirectory(atPath: place.path)), \(bytes)")
            try manager.removeItem(at: place)
        } catch {
            notes.add("failed: \(error)")
        }
        notes.add("home: \(NSHomeDirectory().hasPrefix("/")), \(URL.homeDirectory.isFileURL)")
        notes.add("documents: \(manager.urls(for: .documentDirectory, in: .userDomainMask).count)")
    }

    private func clocks() {
        var (before, after, wall) = (timespec(), timespec(), timeval())
        let results = [clock_gettime(CLOCK_MONOTONIC, &before), gettimeofday(&wall, nil)]
        usleep(1_000)
        _ = clock_gettime(CLOCK_MONOTONIC, &after)
        let passed = (after.tv_sec - before.tv_sec) * 1_000_000_000 + after.tv_nsec - before.tv_nsec
        notes.add("clocks: \(results), \(passed >= 1_000_000)")
        let (now, seconds) = (Date().timeIntervalSince1970, time(nil))
        notes.add("seconds: \(abs(now - Double(seconds)) < 30), \(abs(now - Double(wall.tv_sec)) < 30)")
    }
}
