import BackgroundRuntime
import Foundation
import Testing
import VigilBackgroundTasks
import VigilFacts
import VigilTestSupport

struct SubmissionRuleTests: Facts {
    @Test("Background task rules: submitting requests", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let notPermitted = Fact(
        "bgtask.submit.not-permitted: without the mode of its kind, or its identifier, a request is not taken",
        for: [
            (["processing"], Task.refresh, "refresh"), (["fetch"], Task.index, "processing"),
            (["fetch", "processing"], "com.example.App.other", "refresh"),
            (["fetch", "processing"], "com.example.App.export.a", "refresh"),
        ]
    ) { (modes: [String], identifier: String, kind: String) in
        let phone = try BackgroundTasksPhone(.iOS(26), modes: modes)
        phone.registers()
        phone.app.launch()
        try phone.submit(identifier, kind)
        expect(phone.refusals == ["notPermitted (3)"] && phone.cites("bgtask.submit.not-permitted"))
        expect(phone.pending.isEmpty)
    }

    let tooMany = Fact("bgtask.submit.too-many: one refresh and ten processing requests may be pending") {
        let identifiers = (1...12).map { "com.example.App.task\($0)" }
        let phone = try BackgroundTasksPhone(permitted: identifiers)
        phone.registers(identifiers)
        phone.app.launch()
        for identifier in identifiers { try phone.submit(identifier, "processing") }
        try phone.submit(identifiers[0], "refresh")
        expect(phone.refusals, is: ["tooManyPendingTaskRequests (2)", "tooManyPendingTaskRequests (2)"])
        expect(phone.cites("bgtask.submit.too-many") && phone.pending.count == 10)
    }

    let tooManyRefreshes = Fact("bgtask.submit.too-many: a second refresh request is one too many") {
        let phone = try BackgroundTasksPhone.submitted()
        try phone.submit(Task.index, "refresh")
        expect(phone.refusals, is: ["tooManyPendingTaskRequests (2)"])
    }

    let unavailable = Fact("bgtask.submit.unavailable: with Background App Refresh off no request is taken") {
        let phone = try BackgroundTasksPhone()
        phone.registers()
        try phone.happen("backgroundRefresh", ["is": .text("denied")])
        phone.app.launch()
        try phone.submit(Task.refresh)
        expect(phone.refusals == ["unavailable (1)"] && phone.cites("bgtask.submit.unavailable"))
    }

    let replaces = Fact(
        "bgtask.submit.replaces: a request with a pending identifier takes its place and does not count twice"
    ) {
        let phone = try BackgroundTasksPhone.submitted()
        try phone.submit(Task.refresh, "refresh", ["after": .duration(.seconds(3_600))])
        expect(phone.cites("bgtask.submit.replaces") && phone.refusals.isEmpty)
        let pending = phone.device.backgroundTasks.pending(of: phone.app)
        expect(pending.count == 1 && pending[0].earliest == phone.device.date.addingTimeInterval(3_600))
    }

    let oneLaunch = Fact("bgtask.submit.one-launch: one request gives one launch") {
        let phone = try BackgroundTasksPhone.submitted()
        phone.home()
        phone.wait(8 * 3_600)
        expect(phone.starts == [900] && phone.pending.isEmpty)
        expect(phone.seconds(citing: "bgtask.submit.one-launch"), is: [900])
    }

    let resubmits = Fact("bgtask.submit.one-launch: a task that submits again runs again and again") {
        let phone = try BackgroundTasksPhone()
        phone.code.on[.didFinishLaunching] = { process in
            try process.act(
                "bgtask.register",
                ["identifier": .text(Task.refresh), "takes": .duration(.seconds(2)), "submits": .text("refresh")])
        }
        phone.app.launch()
        try phone.submit(Task.refresh)
        phone.home()
        phone.wait(3_600)
        expect(phone.starts, is: [900, 1_800, 2_700, 3_600])
    }

    let blocks = Fact("bgtask.submit.blocks: where the figure says so, submit blocks its caller") {
        let phone = try BackgroundTasksPhone(constants: ["k.bgtask.submit-cost": 2])
        phone.code.on["didFinishLaunching"] = { process in
            try process.act("bgtask.register", ["identifier": .text(Task.refresh)])
            try process.act("bgtask.submit", ["identifier": .text(Task.refresh)])
        }
        phone.app.launch()
        expect(phone.app.state == .inactive && phone.cites("bgtask.submit.blocks"))
        phone.wait(2)
        expect(phone.app.state == .active && phone.pending == [Task.refresh])
    }

    let week = Fact(
        "bgtask.earliest.week: a date more than a week away is a finding",
        for: [(7 * 86_400, 0), (8 * 86_400, 1)]
    ) { (delay: Int, findings: Int) in
        let phone = try BackgroundTasksPhone.submitted(with: ["after": .duration(.seconds(delay))])
        expect(phone.app.trace.entries(rule: "bgtask.earliest.week").count, is: findings)
    }

    let cancel = Fact("bgtask.cancel: a pending request is taken back, and a task that runs is not") {
        let phone = try BackgroundTasksPhone.submitted(takes: 20)
        try phone.submit(Task.index, "processing")
        try phone.act("bgtask.cancelRequest", ["identifier": .text(Task.index)])
        expect(phone.pending, is: [Task.refresh])
        phone.home()
        try phone.start(Task.refresh)
        try phone.act("bgtask.cancelRequest")
        expect(phone.device.backgroundTasks.running(of: phone.app), is: [Task.refresh])
        expect(
            phone.app.trace.entries(rule: "bgtask.cancel").map(\.text),
            is: [
                "cancelled: \(Task.index)", "nothing to cancel",
            ])
    }

    let pendingList = Fact("bgtask.pending-list: what has not started is listed") {
        let phone = try BackgroundTasksPhone.submitted()
        try phone.submit(Task.index, "processing")
        try phone.act("bgtask.pending")
        phone.home()
        try phone.start(Task.refresh)
        phone.wait(60)
        phone.app.launch()
        try phone.act("bgtask.pending")
        phone.wait(1)
        expect(phone.app.trace.output, is: ["pending: \(Task.refresh), \(Task.index)", "pending: \(Task.index)"])
        expect(phone.cites("bgtask.pending-list"))
    }

    let mainApp = Fact("bgtask.main-app-launched: for a request of an extension the app is launched") {
        let phone = try BackgroundTasksPhone()
        phone.registers()
        phone.app.launch()
        phone.home()
        let code = AppCode()
        code.on["didFinishLaunching"] = { try $0.act("bgtask.submit", ["identifier": .text(Task.refresh)]) }
        let extensionManifest = Manifest(bundleIdentifier: "com.example.App.Widget")
        let widget = try phone.device.install(
            code, manifest: extensionManifest, name: "Widget", kind: .appExtension)
        widget.launch()
        phone.home()
        phone.wait(900)
        expect(phone.starts == [900] && phone.cites("bgtask.main-app-launched"))
        expect(widget.trace.findings.isEmpty)
    }

    let extensionAlone = Fact(
        "bgtask.submit.unavailable: an extension without its app on the phone cannot schedule, nor register"
    ) {
        let phone = try BackgroundTasksPhone(
            on: .iOS(17), modules: [BackgroundTaskModule.descriptor],
            manifest: Manifest(bundleIdentifier: "com.example.App.Widget"), kind: .appExtension)
        phone.registers()
        phone.app.launch()
        try phone.submit(Task.refresh)
        expect(phone.cites("bgtask.submit.unavailable") && phone.cites("bgtask.main-app-launched"))
    }
}
