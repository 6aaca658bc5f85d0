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
        AudioServicesAddSystemSoundCompletion(1_008, nil, nil, { sound, _ in print("over", sound) }, nil)
        AudioServicesPlaySystemSound(1_008)
        AudioServicesAddSystemSoundCompletion(1_009, nil, nil, { sound, _ in print("over", sound) }, nil)
        AudioServicesRemoveSystemSoundCompletion(1_009)
        AudioServicesPlaySystemSound(1_009)
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
        #expect(
            lines == [
                "system sound: bell.caf", "alert sound: number 1007", "system sound: vibration",
                "system sound: number 1008", "system sound: number 1009",
            ])
        #expect(phone.app.trace.output == ["0", "0 -1501", "done true", "over 1008"])
        phone.device.press(.home)
        phone.device.advance(by: .seconds(10))
        #expect(phone.app.state == .suspended)
    }
}
