import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private final class Clock: ObservableObject {
    @Published var ticks = 0

    init() { print("clock") }
}

@Observable
private final class StateModel {
    var name = "one"
}

private struct StateApp: App {
    @State private var model = StateModel()

    var body: some Scene { WindowGroup { StateView().environment(model) } }
}

private struct StateView: View {
    @StateObject private var clock = Clock()
    @State private var isOpen = false
    @AppStorage("launches") private var launches = 0
    @Environment(StateModel.self) private var model
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        List {
            Text("\(clock.ticks)")
            ForEach(0..<clock.ticks, id: \.self) { tick in Text("tick").onAppear { print("row", tick) } }
        }
        .onReceive(timer) { _ in if clock.ticks < 3 { clock.ticks += 1 } }
        .onChange(of: clock.ticks) { if $0 == 2 { isOpen = true } }
        .onChange(of: model.name) { print("name", $1) }
        .sheet(isPresented: $isOpen, onDismiss: { print("dismissed") }) { SheetView(isOpen: $isOpen) }
        .onAppear {
            launches += 1
            print("launch", launches)
        }
        .task(id: clock.ticks) {
            do {
                try await Task.sleep(for: .seconds(5))
                print("quiet after", clock.ticks)
            } catch { print("interrupted") }
        }
    }
}

private struct SheetView: View {
    @Binding var isOpen: Bool
    @Environment(StateModel.self) private var model

    var body: some View {
        Text("Sheet").onAppear { print("sheet appears") }.task {
            try? await Task.sleep(for: .seconds(2))
            model.name = "two"
            isOpen = false
        }
    }
}

struct StateTests: Facts {
    @Test("The state of views", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let state = Fact("state, objects, storages and the environment are kept, and bodies follow their changes") {
        let phone = try AppPhoneOf(StateApp.self, modules: [])
        phone.app.launch()
        phone.wait(20)
        expect(
            phone.output,
            is: [
                "clock", "launch 1", "row 0", "interrupted", "row 1", "sheet appears", "interrupted", "row 2",
                "interrupted", "name two", "dismissed", "quiet after 3",
            ], "\(phone.app.timeline())")
        phone.device.forceQuit(phone.app)
        phone.app.launch()
        phone.wait(1)
        expect(phone.output.contains("launch 2"))
    }
}
