import BackgroundRuntime
import Foundation
import Testing
import UIKit
import VigilFacts
import VigilLocalNotifications
import VigilRuntimeProbes

struct GuideTests: Facts {
    @Test("The oldest guide's appointments", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let limit = Fact("are kept as far as the limit goes, also after another launch", for: [64, 128]) { (limit: Int) in
        let device = try Device(system: .iOS(4), constants: limit == 64 ? [:] : ["k.notif.pending-limit": 128])
        device.options.autoLock = .never
        let app = try device.install(Appointments.self, manifest: Manifest(backgroundModes: []))
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(7200))
        expect(device.localNotifications.delivered(of: app).count == 2 && app.state == .suspended)
        expect(device.localNotifications.badge(of: app), is: 1)
        device.purge(app)
        app.launch()
        expect(app.trace.output, is: ["\(limit) wait", "\(limit) wait"])
        expect(device.localNotifications.delivered(of: app).isEmpty && device.localNotifications.badge(of: app) == 0)
        let last = try require(device.localNotifications.pending(of: app).last)
        expect(last.content.body, is: "appointment \(limit) in 10 minutes")
        device.advance(by: .seconds(3000))
        expect(app.trace.output.last, is: "details of 1")
    }
}
