import Testing
import UIKit
import VigilAudio
import VigilLocation
import VigilRuntimeProbes
import VigilTesting

@Suite("A test target", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ReachTests {
    @Test("reaches what can happen to the phone, the modes included")
    func reachesModes() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(Uploader.self, manifest: Manifest())
        app.launch()
        device.audio.interrupt(.phoneCall)
        device.audio.endInterruption()
        device.location.drive(speed: 20, course: 90, for: .seconds(60))
        device.change { $0.isLowPowerModeEnabled = true }
        device.lock()
        device.forceQuit(app)
        device.reboot()
        #expect(app.state == .notRunning && app.why().contains("was not running"))
    }
}
