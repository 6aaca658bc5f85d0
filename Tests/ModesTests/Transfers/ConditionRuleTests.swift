import BackgroundRuntime
import Testing
import VigilFacts
import VigilModeTesting
import VigilTransfers

struct ConditionRuleTests: Facts {
    @Test("When a transfer may go on", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let flag = Fact("transfer.discretionary.flag: a discretionary download waits for Wi-Fi and for power") {
        let phone = try TransfersPhone(session: ["discretionary": true])
        phone.device.change { $0.network = .cellular }
        try phone.downloadAndLeave()
        phone.wait(3_600)
        expect(phone.ends == [] && phone.cites("transfer.discretionary.flag"))
        phone.device.change {
            $0.network = .wifi
            $0.batteryLevel = 0.1
        }
        phone.wait(3_600)
        expect(phone.ends, is: [])
        phone.device.change { $0.isCharging = true }
        phone.wait(10)
        expect(phone.ends, is: ["task 1"])
    }

    let relaxed = Fact(
        "transfer.discretionary.flag: near its time-out it takes any network, but not on iOS 7",
        for: [(SystemVersion.iOS(17), ["task 1"]), (.iOS(7), ["task 1: error -1001"])]
    ) { (system: SystemVersion, end: [String]) in
        let phone = try TransfersPhone(system, session: ["discretionary": true, "timeout": 1_000])
        phone.device.change { $0.network = .cellular }
        try phone.downloadAndLeave()
        phone.wait(909)
        expect(phone.ends, is: [])
        phone.wait(91)
        expect(phone.ends, is: end)
    }

    let forced = Fact(
        "transfer.discretionary.forced, transfer.discretionary.foreground: what is started in the background is discretionary until the user opens the app"
    ) {
        let phone = try TransfersPhone()
        phone.device.change { $0.network = .cellular }
        phone.app.launch()
        try phone.act("task.begin", ["name": "start"])
        phone.home()
        try phone.download()
        phone.wait(20)
        expect(phone.ends == [] && phone.cites("transfer.discretionary.forced"))
        phone.app.launch()
        phone.wait(10)
        expect(phone.ends == ["task 1"] && phone.cites("transfer.discretionary.foreground"))
    }

    let retry = Fact("transfer.retry: a failure is tried again until the time for the resource is over") {
        let phone = try TransfersPhone(session: ["timeout": 100])
        phone.device.transfers.handle("https://example.com/broken") { _ in .failure(.networkConnectionLost) }
        try phone.downloadAndLeave("https://example.com/broken")
        phone.wait(99)
        expect(phone.ends == [] && phone.seconds(citing: "transfer.retry").prefix(4) == [0, 10, 30, 70])
        phone.wait(1)
        expect(phone.ends, is: ["task 1: error -1001"])
    }

    let requestTimeout = Fact("transfer.retry: a server that says nothing for a minute is tried again") {
        let phone = try TransfersPhone()
        try phone.downloadAndLeave()
        phone.wait(5)
        phone.device.transfers.outage(for: .seconds(70))
        phone.wait(74)
        expect(phone.seconds(citing: "transfer.retry"), is: [65])
        phone.wait(6)
        expect(phone.ends, is: ["task 1"])
    }

    let waits = Fact("transfer.waits-connectivity: a background session waits for a network") {
        let phone = try TransfersPhone()
        phone.device.change { $0.network = .none }
        try phone.downloadAndLeave()
        phone.wait(1_000)
        expect(phone.ends == [] && phone.cites("transfer.waits-connectivity"))
        phone.device.change { $0.network = .cellular }
        phone.wait(10)
        expect(phone.ends, is: ["task 1"])
    }

    let ownSession = Fact("a session of the app's own fails at once without a network, and when it loses one") {
        let phone = try TransfersPhone(session: nil)
        phone.app.launch()
        try phone.act("transfer.get", ["url": "https://example.com/list"])
        phone.wait(1)
        phone.device.change { $0.network = .none }
        try phone.act("transfer.get", ["url": "https://example.com/list"])
        expect(phone.ends, is: ["task 1: error -1005", "task 2: error -1009"])
    }

    let wifiOnly = Fact("transfer.wifi-only: a transfer that may not use the carrier's network waits for Wi-Fi") {
        let phone = try TransfersPhone(session: ["cellular": false])
        phone.device.change { $0.network = .cellular }
        try phone.downloadAndLeave()
        phone.wait(1_000)
        expect(phone.ends == [] && phone.cites("transfer.wifi-only"))
        phone.device.change { $0.network = .wifi }
        phone.wait(10)
        expect(phone.ends, is: ["task 1"])
    }

    let lowPower = Fact(
        "transfer.low-power: a discretionary transfer pauses in Low Power Mode",
        for: [SystemVersion.iOS(9), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try TransfersPhone(system, session: ["discretionary": true])
        try phone.downloadAndLeave()
        phone.wait(4)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        phone.wait(1_000)
        expect(phone.ends == [] && phone.cites("transfer.low-power"))
        phone.device.change { $0.isLowPowerModeEnabled = false }
        phone.wait(6)
        expect(phone.ends, is: ["task 1"])
    }

    let rateLimiter = Fact(
        "transfer.rate-limiter, transfer.one-at-a-time: an app that starts the next download at each wake waits longer and longer"
    ) {
        let phone = try TransfersPhone()
        phone.code.on["handleEventsForBackgroundURLSession"] = {
            try $0.act("transfer.download", ["url": "https://example.com/next", "session": "s"])
        }
        try phone.downloadAndLeave()
        phone.wait(600)
        // Ten seconds for each, after a delay of 60, 120, 240 seconds.
        expect(phone.seconds(calling: "application(_:handleEvents"), is: [10, 80, 210, 460])
        expect(phone.cites("transfer.rate-limiter") && phone.cites("transfer.one-at-a-time"))
        phone.app.launch()
        phone.wait(10)
        expect(phone.ends.count, is: 5)
    }

    let allAtOnce = Fact("transfers that are handed over at once do not wait") {
        let phone = try TransfersPhone()
        phone.app.launch()
        for _ in 1...5 { try phone.download() }
        phone.home()
        phone.wait(50)
        expect(phone.ends.count == 5 && !phone.cites("transfer.rate-limiter"))
    }
}
