/// What apps do wrong with finite-length tasks: how they begin and end them.
enum TaskMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "task-id-overwritten", "Keeps one identifier in a property, and begins twice.",
            outcome: "The app is killed with 0x8badf00d some half a minute after it left the screen.",
            reason: "The second begin overwrites the identifier of the first task, which nobody can end any more.",
            cure: "Keep one identifier for each task that is begun, and end each.",
            words: [
                "task identifier overwritten", "endBackgroundTask called but app still killed",
                "has active assertions beyond permitted time", "background task leaked",
            ],
            code: "0x8badf00d",
            rules: ["task.leak.id-overwritten", "task.leak.kill"],
            scenario: "\(folder)/task-id-overwritten.json5"),
        FieldMistake(
            "back-and-forth", "Begins a task at each trip to the background, and keeps one identifier.",
            outcome: "Going to the background and back several times within seconds ends in 0x8badf00d.",
            reason: "Each trip begins one more task, and the last identifier overwrites those before.",
            cure: """
                End the task when the app comes back, or keep all identifiers; look at the open tasks of a \
                report.
                """,
            words: [
                "going to background and back quickly crashes",
                "risk of termination because not calling UIApplication.endBackgroundTask",
                "app switching fast kills app", "several open background tasks",
            ],
            code: "0x8badf00d",
            rules: ["task.leak.id-overwritten", "task.leak.kill", "task.leak.report-detail"],
            scenario: "\(folder)/back-and-forth.json5"),
        FieldMistake(
            "leak-owner", "A library begins a task and never ends it.",
            outcome: "The app is killed with 0x8badf00d, and nobody knows whose task it was.",
            reason: """
                Any code of the process can begin tasks; the report names those that are open, when they began \
                and where.
                """,
            cure: "Give each task the name of its owner, and end it on every path.",
            words: [
                "which library leaks background task", "Background Assertion Kills App",
                "who began the background task", "find task that was never ended",
            ],
            code: "0x8badf00d",
            rules: ["task.leak.report-detail", "task.handler.nil", "task.leak.kill"],
            scenario: "\(folder)/leak-owner.json5"),
        FieldMistake(
            "handler-forgets", "Does not end its task in the expiration handler.",
            outcome: "The app is killed with 0x8badf00d, now and then, when something takes long.",
            reason: """
                When the time is over, nobody but the handler can end the task: a retry that comes later is too \
                late.
                """,
            cure: "End the task inside its expiration handler, whatever is still to do.",
            words: [
                "Background task still not ended after expiration handlers were called",
                "expiration handler does not end task", "background task expired and app terminated",
            ],
            code: "0x8badf00d",
            rules: ["task.handler.must-end-synchronously", "task.leak.kill"],
            scenario: "\(folder)/handler-forgets.json5"),
        FieldMistake(
            "handler-ends-later", "In the handler dispatches the clean-up and the end to another queue.",
            outcome: "The app is killed with 0x8badf00d although its handler seems to end the task.",
            reason: """
                The system looks at the tasks when the handlers have returned, not when the queue gets round to \
                it.
                """,
            cure: "End the task inside the handler, before it returns.",
            words: [
                "endBackgroundTask in DispatchQueue.main.async", "expiration handler dispatches to main queue",
                "incorrectly terminated background task", "handler waits for network reply",
            ],
            code: "0x8badf00d",
            rules: ["task.handler.must-end-synchronously", "task.leak.kill"],
            scenario: "\(folder)/handler-ends-later.json5"),
        FieldMistake(
            "invalid-id-ended", "The handler ends the identifier that was stored before begin returned.",
            outcome: "The console says that an identifier cannot be ended, and the app is killed with 0x8badf00d.",
            reason: "The handler captured the invalid identifier: that is what it ends, and the task stays open.",
            cure: "Let the handler read the identifier when it runs, and not when it is made.",
            words: [
                "Can't end BackgroundTask: no background task exists with identifier 0",
                "or it may have already been ended", "invalid task ids used for expiration handlers",
                "UIBackgroundTaskInvalid captured",
            ],
            code: "0x8badf00d",
            rules: ["task.end.invalid-id", "task.leak.kill"],
            scenario: "\(folder)/invalid-id-ended.json5"),
        FieldMistake(
            "no-handler", "Begins a task with a nil expiration handler.",
            outcome: "The app is killed with 0x8badf00d without any warning.",
            reason: "An expiration handler is the only warning there is.",
            cure: "Give each task a handler that ends it.",
            words: [
                "beginBackgroundTask expirationHandler nil", "background task without expiration handler",
                "killed without warning",
            ],
            code: "0x8badf00d",
            rules: ["task.handler.nil", "task.leak.kill"],
            scenario: "\(folder)/no-handler.json5"),
        FieldMistake(
            "renew-in-handler", "Begins a new task in the expiration handler to get more time.",
            outcome: "There is no more time, and the app is killed with 0x8badf00d.",
            reason: "The time belongs to the app and is used up: a new task gets none.",
            cure: "Save what there is, and go on at the next launch.",
            words: [
                "begin new background task in expiration handler", "renew background task",
                "restart background task for more time",
            ],
            code: "0x8badf00d",
            rules: ["task.begin.in-handler", "task.begin.after-budget"],
            scenario: "\(folder)/renew-in-handler.json5"),
    ]

    private static let folder = "Examples/FieldPain/Tasks/Scenarios"
}
