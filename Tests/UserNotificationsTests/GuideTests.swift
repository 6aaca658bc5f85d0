import BackgroundRuntime
import Foundation
import Testing
import UIKit
import VigilLocalNotifications
import VigilRuntimeProbes

@Suite("The oldest guide's appointments", .enabled(if: RuntimeInterface.problems.isEmpty))
struct GuideTests {
    @Test("are kept as far as the limit goes, also after another launch", arguments: [64, 128])
    func limit(limit: Int) throws {
        let device = try Device(system: .iOS(4), constants: limit == 64 ? [:] : ["k.notif.pending-limit": 128])
        device.options.autoLock = .never
        let app = try device.install(Appointments.self, manifest: Manifest(backgroundModes: []))
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(7200))
        #expect(device.localNotifications.delivered(of: app).count == 2 && app.state == .suspended)
        #expect(device.localNotifications.badge(of: app) == 1)
        device.purge(app)
        app.launch()
        #expect(app.trace.output == ["\(limit) wait", "\(limit) wait"])
        #expect(device.localNotifications.delivered(of: app).isEmpty && device.localNotifications.badge(of: app) == 0)
        let last = try #require(device.localNotifications.pending(of: app).last)
        #expect(last.content.body == "appointment \(limit) in 10 minutes")
        device.advance(by: .seconds(3000))
        #expect(app.trace.output.last == "details of 1")
    }
}
