import Foundation
import VigilScenarios

/// Plays scenarios, and again those that a changed file concerns, until it is interrupted.
struct TestWatch {
    static let option = OptionSpec(
        "--watch", "Plays, then waits, and plays again what a changed file concerns, until Ctrl-C.")

    /// What a run that never ends has no use for.
    private static let excluded = [
        "--list", "--resume", "--rerun-failed", "--shard", "--shards", "--junit", "--junit-strict", "--html",
        "--markdown", "--github",
    ]

    private let paths: [String]
    private let complain: (String) -> Void
    /// What the paths have now.
    private let select: () throws -> [TestItem]
    /// Plays; the first run is the one that is kept in the journal.
    private let play: (_ items: [TestItem], _ isFirst: Bool) throws -> Int32

    /// A watch over `paths`.
    ///
    /// - Throws: ``UsageError`` for options that contradict it.
    init(
        _ parsed: ParsedCommand, complain: @escaping (String) -> Void, select: @escaping () throws -> [TestItem],
        play: @escaping (_ items: [TestItem], _ isFirst: Bool) throws -> Int32
    ) throws(UsageError) {
        if let other = TestWatch.excluded.first(where: { parsed.has($0) || parsed.value($0) != nil }) {
            throw UsageError("--watch and \(other) exclude one another")
        }
        (paths, self.complain, self.select, self.play) = (parsed.operands, complain, select, play)
    }

    /// Plays until a signal comes.
    ///
    /// - Throws: what the first run throws. What is wrong later is said, and waits for the next change.
    func run() throws -> Never {
        var items = try select()
        var scope = WatchScope(items)
        var stamps = FileStamps(below: scope.folders(and: paths))
        _ = try play(items, true)
        while true {
            let changed = nextChange(scope, &stamps)
            do {
                let before = Set(items.map(\.identity.key))
                items = try select()
                scope = WatchScope(items)
                let places = Set(changed.flatMap(scope.places))
                let concerned = items.enumerated().filter { place, item in
                    places.contains(place) || !before.contains(item.identity.key)
                }.map(\.element)
                complain("\(text(of: changed)): \(concerned.count) of \(items.count) scenarios")
                if !concerned.isEmpty { _ = try play(concerned, false) }
            } catch {
                complain("\(text(of: changed)): \(error)")
            }
        }
    }

    /// Waits for a change and for the silence behind it: an editor writes a file in several steps.
    private func nextChange(_ scope: WatchScope, _ stamps: inout FileStamps) -> [String] {
        let folders = scope.folders(and: paths)
        complain("waiting for changes below \(folders.map(Self.short).joined(separator: ", ")); Ctrl-C ends this")
        var latest = stamps
        while true {
            pause()
            let now = FileStamps(below: folders)
            let isQuiet = now.changes(since: latest).isEmpty
            latest = now
            let changed = isQuiet ? now.changes(since: stamps) : []
            if !changed.isEmpty {
                stamps = now
                return changed
            }
        }
    }

    /// Waits a little, less when a signal comes, which ends the program.
    private func pause() {
        var bell = pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&bell, 1, 200)
        if let signal = Interruption.received { Interruption.die(of: signal) }
    }

    private func text(of changed: [String]) -> String {
        let first = Self.short(changed[0])
        return changed.count == 1 ? "\(first) has changed" : "\(first) and \(changed.count - 1) more have changed"
    }

    /// A path as it is seen from here.
    private static func short(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath
        return path == here ? "." : path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
    }
}
