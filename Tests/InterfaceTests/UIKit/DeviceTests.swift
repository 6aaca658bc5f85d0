import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Looks at the battery each second, and has it watched after the first look.
private final class BatteryWatcher: ScriptedDelegate {
    override func start() {
        Task {
            for _ in 1...4 {
                try? await Task.sleep(for: .seconds(1))
                print(UIDevice.current.batteryLevel, UIDevice.current.batteryState)
                UIDevice.current.isBatteryMonitoringEnabled = true
            }
        }
    }
}

/// Takes events, and says when it gives them up.
private final class Viewer: UIResponder {
    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
        print("resigns")
        return super.resignFirstResponder()
    }
}

private final class Focus: ScriptedDelegate {
    override func start() {
        let (first, second) = (Viewer(), Viewer())
        print(becomeFirstResponder(), first.becomeFirstResponder(), first.becomeFirstResponder())
        print(second.becomeFirstResponder(), first.isFirstResponder, second.isFirstResponder)
    }
}

struct DeviceTests: Facts {
    @Test(
        "What UIKit tells of the phone and its user", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let battery = Fact(
        "UIDevice has a battery once it is watched: its level, and whether it is charged, full or in use"
    ) {
        let phone = try Phone(BatteryWatcher.self)
        phone.app.launch()
        for (level, isCharging) in [(0.5, true), (0.5, true), (1, true), (1, false)] {
            phone.device.change { ($0.batteryLevel, $0.isCharging) = (level, isCharging) }
            phone.device.advance(by: .seconds(1))
        }
        expect(phone.app.trace.output, is: ["-1.0 unknown", "0.5 charging", "1.0 full", "1.0 unplugged"])
    }

    let firstResponder = Fact(
        "UIResponder has one first responder, who may ask again, and gives way to the next that can be it"
    ) {
        let phone = try Phone(Focus.self)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["false true true", "resigns", "true false true"])
    }
}
