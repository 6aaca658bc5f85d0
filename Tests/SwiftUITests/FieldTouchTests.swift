import BackgroundRuntime
import SwiftUI
import Testing
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

@Suite("Keys that go to fields of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty))
struct FieldTouchTests {
    @Test("change what is bound, and what depends on it")
    func typing() throws {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        try phone.touch("Name", .type("Ann"))
        try phone.touch("notes", .type("b\nc"))
        let screen = try phone.screen()
        #expect(
            Set(screen).isSuperset(of: ["staticText \"Hello Ann\"", "textView \"notes\" = ab\nc focused"]), "\(screen)")
        try phone.touch("Ann", .clear)
        #expect(try phone.screen().first == "textField \"Name\"")
    }

    @Test("are told at the last of them, and the field loses them")
    func submitting() throws {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        let said = try phone.said { try phone.touch("Secret", .type("xy\n")) }
        #expect(said.filter { !$0.hasPrefix("focus") } == ["in", "submitted  xy"])
        #expect(try phone.screen()[1] == "secureTextField \"Secret\" = ••")
    }

    @Test("go where the app wants them, and the app knows where they go")
    func focus() throws {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        let said = try phone.said {
            try phone.touch("Name")
            try phone.touch("Next")
            #expect(try phone.screen()[1] == "secureTextField \"Secret\" focused")
            try phone.touch("Done")
        }
        #expect(said.count == 3 && said.last == "focus nil", "\(said)")
        #expect(try phone.screen().allSatisfy { !$0.contains("focused") })
    }

    @Test("make a value where they are one")
    func format() throws {
        let phone = try AppPhoneOf.launched(FieldApp.self)
        #expect(try phone.said { try phone.touch("Age", .type("7x")) } == ["age 37"])
        #expect(try phone.screen().contains("textField \"Age\" = 37x focused"))
        #expect(try phone.said { try phone.touch("Age", .clear) } == [])
        #expect(try phone.said { try phone.touch("Age", .type("40")) } == ["age 40"])
    }
}
