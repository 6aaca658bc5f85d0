import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

private struct Row: View {
    let name: String
    @State private var stars = 0

    var body: some View {
        HStack {
            Text(name)
            Text("\(stars)")
        }
        .onTapGesture { stars += 1 }
        .swipeActions(edge: .leading) { Button("Pin") { print("pinned", name) } }
    }
}

private struct Shelf: View {
    @State private var names = ["a", "b", "c"]
    @State private var isOpen = false
    @State private var search = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Names") {
                    ForEach(names, id: \.self) { Row(name: $0) }.onDelete { names.remove(atOffsets: $0) }
                }
                if isOpen { Text("Open") }
                Toggle("Show", isOn: $isOpen)
                Section {
                    Menu("More") {
                        Button("Turn") { names.reverse() }
                        Button("Nothing") {}
                    }
                } footer: {
                    Text("Below")
                }
            }
            .refreshable { await load() }
            .searchable(text: $search, prompt: "Find")
            .onSubmit(of: .search) { print("looks for", search) }
            .toolbar { EditButton() }
        }
    }

    private func load() async {
        try? await Task.sleep(for: .seconds(2))
        names.append("d")
    }
}

private struct ShelfApp: App {
    var body: some Scene { WindowGroup { Shelf() } }
}

/// A modifier with state of its own.
private struct Counted: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
        content
        Button("Counted \(count)") { count += 1 }
    }
}

private struct CountedApp: App {
    var body: some Scene { WindowGroup { List { Text("Content").modifier(Counted()) } } }
}

private struct Choice: View {
    @State private var chosen: String?

    var body: some View {
        List(["x", "y"], id: \.self, selection: $chosen) { Text($0) }.onChange(of: chosen) {
            print("chosen", $1 ?? "-")
        }
    }
}

private struct ChoiceApp: App {
    var body: some Scene { WindowGroup { Choice() } }
}

struct ListTouchTests: Facts {
    @Test("A finger on lists of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let outline = Fact("reads sections, rows and what stands around them") {
        let screen = try AppPhoneOf.launched(ShelfApp.self).screen()
        expect(
            screen,
            is: [
                "navigationBar", "  button \"Edit\"", "  searchField \"Find\"", "collectionView",
                "  staticText \"Names\"", "  cell", "    staticText \"a\"", "    staticText \"0\"", "  cell",
                "    staticText \"b\"", "    staticText \"0\"", "  cell", "    staticText \"c\"",
                "    staticText \"0\"", "  cell", "    switch \"Show\" = off", "  cell", "    button \"More\"",
                "  staticText \"Below\"",
            ])
    }

    let identity = Fact("keeps the state of rows by their identity") {
        let phone = try AppPhoneOf.launched(ShelfApp.self)
        try phone.touch("c")
        try phone.touch(nil, role: .cell, number: 3)
        try phone.touch("b")
        try phone.touch("More")
        try phone.touch("Turn")
        let texts = try phone.screen().filter { $0.contains("staticText") }.prefix(7)
        expect(
            texts,
            is: [
                "  staticText \"Names\"", "    staticText \"c\"", "    staticText \"2\"", "    staticText \"b\"",
                "    staticText \"1\"", "    staticText \"a\"", "    staticText \"0\"",
            ])
    }

    let swipes = Fact("brings the buttons beside a row to light, and deletes") {
        let phone = try AppPhoneOf.launched(ShelfApp.self)
        try phone.touch("b", .swipe(.right))
        try expect(phone.said { try phone.touch("Pin") }, is: ["pinned b"])
        expect(phone.refusal("Pin") != nil)
        try phone.touch("b", .swipe(.left))
        try phone.touch("Delete")
        expect(phone.refusal("b")?.hasPrefix("\"b\" is not on the screen"), is: true)
        expect(phone.refusal("Delete") != nil)
        try phone.touch("Show", .swipe(.left))
        expect(phone.lastNote, is: "nothing takes the swipe left on switch \"Show\"")
    }

    let conditions = Fact("shows rows as long as a switch is on") {
        let phone = try AppPhoneOf.launched(ShelfApp.self)
        try phone.touch("a")
        try phone.touch("Show")
        try expect(phone.screen().contains("    staticText \"Open\""))
        // The other rows stay what they are.
        try expect(phone.screen().contains("    staticText \"1\""))
    }

    let pull = Fact("loads anew as it is pulled, and looks for what is typed") {
        let phone = try AppPhoneOf.launched(ShelfApp.self)
        try phone.touch(nil, .pull, role: .collectionView)
        try expect(!phone.screen().contains("    staticText \"d\""))
        phone.wait(3)
        try expect(phone.screen().contains("    staticText \"d\""))
        try expect(phone.said { try phone.touch("Find", .type("be\n")) }, is: ["looks for be"])
    }

    let editing = Fact("shows no buttons beside a row that is swept over while it is changed") {
        let phone = try AppPhoneOf.launched(ShelfApp.self)
        try phone.touch("Edit")
        try phone.touch("b", .swipe(.left))
        expect(phone.lastNote, is: "nothing takes the swipe left on staticText \"b\"")
        expect(phone.refusal("Delete") != nil)
    }

    let modifiers = Fact("changes the state of modifiers") {
        let phone = try AppPhoneOf.launched(CountedApp.self)
        try phone.touch("Counted 0")
        try expect(
            phone.screen(),
            is: [
                "collectionView", "  cell", "    staticText \"Content\"", "  cell", "    button \"Counted 1\"",
            ])
    }

    let selection = Fact("chooses rows") {
        let phone = try AppPhoneOf.launched(ChoiceApp.self)
        try expect(phone.said { try phone.touch("y") }, is: ["chosen y"])
        try expect(
            phone.screen(),
            is: [
                "collectionView", "  cell", "    staticText \"x\"", "  cell selected", "    staticText \"y\"",
            ])
    }
}
