import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

private struct Columns: View {
    @State private var folder: String?
    @State private var note: Int?

    var body: some View {
        NavigationSplitView {
            List(["Work", "Home"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
        } content: {
            List(selection: $note) {
                NavigationLink("First", value: 1)
                NavigationLink("Second", value: 2)
            }
            .navigationTitle(folder ?? "-")
        } detail: {
            NavigationStack {
                Text("Note \(note ?? 0) of \(folder ?? "-")").navigationTitle("Note")
            }
        }
        .onChange(of: folder) { print("folder", $1 ?? "none") }
        .onChange(of: note) { print("note", $1 ?? 0) }
    }
}

private struct ColumnApp: App {
    var body: some Scene { WindowGroup { Columns() } }
}

private struct Tabs: View {
    @State private var chosen = "list"

    var body: some View {
        TabView(selection: $chosen) {
            Tab("List", systemImage: "list.bullet", value: "list") { Button("Go") { chosen = "find" } }
            if chosen != "gone" {
                Tab("More", systemImage: "star", value: "more") { Text("More of it").onAppear { print("more") } }
            }
            Tab(value: "find", role: .search) { Text("Find it") }
        }
        .onChange(of: chosen) { print("chosen", $1) }
    }
}

private struct TabsApp: App {
    var body: some Scene { WindowGroup { Tabs() } }
}

/// A tab that counts, behind one that comes and goes.
private struct ShiftingTabs: View {
    @State private var isThere = false

    var body: some View {
        TabView {
            if isThere { Tab("New", systemImage: "star") { Text("Here") } }
            Tab("Count", systemImage: "number") { Counter { isThere.toggle() } }
        }
    }
}

private struct Counter: View {
    @State private var count = 0
    let toggle: @MainActor @Sendable () -> Void

    var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Toggle", action: toggle)
    }
}

private struct ShiftingTabsApp: App {
    var body: some Scene { WindowGroup { ShiftingTabs() } }
}

private struct PlainTabsApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab {
                    Text("Second")
                } label: {
                    Label("Two", systemImage: "2.circle")
                }
            }
        }
    }
}

struct ColumnTouchTests: Facts {
    @Test("Columns and tabs of newer systems", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let columns = Fact("of columns a phone shows the first, and what is chosen in each on top of it") {
        let phone = try AppPhoneOf.launched(ColumnApp.self)
        try expect(
            phone.screen(),
            is: [
                "navigationBar \"Folders\"", "  staticText \"Folders\"", "collectionView", "  cell",
                "    staticText \"Work\"", "  cell", "    staticText \"Home\"",
            ])
        try phone.touch("Home")
        try phone.touch("Second")
        let detail = try phone.screen()
        expect(
            detail,
            is: [
                "navigationBar \"Note\"", "  button \"Home\"", "  staticText \"Note\"", "staticText \"Note 2 of Home\"",
            ])
        try phone.device.goBack(in: phone.app)
        try expect(phone.screen().prefix(2), is: ["navigationBar \"Home\"", "  button \"Folders\""])
        try phone.device.goBack(in: phone.app)
        try expect(phone.screen().first, is: "navigationBar \"Folders\"")
        expect(phone.output, is: ["folder Home", "note 2", "note 0", "folder none"])
    }

    let tabs = Fact("tabs are chosen by their values, by code and by a finger, with the words of their roles") {
        let phone = try AppPhoneOf.launched(TabsApp.self, on: .iOS(18))
        try expect(
            phone.screen(),
            is: [
                "button \"Go\"", "tabBar", "  button \"List\" selected", "  button \"More\"", "  button \"Search\"",
            ])
        try phone.touch("Go")
        try expect(phone.screen().first, is: "staticText \"Find it\"")
        try phone.touch("More")
        try expect(phone.screen().first, is: "staticText \"More of it\"")
        expect(phone.output, is: ["chosen find", "chosen more", "more"])
    }

    let shifting = Fact("a tab that comes before others leaves theirs chosen, and what they keep") {
        let phone = try AppPhoneOf.launched(ShiftingTabsApp.self, on: .iOS(18))
        try phone.touch("Count 0")
        try phone.touch("Toggle")
        try expect(
            phone.screen(),
            is: [
                "button \"Count 1\"", "button \"Toggle\"", "tabBar", "  button \"New\"", "  button \"Count\" selected",
            ])
    }

    let plain = Fact("tabs without values are chosen by a finger") {
        let phone = try AppPhoneOf.launched(PlainTabsApp.self, on: .iOS(18))
        try phone.touch("Two")
        try expect(
            phone.screen(), is: ["staticText \"Second\"", "tabBar", "  button \"One\"", "  button \"Two\" selected"])
    }
}
