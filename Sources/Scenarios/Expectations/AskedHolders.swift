import BackgroundRuntime
import VigilDocuments

extension Expectation {
    /// The names of what may keep an app awake that are asked for, as people write them.
    var holders: [String] {
        let situations = [always, never, eventually?.situation].compactMap(\.self)
        let ofSituations = situations.flatMap { ($0.awakeBecause ?? []) + ($0.heldBy ?? []) }
        var names = (awakeBecause ?? []) + ofSituations
        names += awake.map { $0.keys.filter { $0 != AwakeTime.total } } ?? []
        if case .names(let tasks) = openTasks { names += tasks }
        return names.sorted()
    }
}

/// The names of what kept an app awake in all of a run, or may do so in another one.
struct KnownHolders {
    private let app: InstalledApp
    private let seen: Set<String>
    private let modes: Set<String>

    /// Those of an app.
    ///
    /// - Parameter steps: the steps of the app; what they begin has a name, also where one is not taken.
    init(of app: InstalledApp, begunBy steps: [Scenario.Step]) {
        self.app = app
        let begun = steps.compactMap { step -> String? in
            guard case .action(let action, let with) = step.operation, action.name == "task.begin" else { return nil }
            return with.text("name") ?? "task"
        }
        let holders = app.trace.entries(of: .acquire).flatMap(\.holders)
        seen = Set(holders.map(HolderName.plain)).union(begun)
        let modules = app.device.modules
        let ids = modules.modules.flatMap { $0.values.map(\.value) + [$0.id] }
        modes = Set(modules.catalog.entries.map(\.value)).union(ids)
    }

    /// What is said of names that nothing had; none where all are known. An expectation of such a name is one of nothing, and
    /// holds wherever it says "not".
    func problems(_ names: [String]) -> [String] {
        let unknown = names.filter { name in
            !modes.contains(name) && !name.hasPrefix("wake: ") && !seen.contains(HolderName.plain(name))
        }
        let others = seen.isEmpty ? "nothing did" : seen.sorted().quotedList("and") + " did"
        return Set(unknown).sorted().map { name in
            let meant = closestMatch(to: HolderName.plain(name), in: seen.sorted())
            return "nothing called \(name.quoted) ever kept \(app.name) awake, so this checks nothing of it (\(others))"
                + (meant.map { "; did you mean \($0.quoted)?" } ?? "")
        }
    }
}
