import BackgroundRuntime
import Testing
import VigilFacts
import VigilLiveActivities
import VigilTestSupport

struct LiveActivitiesStartRuleTests: Facts {
    @Test("The start of a Live Activity", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let foreground = Fact(
        "liveactivity.foreground: an app in front starts one, an app in the background gets visibility"
    ) {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        expect(phone.shown == 1 && phone.cites("liveactivity.foreground"))
        phone.code.on["didEnterBackground"] = { try $0.act("liveactivity.request") }
        phone.home()
        expect(phone.shown == 1 && phone.refusals == ["no Live Activity: visibility: Attributes"])
    }

    let toldOnce = Fact(
        "who begins to observe once it has started is told of it once, and who observes before is called"
    ) {
        for observesBefore in [false, true] {
            let phone = try LiveActivitiesPhone(observes: observesBefore)
            phone.app.launch()
            try phone.run {
                try $0.act("liveactivity.request")
                if !observesBefore { try $0.act("liveactivity.observe") }
            }
            let call = "0 Activity.activityUpdates: Attributes"
            expect(phone.observed.filter { $0 == call }.count, is: (observesBefore ? 1 : 0))
        }
    }

    let intent = Fact(
        "liveactivity.intent: in the background an intent starts one from iOS 17 on",
        for: [16, 17]
    ) { (system: Int) in
        let phone = try LiveActivitiesPhone(.iOS(system, 1))
        phone.app.launch()
        phone.code.on["didEnterBackground"] = { process in
            let draft = ActivityDraft("Attributes", attributes: "{}", .init("{}"), takesPushes: false)
            _ = try? ActivityCenter.of(process).request(draft, inIntent: true)
        }
        phone.home()
        expect(phone.shown == (system < 17 ? 0 : 1) && phone.cites("liveactivity.intent") == (system >= 17))
        expect(phone.refusals.isEmpty, is: (system >= 17))
    }

    let declared = Fact("liveactivity.declared: without NSSupportsLiveActivities there is none") {
        let phone = try LiveActivitiesPhone(supports: false)
        phone.app.launch()
        try phone.act("liveactivity.request")
        expect(phone.refusals, is: ["no Live Activity: unsupportedTarget: Attributes"])
        expect(phone.cites("liveactivity.declared"))
    }

    let allowed = Fact("liveactivity.allowed: the user's switch ends those that are shown, and denies others") {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        try phone.act("liveactivity.request")
        try phone.happen("liveactivity.allow", ["on": .flag(false)])
        expect(phone.shown, is: 0)
        try phone.act("liveactivity.request")
        expect(phone.refusals == ["no Live Activity: denied: Attributes"] && phone.cites("liveactivity.allowed"))
        try phone.happen("liveactivity.allow", ["on": .flag(true)])
        try phone.act("liveactivity.request")
        expect(phone.shown, is: 1)
    }

    let count = Fact("liveactivity.count: a sixth is one too many, until another ends") {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        for _ in 1...6 { try phone.act("liveactivity.request") }
        expect(phone.shown == 5 && phone.refusals == ["no Live Activity: targetMaximumExceeded: Attributes"])
        expect(phone.cites("liveactivity.count"))
        try phone.act("liveactivity.end")
        try phone.act("liveactivity.request")
        expect(phone.shown, is: 6)
    }

    let size = Fact("liveactivity.size: content beyond 4 KB is refused, and ignored as an update") {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        let fits = "{\"text\": \"\(String(repeating: "a", count: 4_082))\"}"
        try phone.act("liveactivity.request", ["content": .text(fits)])
        expect(phone.shown, is: 1)
        try phone.act("liveactivity.request", ["content": .text(fits + " ")])
        try phone.act("liveactivity.update", ["content": .text(fits + " ")])
        let texts = ["no Live Activity: attributesTooLarge: Attributes", "the update is ignored: it is too large"]
        expect(phone.shown == 1 && phone.refusals == texts && phone.cites("liveactivity.size"))
    }

    let pushStart = Fact("push.liveactivity.start: a push launches the app, which takes the token in a few seconds") {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        phone.home()
        phone.wait(60)
        phone.device.purge(phone.app)
        let (device, app) = (phone.device, phone.app)
        try device.liveActivities.pushToStart(app, content: #"{"score": 1}"#)
        expect(phone.app.launchCount == 2 && phone.app.awakeReasons == ["wake: Live Activity"])
        try expect(phone.observe("liveactivity.tokens"), is: .count(1))
        phone.wait(5)
        expect(phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
        expect(phone.seconds(citing: "push.liveactivity.start").first, is: 60)
        try phone.happen("liveactivity.pushUpdate", ["content": "{\"score\": 2}"])
        try expect(phone.observe("liveactivity.contents"), is: .texts(["{\"score\": 1}", "{\"score\": 2}"]))
    }

    let untaken = Fact(
        "push.liveactivity.start: an app that observes nothing as it is launched loses the token, and is told so"
    ) {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        phone.home()
        phone.wait(60)
        phone.device.purge(phone.app)
        phone.code.on = [:]
        try phone.happen("liveactivity.pushToStart")
        phone.wait(60)
        expect(phone.app.trace.findings.map(\.rule?.id) == ["push.liveactivity.start"] && phone.shown == 1)
        let text = "the server has no token of the Live Activity: the app has not read pushTokenUpdates yet"
        expect(throws: StimulusError(text)) { try phone.happen("liveactivity.pushUpdate") }
    }

    let forceQuit = Fact(
        "push.liveactivity.start: after a force quit the activity is shown, and its app is not launched"
    ) {
        let phone = try LiveActivitiesPhone()
        phone.app.launch()
        phone.device.forceQuit(phone.app)
        try phone.happen("liveactivity.pushToStart")
        expect(phone.shown == 1 && phone.app.launchCount == 1 && phone.cites("life.force-quit.no-background-launch"))
        phone.app.launch()
        try expect(phone.observe("liveactivity.tokens"), is: .count(1))
    }

    let noToken = Fact("push.liveactivity.start: there is none before iOS 17.2, and none without a token") {
        let old = try LiveActivitiesPhone(.iOS(17))
        old.app.launch()
        expect(throws: StimulusError("pushes start Live Activities from iOS 17.2 on")) {
            try old.happen("liveactivity.pushToStart")
        }
        let phone = try LiveActivitiesPhone(observes: false)
        phone.app.launch()
        let text = "the server has no push-to-start token: the app has not read pushToStartTokenUpdates yet"
        expect(throws: StimulusError(text)) { try phone.happen("liveactivity.pushToStart") }
    }
}
