import SwiftData

/// A class as the plugin writes it.
@Observable
private final class Thing: PersistentModel {
    init() {}
}

@MainActor private func madeContainer() throws -> ModelContainer { try ModelContainer(for: Thing.self) }

let usesOfSwiftData: [String: Use] = [
    "ModelContainer": { _ = try? madeContainer() },
    "ModelContext": { if let container = try? madeContainer() { _ = ModelContext(container) } },
    "FetchDescriptor": { _ = FetchDescriptor<Thing>() },
    "Query": { _ = Query<Thing>() },
]
