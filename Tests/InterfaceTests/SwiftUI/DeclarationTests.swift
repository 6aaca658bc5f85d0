import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

// What people write beside the code that runs in the background: it has to compile, and to be evaluated.

private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
}

/// A shape of the app's own, which has a path and no body.
private struct Wave: Shape {
    let height: Double

    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
}

private struct Cell: View {
    let item: Item

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "doc").resizable().frame(width: 20, height: 20).foregroundColor(.blue)
            VStack(alignment: .leading) {
                Text(item.name).font(.headline).bold()
                Text("number \(item.id)").foregroundStyle(.secondary)
            }
            Spacer()
            Wave(height: 3).frame(width: 9)
            if item.id > 1 { ProgressView(value: 0.5) } else { EmptyView() }
        }
        .padding(.horizontal, 4)
    }
}

private struct Badge: ViewModifier {
    func body(content: Content) -> some View { content.padding().background(.ultraThinMaterial).cornerRadius(8) }
}

private struct Flip: AnimatableModifier {
    var animatableData: AnimatablePair<Double, CGFloat>

    func body(content: Content) -> some View { content.offset(x: animatableData.second) }
}

private struct Wrapped: UIViewControllerRepresentable {
    final class Coordinator: NSObject {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController {
        print("made", context.coordinator === context.coordinator)
        return UIViewController()
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) { print("updated") }
}

private struct Everything: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var isOn = true
    @State private var volume = 0.5
    @State private var text = ""
    @State private var choice = 1
    @FocusState private var isFocused: Bool
    @SceneStorage("tab") private var tab = "first"
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            NavigationStack {
                List(items) { item in NavigationLink(destination: Text("Detail")) { Cell(item: item) } }
                    .navigationTitle("Items").toolbar {
                        ToolbarItem { Button("Add") { withAnimation { isOn.toggle() } } }
                    }
            }.tabItem { Label("Items", systemImage: "list.bullet") }
            Form {
                Section("Settings") {
                    Toggle("On", isOn: $isOn)
                    Slider(value: $volume, in: 0...1)
                    TextField("Name", text: $text).focused($isFocused)
                    Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                }
                Section(header: Text("More")) { Button(role: .destructive, action: { dismiss() }) { Text("Delete") } }
            }
            ScrollView { LazyVStack { Group { Divider() } } }.modifier(Badge()).modifier(
                Flip(animatableData: AnimatablePair(1, 2))
            ).alert(
                "Alert", isPresented: .constant(true)
            ) {
                Button("OK") {}
            }
            ZStack(alignment: .bottom) { Color.red.ignoresSafeArea() }.opacity(0.5)
            Wrapped()
        }
        .animation(.easeInOut, value: isOn)
        .task { items[0].name = "z" }
    }
}

struct Everything_Previews: PreviewProvider {
    static var previews: some View { Everything() }
}

private struct EverythingApp: App {
    var body: some Scene { WindowGroup { Everything() } }
}

private struct Tabs: View {
    @State private var selection = "two"

    var body: some View {
        TabView(selection: $selection) {
            Text("One").onAppear { print("one appears") }.tabItem { Text("1") }.tag("one")
            Text("Two").tag("two").onAppear { print("two appears") }.onDisappear { print("two disappears") }
        }
        .task { selection = "one" }
    }
}

private struct TabsApp: App {
    var body: some Scene { WindowGroup { Tabs() } }
}

struct DeclarationTests: Facts {
    @Test("Views as declarations", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let everything = Fact("views that people write are evaluated, and what they make of UIKit is made once") {
        let phone = try AppPhoneOf(EverythingApp.self, modules: [])
        phone.app.launch()
        phone.wait(1)
        expect(phone.output.first == "made true" && phone.output.dropFirst().allSatisfy { $0 == "updated" })
        expect(phone.output.count > 2)
        let texts = try phone.app.onMainThread {
            MainActor.assumeIsolated {
                let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
                return window?.rootViewController?.view.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
            }
        }
        expect(texts.prefix(4) == ["z", "number 1", "b", "number 2"] && texts.contains("Alert"))
    }

    let tabs = Fact("of tabs the one that is selected appears, and disappears when another is") {
        let phone = try AppPhoneOf(TabsApp.self, modules: [])
        phone.app.launch()
        phone.wait(1)
        expect(phone.output, is: ["two appears", "one appears", "two disappears"])
    }
}
