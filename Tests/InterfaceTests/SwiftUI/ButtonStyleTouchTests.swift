import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

/// A style that says more than the label does.
private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.role == .destructive ? "!" : isEnabled ? "on" : "off")
        }
    }
}

/// A style whose buttons want two taps.
private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

/// A style that makes another button.
private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("Before")
            Button(configuration)
        }
    }
}

private struct Styles: View {
    var body: some View {
        VStack {
            Button("Save") { print("saved") }
            Button("Erase", role: .destructive) { print("erased") }
            Button("Never") { print("never") }.disabled(true)
            Button("Plain") { print("plain") }.buttonStyle(.plain)
            Button("Two") { print("two") }.buttonStyle(Twice())
            Button("In") { print("in") }.buttonStyle(Wrapped())
        }
        .buttonStyle(Loud())
    }
}

private struct StyleApp: App {
    var body: some Scene { WindowGroup { Styles() } }
}

struct ButtonStyleTouchTests: Facts {
    @Test("Buttons in a style of the app's", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let styles = Fact("show what the style makes of them, and do what they are for") {
        let phone = try AppPhoneOf.launched(StyleApp.self)
        let names = try phone.screen().filter { !$0.hasPrefix(" ") }
        expect(
            names,
            is: [
                "button \"Save, on\"", "button \"Erase, !\"", "button \"Never, off\" disabled", "button \"Plain\"",
                "button \"Two\"", "staticText \"Before\"", "button \"In\"",
            ])
        let said = try phone.said {
            for name in ["Save, on", "Erase, !", "Plain", "In"] { try phone.touch(name) }
        }
        expect(said, is: ["saved", "erased", "plain", "in"])
    }

    let primitive = Fact("are pressed as a style says that wants other touches") {
        let phone = try AppPhoneOf.launched(StyleApp.self)
        try phone.touch("Two")
        expect(phone.lastNote, is: "nothing takes the tap on button \"Two\"")
        try expect(phone.said { try phone.touch("Two", .doubleTap) }, is: ["two"])
    }
}
