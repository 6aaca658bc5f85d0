import AVFoundation
import BackgroundTasks
import CallKit
import CoreLocation
import Foundation
import MediaPlayer
import PushKit
import UIKit
import UserNotifications

/// Runs at launch what the other files use, and prints what comes of it.
@UIApplicationMain
class SymbolRunner: UIResponder, UIApplicationDelegate {
    private let locator = SymbolLocator()
    private let notifier = SymbolNotifier()
    private let remote = SymbolRemote()
    private let clock = SymbolClock()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        mocks()
        ownProtocols()
        locator.start()
        notifier.ask()
        notifier.categories()
        remote.connect()
        remote.show()
        SymbolScheduler().schedule()
        print(describeApplication().joined(separator: ", "))
        print(describeDevice().dropLast().joined(separator: ", "))
        clock.start()
        clock.tick()
        camera()
        return true
    }

    private func mocks() {
        let manager: CLLocationManager = MockLocationManager()
        manager.startUpdatingLocation()
        let session: AVAudioSession = MockAudioSession()
        try? session.setActive(true)
        try? session.setCategory(.playback, mode: .default)
        print((session as? MockAudioSession)?.calls ?? [], session.isOtherAudioPlaying)
        print(manager.authorizationStatus == .authorizedAlways, type(of: manager).locationServicesEnabled())
        print(manager.location?.coordinate.latitude ?? 0, (MockDevice() as UIDevice).batteryLevel)
        let player: AVPlayer = MockPlayer()
        player.play()
        print((player as? MockPlayer)?.plays ?? 0, AVAudioPlayer().play(), (MockAudioPlayer() as AVAudioPlayer).play())
    }

    private func ownProtocols() {
        let tasks: BackgroundTaskHandling = UIApplication.shared
        let id = tasks.beginBackgroundTask(withName: "own", expirationHandler: nil)
        let unnamed = tasks.beginBackgroundTask(expirationHandler: nil)
        print(id != .invalid, tasks.backgroundTimeRemaining > 1_000)
        tasks.endBackgroundTask(id)
        tasks.endBackgroundTask(unnamed)
        let application: ApplicationProtocol = UIApplication.shared
        print(application.backgroundRefreshStatus == .available, application.windows.count)
        let session: AudioSessionProtocol = AVAudioSession.sharedInstance()
        session.requestRecordPermission { print("may record:", $0, Thread.isMainThread) }
        let places: LocationManaging = CLLocationManager()
        print(places.monitoredRegions.count, type(of: places).locationServicesEnabled())
    }
}
