import BackgroundRuntime
import Foundation
import Testing
import VigilLocation

@Suite("Location rules: monitors", .exercisesRules)
struct MonitorRuleTests {
    private let home: [String: ArgumentValue] = ["identifier": .text("home")]

    /// A phone with an app that watches where it is.
    private func monitoring(
        _ system: SystemVersion = .iOS(17), _ choice: AuthorizationChoice = .always
    ) throws -> Phone {
        let phone = try Phone(system, modes: [], choice)
        phone.app.launch()
        try phone.act("location.addCondition", home)
        return phone
    }

    private func events(_ phone: Phone) -> [String] { phone.calls(of: "CLMonitor.events") }

    @Test("location.monitor.events: the state that is found is told first, and then each change")
    func events() throws {
        let phone = try monitoring()
        #expect(events(phone) == ["home satisfied"])
        phone.cross(metres: 1000)
        phone.cross(metres: -1000)
        #expect(events(phone) == ["home satisfied", "home unsatisfied", "home satisfied"])
        #expect(phone.cites("location.monitor.events"))
        try phone.act("location.removeCondition", home)
        phone.cross(metres: 1000)
        #expect(events(phone).count == 3)
        // A condition is none of the app's regions.
        #expect(phone.device.location.regions(of: phone.app).isEmpty)
    }

    @Test(
        "location.monitor.events: what the app assumed is told only if it is wrong",
        arguments: [("satisfied", 0), ("unsatisfied", 1)])
    func assuming(state: String, count: Int) throws {
        let phone = try Phone(modes: [])
        phone.app.launch()
        try phone.act("location.addCondition", home.merging(["assuming": .text(state)]) { $1 })
        phone.wait(1)
        #expect(events(phone).count == count)
    }

    @Test("location.monitor.relaunch: a change launches the app, which opens the monitor and gets it")
    func relaunch() throws {
        let phone = try monitoring()
        phone.home()
        phone.app.process?.end(.purge)
        phone.code.on["didFinishLaunching"] = { try $0.act("location.openMonitor") }
        phone.cross(metres: 1000)
        #expect(phone.app.launchCount == 2)
        #expect(events(phone).last == "home unsatisfied")
        #expect(phone.cites("location.monitor.relaunch") && phone.cites("location.monitor.persist"))
        #expect(phone.app.trace.findings.isEmpty)
    }

    @Test("location.monitor.relaunch: an app that does not open its monitor hears of one change, once it does")
    func notOpened() throws {
        let phone = try monitoring()
        phone.home()
        phone.app.process?.end(.purge)
        phone.cross(metres: 1000)
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["location.monitor.relaunch"])
        phone.cross(metres: -1000)
        #expect(phone.app.launchCount == 2)
        phone.app.activate()
        try phone.act("location.openMonitor")
        // The event that waited, and after it what is true now.
        #expect(events(phone).suffix(2) == ["home unsatisfied", "home satisfied"])
    }

    @Test("location.monitor.persist: a monitor of the same name has its conditions and records again")
    func persist() throws {
        let phone = try monitoring()
        phone.device.terminate(phone.app)
        phone.app.launch()
        let known = try phone.run { process in
            let session = MonitorSession("monitor", in: process)
            defer { session.invalidate() }
            return session.record(for: "home").map { "\(session.identifiers) \($0.last.state)" }
        }
        #expect(known == "[\"home\"] satisfied")
        #expect(phone.cites("location.monitor.persist"))
    }

    @Test("location.monitor.limit: one condition too many is unmonitored", arguments: [17, 18])
    func limit(major: Int) throws {
        let phone = try Phone(.iOS(major), modes: [])
        phone.app.launch()
        try phone.act("location.monitorRegion", ["identifier": .text("region")])
        for number in 1...20 {
            try phone.act("location.addCondition", ["identifier": .text("c\(number)"), "assuming": .text("satisfied")])
        }
        phone.wait(1)
        #expect(events(phone) == [major < 18 ? "c20 unmonitored" : "c20 unmonitored (conditionLimitExceeded)"])
        #expect(phone.cites(major < 18 ? "location.region.limit" : "location.monitor.limit"))
    }

    @Test("location.monitor.name: a second monitor of the name hears nothing")
    func name() throws {
        let phone = try monitoring()
        let second = try phone.run { process in MonitorSession("monitor", in: process) }
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["location.monitor.name"])
        try phone.run { _ in second.invalidate() }
    }

    @Test(
        "location.session.always: from iOS 18 Always counts in the background only with a session for it",
        arguments: [(17, false, true), (18, false, false), (18, true, true)])
    func always(major: Int, session: Bool, isTold: Bool) throws {
        let phone = try Phone(.iOS(major))
        phone.app.launch()
        if session { try phone.act("location.beginServiceSession", ["authorization": .text("always")]) }
        try phone.act("location.startLiveUpdates")
        try phone.act("location.addCondition", home)
        phone.home()
        #expect(phone.app.isAwake(because: .mode("location")) == isTold)
        phone.cross(metres: 1000)
        #expect(events(phone).contains("home unsatisfied") == isTold)
        #expect(phone.cites("location.session.always") != isTold)
        // What could not be told in the background comes in front.
        phone.app.activate()
        #expect(events(phone).last == "home unsatisfied")
    }
}

@Suite("The book of a monitor")
struct ConditionBookTests {
    private let date = Date(timeIntervalSince1970: 0)

    @Test("an event is news while none waits, and the record has it when it is handled")
    func handling() {
        var book = ConditionBook()
        let place = Coordinate(latitude: 1, longitude: 2)
        book.add(.circle(center: place, radius: 5), identifier: "a", assuming: .unknown, date: date)
        #expect(
            book.isNews(.satisfied, of: "a") && !book.isNews(.unknown, of: "a") && !book.isNews(.satisfied, of: "b"))
        book.tell(ConditionEvent("a", .satisfied, date: date))
        #expect(!book.isNews(.unsatisfied, of: "a"))
        #expect(book.record(for: "a")?.last.state == .unknown && book.pending.map(\.state) == [.satisfied])
        book.handle("a")
        #expect(book.record(for: "a")?.last.state == .satisfied && book.pending.isEmpty)
        #expect(book.remove("a") && !book.remove("a") && book.identifiers.isEmpty)
    }
}
