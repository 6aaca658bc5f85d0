// swift-format-ignore-file
//
//  RTRun.swift
//  RunTracker
//

import Foundation
import CoreLocation

/// One run: where it went, as archived points.
class RTRun: NSObject {

    private(set) var startDate: Date
    private(set) var endDate: Date?
    private(set) var points: [RTPoint] = []
    private(set) var distance: CLLocationDistance = 0
    private var lastLocation: CLLocation?

    init(startDate: Date) {
        self.startDate = startDate
        super.init()
    }

    init?(dictionary: NSDictionary) {
        guard let start = dictionary["start"] as? Date,
              let distance = dictionary["distance"] as? NSNumber else {
            return nil
        }
        self.startDate = start
        self.endDate = dictionary["end"] as? Date
        self.distance = distance.doubleValue
        super.init()
        let list = dictionary["points"] as? [[String: NSNumber]] ?? []
        self.points = list.map { RTPoint(dictionary: $0) }
    }

    var dictionaryRepresentation: NSDictionary {
        let dictionary = NSMutableDictionary()
        dictionary["start"] = startDate
        dictionary["distance"] = NSNumber(value: distance)
        if let endDate = endDate {
            dictionary["end"] = endDate
        }
        dictionary["points"] = points.map { $0.dictionaryRepresentation }
        return dictionary
    }

    var duration: TimeInterval {
        return (endDate ?? Date()).timeIntervalSince(startDate)
    }

    var durationText: String {
        let seconds = Int(duration)
        return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    func add(_ location: CLLocation) {
        if let last = lastLocation {
            distance += location.distance(from: last)
        }
        lastLocation = location
        points.append(RTPoint(location: location))
    }

    func finish() {
        endDate = Date()
    }

    /// Keeps every second point.
    func thinOut() {
        points = points.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
    }

    override var description: String {
        return String(format: "%.0f m in %@, %d points", distance, durationText, points.count)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? RTRun else {
            return false
        }
        return startDate == other.startDate
    }

    override var hash: Int {
        return startDate.hashValue
    }
}

struct RTPoint {

    var coordinate: CLLocationCoordinate2D
    var speed: CLLocationSpeed

    init(location: CLLocation) {
        coordinate = location.coordinate
        speed = location.speed
    }

    init(dictionary: [String: NSNumber]) {
        coordinate = CLLocationCoordinate2DMake(dictionary["lat"]?.doubleValue ?? 0, dictionary["lon"]?.doubleValue ?? 0)
        speed = dictionary["speed"]?.doubleValue ?? -1
    }

    var dictionaryRepresentation: [String: NSNumber] {
        return ["lat": NSNumber(value: coordinate.latitude),
                "lon": NSNumber(value: coordinate.longitude),
                "speed": NSNumber(value: speed)]
    }
}
