import PushToTalk
import Testing
import UIKit
import VigilFacts
import VigilPushToTalk
import VigilRuntimeProbes
import VigilTestSupport

struct ChannelTests: Facts {
    @Test("A channel manager", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The app, in its channel, and what it printed from then on.
    private static func joined() throws -> PushToTalkPhone {
        let phone = try PushToTalkPhone(RadioApp.self)
        phone.app.launch()
        try Self.onChannel(phone) { manager, channel in
            manager.requestJoinChannel(
                channelUUID: channel, descriptor: PTChannelDescriptor(name: "Friends", image: nil))
        }
        return phone
    }

    /// Does something with the manager, on the main thread of the app.
    private static func onChannel(
        _ phone: PushToTalkPhone, _ body: @escaping @MainActor (PTChannelManager, UUID) -> Void
    ) throws {
        try phone.app.onMainThread {
            MainActor.assumeIsolated { if let manager = RadioApp.current?.manager { body(manager, RadioApp.channel) } }
        }
    }

    /// What the app printed, without the time.
    private static func lines(_ phone: PushToTalkPhone) -> [String] { phone.app.trace.entries(of: .output).map(\.text) }

    let joins = Fact("tells of a channel that is joined, and of one that is left") {
        let phone = try Self.joined()
        expect(Self.lines(phone), is: ["manager true ", "joined true developerRequest", "token 32"])
        expect(phone.device.pushToTalk.channel?.name, is: "Friends")
        try Self.onChannel(phone) { manager, channel in
            manager.requestJoinChannel(
                channelUUID: UUID(), descriptor: PTChannelDescriptor(name: "Others", image: nil))
            manager.leaveChannel(channelUUID: UUID())
            manager.leaveChannel(channelUUID: channel)
        }
        expect(
            Self.lines(phone).suffix(3),
            is: ["not joined true", "not left channelNotFound", "left developerRequest true"])
    }

    let transmits = Fact("tells of transmissions, of the audio session and of what could not be") {
        let phone = try Self.joined()
        try Self.onChannel(phone) { manager, channel in
            manager.stopTransmitting(channelUUID: channel)
            manager.requestBeginTransmitting(channelUUID: channel)
            manager.requestBeginTransmitting(channelUUID: channel)
        }
        expect(
            Self.lines(phone).suffix(4),
            is: [
                "not stopped transmissionNotFound", "begins developerRequest", "active true",
                "not begun com.apple.pushtotalk.channel 4",
            ])
        try phone.device.pushToTalk.release()
        expect(Self.lines(phone).suffix(2), is: ["ends userRequest", "inactive"])
    }

    let hears = Fact("hands over pushes, and hears that nobody speaks any more") {
        let phone = try Self.joined()
        phone.home()
        phone.wait(30)
        try phone.device.pushToTalk.push(to: phone.app, speaker: "Anna")
        expect(Self.lines(phone).suffix(2), is: ["push Anna", "active true"])
        expect(phone.app.isAwake(because: .mode("push-to-talk")))
        try Self.onChannel(phone) { manager, channel in
            manager.setActiveRemoteParticipant(nil, channelUUID: channel) { print("silent", $0 == nil) }
        }
        expect(Self.lines(phone).suffix(2).sorted() == ["inactive", "silent true"] && phone.app.state == .suspended)
        try phone.device.pushToTalk.push(to: phone.app)
        expect(Self.lines(phone).suffix(2), is: ["push nobody", "left developerRequest true"])
    }

    let restores = Fact("asks the restoration delegate after the system ended the app") {
        let phone = try Self.joined()
        phone.home()
        phone.wait(30)
        phone.device.purge(phone.app)
        try phone.device.pushToTalk.push(to: phone.app, speaker: "Anna")
        expect(
            Self.lines(phone).suffix(6),
            is: [
                "descriptor true", "manager true ", "push Anna", "joined true channelRestoration", "token 32",
                "active true",
            ])
        expect(phone.device.pushToTalk.channel?.name, is: "Friends again")
    }

    let settings = Fact("says with a completion handler or an error what came of the settings of a channel") {
        let phone = try Self.joined()
        try Self.onChannel(phone) { manager, channel in
            manager.setTransmissionMode(.fullDuplex, channelUUID: channel) { print("mode", $0 == nil) }
            manager.setServiceStatus(.unavailable, channelUUID: channel)
            manager.setAccessoryButtonEventsEnabled(false, channelUUID: channel)
            manager.setChannelDescriptor(PTChannelDescriptor(name: "Crew", image: nil), channelUUID: UUID()) {
                print("descriptor", $0.map { PTChannelError.channelNotFound ~= $0 } ?? false)
            }
        }
        expect(Self.lines(phone).suffix(2), is: ["mode true", "descriptor true"])
        let channel = try require(phone.device.pushToTalk.channel)
        expect(channel.mode == .fullDuplex && channel.status == .unavailable && !channel.takesButtons)
        expect(channel.name, is: "Friends")
    }

    let refusals = Fact("is refused without the mode, and there is one for a process") {
        let phone = try PushToTalkPhone(RadioApp.self, modes: [])
        phone.app.launch()
        let refused = PTInstantiationError(.missingBackgroundMode)
        expect(Self.lines(phone), is: ["manager false \(refused)"])

        let other = try Self.joined()
        try other.app.onMainThread {
            MainActor.assumeIsolated {
                guard let app = RadioApp.current else { return }
                PTChannelManager.channelManager(delegate: app, restorationDelegate: app) { again, _ in
                    MainActor.assumeIsolated { print("same", again === app.manager) }
                }
            }
        }
        expect(Self.lines(other).last, is: "same true")
    }

    let noDelegate = Fact("tells, once, that its delegate is gone") {
        let phone = try PushToTalkPhone(ForgetfulApp.self)
        phone.app.launch()
        expect(
            phone.app.trace.findings.map(\.text),
            is: [
                "the channel manager has no delegate: what it should tell is lost: it is held weakly"
            ]
        )
    }

    let errors = Fact("errors have Apple's domains and numbers") {
        let error = PTInstantiationError(.missingBackgroundMode) as NSError
        expect(error.domain == PTInstantiationErrorDomain && error.code == 2)
        expect(
            PTChannelError(.transmissionNotAllowed).errorCode == 9 && PTChannelError(.appNotForeground).errorCode == 6)
        expect(PTInstantiationError.missingBackgroundMode ~= error || PTInstantiationError(.unknown).errorCode == 0)
        expect(PTTransmissionMode.listenOnly.rawValue == 2 && PTServiceStatus.unavailable.rawValue == 2)
        expect(PTChannelTransmitRequestSource.handsfreeButton.rawValue, is: 3)
    }
}

/// Keeps no delegate.
private final class ForgetfulApp: UIResponder, UIApplicationDelegate {
    private var manager: PTChannelManager?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let delegate = RadioApp()
        PTChannelManager.channelManager(delegate: delegate, restorationDelegate: delegate) { manager, _ in
            MainActor.assumeIsolated {
                self.manager = manager
                manager?.requestJoinChannel(
                    channelUUID: RadioApp.channel, descriptor: PTChannelDescriptor(name: "Friends", image: nil))
            }
        }
        return true
    }
}
