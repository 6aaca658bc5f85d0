import BackgroundRuntime
import UIKit
import VigilWorkout

extension UIScene.ConnectionOptions {
    /// Whether the app crashed in a workout and has to take that up. From iOS 26.
    @MainActor @preconcurrency public var shouldHandleActiveWorkoutRecovery: Bool {
        let process = SimulatedApp.process(for: "UIScene.ConnectionOptions.shouldHandleActiveWorkoutRecovery")
        process.require(.method("shouldHandleActiveWorkoutRecovery", of: "UISceneConnectionOptions", .iOS(26)))
        return process.device.requiredService(HealthService.self).hasLostWorkout(process.app)
    }
}
