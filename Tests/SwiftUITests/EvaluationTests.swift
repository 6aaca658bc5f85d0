import BackgroundRuntime
import SwiftUI
import Testing
import VigilRuntimeProbes

private final class Counter: ObservableObject {
    @Published var count = 0
}

/// A view that says when it is looked at.
private struct Looked<Content: View>: View {
    let name: String
    let content: Content
    @State private var count = 0

    init(_ name: String, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }

    var body: some View {
        let _ = print("look at", name)
        VStack {
            Button("Count \(name) \(count)") { count += 1 }
            content
        }
        .navigationTitle(name)
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("ring"))) { _ in print(name, "hears") }
    }
}

private struct Part: View {
    @State private var number = 0
    var body: some View { Button("Number \(number)") { number += 1 } }
}

private struct Parts: View {
    @State private var isThere = true

    var body: some View {
        Button("Turn") { isThere.toggle() }
        if isThere { Part() }
    }
}

private struct Home: View {
    @StateObject private var counter = Counter()
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            Looked("Home") {
                Text("shared \(counter.count)")
                Text(isOpen ? "open" : "closed")
                NavigationLink("Detail") {
                    Looked("Detail") {
                        Button("Share") { counter.count += 1 }
                        Button("Ring") { NotificationCenter.default.post(name: Notification.Name("ring"), object: nil) }
                        Toggle("Open", isOn: $isOpen)
                        Parts()
                    }
                }
            }
            .onChange(of: counter.count) { print("shared", $1) }
        }
    }
}

private struct HomeApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

@Suite("What of SwiftUI is looked at again", .enabled(if: RuntimeInterface.problems.isEmpty))
struct EvaluationTests {
    private func detail() throws -> AppPhoneOf<HomeApp> {
        let phone = try AppPhoneOf.launched(HomeApp.self)
        try phone.touch("Count Home 0")
        try phone.touch("Detail")
        return phone
    }

    @Test("is a view on a stack alone in which something has changed; those below keep what they have")
    func top() throws {
        let phone = try detail()
        #expect(try phone.said { try phone.touch("Count Detail 0") } == ["look at Detail"])
        #expect(try phone.said { try phone.touch("Count Detail 1") } == ["look at Detail"])
        #expect(try phone.said { try phone.touch("Ring") } == ["Home hears", "Detail hears"])
        #expect(try phone.screen().prefix(2) == ["navigationBar \"Detail\"", "  button \"Home\""])
        try phone.touch("Home", in: "Detail")
        #expect(try phone.screen().contains("button \"Count Home 1\""))
        #expect(try phone.said { try phone.touch("Count Home 1") } == ["look at Home"])
    }

    @Test("is all of a stack where something has changed below, or in an object")
    func below() throws {
        let phone = try detail()
        try phone.touch("Count Detail 0")
        let shared = try phone.said { try phone.touch("Share") }
        #expect(shared == ["look at Home", "look at Detail", "shared 1"])
        let opened = try phone.said { try phone.touch("Open", role: .switch) }
        #expect(opened == ["look at Home", "look at Detail"])
        try phone.touch("Home", in: "Detail")
        #expect(try phone.screen().contains("staticText \"open\""))
    }

    @Test("begins anew where it was away in the view that was looked at alone")
    func anew() throws {
        let phone = try detail()
        try phone.touch("Number 0")
        #expect(try phone.said { try phone.touch("Turn") } == ["look at Detail"])
        try phone.touch("Turn")
        #expect(try phone.screen().contains("button \"Number 0\""))
    }
}
