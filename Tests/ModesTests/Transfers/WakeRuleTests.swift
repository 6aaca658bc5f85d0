import BackgroundRuntime
import Testing
import VigilFacts
import VigilModeTesting
import VigilTestSupport
import VigilTransfers

struct WakeRuleTests: Facts {
    @Test("The wakes for a background session", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let outOfProcess = Fact(
        "transfer.out-of-process, transfer.no-mode: a download goes on while its app is suspended, purged and crashed",
        .asserts(TransferRules.noMode)
    ) {
        let phone = try TransfersPhone(megabytes: 100)
        expect(phone.app.manifest.declaredBackgroundModes, is: [])
        try phone.downloadAndLeave()
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
        phone.device.purge(phone.app)
        phone.wait(91)
        expect(phone.ends == ["task 1"] && phone.app.launchCount == 2)
        expect(
            phone.texts(citing: "transfer.out-of-process"),
            is: [
                "transfers that go on without the app (1)", "transfers that go on without the app (1)",
            ])
    }

    let allDone = Fact("transfer.wake.all-done: the app is woken once, when the last of its transfers is done") {
        let phone = try TransfersPhone()
        phone.app.launch()
        for _ in 1...3 { try phone.download() }
        phone.home()
        phone.wait(29)
        expect(!phone.cites("transfer.wake.all-done"))
        phone.wait(1)
        expect(phone.texts(citing: "transfer.wake.all-done").contains("woken for background URL session"))
        expect(phone.ends, is: ["task 1", "task 2", "task 3"])
        expect(phone.seconds(calling: "application(_:handleEvents"), is: [30])
    }

    let activities = Fact(
        "transfer.out-of-process: the page of a run has each transfer from its beginning to its end, also behind the app"
    ) {
        let phone = try TransfersPhone(megabytes: 100)
        try phone.downloadAndLeave()
        phone.wait(10)
        expect(
            phone.device.systemActivities.map(\.kind) == ["transfer"] && phone.device.systemActivities.first?.end == nil
        )
        phone.device.purge(phone.app)
        phone.wait(91)
        let activity = try require(phone.device.systemActivities.first)
        let end = try require(activity.end)
        expect(phone.device.systemActivities.count == 1 && activity.start.duration(to: end) > .seconds(90))
        activity.finish()
        expect(activity.end, is: end)
    }

    let launchEvents = Fact("transfer.wake.launch-events: without launch events the app hears of it at its next run") {
        let phone = try TransfersPhone(session: ["launchEvents": false])
        try phone.downloadAndLeave()
        phone.wait(60)
        expect(phone.app.state == .suspended && phone.ends == [] && phone.cites("transfer.wake.launch-events"))
        phone.app.launch()
        expect(phone.ends, is: ["task 1"])
    }

    let order = Fact("transfer.wake.order: first the app delegate, then the tasks, then the end of the events") {
        let phone = try TransfersPhone()
        try phone.downloadAndLeave()
        phone.device.purge(phone.app)
        phone.wait(10)
        let calls = phone.app.trace.entries(rule: "transfer.wake.order").filter { $0.kind == .call }.map(\.text)
        expect(
            calls,
            is: [
                "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
                "urlSession(_:downloadTask:didFinishDownloadingTo:): task 1",
                "urlSession(_:task:didCompleteWithError:): task 1",
                "urlSessionDidFinishEvents(forBackgroundURLSession:)",
            ])
        expect(phone.app.state, is: .suspended)
    }

    let recreate = Fact("transfer.wake.recreate: an app that does not make its session again hears nothing") {
        let phone = try TransfersPhone(session: nil)
        try phone.downloadAndLeave()
        phone.device.purge(phone.app)
        phone.wait(60)
        expect(phone.ends == [] && phone.texts(citing: "transfer.wake.recreate").count == 1)
        expect(phone.app.exits.last?.name, is: "transfer-events")
    }

    let running = Fact("transfer.wake.running: an app that runs is told directly") {
        let phone = try TransfersPhone()
        phone.app.launch()
        try phone.download()
        phone.wait(10)
        expect(phone.ends == ["task 1"] && phone.cites("transfer.wake.running"))
        expect(phone.seconds(calling: "application(_:handleEvents"), is: [])
        expect(phone.seconds(calling: "urlSessionDidFinishEvents"), is: [])
    }

    let notAtLaunch = Fact(
        "transfer.wake.not-at-launch: a launch by the user finds its tasks at work, and is not told of events"
    ) {
        let phone = try TransfersPhone(megabytes: 60)
        try phone.downloadAndLeave()
        phone.device.purge(phone.app)
        phone.wait(10)
        phone.app.launch()
        expect(phone.cites("transfer.wake.not-at-launch"))
        phone.wait(50)
        expect(phone.ends == ["task 1"] && phone.seconds(calling: "application(_:handleEvents") == [])
    }

    let completionHandler = Fact(
        "transfer.completion-handler: who never calls it is ended after half a minute, and the log says why"
    ) {
        let phone = try TransfersPhone(session: ["completes": false])
        try phone.downloadAndLeave()
        phone.wait(39)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.exits.map(\.codeText), is: ["0x2182bad3"])
        expect(phone.texts(citing: "transfer.completion-handler").contains { $0.hasSuffix("was never called") })
    }

    let completionInTime = Fact("transfer.completion-handler: it may be called until the last moment") {
        let phone = try TransfersPhone(session: ["completes": false])
        try phone.downloadAndLeave()
        phone.wait(39)
        try phone.act("transfer.complete")
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
        phone.wait(60)
        expect(phone.app.exits.isEmpty && !phone.cites("transfer.completion-early"))
    }

    let completionEarly = Fact(
        "transfer.completion-early: who calls it at once is suspended, and hears of its tasks at the next run"
    ) {
        let phone = try TransfersPhone()
        phone.code.on["handleEventsForBackgroundURLSession"] = { try $0.act("transfer.complete") }
        try phone.downloadAndLeave()
        phone.wait(20)
        expect(phone.app.state == .suspended && phone.ends == [] && phone.cites("transfer.completion-early"))
        phone.app.launch()
        expect(phone.ends, is: ["task 1"])
    }

    let forceQuit = Fact(
        "transfer.force-quit, transfer.force-quit.reported: a force quit cancels all, and the next launch tells the reason",
        for: [false, true]
    ) { (isPurged: Bool) in
        let phone = try TransfersPhone()
        try phone.downloadAndLeave()
        if isPurged { phone.device.purge(phone.app) }
        phone.device.forceQuit(phone.app)
        phone.wait(100)
        expect(phone.app.state == .notRunning && phone.cites("transfer.force-quit"))
        expect(phone.device.transfers.pendingTasks(of: phone.app), is: 0)
        phone.app.launch()
        expect(phone.ends == ["task 1: error -999"] && phone.cites("transfer.force-quit.reported"))
    }

    let crashAtForceQuit = Fact("transfer.force-quit: so does one in which the app crashes at the notice of its end") {
        let phone = try TransfersPhone()
        try phone.downloadAndLeave()
        phone.app.activate()
        phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
        phone.device.forceQuit(phone.app)
        expect(phone.app.exits.map(\.name) == ["crash"] && phone.cites("transfer.force-quit"))
        expect(phone.device.transfers.pendingTasks(of: phone.app), is: 0)
    }

    let cancelReasons = Fact("transfer.cancel-reasons: the system may cancel for reasons of its own") {
        let phone = try TransfersPhone()
        try phone.downloadAndLeave()
        try phone.happen("transfer.cancel", ["because": "backgroundUpdatesDisabled"])
        expect(phone.ends, is: ["task 1: error -999"])
        expect(phone.texts(citing: "transfer.cancel-reasons").contains { $0.contains("backgroundUpdatesDisabled") })
    }

    let reboot = Fact("transfer.reboot: a download goes on after a restart, from the first unlock on") {
        let phone = try TransfersPhone()
        try phone.downloadAndLeave()
        phone.wait(4)
        phone.device.reboot()
        phone.wait(100)
        expect(phone.ends == [] && phone.cites("transfer.reboot"))
        phone.device.unlock()
        phone.wait(5)
        expect(phone.ends, is: [])
        phone.wait(1)
        expect(phone.ends, is: ["task 1"])
    }

    let unchanged = Fact("transfer.27: the same happens on iOS 18, 26 and 27", .asserts(TransferRules.unchanged27)) {
        func run(_ system: SystemVersion) throws -> [String] {
            let phone = try TransfersPhone(system)
            phone.code.on["handleEventsForBackgroundURLSession"] = {
                try $0.act("transfer.download", ["url": "https://example.com/next", "session": "s"])
            }
            try phone.downloadAndLeave()
            phone.device.purge(phone.app)
            phone.wait(300)
            return phone.app.trace.entries.filter { $0.rule?.id.hasPrefix("transfer.") == true }.map(\.description)
        }
        let old = try run(.iOS(18))
        try expect(run(.iOS(26)) == old && run(.iOS(27)) == old && old.count > 8)
    }
}
