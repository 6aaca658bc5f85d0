import BackgroundTasks
import CallKit
import MediaPlayer
import PushKit
import Testing
import UIKit
import UserNotifications
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport

@testable import BackgroundRuntime

/// What an app does that asks for nothing before.
private let uses: [String: @MainActor @Sendable () -> Void] = [
    "BGTaskScheduler": { _ = BGTaskScheduler.shared },
    "CXCallController": { _ = CXCallController() },
    "CXProvider": { _ = CXProvider(configuration: CXProviderConfiguration()) },
    "MPNowPlayingInfoCenter": { _ = MPNowPlayingInfoCenter.default() },
    "MPRemoteCommandCenter": { _ = MPRemoteCommandCenter.shared() },
    "PKPushRegistry": { _ = PKPushRegistry(queue: nil) },
    "UNUserNotificationCenter": { _ = UNUserNotificationCenter.current() },
    "connectedScenes": { _ = UIApplication.shared.connectedScenes },
    "openSessions": { _ = UIApplication.shared.openSessions },
]

@Suite("What a system does not have yet", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct AvailabilityTests {
    /// The state of an app that uses something at launch, and what the trace says of it.
    private static func outcome(_ api: SystemAPI, on system: SystemVersion) throws -> (AppState, String) {
        let device = Device(system: system)
        let use = try #require(uses[api.name])
        let app = try device.install(LaunchCode { use() }, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        return (app.state, app.trace.entries.map(\.description).joined(separator: "\n"))
    }

    @Test("life.api.missing: using it ends the app, and nothing ends it on the system that brought it")
    func ends() throws {
        for api in SystemAPI.all {
            let (before, said) = try Self.outcome(api, on: .iOS(api.first.major - 1))
            #expect(before == .notRunning, "\(api.name)")
            #expect(said.contains(api.name) && said.contains("it came with \(api.first)"), "\(said)")
            #expect(said.contains("[life.api.missing]"), "\(said)")
            let (since, after) = try Self.outcome(api, on: api.first)
            #expect(since == .active, "\(api.name): \(after)")
        }
    }

    @Test("is data of the linked frameworks, each of which is tried")
    func isWhole() {
        #expect(SystemAPI.all.map(\.name) == uses.keys.sorted())
    }
}
