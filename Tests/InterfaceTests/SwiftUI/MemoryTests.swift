import BackgroundRuntime
import SwiftUI
import Testing
import VigilRuntimeProbes

/// Something that views keep, which is known as long as it is there.
private final class Kept: ObservableObject {
    @MainActor static weak var last: Kept?

    @MainActor init() { Kept.last = self }
}

private struct Everywhere: View {
    @StateObject private var kept = Kept()
    @State private var isOpen = false
    @State private var text = ""
    @State private var choice = 1
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TabView {
            NavigationStack {
                List {
                    NavigationLink("Detail") { Text("Detail \(text)") }
                    Toggle("Sheet", isOn: $isOpen).swipeActions { Button("Side") { text = "b" } }
                    TextField("Name", text: $text)
                    Picker("Choice", selection: $choice) { ForEach(0..<2) { Text("\($0)").tag($0) } }
                    Menu("Menu") { Button("Item") { text = "a" } }
                }
                .navigationDestination(for: Int.self) { Text("\($0) \(text)") }
                .toolbar { Button("Item") { dismiss() } }
                .searchable(text: $text)
            }
            .tabItem { Text("One") }
            Text("Two").onTapGesture { text = "c" }.tabItem { Text("Two") }
        }
        .sheet(isPresented: $isOpen) { Toggle("Close", isOn: $isOpen) }
        .environmentObject(kept)
    }
}

private struct EverywhereApp: App {
    var body: some Scene { WindowGroup { Everywhere() } }
}

@Suite("What views of SwiftUI keep", .enabled(if: RuntimeInterface.problems.isEmpty))
struct MemoryTests {
    @Test("is gone with the launch")
    @MainActor
    func launch() throws {
        func play() throws {
            let phone = try AppPhoneOf.launched(EverywhereApp.self)
            try phone.touch("Name", .type("a"))
            try phone.touch("Choice")
            try phone.touch("1")
            try phone.touch("Menu")
            try phone.touch("Item")
            try phone.touch("Sheet")
            try phone.touch("Close")
            try phone.touch("Detail")
            try phone.touch("Two")
            #expect(try phone.screen().first == "staticText \"Two\"")
            #expect(Kept.last != nil)
            phone.device.forceQuit(phone.app)
        }
        try play()
        #expect(Kept.last == nil)
    }
}
