import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
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

struct ControlTouchTests: Facts {
    @Test("A finger on controls of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let outline = Fact("reads what each of them is, what it says and what it stands at") {
        let screen = try AppPhoneOf.launched(ControlApp.self).screen()
        expect(
            screen,
            is: [
                "button \"Start\"", "button \"Two, Words\"", "  staticText \"Two\"", "  staticText \"Words\"",
                "button \"trash\"", "button \"Unlock\"", "button \"Locked\" disabled", "switch \"Alarm\" = off",
                "slider \"Volume\" = 0.25", "stepper \"Guests: 1\" = 1", "  button \"Decrement\" disabled",
                "  button \"Increment\"", "segmentedControl \"Time\"", "  button \"Day\" selected",
                "  button \"Night\"", "button \"Size\" = Large", "datePicker \"When\" = 1970-01-01T00:00:00Z",
                "progressIndicator = 0.5", "link \"More\"",
            ])
    }

    let buttons = Fact("presses buttons by their words, the words in them and their pictures") {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        let said = try phone.said {
            try phone.touch("Start")
            try phone.touch("Start", .doubleTap)
            try phone.touch("Words")
            try phone.touch("trash")
        }
        expect(said, is: ["started", "started", "started", "two words", "deleted"])
    }

    let enabling = Fact("has the views evaluated that depend on what it changed") {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        expect(phone.refusal("Locked"), is: "button \"Locked\" is disabled")
        try phone.touch("Unlock")
        try expect(phone.said { try phone.touch("Locked") }, is: ["unlocked"])
    }

    let values = Fact("brings values to others, each of which changes what is bound") {
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
        expect(said, is: ["alarm true", "alarm false", "slides true", "slides false"])
        let screen = try phone.screen()
        expect(
            Set(screen).isSuperset(of: [
                "switch \"Alarm\" = off", "slider \"Volume\" = 0.5", "stepper \"Guests: 2\" = 2",
                "  button \"Night\" selected", "button \"Size\" = Small",
                "datePicker \"When\" = 2026-01-31T08:00:00Z", "  button \"Increment\" disabled",
            ]), "\(screen)")
    }

    let menu = Fact("opens a choice, which covers the rest until one is made") {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        try phone.touch("Size")
        try expect(
            phone.screen(),
            is: [
                "collectionView", "  button \"Small\"", "  button \"Large\" selected", "button \"dismiss popup\"",
            ])
        try phone.touch("Small")
        try expect(phone.screen().contains("button \"Size\" = Small"))
        try phone.touch("Size")
        try phone.touch("PopoverDismissRegion")
        try expect(phone.screen().contains("button \"Size\" = Small"))
    }

    let wrong = Fact("is refused by values that are none, and says what takes no touch") {
        let phone = try AppPhoneOf.launched(ControlApp.self)
        expect(phone.refusal("Volume", .set("7")), is: "the slider goes from 0.0 to 1.0, not to 7")
        expect(phone.refusal("Size", .set("Huge")), is: "the choice has no \"Huge\", but \"Small\", \"Large\"")
        expect(phone.refusal("Alarm", .set("7")), is: "a switch is set to on or off, not to 7")
        try phone.touch("Start", .swipe(.left))
        expect(phone.lastNote, is: "nothing takes the swipe left on button \"Start\"")
    }
}
