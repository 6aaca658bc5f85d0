import SwiftUI

@main
struct TeaTimerApp: App {
    @State private var kettle = Kettle()

    var body: some Scene {
        WindowGroup {
            TabView {
                BrewView()
                    .tabItem { Label("Brew", systemImage: "timer") }
                TeaList()
                    .tabItem { Label("Teas", systemImage: "leaf") }
            }
            .environment(kettle)
        }
    }
}
