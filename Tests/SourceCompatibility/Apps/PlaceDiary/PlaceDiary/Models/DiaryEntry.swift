// swift-format-ignore-file
//
//  DiaryEntry.swift
//  PlaceDiary
//

import CoreLocation
import Foundation

nonisolated struct DiaryEntry: Codable, Identifiable, Hashable, Sendable {
    struct Place: Codable, Hashable, Sendable {
        var latitude: Double
        var longitude: Double

        init(_ location: CLLocation) {
            latitude = location.coordinate.latitude
            longitude = location.coordinate.longitude
        }

        var location: CLLocation {
            CLLocation(latitude: latitude, longitude: longitude)
        }
    }

    let id: UUID
    var arrival: Date
    var departure: Date?
    var place: Place
    var note = ""

    init(id: UUID = UUID(), arrival: Date, place: Place) {
        self.id = id
        self.arrival = arrival
        self.place = place
    }

    var duration: Duration? {
        departure.map { .seconds($0.timeIntervalSince(arrival)) }
    }
}
