import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilFacts
import VigilFetch
import VigilTestSupport

struct BackgroundTasksModuleTests: Facts {
    @Test("The module of the task scheduler", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = BackgroundTaskModule.descriptor

    let words = Fact(
        "is a sound module: names are its own, and each word can be said at any time or refuses with a sentence"
    ) {
        let check = try ModuleCheck(Self.module, besides: [FetchModule.descriptor])
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        expect(Self.module.values.map(\.value), is: ["processing"])
    }

    let mistakes = Fact(
        "what a caller gets wrong is said",
        for: [
            (
                "bgtask.launch",
                "No task request with identifier a.b has been scheduled: BGTaskSchedulerPermittedIdentifiers of App does "
                    + "not have it"
            ), ("bgtask.expire", "no task a.b of App runs"),
            ("bgtask.cancel", "no task a.b of App runs"),
        ]
    ) { (name: String, text: String) in
        let phone = try BackgroundTasksPhone()
        let error = expect(throws: StimulusError.self) { try phone.happen(name, ["identifier": .text("a.b")]) }
        expect(error?.description, is: text)
    }

    let noContinued = Fact("only a continued task is cancelled by the user") {
        let phone = try BackgroundTasksPhone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        let error = expect(throws: StimulusError.self) {
            try phone.happen("bgtask.cancel", ["identifier": .text(Task.refresh)])
        }
        expect(error?.description, is: "\(Task.refresh) is no continued task: the user does not see it")
    }

    let use = Fact("a request uses the mode of its kind, also where another module stands for it") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.app.reportUnusedModes()
        let unused = phone.app.trace.findings.filter { $0.text.contains("\"processing\" is declared") }
        expect(unused.count, is: 1)
        expect(!phone.app.trace.findings.contains { $0.text.contains("\"fetch\"") })
    }

    let repeatable = Fact("the same week gives the same trace") {
        func run() throws -> [String] {
            let phone = try BackgroundTasksPhone(constants: [:])
            phone.registers()
            phone.app.launch()
            for _ in 1...7 {
                try phone.submit(Task.refresh)
                try phone.submit(Task.index, "processing")
                phone.device.lock()
                phone.wait(86_400)
                phone.app.launch()
            }
            return phone.device.trace.entries.map(\.description)
        }
        try expect(run(), is: run())
    }
}

struct ModuleRuleCountTests: Facts {
    @Test("The rules of the module", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let count = Fact("are all there") { expect(BackgroundTaskModule.descriptor.rules.count, is: 56) }
}
