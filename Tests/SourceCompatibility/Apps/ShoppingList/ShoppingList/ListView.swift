import SwiftUI

struct ListView: View {
    @EnvironmentObject private var store: ItemStore
    @State private var search = ""
    @State private var newName = ""
    @State private var isClearing = false

    private var shown: [Item] {
        search.isEmpty ? store.items : store.items.filter { $0.name.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("New item", text: $newName)
                        .onSubmit(add)
                        .accessibilityIdentifier("new")
                }
                Section("To buy") {
                    ForEach(shown) { item in
                        NavigationLink(value: item) {
                            Text(item.name).strikethrough(item.isDone)
                        }
                    }
                    .onDelete { offsets in
                        let gone = offsets.map { shown[$0].id }
                        store.items.removeAll { gone.contains($0.id) }
                    }
                }
            }
            .navigationTitle("Shopping")
            .navigationDestination(for: Item.self) { ItemView(id: $0.id) }
            .searchable(text: $search, prompt: "Find an item")
            .toolbar {
                Menu("More") {
                    Button("Clear all", role: .destructive) { isClearing = true }
                    Button("Sort") { store.items.sort { $0.name < $1.name } }
                }
            }
            .alert("Clear the list?", isPresented: $isClearing) {
                Button("Clear", role: .destructive) { store.items = [] }
                Button("Keep", role: .cancel) {}
            }
            .overlay {
                if store.items.isEmpty { Text("Nothing to buy") }
            }
        }
    }

    private func add() {
        guard !newName.isEmpty else { return }
        store.items.append(Item(name: newName))
        newName = ""
    }
}

struct ItemView: View {
    let id: UUID
    @EnvironmentObject private var store: ItemStore

    var body: some View {
        if let index = store.items.firstIndex(where: { $0.id == id }) {
            Form {
                Toggle("In the basket", isOn: $store.items[index].isDone)
            }
            .navigationTitle(store.items[index].name)
        }
    }
}
