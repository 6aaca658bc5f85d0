import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
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

struct EditModeTouchTests: Facts {
    @Test("A list of SwiftUI that is changed", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func buttons<A: App>(_ phone: AppPhoneOf<A>) throws -> [String] {
        try phone.screen().filter { $0.hasPrefix("    button") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    let buttons = Fact("has buttons that take rows out and move them, from Edit to Done") {
        let phone = try AppPhoneOf.launched(FruitApp.self)
        try phone.touch("Edit")
        try expect(phone.screen().contains("    staticText \"Changing\""))
        try expect(Self.buttons(phone).filter { $0.contains("Pear") }.count, is: 3)
        try expect(Self.buttons(phone).contains("button \"Remove Apple\""))
        let said = try phone.said {
            try phone.touch("Remove Pear")
            try phone.touch("Delete")
            try phone.touch("Reorder Apple", .swipe(.up))
            try phone.touch("Reorder Apple", .swipe(.down))
        }
        expect(said, is: ["Apple Plum", "Plum Apple"])
        try phone.touch("Done")
        try expect(phone.screen().contains("    staticText \"Looking\""))
        try expect(Self.buttons(phone), is: ["button \"Plum\"", "button \"Apple\""])
    }

    let selection = Fact("chooses several rows, which lead nowhere meanwhile") {
        let phone = try AppPhoneOf.launched(FruitApp.self)
        try phone.touch("Edit")
        let said = try phone.said {
            for number in [2, 3, 2] { try phone.touch(nil, role: .cell, number: number) }
        }
        expect(said, is: ["chosen [\"Apple\"]", "chosen [\"Apple\", \"Pear\"]", "chosen [\"Pear\"]"])
        expect(phone.refusal("Plum")?.contains("disabled"), is: true)
        try phone.touch("Done")
        try phone.touch("Plum")
        try expect(phone.screen().contains("staticText \"Detail of Plum\""))
    }

    let ofApp = Fact("is changed as long as the app says so, on stacks inside too") {
        let phone = try AppPhoneOf.launched(FixedApp.self, on: .iOS(16))
        try expect(Self.buttons(phone), is: ["button \"Delete Fig\""])
        try expect(phone.said { for name in ["Delete Fig", "Delete"] { try phone.touch(name) } }, is: ["deleted"])
        try phone.touch("Ready")
        try expect(Self.buttons(phone), is: [])
    }
}
