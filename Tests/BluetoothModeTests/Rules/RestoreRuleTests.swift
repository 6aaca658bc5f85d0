import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilTestSupport

@Suite("Restoring a central", .exercisesRules)
struct RestoreRuleTests {
    /// An app that makes its manager at each launch, and was connected to the band.
    private func restorable(makesManager: Bool = true, on system: SystemVersion = .iOS(17)) throws -> Phone {
        let phone = try Phone.connected(system, identifier: "band")
        if makesManager {
            phone.code.on[.didFinishLaunching] = {
                try $0.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
            }
        }
        return phone
    }

    private var beat: String { "peripheral(_:didUpdateValueFor" }

    @Test("ble.restore.relaunch: after a purge a value launches the app, with the identifier in its options")
    func relaunch() throws {
        let phone = try restorable()
        phone.device.purge(phone.app)
        #expect(phone.app.state == .notRunning)
        try phone.beat("00 51")
        #expect(phone.app.launchCount == 2 && phone.cites("ble.restore.relaunch"))
        let key = "UIApplicationLaunchOptionsBluetoothCentralsKey"
        #expect(phone.code.launchOptions.last?.values[key] == .array([.string("band")]))
        #expect(phone.calls(beat) == ["Band 180D/2A37: 00 51"])
        #expect(phone.app.awakeReasons == ["wake: Bluetooth value"])
        phone.wait(10)
        #expect(phone.app.state == .suspended)
        try phone.beat("00 52")
        #expect(phone.calls(beat).count == 2 && phone.app.launchCount == 2)
    }

    @Test("ble.restore.order: the manager is handed its state before it is told that Bluetooth is on")
    func order() throws {
        let phone = try restorable()
        phone.device.purge(phone.app)
        try phone.beat()
        let calls = phone.app.trace.entries(of: .call).map(\.text).filter { $0.hasPrefix("centralManager") }.suffix(2)
        #expect(calls == ["centralManager(_:willRestoreState:): Band", "centralManagerDidUpdateState(_:): poweredOn"])
        #expect(phone.calls("centralManager(_:willRestoreState") == ["Band"])
    }

    @Test("ble.restore.table: a purge and a crash are outlived")
    func outlived() throws {
        for end in [TerminationReason.purge, .crash("here")] {
            let phone = try restorable()
            try phone.process.end(end)
            try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
            #expect(phone.app.launchCount == 2 && phone.cites("ble.restore.table"))
        }
    }

    @Test("ble.restore.table: a force quit and Bluetooth switched off are not outlived")
    func notOutlived() throws {
        let quit = try restorable()
        quit.device.forceQuit(quit.app)
        try quit.beat()
        #expect(quit.app.launchCount == 1 && quit.cites("ble.restore.table"))
        #expect(throws: StimulusError("no app is connected to Band")) {
            try quit.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        }

        let toggled = try restorable()
        toggled.device.purge(toggled.app)
        try toggled.happen("bluetooth", ["is": .text("off")])
        try toggled.happen("bluetooth", ["is": .text("on")])
        try toggled.beat()
        #expect(toggled.app.launchCount == 1)
        #expect(toggled.seconds(citing: "ble.restore.table").count == 2)
    }

    @Test("ble.restore.table: what comes after a force quit is not told later, though the app crashed at its notice")
    func crashAtForceQuit() throws {
        let phone = try restorable()
        phone.app.activate()
        phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
        phone.device.forceQuit(phone.app)
        #expect(
            phone.app.trace.entries(rule: "ble.restore.table").map(\.text)
                == ["Bluetooth goes on no more for the manager \"band\": force quit"])
        try? phone.beat("00 51")
        phone.code.on["willTerminate"] = nil
        phone.app.launch()
        #expect(phone.app.exits.map(\.name) == ["crash"] && phone.app.launchCount == 2)
        #expect(phone.calls(beat) == [])
    }

    @Test("ble.restore.table: a start of the phone is outlived, from the first unlock on")
    func reboot() throws {
        let phone = try restorable()
        phone.device.change { $0.hasPasscode = true }
        phone.device.reboot()
        phone.wait(60)
        #expect(phone.app.launchCount == 1)
        phone.device.unlock()
        phone.wait(1)
        #expect(phone.app.launchCount == 2)
        #expect(phone.calls("centralManager(_:didConnect").count == 2)
    }

    @Test("ble.restore.table: a start of the phone is not outlived until iOS 10", arguments: [8, 10])
    func earlyReboot(major: Int) throws {
        let phone = try restorable(on: .iOS(major))
        phone.device.reboot()
        phone.device.unlock()
        phone.wait(60)
        try phone.beat()
        #expect(phone.app.launchCount == 1)
        let last = phone.app.trace.entries(rule: "ble.restore.table").last?.text
        #expect(last == "Bluetooth goes on no more for the manager \"band\": the phone was restarted")
    }

    @Test("ble.restore.pending-only: a manager that waits for nothing does not have its app launched")
    func pendingOnly() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        phone.home()
        phone.wait(10)
        phone.device.purge(phone.app)
        try phone.bandAppears()
        #expect(phone.app.launchCount == 1 && phone.cites("ble.restore.pending-only"))
    }

    @Test("ble.restore.needs-mode: without the mode the identifier ends the app as it makes its manager")
    func needsMode() throws {
        let phone = try Phone(.iOS(13), modes: [])
        phone.app.launch()
        try? phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        #expect(phone.app.state == .notRunning)
        #expect(phone.app.exits.map(\.rule.id) == ["ble.restore.needs-mode"])
    }

    @Test("ble.restore.relaunch: the app finds the connection that it lost among what is restored")
    func lostConnection() throws {
        let phone = try restorable()
        phone.device.purge(phone.app)
        try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
        phone.wait(1)
        #expect(phone.app.launchCount == 2)
        #expect(phone.calls("centralManager(_:willRestoreState") == ["Band"])
    }

    @Test("ble.restore.needs-mode: before iOS 13 the identifier is an error, and nothing is kept")
    func needsModeInLog() throws {
        let phone = try Phone.connected(.iOS(12), modes: [], identifier: "band")
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["ble.restore.needs-mode"])
        phone.device.purge(phone.app)
        try phone.beat()
        #expect(phone.app.launchCount == 1)
    }

    @Test("without an identifier the connection ends with the process")
    func noIdentifier() throws {
        let phone = try Phone.connected()
        phone.device.purge(phone.app)
        try phone.beat()
        #expect(phone.app.launchCount == 1)
        #expect(throws: StimulusError("no app is connected to Band")) {
            try phone.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        }
    }

    @Test("an app that is launched and does not make its manager is told so, and a later manager gets what waited")
    func untaken() throws {
        let phone = try restorable(makesManager: false)
        phone.device.purge(phone.app)
        try phone.beat("00 51")
        phone.wait(20)
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["ble.restore.relaunch"])
        phone.app.activate()
        try phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        #expect(phone.calls(beat) == ["Band 180D/2A37: 00 51"])
    }

    @Test("a scan goes on after a purge, and does not tell again what it told")
    func scan() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("bluetooth.manager", ["restoreIdentifier": .text("band")])
        try phone.act("bluetooth.scan", ["services": .texts(["180D"])])
        phone.home()
        phone.wait(10)
        phone.device.purge(phone.app)
        try phone.bandAppears()
        #expect(phone.app.launchCount == 2)
    }
}
