import SwiftUI
import UIKit

struct Item: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var isDone = false
}

@MainActor
final class ItemStore: ObservableObject {
    @Published var items: [Item] = []
    private let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("items.json")

    init() {
        if ProcessInfo.processInfo.arguments.contains("--with-samples") {
            items = ["Bread", "Butter", "Beans"].map { Item(name: $0) }
        } else if let data = try? Data(contentsOf: file) {
            items = (try? JSONDecoder().decode([Item].self, from: data)) ?? []
        }
    }

    /// A slow disk: the system has to be asked for the time.
    func saveInBackground() {
        var task = UIBackgroundTaskIdentifier.invalid
        task = UIApplication.shared.beginBackgroundTask(withName: "save") {
            UIApplication.shared.endBackgroundTask(task)
        }
        Task {
            try? await Task.sleep(for: .seconds(2))
            try? JSONEncoder().encode(items).write(to: file)
            print("\(items.count) items saved")
            UIApplication.shared.endBackgroundTask(task)
        }
    }
}
