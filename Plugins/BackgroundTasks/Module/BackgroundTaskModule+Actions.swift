import BackgroundRuntime
import Foundation

// What a scripted app can do: the calls that the code of an app would make on the scheduler and on tasks.

extension BackgroundTaskModule {
    private static let identifier = Parameter.required("identifier", .text, "which task")

    static let actions = [
        register, submit,
        ScriptedAction(
            "bgtask.cancelRequest", "Takes a pending request back, or all of them.",
            parameters: [.optional("identifier", .text, "which one; all by default")], by: ScriptedTasks.self
        ) { script, with in script.cancel(with.text("identifier")) },
        ScriptedAction("bgtask.pending", "Asks for what is pending, and prints it.", by: ScriptedTasks.self) {
            script, _ in
            script.printPending()
        },
        ScriptedAction(
            "bgtask.complete", "Completes a task that runs.",
            parameters: [identifier, .optional("success", .flag, "whether with success; true by default")],
            by: ScriptedTasks.self
        ) { script, with in
            try script.task(with.requiredText("identifier")).complete(success: with.flag("success") ?? true)
        },
        progress.since(.iOS(26)), title.since(.iOS(26)),
    ]

    private static let register = ScriptedAction(
        "bgtask.register", "Registers the launch handler of a task.",
        parameters: [
            identifier,
            .optional("takes", .duration, "how long it works before it completes; without it, it does not complete"),
            .optional(
                "expiration", .choice(ScriptedTasks.Expiration.allCases.map(\.rawValue)),
                "what its expiration handler does: it completes the task, by default, or does nothing, or is missing"),
            .optional("onMain", .flag, "whether it is called on the main thread; no by default"),
            .optional(
                "submits", .choice(TaskRequest.Kind.allCases.map(\.rawValue)),
                "the kind of the next request, which it submits as it begins; none by default"),
        ], by: ScriptedTasks.self
    ) { script, with in
        script.register(
            with.requiredText("identifier"), taking: with.duration("takes"), onMain: with.flag("onMain") ?? false,
            with.text("expiration").flatMap(ScriptedTasks.Expiration.init) ?? .completes,
            submits: with.text("submits").flatMap(TaskRequest.Kind.init))
    }

    private static let submit = ScriptedAction(
        "bgtask.submit", "Submits a request.",
        parameters: [
            identifier,
            .optional("kind", .choice(TaskRequest.Kind.allCases.map(\.rawValue)), "of which kind; refresh by default"),
            .optional("after", .offset, "the earliest begin, from now; none by default"),
            .optional("network", .flag, "whether processing waits for a network; no by default"),
            .optional("power", .flag, "whether processing waits for power; no by default"),
            .optional("title", .text, "what the user is shown of a continued task"),
            .optional(
                "strategy", .choice(TaskRequest.Strategy.allCases.map(\.rawValue)),
                "what becomes of a continued task that cannot start at once; queue by default"),
            .optional("gpu", .flag, "whether a continued task wants the graphics processor; no by default"),
        ], by: ScriptedTasks.self
    ) { script, with in
        script.submit(request(with, at: script.date))
    }

    private static func request(_ with: Arguments, at date: Date) -> TaskRequest {
        var request = TaskRequest(
            with.requiredText("identifier"), with.text("kind").flatMap(TaskRequest.Kind.init) ?? .refresh)
        request.earliest = with.duration("after").map { date.addingTimeInterval($0.inSeconds) }
        request.needsNetwork = with.flag("network") ?? false
        request.needsPower = with.flag("power") ?? false
        request.continued.title = with.text("title") ?? ""
        request.continued.strategy = with.text("strategy").flatMap(TaskRequest.Strategy.init) ?? .queue
        request.continued.needsGPU = with.flag("gpu") ?? false
        return request
    }

    private static let progress = ScriptedAction(
        "bgtask.progress", "Reports the progress of a continued task.",
        parameters: [identifier, .required("fraction", .numberIn(.numbers(0...1)), "how much is done, from 0 to 1")],
        by: ScriptedTasks.self
    ) { script, with in
        try script.task(with.requiredText("identifier")).report(fraction: with.requiredNumber("fraction"))
    }

    private static let title = ScriptedAction(
        "bgtask.title", "Changes what the user is shown of a continued task.",
        parameters: [identifier, .required("title", .text, "the title"), .optional("subtitle", .text, "the subtitle")],
        by: ScriptedTasks.self
    ) { script, with in
        try script.task(with.requiredText("identifier"))
            .update(title: with.requiredText("title"), subtitle: with.text("subtitle") ?? "")
    }
}
