import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocation

struct MonitorRuleTests: Facts {
    @Test("Location rules: monitors", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let home: [String: ArgumentValue] = ["identifier": .text("home")]

    /// A phone with an app that watches where it is.
    private static func monitoring(
        _ system: SystemVersion = .iOS(17), _ choice: AuthorizationChoice = .always
    ) throws -> LocationPhone {
        let phone = try LocationPhone(system, modes: [], choice)
        phone.app.launch()
        try phone.act("location.addCondition", Self.home)
        return phone
    }

    private static func events(_ phone: LocationPhone) -> [String] { phone.calls(of: "CLMonitor.events") }

    let events = Fact("location.monitor.events: the state that is found is told first, and then each change") {
        let phone = try Self.monitoring()
        expect(Self.events(phone), is: ["home satisfied"])
        phone.cross(metres: 1000)
        phone.cross(metres: -1000)
        expect(Self.events(phone), is: ["home satisfied", "home unsatisfied", "home satisfied"])
        expect(phone.cites("location.monitor.events"))
        try phone.act("location.removeCondition", Self.home)
        phone.cross(metres: 1000)
        expect(Self.events(phone).count, is: 3)
        // A condition is none of the app's regions.
        expect(phone.device.location.regions(of: phone.app).isEmpty)
    }

    let assuming = Fact(
        "location.monitor.events: what the app assumed is told only if it is wrong",
        for: [("satisfied", 0), ("unsatisfied", 1)]
    ) { (state: String, count: Int) in
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.act("location.addCondition", Self.home.merging(["assuming": .text(state)]) { $1 })
        phone.wait(1)
        expect(Self.events(phone).count, is: count)
    }

    let relaunch = Fact("location.monitor.relaunch: a change launches the app, which opens the monitor and gets it") {
        let phone = try Self.monitoring()
        phone.home()
        phone.app.process?.end(.purge)
        phone.code.on["didFinishLaunching"] = { try $0.act("location.openMonitor") }
        phone.cross(metres: 1000)
        expect(phone.app.launchCount, is: 2)
        expect(Self.events(phone).last, is: "home unsatisfied")
        expect(phone.cites("location.monitor.relaunch") && phone.cites("location.monitor.persist"))
        expect(phone.app.trace.findings.isEmpty)
    }

    let notOpened = Fact(
        "location.monitor.relaunch: an app that does not open its monitor hears of one change, once it does"
    ) {
        let phone = try Self.monitoring()
        phone.home()
        phone.app.process?.end(.purge)
        phone.cross(metres: 1000)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["location.monitor.relaunch"])
        phone.cross(metres: -1000)
        expect(phone.app.launchCount, is: 2)
        phone.app.activate()
        try phone.act("location.openMonitor")
        // The event that waited, and after it what is true now.
        expect(Self.events(phone).suffix(2), is: ["home unsatisfied", "home satisfied"])
    }

    let persist = Fact("location.monitor.persist: a monitor of the same name has its conditions and records again") {
        let phone = try Self.monitoring()
        phone.device.terminate(phone.app)
        phone.app.launch()
        let known = try phone.run { process in
            let session = MonitorSession("monitor", in: process)
            defer { session.invalidate() }
            return session.record(for: "home").map { "\(session.identifiers) \($0.last.state)" }
        }
        expect(known, is: "[\"home\"] satisfied")
        expect(phone.cites("location.monitor.persist"))
    }

    let limit = Fact("location.monitor.limit: one condition too many is unmonitored", for: [17, 18]) { (major: Int) in
        let phone = try LocationPhone(.iOS(major), modes: [])
        phone.app.launch()
        try phone.act("location.monitorRegion", ["identifier": .text("region")])
        for number in 1...20 {
            try phone.act("location.addCondition", ["identifier": .text("c\(number)"), "assuming": .text("satisfied")])
        }
        phone.wait(1)
        expect(Self.events(phone), is: [major < 18 ? "c20 unmonitored" : "c20 unmonitored (conditionLimitExceeded)"])
        expect(phone.cites(major < 18 ? "location.region.limit" : "location.monitor.limit"))
    }

    let name = Fact("location.monitor.name: a second monitor of the name hears nothing") {
        let phone = try Self.monitoring()
        let second = try phone.run { process in MonitorSession("monitor", in: process) }
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["location.monitor.name"])
        try phone.run { _ in second.invalidate() }
    }

    let always = Fact(
        "location.session.always: from iOS 18 Always counts in the background only with a session for it",
        for: [(17, false, true), (18, false, false), (18, true, true)]
    ) { (major: Int, session: Bool, isTold: Bool) in
        let phone = try LocationPhone(.iOS(major))
        phone.app.launch()
        if session { try phone.act("location.beginServiceSession", ["authorization": .text("always")]) }
        try phone.act("location.startLiveUpdates")
        try phone.act("location.addCondition", Self.home)
        phone.home()
        expect(phone.app.isAwake(because: .mode("location")), is: isTold)
        phone.cross(metres: 1000)
        expect(Self.events(phone).contains("home unsatisfied"), is: isTold)
        expect(phone.cites("location.session.always") != isTold)
        // What could not be told in the background comes in front.
        phone.app.activate()
        expect(Self.events(phone).last, is: "home unsatisfied")
    }
}

struct ConditionBookTests: Facts {
    @Test("The book of a monitor", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let date = Date(timeIntervalSince1970: 0)

    let handling = Fact("an event is news while none waits, and the record has it when it is handled") {
        var book = ConditionBook()
        let place = Coordinate(latitude: 1, longitude: 2)
        book.add(.circle(center: place, radius: 5), identifier: "a", assuming: .unknown, date: Self.date)
        expect(
            book.isNews(.satisfied, of: "a") && !book.isNews(.unknown, of: "a") && !book.isNews(.satisfied, of: "b"))
        book.notify(ConditionEvent("a", .satisfied, date: Self.date))
        expect(!book.isNews(.unsatisfied, of: "a"))
        expect(book.record(for: "a")?.last.state == .unknown && book.pending.map(\.state) == [.satisfied])
        book.handle("a")
        expect(book.record(for: "a")?.last.state == .satisfied && book.pending.isEmpty)
        expect(book.remove("a") && !book.remove("a") && book.identifiers.isEmpty)
    }
}
