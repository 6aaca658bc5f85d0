import BackgroundRuntime
import SwiftUI
import Testing
import VigilRuntimeProbes

private struct Mode: View {
    @Environment(\.editMode) private var editMode

    var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "Changing" : "Looking") }
}

private struct Fruits: View {
    @State private var names = ["Apple", "Pear", "Plum"]
    @State private var chosen: Set<String> = []

    var body: some View {
        NavigationStack {
            List(selection: $chosen) {
                Mode()
                ForEach(names, id: \.self) { NavigationLink($0, destination: Text("Detail of \($0)")) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .toolbar { EditButton() }
        }
        .onChange(of: names) { print($1.joined(separator: " ")) }
        .onChange(of: chosen) { print("chosen", $1.sorted()) }
    }
}

private struct FruitApp: App {
    var body: some Scene { WindowGroup { Fruits() } }
}

/// A list that the app itself has changed, on a stack inside.
private struct Fixed: View {
    @State private var mode = EditMode.active

    var body: some View {
        NavigationStack {
            List { ForEach(["Fig"], id: \.self) { Text($0) }.onDelete { _ in print("deleted") } }
                .toolbar { Button("Ready") { mode = .inactive } }
        }
        .environment(\.editMode, $mode)
    }
}

private struct FixedApp: App {
    var body: some Scene { WindowGroup { Fixed() } }
}

@Suite("A list of SwiftUI that is changed", .enabled(if: RuntimeInterface.problems.isEmpty))
struct EditModeTouchTests {
    private func buttons<A: App>(_ phone: AppPhoneOf<A>) throws -> [String] {
        try phone.screen().filter { $0.hasPrefix("    button") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("has buttons that take rows out and move them, from Edit to Done")
    func buttons() throws {
        let phone = try AppPhoneOf.launched(FruitApp.self)
        try phone.touch("Edit")
        #expect(try phone.screen().contains("    staticText \"Changing\""))
        #expect(try buttons(phone).filter { $0.contains("Pear") }.count == 3)
        #expect(try buttons(phone).contains("button \"Remove Apple\""))
        let said = try phone.said {
            try phone.touch("Remove Pear")
            try phone.touch("Delete")
            try phone.touch("Reorder Apple", .swipe(.up))
            try phone.touch("Reorder Apple", .swipe(.down))
        }
        #expect(said == ["Apple Plum", "Plum Apple"])
        try phone.touch("Done")
        #expect(try phone.screen().contains("    staticText \"Looking\""))
        #expect(try buttons(phone) == ["button \"Plum\"", "button \"Apple\""])
    }

    @Test("chooses several rows, which lead nowhere meanwhile")
    func selection() throws {
        let phone = try AppPhoneOf.launched(FruitApp.self)
        try phone.touch("Edit")
        let said = try phone.said {
            for number in [2, 3, 2] { try phone.touch(nil, role: .cell, number: number) }
        }
        #expect(said == ["chosen [\"Apple\"]", "chosen [\"Apple\", \"Pear\"]", "chosen [\"Pear\"]"])
        #expect(phone.refusal("Plum")?.contains("disabled") == true)
        try phone.touch("Done")
        try phone.touch("Plum")
        #expect(try phone.screen().contains("staticText \"Detail of Plum\""))
    }

    @Test("is changed as long as the app says so, on stacks inside too")
    func ofApp() throws {
        let phone = try AppPhoneOf.launched(FixedApp.self, on: .iOS(16))
        #expect(try buttons(phone) == ["button \"Delete Fig\""])
        #expect(try phone.said { for name in ["Delete Fig", "Delete"] { try phone.touch(name) } } == ["deleted"])
        try phone.touch("Ready")
        #expect(try buttons(phone) == [])
    }
}
