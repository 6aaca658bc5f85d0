// swift-format-ignore-file
//
//  Forecast.swift
//  Weatherly
//

import Foundation

nonisolated struct Forecast: Codable, Identifiable, Hashable, Sendable {
    enum Condition: String, Codable, Sendable, CaseIterable {
        case sunny, cloudy, rain, storm

        var symbolName: String {
            switch self {
            case .sunny: "sun.max"
            case .cloudy: "cloud"
            case .rain: "cloud.rain"
            case .storm: "cloud.bolt.rain"
            }
        }
    }

    var id: String { city }
    let city: String
    let condition: Condition
    let low: Double
    let high: Double

    var range: ClosedRange<Double> { low...high }
}

nonisolated extension Forecast {
    static let preview = Forecast(city: "Exampleton", condition: .sunny, low: 12, high: 23)
}

nonisolated enum WeatherError: LocalizedError {
    case badStatus(Int)
    case offline

    var errorDescription: String? {
        switch self {
        case .badStatus(let status): "The server answered \(status)."
        case .offline: "There is no network."
        }
    }
}
