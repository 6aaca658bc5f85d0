// swift-format-ignore-file
//
//  RTTracker.swift
//  RunTracker
//

import Foundation
import CoreLocation

let RTTrackerDidUpdateNotification = NSNotification.Name("RTTrackerDidUpdateNotification")
let RTTrackerDidFinishRunNotification = NSNotification.Name("RTTrackerDidFinishRunNotification")

private let RTTrackingKey = "RTTracking"

@objc protocol RTTrackerDelegate {
    @objc optional func trackerDidStart(_ tracker: RTTracker)
    @objc optional func tracker(_ tracker: RTTracker, didPassKilometre kilometre: Int)
    @objc optional func tracker(_ tracker: RTTracker, isRefusedWithStatus status: Int32)
}

/// Owns the location manager.
class RTTracker: NSObject, CLLocationManagerDelegate {

    let store = RTRunStore()
    let locationManager = CLLocationManager()
    weak var delegate: RTTrackerDelegate?

    private(set) var run: RTRun?
    private var kilometres = 0
    private var pauseTimer: Timer?

    override init() {
        super.init()
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyBest
        locationManager.distanceFilter = 10
        locationManager.activityType = .fitness
        locationManager.pausesLocationUpdatesAutomatically = false
    }

    var isTracking: Bool {
        return run != nil
    }

    // MARK: - Control

    func start() {
        guard CLLocationManager.locationServicesEnabled() else {
            return
        }
        if locationManager.responds(to: #selector(CLLocationManager.requestAlwaysAuthorization)) {
            locationManager.requestAlwaysAuthorization()
        }
        begin(RTRun(startDate: Date()))
        delegate?.trackerDidStart?(self)
    }

    func resumeIfNeeded() {
        if UserDefaults.standard.bool(forKey: RTTrackingKey) && !isTracking {
            begin(RTRun(startDate: Date()))
        }
    }

    private func begin(_ run: RTRun) {
        self.run = run
        kilometres = 0
        UserDefaults.standard.set(true, forKey: RTTrackingKey)
        UserDefaults.standard.synchronize()
        locationManager.startUpdatingLocation()
        locationManager.startMonitoringSignificantLocationChanges()
        restartPauseTimer()
    }

    func finish() {
        guard let run = run else {
            return
        }
        pauseTimer?.invalidate()
        locationManager.stopUpdatingLocation()
        locationManager.stopMonitoringSignificantLocationChanges()
        UserDefaults.standard.set(false, forKey: RTTrackingKey)
        run.finish()
        store.add(run)
        store.save()
        self.run = nil
        NSLog("finished: %@", run)
        NotificationCenter.default.post(name: RTTrackerDidFinishRunNotification, object: self, userInfo: ["run": run])
    }

    func thinOut() {
        run?.thinOut()
    }

    // MARK: - Timer

    /// Who stands still for five minutes has arrived.
    private func restartPauseTimer() {
        pauseTimer?.invalidate()
        pauseTimer = Timer(timeInterval: 300, target: self, selector: #selector(pauseTimerFired), userInfo: nil, repeats: false)
        RunLoop.main.add(pauseTimer!, forMode: .common)
    }

    @objc func pauseTimerFired() {
        finish()
    }

    // MARK: - CLLocationManagerDelegate

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let run = run else {
            return
        }
        for location in locations where location.horizontalAccuracy >= 0 && location.horizontalAccuracy < 50 {
            run.add(location)
        }
        restartPauseTimer()
        let whole = Int(run.distance / 1000)
        if whole > kilometres {
            kilometres = whole
            delegate?.tracker?(self, didPassKilometre: whole)
        }
        NotificationCenter.default.post(name: RTTrackerDidUpdateNotification, object: self)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if (error as NSError).code == CLError.denied.rawValue {
            locationManager.stopUpdatingLocation()
        }
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        switch status {
        case .denied, .restricted:
            delegate?.tracker?(self, isRefusedWithStatus: status.rawValue)
        case .authorizedAlways, .authorizedWhenInUse, .notDetermined:
            break
        @unknown default:
            break
        }
    }
}
