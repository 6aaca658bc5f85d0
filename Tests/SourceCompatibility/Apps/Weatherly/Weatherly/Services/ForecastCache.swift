// swift-format-ignore-file
//
//  ForecastCache.swift
//  Weatherly
//

import Foundation

/// What was known last, on disk.
actor ForecastCache {
    private struct Entry: Codable {
        var saved: Date
        var forecasts: [Forecast]
    }

    private let url: URL

    init(directory: URL = .cachesDirectory) {
        url = directory.appending(path: "forecasts.json")
    }

    func load() throws -> (forecasts: [Forecast], age: TimeInterval)? {
        guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return nil }
        let entry = try JSONDecoder().decode(Entry.self, from: Data(contentsOf: url))
        return (entry.forecasts, Date.now.timeIntervalSince(entry.saved))
    }

    func save(_ forecasts: [Forecast]) throws {
        let data = try JSONEncoder().encode(Entry(saved: .now, forecasts: forecasts))
        try data.write(to: url, options: [.atomic])
    }
}
