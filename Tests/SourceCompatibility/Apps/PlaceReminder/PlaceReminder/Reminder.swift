// swift-format-ignore-file
//
//  Reminder.swift
//  PlaceReminder
//

import Foundation
import CoreLocation

enum ReminderAction: String {
    case done = "DONE"
    case later = "LATER"
}

enum Occasion: String {
    case arrival
    case departure
}

/// What to do at a place.
class Reminder: NSObject, NSCoding {

    let identifier: String
    let text: String
    let coordinate: CLLocationCoordinate2D
    let radius: CLLocationDistance
    let occasion: Occasion
    var isDone = false

    init(identifier: String = UUID().uuidString, text: String, coordinate: CLLocationCoordinate2D, radius: CLLocationDistance, occasion: Occasion) {
        self.identifier = identifier
        self.text = text
        self.coordinate = coordinate
        self.radius = radius
        self.occasion = occasion
        super.init()
    }

    // MARK: NSCoding

    private struct Keys {
        static let identifier = "identifier"
        static let text = "text"
        static let latitude = "latitude"
        static let longitude = "longitude"
        static let radius = "radius"
        static let occasion = "occasion"
        static let isDone = "isDone"
    }

    required init?(coder decoder: NSCoder) {
        guard let identifier = decoder.decodeObject(forKey: Keys.identifier) as? String,
            let text = decoder.decodeObject(forKey: Keys.text) as? String,
            let occasion = (decoder.decodeObject(forKey: Keys.occasion) as? String).flatMap(Occasion.init) else {
                return nil
        }
        self.identifier = identifier
        self.text = text
        self.occasion = occasion
        coordinate = CLLocationCoordinate2D(latitude: decoder.decodeDouble(forKey: Keys.latitude),
                                            longitude: decoder.decodeDouble(forKey: Keys.longitude))
        radius = decoder.decodeDouble(forKey: Keys.radius)
        isDone = decoder.decodeBool(forKey: Keys.isDone)
    }

    func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: Keys.identifier)
        coder.encode(text, forKey: Keys.text)
        coder.encode(coordinate.latitude, forKey: Keys.latitude)
        coder.encode(coordinate.longitude, forKey: Keys.longitude)
        coder.encode(radius, forKey: Keys.radius)
        coder.encode(occasion.rawValue, forKey: Keys.occasion)
        coder.encode(isDone, forKey: Keys.isDone)
    }

    // MARK: Region

    var region: CLCircularRegion {
        let region = CLCircularRegion(center: coordinate, radius: radius, identifier: identifier)
        region.notifyOnEntry = occasion == .arrival
        region.notifyOnExit = occasion == .departure
        return region
    }
}
