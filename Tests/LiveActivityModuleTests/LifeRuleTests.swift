import BackgroundRuntime
import Testing
import VigilLiveActivities
import VigilTestSupport

@Suite("The life of a Live Activity", .exercisesRules)
struct LifeRuleTests {
    @Test("liveactivity.limit: it ends after eight hours and is removed four hours later, with no app awake")
    func limit() throws {
        let phone = try Phone.started()
        phone.wait(28_739)
        #expect(try phone.states == .texts(["active"]))
        phone.wait(1)
        #expect(try phone.states == .texts(["active", "ended"]))
        #expect(phone.seconds(citing: "liveactivity.limit") == [28_800] && phone.shown == 1)
        phone.wait(14_399)
        #expect(phone.shown == 1)
        phone.wait(1)
        #expect(phone.shown == 0 && phone.app.state == .suspended && phone.app.launchCount == 1)
    }

    @Test("liveactivity.stale: content out of date is stale until its update, and wakes nobody")
    func stale() throws {
        let phone = try Phone.started(.iOS(18), ["push": .flag(true), "stale": .duration(.seconds(600))])
        phone.wait(539)
        #expect(try phone.states == .texts(["active"]))
        phone.wait(1)
        #expect(try phone.states == .texts(["active", "stale"]))
        #expect(phone.app.state == .suspended && phone.seconds(citing: "liveactivity.stale") == [600])
        try phone.happen("liveactivity.pushUpdate")
        #expect(try phone.states == .texts(["active", "stale", "active"]))
        phone.wait(600)
        #expect(try phone.states == .texts(["active", "stale", "active"]))
    }

    @Test("liveactivity.stale: iOS 16.1 knows no stale date")
    func noStaleDate() throws {
        let phone = try Phone.started(.iOS(16, 1), ["stale": .duration(.seconds(60))])
        phone.wait(60)
        #expect(try phone.states == .texts(["active"]))
    }

    @Test("liveactivity.update: an app updates in the background while it runs, and nothing after the end")
    func update() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        phone.code.on["didEnterBackground"] = {
            try $0.act("liveactivity.update", ["content": "{\"score\": 1}"])
            try $0.act("liveactivity.end", ["content": "{\"score\": 2}"])
            try $0.act("liveactivity.update", ["content": "{\"score\": 3}"])
        }
        phone.home()
        #expect(
            try phone.observe("liveactivity.contents") == .texts(["{}", "{\"score\": 1}", "{\"score\": 2}"]))
        #expect(phone.refusals == ["the update is ignored: the Live Activity is over: ended"])
        #expect(phone.cites("liveactivity.update"))
    }

    @Test(
        "liveactivity.dismissal: removed at once, at the date, or after four hours",
        arguments: [(0, 0), (900, 900), (20_000, 14_400), (nil, 14_400)])
    func dismissal(remove: Int?, after: Int) throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        try phone.act("liveactivity.end", remove.map { ["remove": .duration(.seconds($0))] } ?? [:])
        if after > 0 {
            phone.wait(after - 1)
            #expect(phone.shown == 1)
            phone.wait(1)
        }
        #expect(phone.shown == 0 && Set(phone.seconds(citing: "liveactivity.dismissal")) == [after])
    }

    @Test("liveactivity.dismissal: one that has ended is removed sooner by another end")
    func endedTwice() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        try phone.act("liveactivity.end")
        phone.wait(60)
        #expect(phone.shown == 1)
        try phone.act("liveactivity.end", ["remove": .duration(.seconds(30))])
        phone.wait(29)
        #expect(phone.shown == 1)
        phone.wait(1)
        #expect(phone.shown == 0 && phone.refusals == [])
        #expect(try phone.states == .texts(["active", "ended", "dismissed"]))
    }

    @Test("liveactivity.user-dismissal: the user removes it, and the app hears of it as it runs again")
    func userDismissal() throws {
        let phone = try Phone.started()
        try phone.happen("liveactivity.dismiss")
        #expect(phone.shown == 0 && phone.app.state == .suspended && phone.cites("liveactivity.user-dismissal"))
        #expect(!phone.observed.contains { $0.hasSuffix("dismissed") })
        phone.wait(60)
        phone.app.activate()
        #expect(phone.observed.last == "120 Activity.activityStateUpdates: dismissed")
    }

    @Test("liveactivity.outlives: it stays as its suspended app is ended, which is not asked to end it")
    func outlives() throws {
        let phone = try Phone.started()
        phone.device.forceQuit(phone.app)
        #expect(phone.shown == 1 && phone.cites("liveactivity.outlives"))
        #expect(!phone.app.trace.entries(of: .call).contains { $0.text.contains("WillTerminate") })
        phone.app.launch()
        try phone.act("liveactivity.end", ["remove": .duration(.zero)])
        #expect(phone.shown == 0)
    }

    @Test("liveactivity.outlives: the trace says how many stay as an app ends, and nothing where none does")
    func countsLeft() throws {
        func said(_ count: Int) throws -> [String] {
            let phone = try Phone()
            phone.app.launch()
            for _ in 0..<count { try phone.act("liveactivity.request") }
            phone.app.terminate()
            return phone.app.trace.entries(rule: "liveactivity.outlives").map(\.text)
        }
        #expect(try said(0) == [])
        #expect(try said(1) == ["a Live Activity stays on the lock screen"])
        #expect(try said(2) == ["2 Live Activities stay on the lock screen"])
    }

    @Test("liveactivity.push-update: pushes update and end it, and do not wake the app")
    func pushUpdate() throws {
        let phone = try Phone.started()
        try phone.happen("liveactivity.pushUpdate", ["content": "{\"score\": 1}"])
        try phone.happen("liveactivity.pushEnd", ["remove": .duration(.seconds(60))])
        #expect(phone.app.state == .suspended && phone.cites("liveactivity.push-update"))
        #expect(try phone.states == .texts(["active", "ended"]))
        #expect(try phone.observe("liveactivity.contents") == .texts(["{}", "{\"score\": 1}"]))
        phone.wait(60)
        #expect(phone.shown == 0)
    }
}
