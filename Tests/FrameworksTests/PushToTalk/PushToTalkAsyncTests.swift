import PushToTalk
import Testing
import UIKit
import VigilFacts
import VigilPushToTalk
import VigilRuntimeProbes
import VigilTestSupport

/// Waits for its manager, and says with `try await` what its channel is.
private final class AsyncApp: UIResponder, UIApplicationDelegate {
    private let radio = RadioApp()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task {
            do {
                let manager = try await PTChannelManager.channelManager(delegate: radio, restorationDelegate: radio)
                try await use(manager, RadioApp.channel)
            } catch {
                print("failed", error)
            }
        }
        return true
    }

    private func use(_ manager: PTChannelManager, _ channel: UUID) async throws {
        manager.requestJoinChannel(channelUUID: channel, descriptor: PTChannelDescriptor(name: "Friends", image: nil))
        try await manager.setTransmissionMode(.listenOnly, channelUUID: channel)
        try await manager.setServiceStatus(.connecting, channelUUID: channel)
        try await manager.setAccessoryButtonEventsEnabled(false, channelUUID: channel)
        try await manager.setChannelDescriptor(PTChannelDescriptor(name: "Crew", image: nil), channelUUID: channel)
        try await manager.setActiveRemoteParticipant(PTParticipant(name: "Anna", image: nil), channelUUID: channel)
        try await manager.setServiceStatus(.ready, channelUUID: UUID())
    }
}

struct PushToTalkAsyncTests: Facts {
    @Test("A channel manager that is waited for", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let waits = Fact("comes from an async call, and its settings throw what a completion handler would get") {
        let phone = try PushToTalkPhone(AsyncApp.self)
        phone.app.launch()
        let channel = try require(phone.device.pushToTalk.channel)
        expect(channel.mode == .listenOnly && channel.status == .connecting && channel.name == "Crew")
        expect(channel.speaker?.name == "Anna" && !channel.takesButtons)
        let lines = phone.app.trace.entries(of: .output).map(\.text)
        expect(lines.first { $0.hasPrefix("failed") }, is: "failed \(PTChannelError(.channelNotFound))")
        expect(lines.contains("active true"))
    }

    let refused = Fact("throws where the manifest does not declare the mode") {
        let phone = try PushToTalkPhone(AsyncApp.self, modes: [])
        phone.app.launch()
        let refused = PTInstantiationError(.missingBackgroundMode)
        expect(phone.app.trace.entries(of: .output).map(\.text), is: ["failed \(refused)"])
    }
}
