import Testing
import UIKit
import VigilFacts

struct LocalizedStringResourceTests: Facts {
    @Test("Texts that may be translated", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let keys = Fact("a literal is its own key, and a value in it a placeholder of its type") {
        let plain: LocalizedStringResource = "Wake up"
        expect(plain.key == "Wake up" && String(localized: plain) == "Wake up" && plain.table == nil)
        let (name, left) = ("Anna", UInt(3))
        let filled: LocalizedStringResource = "100% of \(name): \(-1), \(left), \(0.5), \(plain)"
        expect(filled.key, is: "100%% of %@: %lld, %llu, %lf, %@")
        expect(String(localized: filled), is: "100% of Anna: -1, 3, 0.500000, Wake up")
    }

    let parts = Fact("a key of its own has a default value, a table and a language") {
        let text = LocalizedStringResource(
            "alarm.title", defaultValue: "Wake up, \("Anna")", table: "Alarms", locale: Locale(identifier: "de"),
            comment: "The title of an alarm")
        expect(text.key == "alarm.title" && text.table == "Alarms" && text.locale.identifier == "de")
        expect(text.defaultValue == "Wake up, \("Anna")" && String(localized: text) == "Wake up, Anna")
        let coded = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(text))
        expect(coded == text && coded != LocalizedStringResource("alarm.title"))
    }

    let strings = Fact("a text is read at once, too") {
        expect(String(localized: "Snooze for \(9) minutes", comment: "A button"), is: "Snooze for 9 minutes")
        expect(String(localized: String.LocalizationValue("Stop"), table: "Alarms"), is: "Stop")
    }
}
