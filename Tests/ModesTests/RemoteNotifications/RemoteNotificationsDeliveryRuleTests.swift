import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocalNotifications
import VigilRemoteNotifications

struct RemoteNotificationsDeliveryRuleTests: Facts {
    @Test("Rules of pushes: when they are delivered, and how", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let unthrottled = Fact("push.throttle: the first three in an hour do not wait") {
        let phone = try RemoteNotificationsPhone.ready()
        for _ in 1...3 { try phone.push() }
        expect(phone.pushTimes == [0, 0, 0] && !phone.cites("push.throttle"))
        try phone.push()
        expect(phone.seconds(citing: "push.throttle"), is: [0])
    }

    let newBudget = Fact(
        "push.throttle: the budget starts again a day after the first push, to the second",
        for: [(99, 3), (100, 4)]
    ) { (wait: Int, count: Int) in
        let phone = try RemoteNotificationsPhone.ready()
        try phone.push()
        phone.wait(86_300)
        for _ in 1...3 { try phone.push() }
        phone.wait(wait)
        try phone.push()
        expect(phone.pushTimes.count == 1 + count && phone.cites("push.throttle") == (count == 3))
    }

    let old = Fact("push.old-callback: before iOS 7 the app is called without a completion handler") {
        let phone = try RemoteNotificationsPhone.ready(.iOS(6), besides: [LocalNotificationModule.descriptor])
        phone.app.launch()
        try phone.push(["alert": "hello"])
        let calls = phone.app.trace.entries(of: .call).map(\.text).filter { $0.contains("didReceiveRemote") }
        expect(calls, is: ["application(_:didReceiveRemoteNotification:)"])
    }

    let oldTap = Fact(
        "push.old-tap: before iOS 7 opening a push in the background calls the app, still inactive, whether it slept or not",
        for: [(4, 0), (6, 0), (6, 700)]
    ) { (system: Int, wait: Int) in
        let phone = try RemoteNotificationsPhone.ready(.iOS(system), besides: [LocalNotificationModule.descriptor])
        phone.wait(wait)
        var states: [AppState] = []
        phone.code.on[.didReceiveRemoteNotification] = { states.append($0.state) }
        try phone.push(["alert": "hello"])
        expect(phone.pushTimes.isEmpty)
        try phone.happen("notif.tap")
        expect(states == [.inactive] && phone.app.state == .active && phone.app.launchCount == 1)
        expect(phone.seconds(citing: "push.old-tap") == [wait] && !phone.cites("push.second-call"))
        let event = try require(phone.code.calls.last { $0.name == .didReceiveRemoteNotification })
        let payload = PropertyValue.dictionary(["aps": .dictionary(["alert": .string("hello")])])
        expect(event.payload[SystemEvent.PayloadKey.userInfo], is: payload)
    }

    let oldLaunchByTap = Fact(
        "push.old-tap: an app that a push launches before iOS 7 finds it in its launch options, and is not called"
    ) {
        let phone = try RemoteNotificationsPhone.ready(.iOS(6), besides: [LocalNotificationModule.descriptor])
        phone.device.purge(phone.app)
        for launches in 2...3 {
            try phone.push(["alert": "hello"])
            try phone.happen("notif.tap")
            expect(phone.code.launchOptions.last?.values.keys.sorted(), is: [PushKeys.launch])
            expect(phone.pushTimes.isEmpty && phone.app.state == .active && phone.app.launchCount == launches)
            phone.home()
            phone.device.purge(phone.app)
        }
        expect(phone.app.trace.entries(rule: "push.old-tap").map(\.kind), is: [.note, .note])
    }

    let foreground = Fact("a silent push in the foreground uses the mode") {
        let phone = try RemoteNotificationsPhone.ready()
        phone.app.launch()
        try phone.push()
        phone.app.reportUnusedModes()
        expect(phone.pushTimes == [0] && phone.app.trace.findings.isEmpty)
    }

    let stillNoNetwork = Fact("a push that waits for the network is not delivered as anything else changes") {
        let phone = try RemoteNotificationsPhone.ready()
        try phone.happen("network", ["is": "none"])
        try phone.push()
        try phone.happen("power", ["level": 0.5])
        expect(phone.pushTimes.isEmpty)
        try phone.happen("network", ["is": "cellular"])
        expect(phone.pushTimes, is: [0])
    }
}
