// swift-format-ignore-file
//
//  ForecastStore.swift
//  Weatherly
//

import Combine
import Foundation
import os

private nonisolated let logger = Logger(subsystem: "com.example.Weatherly", category: "store")

final class ForecastStore: ObservableObject {
    @Published private(set) var forecasts: [Forecast] = []
    @Published private(set) var isLoading = false
    @Published var errorMessage: String?

    let cities = ["Exampleton", "Sampleville", "Testburgh"]
    private let client: any WeatherClient
    private let cache: ForecastCache
    private var lastRefresh: ContinuousClock.Instant?

    init(client: any WeatherClient = LiveWeatherClient(), cache: ForecastCache = ForecastCache()) {
        self.client = client
        self.cache = cache
    }

    func refreshIfNeeded() async {
        if forecasts.isEmpty, let cached = try? await cache.load() {
            forecasts = cached.forecasts
            logger.info("from the cache, \(Int(cached.age)) s old")
        }
        if let lastRefresh, lastRefresh.duration(to: .now) < .seconds(900) { return }
        await refresh()
    }

    func refresh() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            forecasts = try await fetchAll()
            lastRefresh = .now
            errorMessage = nil
            try await cache.save(forecasts)
            logger.notice("refreshed \(self.forecasts.count, privacy: .public) cities")
        } catch is CancellationError {
            logger.debug("cancelled")
        } catch {
            errorMessage = error.localizedDescription
            logger.error("not refreshed: \(error.localizedDescription, privacy: .public)")
        }
    }

    private func fetchAll() async throws -> [Forecast] {
        let client = client
        return try await withThrowingTaskGroup(of: Forecast.self) { group in
            for city in cities {
                group.addTask { try await client.forecast(for: city) }
            }
            var result: [Forecast] = []
            for try await forecast in group {
                result.append(forecast)
            }
            return result.sorted { $0.city < $1.city }
        }
    }
}
