import BackgroundRuntime
import CallKit
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Reports and asks with `async` instead of completions, on the main actor and off it.
private final class AsyncPhoneApp: UIResponder, UIApplicationDelegate {
    private let provider = CXProvider(configuration: CXProviderConfiguration())
    private let controller = CXCallController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        provider.setDelegate(nil, queue: nil)
        Task {
            let call = UUID()
            try await provider.reportNewIncomingCall(with: call, update: CXCallUpdate())
            print("reported", controller.callObserver.calls.count, Thread.isMainThread)
            await refusal { try await self.controller.requestTransaction(with: CXEndCallAction(call: UUID())) }
            await refusal { try await self.controller.requestTransaction(with: [CXAction]()) }
            await refusal { try await self.controller.request(CXTransaction()) }
            await refusal { try await self.controller.requestTransaction(with: [CXEndCallAction(call: call)]) }
        }
        return true
    }

    private func refusal(_ ask: @MainActor () async throws -> Void) async {
        do {
            try await ask()
            print("done", Thread.isMainThread)
        } catch {
            print((error as? CXErrorCodeRequestTransactionError).map { "\($0.code)" } ?? "\(error)")
        }
    }
}

struct AsyncCallTests: Facts {
    @Test("CallKit with async", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let transactions = Fact("reports and transactions come back when they are done, and throw what is refused") {
        let phone = try PushKitPhone(AsyncPhoneApp.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        expect(
            phone.app.trace.output,
            is: [
                "reported 1 true", "unknownCallUUID", "emptyTransaction", "emptyTransaction", "done true",
            ])
    }
}
