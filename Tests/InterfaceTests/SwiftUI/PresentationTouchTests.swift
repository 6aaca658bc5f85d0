import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

private struct Card: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @State private var count = 0
    @State private var isHeld = false

    var body: some View {
        VStack {
            Text("Card \(count)")
            Button("Count") { count += 1 }
            Button("Close") { dismiss() }
            Button("Close as before") { mode.wrappedValue.dismiss() }
            Toggle("Hold", isOn: $isHeld)
        }
        .interactiveDismissDisabled(isHeld)
        .onAppear { print("card appears") }
        .onDisappear { print("card disappears") }
    }
}

private struct Thing: Identifiable { let id: Int }

private struct Desk: View {
    @State private var isCard = false
    @State private var isFull = false
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var isOld = false
    @State private var isSheet = false
    @State private var thing: Thing?
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button("Card") { isCard = true }
            Button("Full") { isFull = true }
            Button("Thing") { thing = Thing(id: 7) }
            Button("Alert") { isAlert = true }
            Button("Dialog") { isDialog = true }
            Button("Old") { isOld = true }
            Button("Sheet") { isSheet = true }
            Button("Nothing") { dismiss() }
            Text("Hello \(name)")
        }
        .onAppear { print("desk appears") }
        .onDisappear { print("desk disappears") }
        .onChange(of: isAlert) { print("alert", $1) }
        .sheet(isPresented: $isCard, onDismiss: { print("dismissed") }) { Card() }
        .fullScreenCover(isPresented: $isFull) { Card() }
        .popover(item: $thing) { thing in Text("Thing \(thing.id)") }
        .alert("Delete?", isPresented: $isAlert) {
            TextField("Name", text: $name)
            Button("Delete", role: .destructive) { print("deleted", isAlert) }
            Button("Keep", role: .cancel) {}
        } message: {
            Text("It is gone then.")
        }
        .confirmationDialog("Which?", isPresented: $isDialog, titleVisibility: .visible) {
            Button("This") { print("this") }
        }
        .alert(isPresented: $isOld) { Alert(title: Text("Old"), message: Text("alert")) }
        .actionSheet(isPresented: $isSheet) {
            ActionSheet(title: Text("Old sheet"), buttons: [.default(Text("One")) { print("one") }, .cancel()])
        }
    }
}

private struct DeskApp: App {
    var body: some Scene { WindowGroup { Desk() } }
}

struct PresentationTouchTests: Facts {
    @Test("What lies in front of views of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let ways: [(String, Touch)] = [
        ("Close", .tap), ("Close as before", .tap), ("Card 0", .swipe(.down)),
    ]

    let sheet = Fact(
        "a sheet covers the rest, which goes on being there, and is taken away by the app and by a finger"
    ) {
        for (name, touch) in Self.ways {
            let phone = try AppPhoneOf.launched(DeskApp.self)
            try expect(phone.said { try phone.touch("Card") }, is: ["card appears"])
            try expect(
                phone.screen(),
                is: [
                    "staticText \"Card 0\"", "button \"Count\"", "button \"Close\"", "button \"Close as before\"",
                    "switch \"Hold\" = off",
                ])
            try expect(phone.said { try phone.touch(name, touch) }, is: ["card disappears", "dismissed"], "\(name)")
            try expect(phone.screen().first, is: "button \"Card\"")
        }
    }

    let held = Fact("a sheet begins anew each time, and may hold out against fingers") {
        let phone = try AppPhoneOf.launched(DeskApp.self)
        try phone.touch("Card")
        try phone.touch("Count")
        try phone.touch("Hold")
        try phone.touch("Card 1", .swipe(.down))
        try expect(phone.screen().first, is: "staticText \"Card 1\"")
        try phone.touch("Close")
        try phone.touch("Card")
        try expect(phone.screen().first, is: "staticText \"Card 0\"")
    }

    @Test("a swipe that takes away what is in front finds a sheet, and no message and no cover of all of the screen")
    func dismissed() throws {
        let phone = try AppPhoneOf.launched(DeskApp.self)
        expect(throws: StimulusError.self) { try phone.device.dismiss(in: phone.app) }
        try phone.touch("Card")
        try phone.touch("Hold")
        try phone.device.dismiss(in: phone.app)
        expect(phone.lastNote, is: "sheet stays: the app does not let a finger take it away")
        try phone.touch("Hold")
        try expect(phone.said { try phone.device.dismiss(in: phone.app) }, is: ["card disappears", "dismissed"])
        try phone.touch("Full")
        let refusal = expect(throws: StimulusError.self) { try phone.device.dismiss(in: phone.app) }
        expect(refusal?.description.contains("it covers the whole screen"), is: true)
    }

    let fullScreen = Fact("a cover of all of the screen is no card") {
        let phone = try AppPhoneOf.launched(DeskApp.self)
        try phone.touch("Full")
        try phone.touch("Card 0", .swipe(.down))
        expect(phone.lastNote, is: "nothing takes the swipe down on staticText \"Card 0\"")
        try expect(phone.said { try phone.touch("Close") }, is: ["card disappears"])
    }

    let item = Fact("what is shown for a thing goes with it") {
        let phone = try AppPhoneOf.launched(DeskApp.self)
        try phone.touch("Thing")
        try expect(phone.screen(), is: ["staticText \"Thing 7\""])
        try phone.touch("Thing 7", .swipe(.down))
        try expect(phone.screen().count, is: 9)
    }

    let alert = Fact("a message is dismissed by each of its buttons, after what the button does") {
        let phone = try AppPhoneOf.launched(DeskApp.self)
        try phone.touch("Alert")
        try expect(
            phone.screen(),
            is: [
                "alert \"Delete?\"", "  staticText \"Delete?\"", "  staticText \"It is gone then.\"",
                "  textField \"Name\"", "  button \"Delete\"", "  button \"Keep\"",
            ])
        try phone.touch("Name", .type("Bo"))
        try expect(phone.said { try phone.touch("Delete", role: .button) }, is: ["deleted true", "alert false"])
        try expect(phone.screen().last, is: "staticText \"Hello Bo\"")
        try phone.touch("Alert")
        try expect(phone.said { try phone.touch("Keep") }, is: ["alert false"])
    }

    let systemButtons = Fact(
        "a choice from below has a button that takes it back, and a message one that agrees, where they name none"
    ) {
        let phone = try AppPhoneOf.launched(DeskApp.self)
        try phone.touch("Dialog")
        try expect(
            phone.screen(),
            is: [
                "sheet \"Which?\"", "  staticText \"Which?\"", "  button \"This\"", "  button \"Cancel\"",
            ])
        try expect(phone.said { try phone.touch("This") }, is: ["this"])
        try phone.touch("Old")
        try expect(
            phone.screen(),
            is: [
                "alert \"Old\"", "  staticText \"Old\"", "  staticText \"alert\"", "  button \"OK\"",
            ])
        try phone.touch("OK")
        try phone.touch("Sheet")
        try expect(phone.screen().suffix(2), is: ["  button \"One\"", "  button \"Cancel\""])
        try expect(phone.said { try phone.touch("One") }, is: ["one"])
        try expect(phone.screen().count, is: 9)
    }

    let nothing = Fact("what nothing presents says that it closes nothing") {
        let phone = try AppPhoneOf.launched(DeskApp.self)
        try phone.touch("Nothing")
        expect(phone.lastNote, is: "SwiftUI: dismiss() closes nothing, since nothing presents the view")
    }
}
