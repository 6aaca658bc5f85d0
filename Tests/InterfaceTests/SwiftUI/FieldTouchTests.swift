import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

private struct Fields: View {
    private enum Field: Hashable { case name, secret }

    @State private var name = ""
    @State private var secret = ""
    @State private var notes = "a"
    @State private var age = 3
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($field, equals: .name)
            SecureField("Secret", text: $secret).focused($field, equals: .secret).onSubmit { print("in") }
            TextEditor(text: $notes).accessibilityIdentifier("notes")
            TextField("Age", value: $age, format: .number)
            Text("Hello \(name)")
            Button("Next") { field = .secret }
            Button("Done") { field = nil }
        }
        .onSubmit { print("submitted", name, secret) }
        .onChange(of: field) { print("focus", $1 as Any) }
        .onChange(of: age) { print("age", $1) }
    }
}

private struct FieldApp: App {
    var body: some Scene { WindowGroup { Fields() } }
}

struct FieldTouchTests: Facts {
    @Test("Keys that go to fields of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let typing = Fact("change what is bound, and what depends on it") {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        try phone.touch("Name", .type("Ann"))
        try phone.touch("notes", .type("b\nc"))
        let screen = try phone.screen()
        expect(
            Set(screen).isSuperset(of: ["staticText \"Hello Ann\"", "textView \"notes\" = ab\nc focused"]), "\(screen)")
        try phone.touch("Ann", .clear)
        try expect(phone.screen().first, is: "textField \"Name\"")
    }

    let submitting = Fact("are told at the last of them, and the field loses them") {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        let said = try phone.said { try phone.touch("Secret", .type("xy\n")) }
        expect(said.filter { !$0.hasPrefix("focus") }, is: ["in", "submitted  xy"])
        try expect(phone.screen()[1], is: "secureTextField \"Secret\" = ••")
    }

    let focus = Fact("go where the app wants them, and the app knows where they go") {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        let said = try phone.said {
            try phone.touch("Name")
            try phone.touch("Next")
            try expect(phone.screen()[1], is: "secureTextField \"Secret\" focused")
            try phone.touch("Done")
        }
        expect(said.count == 3 && said.last == "focus nil", "\(said)")
        try expect(phone.screen().allSatisfy { !$0.contains("focused") })
    }

    let format = Fact("make a value where they are one") {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        try expect(phone.said { try phone.touch("Age", .type("7x")) }, is: ["age 37"])
        try expect(phone.screen().contains("textField \"Age\" = 37x focused"))
        try expect(phone.said { try phone.touch("Age", .clear) }, is: [])
        try expect(phone.said { try phone.touch("Age", .type("40")) }, is: ["age 40"])
    }
}
