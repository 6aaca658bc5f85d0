import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

private struct Settings: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
}

private struct Detail: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 }.navigationTitle("Detail \(number)") }
}

private struct Home: View {
    @State private var shows = false
    @State private var asks = false
    @State private var chooses = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("One") { Detail(number: 1) }
                NavigationLink("Plain") { Text("nothing") }
                Button("Settings") { shows = true }
                Button("Ask") { asks = true }
                Button("Choose") { chooses = true }
                Menu("More") { Button("Nothing") {} }
            }
            .navigationTitle("Home")
            .sheet(isPresented: $shows) { Settings() }
            .alert("Really?", isPresented: $asks) { Button("Yes") {} }
            .confirmationDialog("Which?", isPresented: $chooses) { Button("This") {} }
        }
    }
}

private struct Login: View {
    let done: @MainActor @Sendable () -> Void

    var body: some View { Button("Enter", action: done) }
}

private struct Root: View {
    @State private var isIn = false

    var body: some View {
        if isIn { tabs } else { Login { isIn = true } }
    }

    private var tabs: some View {
        TabView {
            Home().tabItem { Text("First") }
            Detail(number: 2).tabItem { Text("Second") }
        }
    }
}

private struct HomeApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

private struct RootApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

struct SwiftUIScreenLineTests: Facts {
    @Test("A line for another screen of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func lines<A: App>(_ app: A.Type, _ touches: (String, ScreenElement.Role?)...) throws -> [String] {
        let phone = try AppPhoneOf.launched(app)
        for (name, role) in touches { try phone.touch(name, role: role) }
        return phone.app.trace.entries(of: .screen).map(\.text)
    }

    let first = Fact("is there for none of the first screen, nor for a label or a menu") {
        try expect(Self.lines(HomeApp.self).isEmpty)
        try expect(Self.lines(HomeApp.self, ("More", nil), ("Nothing", nil)).isEmpty)
        try expect(Self.lines(HomeApp.self, ("One", nil), ("Count 0", nil)).count, is: 1)
    }

    let stack = Fact("has the title and the view of what is on top of a stack, and of what was below") {
        try expect(
            Self.lines(HomeApp.self, ("One", nil), ("Home", nil)),
            is: [
                "screen: \"Detail 1\" (Detail)", "screen: \"Home\" (Home)",
            ])
        // What no view of the app's own is, is called by the one around it.
        try expect(Self.lines(HomeApp.self, ("Plain", nil)), is: ["screen: Home"])
    }

    let covers = Fact("is there for a sheet and for messages, and for what is seen again when they are gone") {
        try expect(
            Self.lines(HomeApp.self, ("Settings", nil), ("Done", nil)),
            is: [
                "screen: sheet Settings", "screen: \"Home\" (Home)",
            ])
        try expect(
            Self.lines(HomeApp.self, ("Ask", nil), ("Yes", nil), ("Choose", nil), ("This", nil)),
            is: [
                "screen: alert \"Really?\"", "screen: \"Home\" (Home)", "screen: action sheet \"Which?\"",
                "screen: \"Home\" (Home)",
            ])
    }

    let root = Fact("is there for another view at the root, and for a tab") {
        try expect(
            Self.lines(RootApp.self, ("Enter", nil), ("Second", .button), ("First", .button)),
            is: [
                "screen: \"Home\" (Home)", "screen: \"Detail 2\" (Detail)", "screen: \"Home\" (Home)",
            ])
    }
}
