// swift-format-ignore-file
//
//  WeatherClient.swift
//  Weatherly
//

import Foundation

protocol WeatherClient: Sendable {
    func forecast(for city: String) async throws -> Forecast
}

nonisolated struct LiveWeatherClient: WeatherClient {
    private let session: URLSession
    private let baseURL = URL(string: "https://weather.example.com/v2")!

    init(session: URLSession = .shared) {
        self.session = session
    }

    func forecast(for city: String) async throws -> Forecast {
        let url = baseURL.appending(path: "forecast-\(city.lowercased()).json")
        var request = URLRequest(url: url, timeoutInterval: 15)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await session.data(for: request)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw WeatherError.badStatus((response as? HTTPURLResponse)?.statusCode ?? 0)
        }
        return try JSONDecoder().decode(Forecast.self, from: data)
    }
}
