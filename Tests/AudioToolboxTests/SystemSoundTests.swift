import AudioToolbox
import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes
import VigilTestSupport

private final class Bell: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        var sound: SystemSoundID = 0
        print(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/sounds/bell.caf") as CFURL, &sound))
        AudioServicesPlaySystemSound(sound)
        AudioServicesPlayAlertSound(1_007)
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { print("done", Thread.isMainThread) }
        print(AudioServicesDisposeSystemSoundID(sound), AudioServicesDisposeSystemSoundID(sound))
        return true
    }
}

@Suite("Short sounds of the system", .enabled(if: RuntimeInterface.problems.isEmpty))
struct SystemSoundTests {
    @Test("leave a line in the trace each, are over at once, and keep no app awake")
    func sounds() throws {
        let phone = try DelegatePhone(Bell.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        let lines = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("sound") }
        #expect(lines == ["system sound: bell.caf", "alert sound: number 1007", "system sound: vibration"])
        #expect(phone.app.trace.output == ["0", "0 -1501", "done true"])
        phone.device.press(.home)
        phone.device.advance(by: .seconds(10))
        #expect(phone.app.state == .suspended)
    }
}
