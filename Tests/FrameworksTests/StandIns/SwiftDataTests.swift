import BackgroundRuntime
import SwiftData
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// What the plugin makes of a class that is marked with `@Model`.
@Observable
private final class Trip: PersistentModel {
    var name: String
    var days: Int

    init(_ name: String, days: Int) { (self.name, self.days) = (name, days) }
}

@MainActor private var shown: UIWindow?

private struct TripList: View {
    @Query private var all: [Trip]
    @Query(filter: #Predicate<Trip> { $0.days > 2 }, sort: \.days) private var long: [Trip]
    @Environment(\.modelContext) private var context

    var body: some View {
        let _ = print("shown:", all.count, long.map(\.name), context.hasChanges)
        List { ForEach(long) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } }
    }
}

struct SwiftDataTests: Facts {
    @Test("Objects of SwiftData", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func trace(_ body: @escaping @MainActor @Sendable () throws -> Void) throws -> [String] {
        let device = Device(system: .iOS(17))
        let code = LaunchCode { do { try body() } catch { print("threw", error) } }
        let app = try device.install(code, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        expect(app.state, is: .active)
        return app.trace.entries.map(\.text)
    }

    let fetching = Fact(
        "are found by condition and order, by other contexts once they are saved, and no more as they went"
    ) {
        let said = try Self.trace {
            let container = try ModelContainer(for: Trip.self)
            let (first, other) = (container.mainContext, ModelContext(container))
            let trips = [Trip("Oslo", days: 3), Trip("Rome", days: 9), Trip("Bern", days: 5)]
            trips.forEach { first.insert($0) }
            print("pending", first.hasChanges, try other.fetchCount(FetchDescriptor<Trip>()))
            try first.save()
            let long = FetchDescriptor<Trip>(predicate: #Predicate { $0.days > 4 }, sortBy: [SortDescriptor(\.name)])
            print("long", try other.fetch(long).map(\.name), first.hasChanges)
            first.delete(trips[1])
            print("deleted", try first.fetch(long).map(\.name), trips[1].isDeleted)
            first.rollback()
            print("back", try first.fetch(long).map(\.name), trips[1].isDeleted)
            try first.delete(model: Trip.self, where: #Predicate { $0.days < 4 })
            try first.save()
            let ends = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])
            print("left", try other.fetch(ends).map(\.name), trips[0] == trips[0], trips[0] == trips[1])
            let same: Trip? = first.registeredModel(for: trips[2].persistentModelID)
            print("same", same === trips[2])
        }
        expect(said.contains("pending true 0"), "\(said)")
        expect(said.contains(#"long ["Bern", "Rome"] false"#) && said.contains(#"deleted ["Bern"] true"#), "\(said)")
        expect(said.contains(#"back ["Bern", "Rome"] false"#), "\(said)")
        expect(said.contains(#"left ["Rome", "Bern"] true false"#) && said.contains("same true"), "\(said)")
    }

    let query = Fact("are shown by a view, which is evaluated again as they come and go") {
        let said = try Self.trace {
            let container = try ModelContainer(for: Trip.self)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIHostingController(rootView: TripList().modelContainer(container))
            window.makeKeyAndVisible()
            shown = window
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                for trip in [Trip("Rome", days: 9), Trip("Oslo", days: 1), Trip("Bern", days: 5)] {
                    container.mainContext.insert(trip)
                }
            }
        }
        expect(said.contains("shown: 0 [] false"), "\(said)")
        expect(said.last { $0.hasPrefix("shown:") }, is: #"shown: 3 ["Bern", "Rome"] true"#, "\(said)")
    }

    let ending = Fact("are gone as the process ends, and the trace says that nothing is written, once in each launch") {
        let device = Device(system: .iOS(17))
        let code = LaunchCode {
            guard let container = try? ModelContainer(for: Trip.self), let again = try? ModelContainer(for: Trip.self)
            else { return }
            print("found", (try? container.mainContext.fetchCount(FetchDescriptor<Trip>())) ?? -1)
            again.mainContext.insert(Trip("Oslo", days: 3))
            container.mainContext.insert(Trip("Rome", days: 3))
            try? container.mainContext.save()
        }
        let app = try device.install(code, manifest: Manifest())
        app.launch()
        app.terminate()
        app.launch()
        let said = app.trace.entries.map(\.text)
        expect(said.filter { $0 == "found 0" }.count, is: 2, "\(said)")
        expect(said.filter { $0.hasPrefix("SwiftData is not simulated: objects are kept in memory") }.count, is: 2)
    }
}
