import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilFacts
import VigilTestSupport

struct BluetoothRestoreRuleTests: Facts {
    @Test("Restoring a central", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An app that makes its manager at each launch, and was connected to the band.
    private static func restorable(makesManager: Bool = true, on system: SystemVersion = .iOS(17)) throws
        -> BluetoothPhone
    {
        let phone = try BluetoothPhone.connected(system, identifier: "band")
        if makesManager {
            phone.code.on[.didFinishLaunching] = {
                try $0.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
            }
        }
        return phone
    }

    private static var beat: String { "peripheral(_:didUpdateValueFor" }

    let relaunch = Fact(
        "ble.restore.relaunch: after a purge a value launches the app, with the identifier in its options"
    ) {
        let phone = try Self.restorable()
        phone.device.purge(phone.app)
        expect(phone.app.state, is: .notRunning)
        try phone.beat("00 51")
        expect(phone.app.launchCount == 2 && phone.cites("ble.restore.relaunch"))
        let key = "UIApplicationLaunchOptionsBluetoothCentralsKey"
        expect(phone.code.launchOptions.last?.values[key], is: .array([.string("band")]))
        expect(phone.calls(Self.beat), is: ["Band 180D/2A37: 00 51"])
        expect(phone.app.awakeReasons, is: ["wake: Bluetooth value"])
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
        try phone.beat("00 52")
        expect(phone.calls(Self.beat).count == 2 && phone.app.launchCount == 2)
    }

    let order = Fact("ble.restore.order: the manager is handed its state before it is told that Bluetooth is on") {
        let phone = try Self.restorable()
        phone.device.purge(phone.app)
        try phone.beat()
        let calls = phone.app.trace.entries(of: .call).map(\.text).filter { $0.hasPrefix("centralManager") }.suffix(2)
        expect(calls, is: ["centralManager(_:willRestoreState:): Band", "centralManagerDidUpdateState(_:): poweredOn"])
        expect(phone.calls("centralManager(_:willRestoreState"), is: ["Band"])
    }

    let outlived = Fact("ble.restore.table: a purge and a crash are outlived") {
        for end in [TerminationReason.purge, .crash("here")] {
            let phone = try Self.restorable()
            try phone.process.end(end)
            try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
            expect(phone.app.launchCount == 2 && phone.cites("ble.restore.table"))
        }
    }

    let notOutlived = Fact("ble.restore.table: a force quit and Bluetooth switched off are not outlived") {
        let quit = try Self.restorable()
        quit.device.forceQuit(quit.app)
        try quit.beat()
        expect(quit.app.launchCount == 1 && quit.cites("ble.restore.table"))
        expect(throws: StimulusError("no app is connected to Band")) {
            try quit.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        }

        let toggled = try Self.restorable()
        toggled.device.purge(toggled.app)
        try toggled.happen("bluetooth", ["is": .text("off")])
        try toggled.happen("bluetooth", ["is": .text("on")])
        try toggled.beat()
        expect(toggled.app.launchCount, is: 1)
        expect(toggled.seconds(citing: "ble.restore.table").count, is: 2)
    }

    let crashAtForceQuit = Fact(
        "ble.restore.table: what comes after a force quit is not told later, though the app crashed at its notice"
    ) {
        let phone = try Self.restorable()
        phone.app.activate()
        phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
        phone.device.forceQuit(phone.app)
        expect(
            phone.app.trace.entries(rule: "ble.restore.table").map(\.text),
            is: ["Bluetooth goes on no more for the manager \"band\": force quit"])
        try? phone.beat("00 51")
        phone.code.on["willTerminate"] = nil
        phone.app.launch()
        expect(phone.app.exits.map(\.name) == ["crash"] && phone.app.launchCount == 2)
        expect(phone.calls(Self.beat), is: [])
    }

    let reboot = Fact("ble.restore.table: a start of the phone is outlived, from the first unlock on") {
        let phone = try Self.restorable()
        phone.device.change { $0.hasPasscode = true }
        phone.device.reboot()
        phone.wait(60)
        expect(phone.app.launchCount, is: 1)
        phone.device.unlock()
        phone.wait(1)
        expect(phone.app.launchCount, is: 2)
        expect(phone.calls("centralManager(_:didConnect").count, is: 2)
    }

    let earlyReboot = Fact(
        "ble.restore.table: a start of the phone is not outlived until iOS 10",
        for: [8, 10]
    ) { (major: Int) in
        let phone = try Self.restorable(on: .iOS(major))
        phone.device.reboot()
        phone.device.unlock()
        phone.wait(60)
        try phone.beat()
        expect(phone.app.launchCount, is: 1)
        expect(
            phone.app.trace.entries(rule: "ble.restore.table").map(\.text),
            is: ["Bluetooth goes on no more for the manager \"band\": the phone was restarted"])
    }

    let pendingOnly = Fact(
        "ble.restore.pending-only: a manager that waits for nothing does not have its app launched"
    ) {
        let phone = try BluetoothPhone()
        phone.app.launch()
        try phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        phone.home()
        phone.wait(10)
        phone.device.purge(phone.app)
        try phone.bandAppears()
        expect(phone.app.launchCount == 1 && phone.cites("ble.restore.pending-only"))
    }

    let needsMode = Fact(
        "ble.restore.needs-mode: without the mode the identifier ends the app as it makes its manager"
    ) {
        let phone = try BluetoothPhone(.iOS(13), modes: [])
        phone.app.launch()
        try? phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.exits.map(\.rule.id), is: ["ble.restore.needs-mode"])
    }

    let lostConnection = Fact(
        "ble.restore.relaunch: the app finds the connection that it lost among what is restored"
    ) {
        let phone = try Self.restorable()
        phone.device.purge(phone.app)
        try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
        phone.wait(1)
        expect(phone.app.launchCount, is: 2)
        expect(phone.calls("centralManager(_:willRestoreState"), is: ["Band"])
    }

    let needsModeInLog = Fact("ble.restore.needs-mode: before iOS 13 the identifier is an error, and nothing is kept") {
        let phone = try BluetoothPhone.connected(.iOS(12), modes: [], identifier: "band")
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["ble.restore.needs-mode"])
        phone.device.purge(phone.app)
        try phone.beat()
        expect(phone.app.launchCount, is: 1)
    }

    let noIdentifier = Fact("without an identifier the connection ends with the process") {
        let phone = try BluetoothPhone.connected()
        phone.device.purge(phone.app)
        try phone.beat()
        expect(phone.app.launchCount, is: 1)
        expect(throws: StimulusError("no app is connected to Band")) {
            try phone.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        }
    }

    let untaken = Fact(
        "an app that is launched and does not make its manager is told so, and a later manager gets what waited"
    ) {
        let phone = try Self.restorable(makesManager: false)
        phone.device.purge(phone.app)
        try phone.beat("00 51")
        phone.wait(20)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["ble.restore.relaunch"])
        phone.app.activate()
        try phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        expect(phone.calls(Self.beat), is: ["Band 180D/2A37: 00 51"])
    }

    let scan = Fact("a scan goes on after a purge, and does not tell again what it told") {
        let phone = try BluetoothPhone()
        phone.app.launch()
        try phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        try phone.act("bluetooth.scan", ["services": .texts(["180D"])])
        phone.home()
        phone.wait(10)
        phone.device.purge(phone.app)
        try phone.bandAppears()
        expect(phone.app.launchCount, is: 2)
    }
}
