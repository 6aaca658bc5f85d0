import BackgroundRuntime
import SwiftUI
import Testing
import VigilRuntimeProbes

private struct Controls: View {
    @State private var isOn = false
    @State private var volume = 0.25
    @State private var count = 1
    @State private var choice = "Day"
    @State private var size = 2
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var isLocked = true

    var body: some View {
        VStack {
            Button("Start") { print("started") }
            Button(
                action: { print("two words") },
                label: {
                    VStack {
                        Text("Two"); Text("Words")
                    }
                })
            Button(role: .destructive, action: { print("deleted") }) { Image(systemName: "trash") }
            Button("Unlock", systemImage: "lock") { isLocked = false }
            Button("Locked") { print("unlocked") }.disabled(isLocked)
            Toggle("Alarm", isOn: $isOn).onChange(of: isOn) { print("alarm", $1) }
            Slider(value: $volume, in: 0...1) { print("slides", $0) }.accessibilityLabel("Volume")
            Stepper("Guests: \(count)", value: $count, in: 1...2)
            Picker("Time", selection: $choice) { ForEach(["Day", "Night"], id: \.self) { Text($0) } }
                .pickerStyle(.segmented)
            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            DatePicker("When", selection: $date)
            ProgressView(value: 0.5)
            Link("More", destination: URL(fileURLWithPath: "/"))
        }
    }
}

private struct ControlApp: App {
    var body: some Scene { WindowGroup { Controls() } }
}

@Suite("A finger on controls of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ControlTouchTests {
    @Test("reads what each of them is, what it says and what it stands at")
    func outline() throws {
        let screen = try AppPhoneOf.launched(ControlApp.self).screen()
        #expect(
            screen == [
                "button \"Start\"", "button \"Two, Words\"", "  staticText \"Two\"", "  staticText \"Words\"",
                "button \"trash\"", "button \"Unlock\"", "button \"Locked\" disabled", "switch \"Alarm\" = off",
                "slider \"Volume\" = 0.25", "stepper \"Guests: 1\" = 1", "  button \"Decrement\" disabled",
                "  button \"Increment\"", "segmentedControl \"Time\"", "  button \"Day\" selected",
                "  button \"Night\"", "button \"Size\" = Large", "datePicker \"When\" = 1970-01-01T00:00:00Z",
                "progressIndicator = 0.5", "link \"More\"",
            ])
    }

    @Test("presses buttons by their words, the words in them and their pictures")
    func buttons() throws {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        let said = try phone.said {
            try phone.touch("Start")
            try phone.touch("Start", .doubleTap)
            try phone.touch("Words")
            try phone.touch("trash")
        }
        #expect(said == ["started", "started", "started", "two words", "deleted"])
    }

    @Test("has the views evaluated that depend on what it changed")
    func enabling() throws {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        #expect(phone.refusal("Locked") == "button \"Locked\" is disabled")
        try phone.touch("Unlock")
        #expect(try phone.said { try phone.touch("Locked") } == ["unlocked"])
    }

    @Test("brings values to others, each of which changes what is bound")
    func values() throws {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        let said = try phone.said {
            try phone.touch("Alarm")
            try phone.touch("Alarm", .set("on"))
            try phone.touch("Alarm", .set("off"))
            try phone.touch("Volume", .set("0.5"))
            try phone.touch("Increment")
            try phone.touch("Night")
            try phone.touch("Size", .set("Small"))
            try phone.touch("When", .set("2026-01-31T08:00:00Z"))
        }
        #expect(said == ["alarm true", "alarm false", "slides true", "slides false"])
        let screen = try phone.screen()
        #expect(
            Set(screen).isSuperset(of: [
                "switch \"Alarm\" = off", "slider \"Volume\" = 0.5", "stepper \"Guests: 2\" = 2",
                "  button \"Night\" selected", "button \"Size\" = Small",
                "datePicker \"When\" = 2026-01-31T08:00:00Z", "  button \"Increment\" disabled",
            ]), "\(screen)")
    }

    @Test("opens a choice, which covers the rest until one is made")
    func menu() throws {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        try phone.touch("Size")
        #expect(
            try phone.screen() == [
                "collectionView", "  button \"Small\"", "  button \"Large\" selected", "button \"dismiss popup\"",
            ])
        try phone.touch("Small")
        #expect(try phone.screen().contains("button \"Size\" = Small"))
        try phone.touch("Size")
        try phone.touch("PopoverDismissRegion")
        #expect(try phone.screen().contains("button \"Size\" = Small"))
    }

    @Test("is refused by values that are none, and says what takes no touch")
    func wrong() throws {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        #expect(phone.refusal("Volume", .set("7")) == "the slider goes from 0.0 to 1.0, not to 7")
        #expect(phone.refusal("Size", .set("Huge")) == "the choice has no \"Huge\", but \"Small\", \"Large\"")
        #expect(phone.refusal("Alarm", .set("7")) == "a switch is set to on or off, not to 7")
        try phone.touch("Start", .swipe(.left))
        #expect(phone.lastNote == "nothing takes the swipe left on button \"Start\"")
    }
}
