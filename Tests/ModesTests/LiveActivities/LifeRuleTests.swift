import BackgroundRuntime
import Testing
import VigilFacts
import VigilLiveActivities
import VigilTestSupport

struct LifeRuleTests: Facts {
    @Test("The life of a Live Activity", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let limit = Fact(
        "liveactivity.limit: it ends after eight hours and is removed four hours later, with no app awake"
    ) {
        let phone = try LiveActivitiesPhone.started()
        phone.wait(28_739)
        try expect(phone.states, is: .texts(["active"]))
        phone.wait(1)
        try expect(phone.states, is: .texts(["active", "ended"]))
        expect(phone.seconds(citing: "liveactivity.limit") == [28_800] && phone.shown == 1)
        phone.wait(14_399)
        expect(phone.shown, is: 1)
        phone.wait(1)
        expect(phone.shown == 0 && phone.app.state == .suspended && phone.app.launchCount == 1)
    }

    let stale = Fact("liveactivity.stale: content out of date is stale until its update, and wakes nobody") {
        let phone = try LiveActivitiesPhone.started(.iOS(18), ["push": .flag(true), "stale": .duration(.seconds(600))])
        phone.wait(539)
        try expect(phone.states, is: .texts(["active"]))
        phone.wait(1)
        try expect(phone.states, is: .texts(["active", "stale"]))
        expect(phone.app.state == .suspended && phone.seconds(citing: "liveactivity.stale") == [600])
        try phone.happen("liveactivity.pushUpdate")
        try expect(phone.states, is: .texts(["active", "stale", "active"]))
        phone.wait(600)
        try expect(phone.states, is: .texts(["active", "stale", "active"]))
    }

    let noStaleDate = Fact("liveactivity.stale: iOS 16.1 knows no stale date") {
        let phone = try LiveActivitiesPhone.started(.iOS(16, 1), ["stale": .duration(.seconds(60))])
        phone.wait(60)
        try expect(phone.states, is: .texts(["active"]))
    }

    let update = Fact(
        "liveactivity.update: an app updates in the background while it runs, and nothing after the end"
    ) {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        phone.code.on["didEnterBackground"] = {
            try $0.act("liveactivity.update", ["content": "{\"score\": 1}"])
            try $0.act("liveactivity.end", ["content": "{\"score\": 2}"])
            try $0.act("liveactivity.update", ["content": "{\"score\": 3}"])
        }
        phone.home()
        try expect(
            phone.observe("liveactivity.contents"), is: .texts(["{}", "{\"score\": 1}", "{\"score\": 2}"]))
        expect(phone.refusals, is: ["the update is ignored: the Live Activity is over: ended"])
        expect(phone.cites("liveactivity.update"))
    }

    let dismissal = Fact(
        "liveactivity.dismissal: removed at once, at the date, or after four hours",
        for: [(0, 0), (900, 900), (20_000, 14_400), (nil, 14_400)]
    ) { (remove: Int?, after: Int) in
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        try phone.act("liveactivity.end", remove.map { ["remove": .duration(.seconds($0))] } ?? [:])
        if after > 0 {
            phone.wait(after - 1)
            expect(phone.shown, is: 1)
            phone.wait(1)
        }
        expect(phone.shown == 0 && Set(phone.seconds(citing: "liveactivity.dismissal")) == [after])
    }

    let endedTwice = Fact("liveactivity.dismissal: one that has ended is removed sooner by another end") {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        try phone.act("liveactivity.end")
        phone.wait(60)
        expect(phone.shown, is: 1)
        try phone.act("liveactivity.end", ["remove": .duration(.seconds(30))])
        phone.wait(29)
        expect(phone.shown, is: 1)
        phone.wait(1)
        expect(phone.shown == 0 && phone.refusals == [])
        try expect(phone.states, is: .texts(["active", "ended", "dismissed"]))
    }

    let userDismissal = Fact(
        "liveactivity.user-dismissal: the user removes it, and the app hears of it as it runs again"
    ) {
        let phone = try LiveActivitiesPhone.started()
        try phone.happen("liveactivity.dismiss")
        expect(phone.shown == 0 && phone.app.state == .suspended && phone.cites("liveactivity.user-dismissal"))
        expect(!phone.observed.contains { $0.hasSuffix("dismissed") })
        phone.wait(60)
        phone.app.activate()
        expect(phone.observed.last, is: "120 Activity.activityStateUpdates: dismissed")
    }

    let outlives = Fact("liveactivity.outlives: it stays as its suspended app is ended, which is not asked to end it") {
        let phone = try LiveActivitiesPhone.started()
        phone.device.forceQuit(phone.app)
        expect(phone.shown == 1 && phone.cites("liveactivity.outlives"))
        expect(!phone.app.trace.entries(of: .call).contains { $0.text.contains("WillTerminate") })
        phone.app.launch()
        try phone.act("liveactivity.end", ["remove": .duration(.zero)])
        expect(phone.shown, is: 0)
    }

    let countsLeft = Fact(
        "liveactivity.outlives: the trace says how many stay as an app ends, and nothing where none does"
    ) {
        func said(_ count: Int) throws -> [String] {
            let phone = try LiveActivitiesPhone()
            phone.app.launch()
            for _ in 0..<count { try phone.act("liveactivity.request") }
            phone.app.terminate()
            return phone.app.trace.entries(rule: "liveactivity.outlives").map(\.text)
        }
        try expect(said(0), is: [])
        try expect(said(1), is: ["a Live Activity stays on the lock screen"])
        try expect(said(2), is: ["2 Live Activities stay on the lock screen"])
    }

    let pushUpdate = Fact("liveactivity.push-update: pushes update and end it, and do not wake the app") {
        let phone = try LiveActivitiesPhone.started()
        try phone.happen("liveactivity.pushUpdate", ["content": "{\"score\": 1}"])
        try phone.happen("liveactivity.pushEnd", ["remove": .duration(.seconds(60))])
        expect(phone.app.state == .suspended && phone.cites("liveactivity.push-update"))
        try expect(phone.states, is: .texts(["active", "ended"]))
        try expect(phone.observe("liveactivity.contents"), is: .texts(["{}", "{\"score\": 1}"]))
        phone.wait(60)
        expect(phone.shown, is: 0)
    }
}
