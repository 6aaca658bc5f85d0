import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

@globalActor
private actor Library {
    static let shared = Library()
}

@Library private var shelf: [String] = []

@Library
private func shelve(_ book: String) async throws {
    try await Task.sleep(for: .seconds(3))
    shelf.append(book)
    print(shelf.count)
}

@globalActor
private actor Archive {
    static let shared = Archive()

    private let executor = QueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

@Archive private var archived = 0

@Archive
private func archive() async throws {
    try await Task.sleep(for: .seconds(3))
    Archive.preconditionIsolated()
    archived = 1
    print("archive", archived)
}

extension Construct {
    static let globalActors = [
        Construct("a global actor of the app's own", plain: ["3 1", "3 2"], suspended: ["60 1", "60 2"]) {
            Task { @Library in try await shelve("one") }
            Task { try await shelve("two") }
            Task { @Library in shelf = [] }
        },
        Construct("a global actor with an executor of its own", plain: ["3 archive 1"], suspended: ["60 archive 1"]) {
            Task { try await archive() }
        },
    ]
}

/// A global actor is a static, which all devices of the program share: only one may run such an app at a time.
struct GlobalActorTests: Facts {
    @Test(
        "Each global actor of an app's own", .enabled(if: RuntimeInterface.problems.isEmpty), .serialized,
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let timing = Fact("runs on virtual time", for: Construct.globalActors) { (construct: Construct) in
        try construct.expectTiming()
    }

    let suspension = Fact(
        "stands still while the app is suspended",
        for: Construct.globalActors
    ) { (construct: Construct) in try construct.expectSuspension() }

    let termination = Fact(
        "ends with its launch, in front or suspended",
        for: Construct.globalActors,
        [true, false]
    ) { (construct: Construct, isSuspended: Bool) in
        try construct.expectTermination(isSuspended: isSuspended)
    }
}
