import CallKit
import PushKit
import UIKit

/// Takes VoIP pushes for messages, as apps did until iOS 12, with the older method of the delegate.
final class Messenger: UIResponder, UIApplicationDelegate, @preconcurrency PKPushRegistryDelegate {
    private var registry: PKPushRegistry?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let registry = PKPushRegistry(queue: DispatchQueue.main)
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
        self.registry = registry
        return true
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {
        print("message:", payload.dictionaryPayload["text"] as? String ?? "none")
    }
}

/// Shows a call as it is launched, and does nothing of what the user wants of it.
final class Unready: UIResponder, UIApplicationDelegate, @MainActor CXProviderDelegate {
    private let provider = CXProvider(configuration: CXProviderConfiguration())

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        provider.setDelegate(self, queue: nil)
        provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
        return true
    }

    func providerDidReset(_ provider: CXProvider) {}
}

/// Takes pushes on a queue of its own, and reports the call in a later block.
final class LateReporter: UIResponder, UIApplicationDelegate {
    private let receiver = Receiver()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        receiver.start()
        return true
    }
}

final class Receiver: NSObject, PKPushRegistryDelegate, @unchecked Sendable {
    private let queue = DispatchQueue(label: "pushes")
    private let provider = CXProvider(configuration: CXProviderConfiguration())
    private lazy var registry = PKPushRegistry(queue: queue)

    func start() {
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        print("push, on the main thread:", Thread.isMainThread)
        queue.async { [self] in
            print("too late")
            provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
        }
    }
}

/// Knows both methods for pushes.
final class FlagReader: UIResponder, UIApplicationDelegate, @preconcurrency PKPushRegistryDelegate {
    private var registry: PKPushRegistry?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let registry = PKPushRegistry(queue: DispatchQueue.main)
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
        self.registry = registry
        return true
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        print("older")
        completion()
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata,
        withCompletionHandler completion: @escaping () -> Void
    ) {
        print("metadata:", metadata.mustReport)
        completion()
    }
}

/// Knows the method with metadata, in its `async` form alone, and reports in it.
final class Awaiter: UIResponder, UIApplicationDelegate, @preconcurrency PKPushRegistryDelegate {
    private let provider = CXProvider(configuration: CXProviderConfiguration())

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        provider.setDelegate(nil, queue: nil)
        // Nobody else holds it: it lives on since it wants pushes.
        let registry = PKPushRegistry(queue: .main)
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
        return true
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload, metadata: PKVoIPPushMetadata
    ) async {
        try? await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
        print("reported:", metadata.mustReport)
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) async {
        print("older")
        try? await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
    }
}
