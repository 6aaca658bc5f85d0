import BackgroundRuntime
import SwiftUI
import Testing
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

@Suite("A line for another screen of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ScreenLineTests {
    private func lines<A: App>(_ app: A.Type, _ touches: (String, ScreenElement.Role?)...) throws -> [String] {
        let phone = try AppPhoneOf.launched(app)
        for (name, role) in touches { try phone.touch(name, role: role) }
        return phone.app.trace.entries(of: .screen).map(\.text)
    }

    @Test("is there for none of the first screen, nor for a label or a menu")
    func first() throws {
        #expect(try lines(HomeApp.self).isEmpty)
        #expect(try lines(HomeApp.self, ("More", nil), ("Nothing", nil)).isEmpty)
        #expect(try lines(HomeApp.self, ("One", nil), ("Count 0", nil)).count == 1)
    }

    @Test("has the title and the view of what is on top of a stack, and of what was below")
    func stack() throws {
        #expect(
            try lines(HomeApp.self, ("One", nil), ("Home", nil)) == [
                "screen: \"Detail 1\" (Detail)", "screen: \"Home\" (Home)",
            ])
        // What no view of the app's own is, is called by the one around it.
        #expect(try lines(HomeApp.self, ("Plain", nil)) == ["screen: Home"])
    }

    @Test("is there for a sheet and for messages, and for what is seen again when they are gone")
    func covers() throws {
        #expect(
            try lines(HomeApp.self, ("Settings", nil), ("Done", nil)) == [
                "screen: sheet Settings", "screen: \"Home\" (Home)",
            ])
        #expect(
            try lines(HomeApp.self, ("Ask", nil), ("Yes", nil), ("Choose", nil), ("This", nil)) == [
                "screen: alert \"Really?\"", "screen: \"Home\" (Home)", "screen: action sheet \"Which?\"",
                "screen: \"Home\" (Home)",
            ])
    }

    @Test("is there for another view at the root, and for a tab")
    func root() throws {
        #expect(
            try lines(RootApp.self, ("Enter", nil), ("Second", .button), ("First", .button)) == [
                "screen: \"Home\" (Home)", "screen: \"Detail 2\" (Detail)", "screen: \"Home\" (Home)",
            ])
    }
}
