import SwiftUI

@main
struct ShoppingListApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var store = ItemStore()

    var body: some Scene {
        WindowGroup {
            ListView().environmentObject(store)
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background { store.saveInBackground() }
        }
    }
}
