// swift-format-ignore-file
//
//  ForecastRow.swift
//  Weatherly
//

import SwiftUI

struct ForecastRow: View {
    let forecast: Forecast
    let usesFahrenheit: Bool

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: forecast.condition.symbolName)
                .font(.title2)
                .foregroundStyle(forecast.condition == .storm ? Color(.storm) : .accentColor)
            VStack(alignment: .leading) {
                Text(forecast.city)
                    .font(.headline)
                Text(temperatures)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if forecast.condition == .storm {
                Image(.weatherVane)
                    .foregroundStyle(.storm)
            }
        }
        .padding(.vertical, 4)
    }

    private var temperatures: String {
        [forecast.low, forecast.high]
            .map { Temperature(celsius: $0).text(inFahrenheit: usesFahrenheit) }
            .joined(separator: " to ")
    }
}

nonisolated struct Temperature {
    var celsius: Double

    func text(inFahrenheit: Bool) -> String {
        let value = inFahrenheit ? celsius * 9 / 5 + 32 : celsius
        return "\(Int(value.rounded()))°"
    }
}

struct ForecastDetail: View {
    let forecast: Forecast
    let usesFahrenheit: Bool

    var body: some View {
        Form {
            Section("Today") {
                Label(forecast.condition.rawValue.capitalized, systemImage: forecast.condition.symbolName)
                LabeledContent("High", value: Temperature(celsius: forecast.high).text(inFahrenheit: usesFahrenheit))
                LabeledContent("Low", value: Temperature(celsius: forecast.low).text(inFahrenheit: usesFahrenheit))
            }
        }
        .navigationTitle(forecast.city)
    }
}

struct SettingsView: View {
    @Binding var usesFahrenheit: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Toggle("Fahrenheit", isOn: $usesFahrenheit)
            }
            .navigationTitle("Settings")
            .toolbar {
                Button("Done") { dismiss() }
            }
        }
    }
}
