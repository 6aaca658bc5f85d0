import VigilDocuments

// An app may begin a task of any name, at any time. So only the end of a test shows that there never was one of a name that the
// test asks for, also where it asks that the app is *not* awake because of it.

/// The names of tasks that were asked for and were not open at the time.
private final class AskedTasks {
    var names: [String] = []
}

extension InstalledApp {
    /// Notes that somebody asked for a task that is not open.
    package func noteAskedTask(_ name: String) {
        let asked = storage.object(orMake: AskedTasks.init)
        if !asked.names.contains(name) { asked.names.append(name) }
    }

    /// What was asked for and never begun, in words; each is reported once.
    package func takeUnknownTasks() -> [String] {
        guard let asked = storage.existing(AskedTasks.self), !asked.names.isEmpty else { return [] }
        defer { asked.names = [] }
        let begun = namesOfTasks
        let others = begun.isEmpty ? "none was" : "begun were " + begun.quotedList("and")
        return asked.names.filter { !begun.contains($0) }.map { missing in
            let meant = closestMatch(to: missing, in: begun).map { "; did you mean \($0.quoted)?" } ?? ""
            return "\(name): the test asks for a task \(missing.quoted), and none of this name was ever begun "
                + "(\(others))\(meant)"
        }
    }

    /// The names of all tasks that the app has begun, in alphabetical order.
    private var namesOfTasks: [String] {
        let (before, after) = ("task \"", "\"")
        let tasks = Set(trace.entries(of: .acquire).flatMap(\.holders)).filter { $0.hasPrefix(before) }
        return tasks.map { String($0.dropFirst(before.count).dropLast(after.count)) }.sorted()
    }
}

/// The apps that were deleted from a device behind an end that a test has to expect.
package final class DeletedApps {
    package internal(set) var all: [InstalledApp] = []

    package init() {}
}
