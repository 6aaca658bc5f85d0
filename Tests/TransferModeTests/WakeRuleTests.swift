import BackgroundRuntime
import Testing
import VigilModeTesting
import VigilTransfers

@Suite("The wakes for a background session", .exercisesRules)
struct WakeRuleTests {
    @Test(
        "transfer.out-of-process, transfer.no-mode: a download goes on while its app is suspended, purged and crashed",
        .asserts(TransferRules.noMode))
    func outOfProcess() throws {
        let phone = try Phone(megabytes: 100)
        #expect(phone.app.manifest.declaredBackgroundModes == [])
        try phone.downloadAndLeave()
        phone.wait(10)
        #expect(phone.app.state == .suspended)
        phone.device.purge(phone.app)
        phone.wait(91)
        #expect(phone.ends == ["task 1"] && phone.app.launchCount == 2)
        #expect(
            phone.texts(citing: "transfer.out-of-process") == [
                "transfers that go on without the app (1)", "transfers that go on without the app (1)",
            ])
    }

    @Test("transfer.wake.all-done: the app is woken once, when the last of its transfers is done")
    func allDone() throws {
        let phone = try Phone()
        phone.app.launch()
        for _ in 1...3 { try phone.download() }
        phone.home()
        phone.wait(29)
        #expect(!phone.cites("transfer.wake.all-done"))
        phone.wait(1)
        #expect(phone.texts(citing: "transfer.wake.all-done").contains("woken for background URL session"))
        #expect(phone.ends == ["task 1", "task 2", "task 3"])
        #expect(phone.seconds(calling: "application(_:handleEvents") == [30])
    }

    @Test(
        "transfer.out-of-process: the page of a run has each transfer from its beginning to its end, also behind the app"
    )
    func errands() throws {
        let phone = try Phone(megabytes: 100)
        try phone.downloadAndLeave()
        phone.wait(10)
        #expect(phone.device.errands.map(\.kind) == ["transfer"] && phone.device.errands.first?.end == nil)
        phone.device.purge(phone.app)
        phone.wait(91)
        let errand = try #require(phone.device.errands.first)
        let end = try #require(errand.end)
        #expect(phone.device.errands.count == 1 && errand.start.duration(to: end) > .seconds(90))
        errand.finish()
        #expect(errand.end == end)
    }

    @Test("transfer.wake.launch-events: without launch events the app hears of it at its next run")
    func launchEvents() throws {
        let phone = try Phone(session: ["launchEvents": false])
        try phone.downloadAndLeave()
        phone.wait(60)
        #expect(phone.app.state == .suspended && phone.ends == [] && phone.cites("transfer.wake.launch-events"))
        phone.app.launch()
        #expect(phone.ends == ["task 1"])
    }

    @Test("transfer.wake.order: first the app delegate, then the tasks, then the end of the events")
    func order() throws {
        let phone = try Phone()
        try phone.downloadAndLeave()
        phone.device.purge(phone.app)
        phone.wait(10)
        let calls = phone.app.trace.entries(rule: "transfer.wake.order").filter { $0.kind == .call }.map(\.text)
        #expect(
            calls == [
                "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
                "urlSession(_:downloadTask:didFinishDownloadingTo:): task 1",
                "urlSession(_:task:didCompleteWithError:): task 1",
                "urlSessionDidFinishEvents(forBackgroundURLSession:)",
            ])
        #expect(phone.app.state == .suspended)
    }

    @Test("transfer.wake.recreate: an app that does not make its session again hears nothing")
    func recreate() throws {
        let phone = try Phone(session: nil)
        try phone.downloadAndLeave()
        phone.device.purge(phone.app)
        phone.wait(60)
        #expect(phone.ends == [] && phone.texts(citing: "transfer.wake.recreate").count == 1)
        #expect(phone.app.exits.last?.name == "transfer-events")
    }

    @Test("transfer.wake.running: an app that runs is told directly")
    func running() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.download()
        phone.wait(10)
        #expect(phone.ends == ["task 1"] && phone.cites("transfer.wake.running"))
        #expect(phone.seconds(calling: "application(_:handleEvents") == [])
        #expect(phone.seconds(calling: "urlSessionDidFinishEvents") == [])
    }

    @Test("transfer.wake.not-at-launch: a launch by the user finds its tasks at work, and is not told of events")
    func notAtLaunch() throws {
        let phone = try Phone(megabytes: 60)
        try phone.downloadAndLeave()
        phone.device.purge(phone.app)
        phone.wait(10)
        phone.app.launch()
        #expect(phone.cites("transfer.wake.not-at-launch"))
        phone.wait(50)
        #expect(phone.ends == ["task 1"] && phone.seconds(calling: "application(_:handleEvents") == [])
    }

    @Test("transfer.completion-handler: who never calls it is ended after half a minute, and the log says why")
    func completionHandler() throws {
        let phone = try Phone(session: ["completes": false])
        try phone.downloadAndLeave()
        phone.wait(39)
        #expect(phone.app.state == .background)
        phone.wait(1)
        #expect(phone.app.exits.map(\.codeText) == ["0x2182bad3"])
        #expect(phone.texts(citing: "transfer.completion-handler").contains { $0.hasSuffix("was never called") })
    }

    @Test("transfer.completion-handler: it may be called until the last moment")
    func completionInTime() throws {
        let phone = try Phone(session: ["completes": false])
        try phone.downloadAndLeave()
        phone.wait(39)
        try phone.act("transfer.complete")
        #expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
        phone.wait(60)
        #expect(phone.app.exits.isEmpty && !phone.cites("transfer.completion-early"))
    }

    @Test("transfer.completion-early: who calls it at once is suspended, and hears of its tasks at the next run")
    func completionEarly() throws {
        let phone = try Phone()
        phone.code.on["handleEventsForBackgroundURLSession"] = { try $0.act("transfer.complete") }
        try phone.downloadAndLeave()
        phone.wait(20)
        #expect(phone.app.state == .suspended && phone.ends == [] && phone.cites("transfer.completion-early"))
        phone.app.launch()
        #expect(phone.ends == ["task 1"])
    }

    @Test(
        "transfer.force-quit, transfer.force-quit.reported: a force quit cancels all, and the next launch tells the reason",
        arguments: [false, true])
    func forceQuit(isPurged: Bool) throws {
        let phone = try Phone()
        try phone.downloadAndLeave()
        if isPurged { phone.device.purge(phone.app) }
        phone.device.forceQuit(phone.app)
        phone.wait(100)
        #expect(phone.app.state == .notRunning && phone.cites("transfer.force-quit"))
        #expect(phone.device.transfers.pendingTasks(of: phone.app) == 0)
        phone.app.launch()
        #expect(phone.ends == ["task 1: error -999"] && phone.cites("transfer.force-quit.reported"))
    }

    @Test("transfer.force-quit: so does one in which the app crashes at the notice of its end")
    func crashAtForceQuit() throws {
        let phone = try Phone()
        try phone.downloadAndLeave()
        phone.app.activate()
        phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
        phone.device.forceQuit(phone.app)
        #expect(phone.app.exits.map(\.name) == ["crash"] && phone.cites("transfer.force-quit"))
        #expect(phone.device.transfers.pendingTasks(of: phone.app) == 0)
    }

    @Test("transfer.cancel-reasons: the system may cancel for reasons of its own")
    func cancelReasons() throws {
        let phone = try Phone()
        try phone.downloadAndLeave()
        try phone.happen("transfer.cancel", ["because": "backgroundUpdatesDisabled"])
        #expect(phone.ends == ["task 1: error -999"])
        #expect(phone.texts(citing: "transfer.cancel-reasons").contains { $0.contains("backgroundUpdatesDisabled") })
    }

    @Test("transfer.reboot: a download goes on after a restart, from the first unlock on")
    func reboot() throws {
        let phone = try Phone()
        try phone.downloadAndLeave()
        phone.wait(4)
        phone.device.reboot()
        phone.wait(100)
        #expect(phone.ends == [] && phone.cites("transfer.reboot"))
        phone.device.unlock()
        phone.wait(5)
        #expect(phone.ends == [])
        phone.wait(1)
        #expect(phone.ends == ["task 1"])
    }

    @Test("transfer.27: the same happens on iOS 18, 26 and 27", .asserts(TransferRules.unchanged27))
    func unchanged() throws {
        func run(_ system: SystemVersion) throws -> [String] {
            let phone = try Phone(system)
            phone.code.on["handleEventsForBackgroundURLSession"] = {
                try $0.act("transfer.download", ["url": "https://example.com/next", "session": "s"])
            }
            try phone.downloadAndLeave()
            phone.device.purge(phone.app)
            phone.wait(300)
            return phone.app.trace.entries.filter { $0.rule?.id.hasPrefix("transfer.") == true }.map(\.description)
        }
        let old = try run(.iOS(18))
        #expect(try run(.iOS(26)) == old && run(.iOS(27)) == old && old.count > 8)
    }
}
