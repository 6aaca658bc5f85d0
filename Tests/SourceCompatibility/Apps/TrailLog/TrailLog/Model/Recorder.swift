import CoreLocation

/// Records a walk from the positions of the phone.
final class Recorder: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var last: CLLocation?
    private(set) var walk: Walk?
    var onChange: (() -> Void)?

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.activityType = .fitness
    }

    var isRecording: Bool { walk != nil }

    func start(_ title: String) {
        walk = Walk(title: title, start: Date())
        manager.requestWhenInUseAuthorization()
        manager.allowsBackgroundLocationUpdates = true
        manager.startUpdatingLocation()
    }

    func stop() {
        manager.stopUpdatingLocation()
        if let walk { WalkStore.shared.add(walk) }
        (walk, last) = (nil, nil)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
            walk?.meters += last.map { location.distance(from: $0) } ?? 0
            walk?.points += 1
            last = location
        }
        onChange?()
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print("no position: \(error)")
    }
}
