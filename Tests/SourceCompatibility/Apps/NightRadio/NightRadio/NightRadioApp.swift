import SwiftUI

@main
struct NightRadioApp: App {
    @StateObject private var radio = Radio()

    var body: some Scene {
        WindowGroup {
            StationList().environmentObject(radio)
        }
    }
}
