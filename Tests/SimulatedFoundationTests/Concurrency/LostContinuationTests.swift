import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// A service that may forget whom it has to call.
@MainActor
private final class Service {
    var handlers: [@Sendable () -> Void] = []

    func load() async {
        await withCheckedContinuation { continuation in handlers.append { continuation.resume() } }
    }

    func fetch() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in }
    }
}

struct LostContinuationTests: Facts {
    @Test(
        "A continuation that nobody can resume any more", .exercisesRules,
        .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What is found of an app that waits by a service, and then does something with it two seconds later.
    private static func phone(_ later: @escaping @MainActor @Sendable (Service) -> Void) throws -> AsyncPhone {
        let phone = try AsyncPhone {
            let service = Service()
            Task {
                await service.load()
                print("loaded")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { later(service) }
        }
        phone.device.advance(by: .seconds(60))
        return phone
    }

    let dropped = Fact("sim.hang.continuation: is a finding at its instant, with the place where it was let go") {
        let phone = try Self.phone { $0.handlers = [] }
        let found = phone.app.trace.entries(rule: "sim.hang.continuation")
        expect(found.map(\.kind), is: [.finding])
        expect(found.map { $0.instant.nanoseconds / 1_000_000_000 }, is: [2])
        let text = try require(found.first?.text)
        let start =
            "a task waits for ever: load() leaked its continuation without resuming it: at LostContinuationTests.swift:"
        expect(text.hasPrefix(start), "\(text)")
        expect(phone.history.isEmpty)
    }

    let atOnce = Fact("sim.hang.continuation: is one where nobody ever took it, too") {
        let phone = try AsyncPhone { Task { try? await Service().fetch() } }
        phone.device.advance(by: .seconds(1))
        expect(phone.findings, is: ["a task waits for ever: fetch() leaked its continuation without resuming it"])
    }

    let others = Fact("is none while somebody holds it, once it was resumed, and with the end of the app") {
        let held = try Self.phone { _ in }
        held.app.terminate()
        held.device.advance(by: .seconds(1))
        expect(held.history.isEmpty && held.findings.isEmpty, "\(held.findings)")
        let resumed = try Self.phone { service in
            for handler in service.handlers { handler() }
            service.handlers = []
        }
        expect(resumed.history == ["00:00:02.000 loaded"] && resumed.findings.isEmpty, "\(resumed.findings)")
    }

    let leftOut = Fact("sim.hang.continuation: names what is left out and would have resumed it") {
        let phone = try Self.phone { service in
            __leftOut("client.ask { done.resume() }", path: "/App/Client.swift", line: 7)
            __leftOut("view.shine()", path: "/App/Client.swift", line: 8)
            service.handlers = []
        }
        expect(
            phone.findings.map {
                $0.hasSuffix("it may come of what is left out: client.ask { done.resume() }, Client.swift:7")
            },
            is: [true])
    }
}
