import BackgroundRuntime
import Testing
import VigilBackgroundTasks
import VigilFetch
import VigilTestSupport

@Suite("The module of the task scheduler")
struct ModuleTests {
    private let module = BackgroundTaskModule.descriptor

    @Test("is a sound module: names are its own, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(module, besides: [FetchModule.descriptor])
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        #expect(module.values.map(\.value) == ["processing"])
    }

    @Test(
        "what a caller gets wrong is said",
        arguments: [
            (
                "bgtask.launch",
                "No task request with identifier a.b has been scheduled: BGTaskSchedulerPermittedIdentifiers of App does "
                    + "not have it"
            ), ("bgtask.expire", "no task a.b of App runs"),
            ("bgtask.cancel", "no task a.b of App runs"),
        ])
    func mistakes(name: String, text: String) throws {
        let phone = try Phone()
        let error = #expect(throws: StimulusError.self) { try phone.happen(name, ["identifier": .text("a.b")]) }
        #expect(error?.description == text)
    }

    @Test("only a continued task is cancelled by the user")
    func noContinued() throws {
        let phone = try Phone.submitted(takes: nil)
        phone.home()
        try phone.start(Task.refresh)
        let error = #expect(throws: StimulusError.self) {
            try phone.happen("bgtask.cancel", ["identifier": .text(Task.refresh)])
        }
        #expect(error?.description == "\(Task.refresh) is no continued task: the user does not see it")
    }

    @Test("a request uses the mode of its kind, also where another module stands for it")
    func use() throws {
        let phone = try Phone.submitted()
        phone.app.reportUnusedModes()
        let unused = phone.app.trace.findings.filter { $0.text.contains("\"processing\" is declared") }
        #expect(unused.count == 1)
        #expect(!phone.app.trace.findings.contains { $0.text.contains("\"fetch\"") })
    }

    @Test("the same week gives the same trace")
    func repeatable() throws {
        func run() throws -> [String] {
            let phone = try Phone(constants: [:])
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
        #expect(try run() == run())
    }
}

@Suite("The rules of the module")
struct ModuleRuleCountTests {
    @Test("are all there")
    func count() { #expect(BackgroundTaskModule.descriptor.rules.count == 56) }
}
