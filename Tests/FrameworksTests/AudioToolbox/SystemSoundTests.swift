import AudioToolbox
import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
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

struct SystemSoundTests: Facts {
    @Test("Short sounds of the system", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let sounds = Fact("leave a line in the trace each, are over at once, and keep no app awake") {
        let phone = try DelegatePhone(Bell.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        let lines = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("sound") }
        expect(
            lines,
            is: [
                "system sound: bell.caf", "alert sound: number 1007", "system sound: vibration",
                "system sound: number 1008", "system sound: number 1009",
            ])
        expect(phone.app.trace.output, is: ["0", "0 -1501", "done true", "over 1008"])
        phone.device.press(.home)
        phone.device.advance(by: .seconds(10))
        expect(phone.app.state, is: .suspended)
    }
}
