import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

private struct Side: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .onAppear { print(name, "appears") }.onDisappear { print(name, "disappears") }
            .task { print(name, "task") }
    }
}

private struct Sides: View {
    @State private var selection = "one"

    var body: some View {
        TabView(selection: $selection) {
            NavigationStack { Side(name: "One").navigationTitle("First") }
                .tabItem { Label("1", systemImage: "star") }.tag("one")
            Side(name: "Two").tabItem { Text("2") }.tag("two").onAppear { print("around two") }
        }
        .onChange(of: selection) { print("selected", $1) }
    }
}

private struct SideApp: App {
    var body: some Scene { WindowGroup { Sides() } }
}

private struct PageApp: App {
    var body: some Scene {
        WindowGroup {
            TabView { ForEach(0..<2) { Side(name: "Page \($0)") } }.tabViewStyle(PageTabViewStyle())
        }
    }
}

struct TabTouchTests: Facts {
    @Test("A finger on tabs of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let tabs = Fact("of tabs the chosen one is on the screen, and others appear once they are chosen") {
        let phone = try AppPhoneOf.launched(SideApp.self)
        expect(phone.output, is: ["One appears", "One task"])
        try expect(
            phone.screen(),
            is: [
                "navigationBar \"First\"", "  staticText \"First\"", "button \"One 0\"", "tabBar",
                "  button \"1\" selected", "  button \"2\"",
            ])
        try phone.touch("One 0")
        let said = try phone.said { try phone.touch("2") }
        expect(Set(said), is: ["around two", "Two appears", "Two task", "One disappears", "selected two"])
        try expect(require(said.firstIndex(of: "Two appears")) < require(said.firstIndex(of: "One disappears")))
        try expect(phone.screen(), is: ["button \"Two 0\"", "tabBar", "  button \"1\"", "  button \"2\" selected"])
        // What was seen once is kept.
        let back = try phone.said { try phone.touch("1") }
        expect(back.contains("One appears") && back.contains("Two disappears"))
        try expect(phone.screen().contains("button \"One 1\""))
    }

    let pages = Fact("pages are moved from side to side") {
        let phone = try AppPhoneOf.launched(PageApp.self)
        try expect(phone.screen(), is: ["collectionView", "  button \"Page 0 0\""])
        try phone.touch("Page 0 0", .swipe(.left))
        try expect(phone.screen(), is: ["collectionView", "  button \"Page 1 0\""])
        try phone.touch("Page 1 0", .swipe(.left))
        expect(phone.lastNote, is: "nothing takes the swipe left on button \"Page 1 0\"")
    }
}
