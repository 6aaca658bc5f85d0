import VigilDocuments
import VirtualTime

/// What a scripted app can do without any framework.
enum HostActions {
    static let all: [ScriptedAction] =
        [
            ScriptedAction(
                "task.begin", "Begins a finite-length task.",
                parameters: [
                    .optional("name", .text, "the name of the task; \"task\" by default"),
                    .optional(
                        "handler", .choice(["ends", "forgets", "renews", "none"]),
                        "what its handler does; ends it by default; renews: begins another one first"),
                    .optional("handlerTakes", .duration, "how long the handler blocks the main thread"),
                ], perform: beginTask),
            ScriptedAction(
                "task.end", "Ends a task by its name.",
                parameters: [.optional("name", .text, "the name of the task; \"task\" by default")], perform: endTask),
            ScriptedAction(
                "block", "Blocks the main thread.", parameters: [.required("for", .duration, "how long")]
            ) { _, with in SimulatedThread.sleep(for: with.duration("for") ?? .zero) },
            ScriptedAction(
                "timer", "Starts a timer that prints each time it fires.",
                parameters: [
                    .required("every", .interval, "the time between two fires"),
                    .optional("text", .text, "what it prints; \"tick\" by default"),
                ]
            ) { process, with in
                let (interval, text) = (with.duration("every") ?? .seconds(1), with.text("text") ?? "tick")
                process.startTimer(after: interval, every: interval) { [unowned process] _ in process.print(text) }
            },
            ScriptedAction(
                "transfer", "Begins or ends a transfer of the app's own, which does not go on without it.",
                parameters: [
                    .required("name", .text, "what is transferred"),
                    .optional("done", .flag, "whether it ends instead of beginning"),
                ]
            ) { process, with in
                let name = with.requiredText("name")
                process.inUse.transfers.removeAll { $0 == name }
                if with.flag("done") != true { process.inUse.transfers.append(name) }
            },
            ScriptedAction("print", "Prints a line.", parameters: [.required("text", .text, "the line")]) {
                process, with in
                process.print(with.requiredText("text"))
            },
            ScriptedAction(
                "exit", "Leaves through exit(_:).",
                parameters: [.optional("status", .numberIn(.int32), "the exit status; 0 by default")]
            ) { process, with in
                process.end(.exit(status: Int32(with.whole("status") ?? 0)))
            },
        ] + resources + FileActions.all

    private static let resources: [ScriptedAction] = [
        ScriptedAction(
            "file.lock", "Locks a file in a shared container, or lets go of it; held at suspension, it is fatal.",
            parameters: [
                .required("path", .text, "the path of the file"),
                .optional("done", .flag, "whether the lock is given back"),
            ]
        ) { process, with in hold(LockedFile(with.requiredText("path")), with, in: &process.inUse.lockedFiles) },
        ScriptedAction(
            "database.use", "Uses a system database, or is done with it; in use at suspension, it is fatal.",
            parameters: [
                .required("name", .text, "such as \"address book\""),
                .optional("done", .flag, "whether the use is over"),
            ]
        ) { process, with in hold(with.requiredText("name"), with, in: &process.inUse.sharedDatabases) },
    ]

    private static func hold<Held: Equatable>(_ name: Held, _ with: Arguments, in held: inout [Held]) {
        held.removeAll { $0 == name }
        if with.flag("done") != true { held.append(name) }
    }

    /// The tasks that a scripted app has begun, by name: the newest last.
    private final class OpenTasks {
        var ids: [String: [Int]] = [:]
    }

    private static func beginTask(_ process: AppProcess, _ with: Arguments) {
        beginTask(process, with, handler: with.text("handler") ?? "ends")
    }

    private static func beginTask(_ process: AppProcess, _ with: Arguments, handler behaviour: String) {
        let name = with.text("name") ?? "task"
        let tasks = process.storage.object { OpenTasks() }
        let delay = with.duration("handlerTakes") ?? .zero
        var id = AppProcess.invalidTaskID
        id = process.beginTask(
            name: name, place: "scenario",
            handler: behaviour == "none"
                ? nil
                : { [unowned process] in
                    SimulatedThread.sleep(for: delay)
                    if behaviour == "renews" { beginTask(process, with, handler: "forgets") }
                    if behaviour != "forgets" { process.endTask(id) }
                })
        tasks.ids[name, default: []].append(id)
    }

    /// A task that has ended already can be ended again, which is a mistake of the app; one that never began is one of the
    /// scenario.
    private static func endTask(_ process: AppProcess, _ with: Arguments) throws {
        let tasks = process.storage.object { OpenTasks() }
        let name = with.text("name") ?? "task"
        guard tasks.ids[name] != nil else {
            let begun = tasks.ids.keys.sorted()
            let meant = closestMatch(to: name, in: begun).map { "; did you mean \($0.quoted)?" } ?? ""
            let others = begun.isEmpty ? "none was" : "begun were " + begun.quotedList("and")
            throw StimulusError("no task \(name.quoted) was begun in this launch (\(others))\(meant)")
        }
        process.endTask(tasks.ids[name]?.popLast() ?? AppProcess.invalidTaskID)
    }
}
