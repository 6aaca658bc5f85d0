import BackgroundRuntime
import SwiftUI
import Testing
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

@Suite("A finger on tabs of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty))
struct TabTouchTests {
    @Test("of tabs the chosen one is on the screen, and others appear once they are chosen")
    func tabs() throws {
        let phone = try AppPhoneOf.launched(SideApp.self)
        #expect(phone.output == ["One appears", "One task"])
        #expect(
            try phone.screen() == [
                "navigationBar \"First\"", "  staticText \"First\"", "button \"One 0\"", "tabBar",
                "  button \"1\" selected", "  button \"2\"",
            ])
        try phone.touch("One 0")
        let said = try phone.said { try phone.touch("2") }
        #expect(Set(said) == ["around two", "Two appears", "Two task", "One disappears", "selected two"])
        #expect(try #require(said.firstIndex(of: "Two appears")) < #require(said.firstIndex(of: "One disappears")))
        #expect(try phone.screen() == ["button \"Two 0\"", "tabBar", "  button \"1\"", "  button \"2\" selected"])
        // What was seen once is kept.
        let back = try phone.said { try phone.touch("1") }
        #expect(back.contains("One appears") && back.contains("Two disappears"))
        #expect(try phone.screen().contains("button \"One 1\""))
    }

    @Test("pages are moved from side to side")
    func pages() throws {
        let phone = try AppPhoneOf.launched(PageApp.self)
        #expect(try phone.screen() == ["collectionView", "  button \"Page 0 0\""])
        try phone.touch("Page 0 0", .swipe(.left))
        #expect(try phone.screen() == ["collectionView", "  button \"Page 1 0\""])
        try phone.touch("Page 1 0", .swipe(.left))
        #expect(phone.lastNote == "nothing takes the swipe left on button \"Page 1 0\"")
    }
}

/// A hosting controller in a stack of UIKit.
private final class HostingApp: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let host = UIHostingController(rootView: Hosted())
        window.rootViewController = UINavigationController(rootViewController: host)
        window.makeKeyAndVisible()
        return true
    }
}

private struct Hosted: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Open") { isOpen = true }
            Box()
        }
        .navigationTitle("Hosted")
        .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
}

/// A button of UIKit among views of SwiftUI.
private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Of UIKit", for: .normal)
        button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ uiView: UIButton, context: Context) {}
}

@Suite("SwiftUI and UIKit on one screen", .enabled(if: RuntimeInterface.problems.isEmpty))
struct HostingTouchTests {
    @Test("views of one are in the other, and what lies in front of one covers both")
    func both() throws {
        let device = Device(system: .iOS(17), modules: [])
        let app = try device.install(HostingApp.self, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        let screen = {
            try device.screenOutline(of: app)
        }
        let whole = [
            "navigationBar \"Hosted\"", "  staticText \"Hosted\"", "button \"Open\"", "button \"Of UIKit\"",
        ]
        #expect(try screen() == whole)
        try device.touch(.tap, ElementQuery("Of UIKit"), of: app)
        #expect(app.trace.output == ["pressed"])
        try device.touch(.tap, ElementQuery("Open"), of: app)
        #expect(try screen() == ["button \"Close\""])
        try device.touch(.tap, ElementQuery("Close"), of: app)
        #expect(try screen() == whole)
    }
}
