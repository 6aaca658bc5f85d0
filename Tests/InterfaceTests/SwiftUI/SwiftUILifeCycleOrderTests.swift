import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// A view that says when it comes and goes.
private struct ToldView<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }

    var body: some View {
        VStack { content }
            .navigationTitle(name)
            .onAppear { print(name, "appears") }
            .onDisappear { print(name, "disappears") }
            .task {
                print(name, "begins")
                try? await Task.sleep(for: .seconds(1000))
                print(name, Task.isCancelled ? "is cancelled" : "is done")
            }
    }
}

private struct StackScreen: View {
    var body: some View {
        NavigationStack { ToldView("A") { NavigationLink("Push") { ToldView("B") {} } } }
    }
}

private struct Covers: View {
    @State private var hasSheet = false
    @State private var hasCover = false

    var body: some View {
        ToldView("A") {
            Button("Sheet") { hasSheet = true }
            Button("Cover") { hasCover = true }
        }
        .sheet(isPresented: $hasSheet) {
            print("gone")
        } content: {
            ToldView("B") { Button("Close") { hasSheet = false } }
        }
        .fullScreenCover(isPresented: $hasCover) { ToldView("C") { Button("Close") { hasCover = false } } }
    }
}

private struct Sides: View {
    var body: some View {
        TabView {
            ToldView("A") {}.tabItem { Text("One") }
            ToldView("B") {}.tabItem { Text("Two") }
        }
    }
}

private struct StackApp: App {
    var body: some Scene { WindowGroup { StackScreen() } }
}

private struct CoverApp: App {
    var body: some Scene { WindowGroup { Covers() } }
}

private struct TabApp: App {
    var body: some Scene { WindowGroup { Sides() } }
}

struct SwiftUILifeCycleOrderTests: Facts {
    @Test(
        "The order in which views of SwiftUI are told", .exercisesRules,
        .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let launch = Fact(
        "life.view.swiftui: at a launch the view appears, and its task begins",
        .asserts(LifecycleRules.viewSwiftUI)
    ) {
        try expect(AppPhoneOf.launched(StackApp.self).output, is: ["A appears", "A begins"])
    }

    let stack = Fact(
        "life.view.swiftui: a push and a pop let the new view appear before the old one disappears",
        .asserts(LifecycleRules.viewSwiftUI)
    ) {
        let phone = try AppPhoneOf.launched(StackApp.self)
        let pushed = try phone.said { try phone.touch("Push") }
        expect(pushed, is: ["B appears", "A disappears", "B begins", "A is cancelled"])
        let popped = try phone.said { try phone.touch("A", in: "B") }
        expect(popped, is: ["A appears", "B disappears", "A begins", "B is cancelled"])
    }

    let sheet = Fact(
        "life.view.swiftui.sheet: what lies below a sheet hears nothing of it",
        .asserts(LifecycleRules.viewSwiftUICover)
    ) {
        let phone = try AppPhoneOf.launched(CoverApp.self)
        try expect(phone.said { try phone.touch("Sheet") }, is: ["B appears", "B begins"])
        try expect(phone.said { try phone.touch("Close") }, is: ["B disappears", "gone", "B is cancelled"])
    }

    let cover = Fact("hear nothing of what covers the whole screen, either") {
        let phone = try AppPhoneOf.launched(CoverApp.self)
        try expect(phone.said { try phone.touch("Cover") }, is: ["C appears", "C begins"])
        try expect(phone.said { try phone.touch("Close") }, is: ["C disappears", "C is cancelled"])
    }

    let tabs = Fact(
        "life.view.swiftui: a tab appears each time that it is chosen",
        .asserts(LifecycleRules.viewSwiftUI)
    ) {
        let phone = try AppPhoneOf.launched(TabApp.self)
        let there = ["B appears", "A disappears", "B begins", "A is cancelled"]
        try expect(phone.said { try phone.touch("Two") }, is: there)
        let back = ["A appears", "B disappears", "A begins", "B is cancelled"]
        try expect(phone.said { try phone.touch("One") }, is: back)
        try expect(phone.said { try phone.touch("Two") }, is: there)
    }

    let background = Fact("hear nothing of the way to the background and back") {
        let phone = try AppPhoneOf.launched(TabApp.self)
        let said = phone.said {
            phone.home()
            phone.wait(10)
            phone.app.launch()
            phone.wait(1)
        }
        expect(said, is: [])
    }
}
