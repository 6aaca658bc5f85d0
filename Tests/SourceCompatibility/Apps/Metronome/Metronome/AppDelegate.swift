// swift-format-ignore-file
//
//  AppDelegate.swift
//  Metronome
//

import UIKit
import AVFoundation

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var viewController: MetronomeViewController?
    var backgroundTask: UIBackgroundTaskIdentifier = .invalid

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        registerDefaults()
        configureAudioSession()

        self.window = UIWindow(frame: UIScreen.main.bounds)
        self.viewController = MetronomeViewController(nibName: nil, bundle: nil)
        let navigationController = UINavigationController(rootViewController: self.viewController!)
        self.window?.rootViewController = navigationController
        self.window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        NSLog("will resign active")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        self.backgroundTask = application.beginBackgroundTask(expirationHandler: {
            application.endBackgroundTask(self.backgroundTask)
            self.backgroundTask = .invalid
        })
        DispatchQueue.global(qos: .default).async {
            PracticeLog.shared.save()
            DispatchQueue.main.async {
                application.endBackgroundTask(self.backgroundTask)
                self.backgroundTask = .invalid
            }
        }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        NSLog("practised %d seconds so far", Int(PracticeLog.shared.totalTime))
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        application.isIdleTimerDisabled = true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        PracticeLog.shared.save()
    }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        NSLog("reminded: %@", notification.alertBody ?? "")
        application.cancelLocalNotification(notification)
    }

    // MARK: - Set up

    private func registerDefaults() {
        UserDefaults.standard.register(defaults: [
            MetronomeTempoKey: 120,
            MetronomeBeatsKey: 4,
            MetronomeAccentKey: true
        ])
    }

    private func configureAudioSession() {
        let session = AVAudioSession.sharedInstance()
        do {
            try session.setCategory(.playback)
        } catch let error as NSError {
            NSLog("no category: %d", error.code)
        }
        NotificationCenter.default.addObserver(self,
                                               selector: #selector(AppDelegate.audioSessionInterrupted(_:)),
                                               name: AVAudioSession.interruptionNotification,
                                               object: session)
        NotificationCenter.default.addObserver(self,
                                               selector: #selector(AppDelegate.audioRouteChanged(_:)),
                                               name: AVAudioSession.routeChangeNotification,
                                               object: session)
    }

    // MARK: - Audio session

    @objc func audioSessionInterrupted(_ notification: Notification) {
        let value = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? NSNumber
        guard let number = value, let type = AVAudioSession.InterruptionType(rawValue: number.uintValue) else {
            return
        }
        switch type {
        case .began:
            NSLog("interrupted")
            self.viewController?.interrupt()
        case .ended:
            let option = (notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? NSNumber)?.uintValue ?? 0
            let options = AVAudioSession.InterruptionOptions(rawValue: option)
            NSLog("interruption is over, %@", options.contains(.shouldResume) ? "go on" : "stay silent")
            if options.contains(.shouldResume) {
                self.viewController?.resume()
            }
        @unknown default:
            break
        }
    }

    @objc func audioRouteChanged(_ notification: Notification) {
        let value = notification.userInfo?[AVAudioSessionRouteChangeReasonKey] as? NSNumber
        guard let number = value,
              AVAudioSession.RouteChangeReason(rawValue: number.uintValue) == .oldDeviceUnavailable else {
            return
        }
        DispatchQueue.main.async {
            NSLog("headphones are out")
            self.viewController?.interrupt()
        }
    }
}
