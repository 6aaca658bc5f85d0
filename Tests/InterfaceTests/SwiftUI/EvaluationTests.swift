import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
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

struct EvaluationTests: Facts {
    @Test("What of SwiftUI is looked at again", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func detail() throws -> AppPhoneOf<HomeApp> {
        let phone = try AppPhoneOf.launched(HomeApp.self)
        try phone.touch("Count Home 0")
        try phone.touch("Detail")
        return phone
    }

    let top = Fact("is a view on a stack alone in which something has changed; those below keep what they have") {
        let phone = try Self.detail()
        try expect(phone.said { try phone.touch("Count Detail 0") }, is: ["look at Detail"])
        try expect(phone.said { try phone.touch("Count Detail 1") }, is: ["look at Detail"])
        try expect(phone.said { try phone.touch("Ring") }, is: ["Home hears", "Detail hears"])
        try expect(phone.screen().prefix(2), is: ["navigationBar \"Detail\"", "  button \"Home\""])
        try phone.touch("Home", in: "Detail")
        try expect(phone.screen().contains("button \"Count Home 1\""))
        try expect(phone.said { try phone.touch("Count Home 1") }, is: ["look at Home"])
    }

    let below = Fact("is all of a stack where something has changed below, or in an object") {
        let phone = try Self.detail()
        try phone.touch("Count Detail 0")
        let shared = try phone.said { try phone.touch("Share") }
        expect(shared, is: ["look at Home", "look at Detail", "shared 1"])
        let opened = try phone.said { try phone.touch("Open", role: .switch) }
        expect(opened, is: ["look at Home", "look at Detail"])
        try phone.touch("Home", in: "Detail")
        try expect(phone.screen().contains("staticText \"open\""))
    }

    let anew = Fact("begins anew where it was away in the view that was looked at alone") {
        let phone = try Self.detail()
        try phone.touch("Number 0")
        try expect(phone.said { try phone.touch("Turn") }, is: ["look at Detail"])
        try phone.touch("Turn")
        try expect(phone.screen().contains("button \"Number 0\""))
    }
}
