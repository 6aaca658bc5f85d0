import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private final class Bell: NSObject {}

struct SystemKeyTests: Facts {
    @Test("Keys of key-value coding", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ body: @escaping @MainActor @Sendable () -> Void) throws -> Phone {
        let phone = try Phone(ScriptedDelegate.self)
        phone.app.launch()
        try? phone.app.main { (_: ScriptedDelegate) in body() }
        return phone
    }

    let kept = Fact("of Apple's classes that are not known here are kept, read back, and said once") {
        let phone = try Self.phone {
            let picker = UIDatePicker(frame: .zero)
            picker.setValue(UIColor.white, forKey: "textColor")
            picker.setValue(false, forKeyPath: "highlightsToday")
            let values = ["textColor", "highlightsToday", "magnifierEnabled"].map { picker.value(forKey: $0) }
            print(values[0] as? UIColor == .white, values[1] as? Bool == false, values[2] == nil)
            print(UIDatePicker(frame: .zero).value(forKeyPath: "textColor.name") == nil)
        }
        expect(phone.app.trace.output, is: ["true true true", "true"])
        let notes = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("is not known here") }
        expect(
            notes.map { $0.prefix { $0 != ":" } },
            is: [
                "the key textColor of UIDatePicker", "the key highlightsToday of UIDatePicker",
                "the key magnifierEnabled of UIDatePicker",
            ])
    }

    let known = Fact("of Apple's classes that are known set the property") {
        let phone = try Self.phone {
            let (label, field, toggle) = (UILabel(), UITextField(frame: .zero), UISwitch(frame: .zero))
            label.setValue("Bell", forKey: "text")
            field.setValue("Name", forKeyPath: "placeholder")
            toggle.setValue(true, forKey: "on")
            toggle.setValue(true, forKey: "hidden")
            print(label.text ?? "-", field.placeholder ?? "-", toggle.isOn, toggle.isHidden)
            print(label.value(forKey: "text") ?? "-")
        }
        expect(phone.app.trace.output, is: ["Bell Name true true", "Bell"])
        expect(!phone.app.trace.entries.contains { $0.text.contains("is not known here") })
    }

    let judged = Fact("of the app's own classes are judged", for: [true, false]) { (isSet: Bool) in
        let phone = try Self.phone {
            if isSet { Bell().setValue(1, forKey: "tone") } else { _ = Bell().value(forKey: "tone") }
        }
        expect(phone.app.exits.last?.text.contains("NSUnknownKeyException"), is: true)
    }
}
