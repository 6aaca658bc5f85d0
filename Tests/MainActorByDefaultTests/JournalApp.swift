import SwiftUI

// An app as Xcode 26 makes it: SwiftUI, models that are observed, and everything on the main actor unless it says no.

@Observable
final class Journal {
    private(set) var entries: [Entry] = []
    var draft = ""
    @ObservationIgnored private var saves = 0

    func add() {
        entries.append(Entry(text: draft))
        draft = ""
    }

    func save() async {
        let text = entries.map(\.text).joined(separator: ", ")
        let size = await JournalFile().write(text)
        saves += 1
        print("saved", size, saves)
    }
}

struct Entry: Identifiable, Hashable {
    let id = UUID()
    var text: String
}

nonisolated struct JournalFile {
    @concurrent func write(_ text: String) async -> Int {
        try? await Task.sleep(for: .seconds(1))
        return text.utf8.count
    }
}

struct JournalApp: App {
    @State private var journal = Journal()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            JournalView().environment(journal)
        }
        .onChange(of: scenePhase) { oldPhase, newPhase in
            guard newPhase == .background else { return }
            let id = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
            Task {
                await journal.save()
                UIApplication.shared.endBackgroundTask(id)
            }
        }
    }
}

struct JournalView: View {
    @Environment(Journal.self) private var journal
    @State private var isWriting = false
    @FocusState private var isFocused: Bool

    var body: some View {
        @Bindable var journal = journal
        NavigationStack {
            List {
                ForEach(journal.entries) { entry in
                    NavigationLink(value: entry) { Text(entry.text) }
                }
            }
            .overlay {
                if journal.entries.isEmpty { Text("Nothing yet").foregroundStyle(.secondary) }
            }
            .navigationDestination(for: Entry.self) { Text($0.text) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Write", systemImage: "square.and.pencil") { isWriting.toggle() }
                }
            }
            .navigationTitle("Journal")
        }
        .sheet(isPresented: $isWriting) {
            TextField("Text", text: $journal.draft).focused($isFocused).onSubmit(journal.add)
        }
        .task {
            for word in ["one", "two"] {
                journal.draft = word
                try? await Task.sleep(for: .seconds(1))
                journal.add()
            }
        }
        .onChange(of: journal.entries.count, initial: true) { print("entries", journal.entries.count) }
    }
}
