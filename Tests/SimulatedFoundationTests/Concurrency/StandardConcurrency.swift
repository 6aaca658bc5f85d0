// A file of an app that imports nothing. Its main actor is that of the standard library; of the sleeps it sees those of
// Vigil, as members of an extension that another file of the module imports.

/// A model that knows the standard main actor only.
@MainActor
final class StandardModel {
    private var steps: [String] = []

    /// Takes a step after a sleep.
    func step(_ name: String) async throws -> [String] {
        try await Task.sleep(for: .milliseconds(2_500))
        MainActor.assertIsolated()
        append(name)
        return steps
    }

    private nonisolated func append(_ name: String) { MainActor.assumeIsolated { steps.append(name) } }
}

/// Goes to the standard main actor and back.
func onStandardMainActor<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) async -> Value {
    await MainActor.run { body() }
}
