import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocalNotifications
import VigilRemoteNotifications

struct VisiblePushTests: Facts {
    @Test("Rules of pushes for the user's eyes", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func ready(_ system: SystemVersion) throws -> RemoteNotificationsPhone {
        let phone = try RemoteNotificationsPhone.ready(system, besides: [LocalNotificationModule.descriptor])
        phone.app.launch()
        if system >= .iOS(10) {
            try phone.act("notif.authorize")
        } else if system >= .iOS(8) {
            try phone.act("notif.register")
        }
        phone.device.localNotifications.answer(true, for: phone.app)
        phone.home()
        return phone
    }

    private static func shown(_ phone: RemoteNotificationsPhone) -> [String] {
        phone.device.localNotifications.delivered(of: phone.app).map(\.request.content.body)
    }

    let visible = Fact(
        "push.visible-not-throttled: the system shows it whatever else, and an app that is not asked for is not woken",
        for: [SystemVersion.iOS(6), .iOS(9), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try Self.ready(system)
        phone.device.forceQuit(phone.app)
        for number in 1...5 { try phone.push(["alert": .text("\(number)")]) }
        expect(Self.shown(phone).count == 5 && phone.pushTimes.isEmpty && phone.app.launchCount == 1)
        expect(phone.cites("push.visible-not-throttled"))
    }

    let both = Fact("a push with an alert that asks for the app is shown and wakes it, without a throttle") {
        let phone = try Self.ready(.iOS(17))
        for _ in 1...5 { try phone.push(["alert": .text("hello"), "silent": .flag(true)]) }
        expect(Self.shown(phone).count == 5 && phone.pushTimes.count == 5)
    }

    let lowPower = Fact("push.refresh-off: in Low Power Mode it is shown as ever") {
        let phone = try Self.ready(.iOS(17))
        try phone.happen("power", ["lowPowerMode": .flag(true)])
        try phone.push(["alert": .text("hello"), "silent": .flag(true)])
        expect(Self.shown(phone).count == 1 && phone.pushTimes.isEmpty && phone.cites("push.refresh-off"))
    }

    let secondCall = Fact("push.second-call: opening the app from the alert calls it once more") {
        let phone = try Self.ready(.iOS(9))
        try phone.push(["alert": .text("hello"), "silent": .flag(true)])
        expect(phone.pushTimes.count, is: 1)
        phone.wait(60)
        try phone.happen("notif.tap")
        expect(phone.pushTimes == [0, 60] && phone.cites("push.second-call") && phone.app.state == .active)
        phone.home()
        try phone.push(["alert": .text("hello")])
        phone.device.purge(phone.app)
        try phone.happen("notif.tap")
        expect(phone.code.launchOptions.last?.values.keys.sorted(), is: [PushKeys.launch])
    }

    let tapOnFirstTen = Fact(
        "push.tap.ios10: on 10.0 the tap calls the method without a completion handler, and from 10.1 the other one",
        for: [(SystemVersion.iOS(9), false), (.iOS(10), true), (.iOS(10, 1), false)]
    ) { (system: SystemVersion, isOld: Bool) in
        let phone = try Self.ready(system)
        try phone.push(["alert": .text("hello")])
        try phone.happen("notif.tap")
        let calls = phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("application(_:didReceiveRemote") }
        let old = "application(_:didReceiveRemoteNotification:)"
        expect(calls.isEmpty == false && calls.allSatisfy { ($0 == old) == isOld })
        expect(phone.cites("push.tap.ios10") == isOld && phone.cites("push.second-call") != isOld)
    }

    let center = Fact(
        "from iOS 10 a delegate of the notification center gets the response, and decides in the foreground"
    ) {
        let phone = try Self.ready(.iOS(17))
        phone.app.launch()
        try phone.act("notif.delegate")
        try phone.push(["alert": .text("hello")])
        expect(phone.cites("un.foreground.will-present") && phone.pushTimes.isEmpty && Self.shown(phone) == ["hello"])
        try phone.happen("notif.tap")
        expect(phone.cites("un.response") && phone.pushTimes.isEmpty)
    }

    let withoutModule = Fact("without the module of local notifications nothing is shown, and the trace says so") {
        let phone = try RemoteNotificationsPhone.ready()
        try phone.push(["alert": .text("hello")])
        expect(phone.app.trace.entries.contains { $0.text.contains("no module of this phone shows notifications") })
    }
}
